/** How a reply becomes messages ready to be sent: rendered, with its buttons built and its protection known. */

import { type Words, wordsIn } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { Settings } from '#storage/settings.ts';
import type { Write } from '#storage/write.ts';
import { MAX_PLACEHOLDER_LENGTH, type OutgoingMessage } from '../api/message.ts';
import type { Delivery, Step } from '../jobs/outbox/delivery.ts';
import type { OutboxWords } from '../jobs/outbox/send-step.ts';
import { renderAnswer, type ShownAnswer } from './answer.ts';
import { cleanLabel } from './clean.ts';
import type { Keyboards } from './keyboard.ts';
import { markForReply } from './reply-mark.ts';

/** What is taken for the choices of a person while they cannot be read. */
export const STRICTEST: Settings = { protectResults: true, coverResults: true };

/** What is sent, and what becomes durable with it. */
export interface Saying {
  delivery: Delivery;
  writes: readonly Write[];
}

export interface ComposeFor extends Pick<Delivery, 'place'> {
  /** Pseudonym of whoever may press the buttons. */
  person: string;
  /** What a reply to a question continues. */
  command: string;
  /** What this person wants done with what is personal; counts for nothing else. */
  settings: Settings;
  words: Words;
}

export interface AnswerComposer {
  /** @param replaced the message that it is a new state of, such as a page that was turned */
  compose(answer: ShownAnswer, to: ComposeFor, shown?: ShownProgress, replaced?: number): Saying;
  /** A progress message, with a button that stops what runs for that update. */
  progress(answer: ShownAnswer, updateId: number, to: Pick<ComposeFor, 'settings' | 'words'>): OutgoingMessage;
}

export function createAnswerComposer(deps: {
  keyboards: Keyboards;
  commandNames: ReadonlySet<string>;
}): AnswerComposer {
  const { keyboards, commandNames } = deps;
  function messagesOf(answer: ShownAnswer, settings: Settings, words: Words): OutgoingMessage[] {
    const { protectResults, coverResults: cover = false } = settings;
    const { parts, overflow } = renderAnswer(answer, { commandNames, words, cover });
    const guarded = protectResults === true && answer.kind !== 'files';
    const look = { ...(guarded ? { protect: true } : {}), ...(cover ? { covered: true } : {}) };
    const [first, ...others] = parts.map((part): OutgoingMessage => ({ ...part, ...look }));
    const files = answer.kind === 'files' ? answer.files : [];
    return [
      ...(first ? [{ ...first, ...(answer.kind === 'text' ? defined({ picture: answer.picture }) : {}) }] : []),
      ...others,
      ...(overflow === undefined
        ? []
        : [{ text: words.text('progress-rest-in-file'), entities: [], file: overflow, ...look }]),
      ...files.map(({ name: fileName, content: file, encoding: fileEncoding }) => ({
        ...{ text: '', entities: [], file, fileName, ...defined({ fileEncoding }), ...look },
      })),
    ];
  }

  function compose(
    answer: ShownAnswer,
    { person, command, settings: chosen, words, place }: ComposeFor,
    shown: ShownProgress = {},
    replaced?: number,
  ): Saying {
    const settings = 'personal' in answer ? chosen : {};
    const messages = messagesOf(answer, settings, words);
    const last = messages.at(-1);
    const { ask, replyRuns = ask === undefined ? undefined : command } = answer.kind === 'text' ? answer : {};
    const built = keyboards.build(person, answer.buttons ?? []);
    if (last && built) last.keyboard = built.keyboard;
    // A message has buttons or a field for the reply; it can be replied to all the same.
    else if (last && ask !== undefined) last.ask = cleanLabel(ask, MAX_PLACEHOLDER_LENGTH);
    if (last && replyRuns !== undefined) markForReply(last, { command: replyRuns });
    if (last && 'conversationKey' in answer && answer.conversationKey !== undefined)
      markForReply(last, { command: 'ask', about: answer.conversationKey });
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
    progress(answer, updateId, { settings, words }) {
      const { parts } = renderAnswer(answer, { commandNames, words });
      const [part = { text: words.text('progress-working'), entities: [] }] = parts;
      const press = { kind: 'run', invocation: { command: 'cancel', argument: '', args: { only: updateId } } } as const;
      const built = keyboards.build('', [[{ label: words.text('buttons-stop'), tone: 'danger', press }]]);
      // A phone beeps for the answer, not for what precedes it.
      return {
        ...part,
        silent: true,
        ...(settings.protectResults ? { protect: true } : {}),
        ...(built ? { keyboard: built.keyboard } : {}),
      };
    },
  };
}

/** What the outbox says by itself. @param language ISO 639-1 */
export function outboxWords(language: string): OutboxWords {
  const words = wordsIn(language);
  return {
    repeatNote: words.text('errors-sent-again'),
    unsendable: { text: words.text('errors-unsendable'), entities: [] },
  };
}

/** The progress message: `edit` where the answer may take its place, `remove` where it only has to go. */
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
    // A question for a reply, or a file, cannot be an edit.
    const canEdit = index === 0 && message.ask === undefined && message.file === undefined;
    const messageId = canEdit ? (replaced ?? edit) : undefined;
    if (messageId === undefined) return { do: 'send', message };
    edited = messageId;
    return { do: 'edit', messageId, message };
  });
  const left = [edit, remove].find((id) => id !== undefined && id !== edited);
  return left === undefined ? steps : [...steps, { do: 'delete', messageId: left }];
}
