/** Turns a reply into a delivery: rendered messages, with buttons and the person's privacy settings applied. */

import type { TextReply } from '#commands/reply.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { Settings } from '#storage/settings.ts';
import type { Write } from '#storage/write.ts';
import { MAX_PLACEHOLDER_LENGTH, type OutgoingMessage } from '../api/message.ts';
import type { Delivery, Step } from '../jobs/outbox/delivery.ts';
import type { OutboxWords } from '../jobs/outbox/send-step.ts';
import { renderAnswer } from './answer.ts';
import { cleanLabel } from './clean.ts';
import type { Keyboards } from './keyboard.ts';
import { markForReply } from './reply-mark.ts';

/** Used when a person's settings cannot be read. */
export const STRICTEST: Settings = { protectResults: true, coverResults: true };

/** What to send, and the writes to make in the same transaction. */
export interface ComposedAnswer {
  delivery: Delivery;
  writes: readonly Write[];
}

export interface ComposeFor extends Pick<Delivery, 'place'> {
  /** Pseudonym of the person who may press the buttons. */
  person: string;
  /** Privacy settings of this person; they apply only to personal answers. */
  settings: Settings;
  words: Words;
}

export type AnswerComposer = ReturnType<typeof createAnswerComposer>;

export function createAnswerComposer(deps: { keyboards: Keyboards; commandNames: ReadonlySet<string> }) {
  const { keyboards, commandNames } = deps;
  function messagesOf(answer: TextReply, settings: Settings, words: Words): OutgoingMessage[] {
    const { protectResults, coverResults: cover = false } = settings;
    const { parts, overflow } = renderAnswer(answer, { commandNames, words, cover });
    const { picture, file } = answer;
    const isProtected = protectResults === true && file === undefined;
    const look = { ...(isProtected ? { protect: true } : {}), ...(cover ? { covered: true } : {}) };
    const [first, ...others] = parts.map((part): OutgoingMessage => ({ ...part, ...look }));
    const attached = file && { file: file.content, fileName: file.name, ...defined({ fileEncoding: file.encoding }) };
    return [
      ...(first ? [{ ...first, ...defined({ picture }), ...attached }] : []),
      ...others,
      ...(overflow === undefined
        ? []
        : [{ text: words.text('progress-rest-in-file'), entities: [], file: overflow, ...look }]),
    ];
  }

  /** @param replaced the message to edit instead of sending a new one, such as the previous page */
  function compose(
    answer: TextReply,
    { person, settings: chosen, words, place }: ComposeFor,
    shown: ShownProgress = {},
    replaced?: number,
  ): ComposedAnswer {
    const settings = answer.personal ? chosen : {};
    const messages = messagesOf(answer, settings, words);
    const last = messages.at(-1);
    const { ask, replyRuns, conversationKey: about } = answer;
    const built = keyboards.build(person, answer.buttons ?? []);
    if (last && built) last.keyboard = built.keyboard;
    // A message has either buttons or a reply prompt; with buttons it can still be replied to.
    else if (last && ask !== undefined) last.ask = cleanLabel(ask, MAX_PLACEHOLDER_LENGTH);
    if (last && replyRuns !== undefined) markForReply(last, { command: replyRuns });
    if (last && about !== undefined) markForReply(last, { command: 'ask', about });
    const minutes = settings.deleteAfterMinutes;
    const autoDelete =
      minutes === undefined ? undefined : { afterMs: minutes * 60_000, left: words.text('settings-deleted') };
    const steps = stepsOf(messages, shown, replaced);
    return {
      delivery: { place, steps, language: words.language, autoDelete },
      writes: built?.write ? [built.write] : [],
    };
  }

  return {
    compose,
    /** A progress message, with a button that cancels that update. */
    progress(
      answer: TextReply,
      updateId: number,
      { settings, words }: Pick<ComposeFor, 'settings' | 'words'>,
    ): OutgoingMessage {
      const { parts } = renderAnswer(answer, { commandNames, words });
      const [part = { text: words.text('progress-working'), entities: [] }] = parts;
      const press = { kind: 'run', invocation: { command: 'cancel', argument: '', args: { only: updateId } } } as const;
      const built = keyboards.build('', [[{ label: words.text('buttons-stop'), tone: 'danger', press }]]);
      // The phone should notify for the answer only.
      return {
        ...part,
        silent: true,
        ...(settings.protectResults ? { protect: true } : {}),
        ...(built ? { keyboard: built.keyboard } : {}),
      };
    },
  };
}

/** The outbox's own texts. @param language ISO 639-1 */
export function outboxWords(language: string): OutboxWords {
  const words = wordsIn(language);
  return {
    repeatNote: words.text('errors-sent-again'),
    unsendable: { text: words.text('errors-unsendable'), entities: [] },
  };
}

/** The progress message in the chat: `edit` turns it into the answer, `remove` deletes it. */
export interface ShownProgress {
  edit?: number;
  remove?: number;
}

export function stepsOf(
  messages: readonly OutgoingMessage[],
  { edit, remove }: ShownProgress,
  replaced?: number,
): Step[] {
  let edited: number | undefined;
  const steps = messages.map((message, index): Step => {
    // A reply prompt or a file cannot be sent as an edit.
    const canEdit = index === 0 && message.ask === undefined && message.file === undefined;
    const messageId = canEdit ? (replaced ?? edit) : undefined;
    if (messageId === undefined) return { do: 'send', message };
    edited = messageId;
    return { do: 'edit', messageId, message };
  });
  const left = [edit, remove].find((id) => id !== undefined && id !== edited);
  return left === undefined ? steps : [...steps, { do: 'delete', messageId: left }];
}
