/** How a reply becomes messages ready to be sent: rendered, with its buttons built and its protection known. */

import { type Words, wordsIn } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import type { Write } from '#storage/write.ts';
import { MAX_PLACEHOLDER_LENGTH, type OutgoingMessage } from '../api/message.ts';
import type { AutoDelete } from '../jobs/outbox/delivery.ts';
import type { OutboxWords } from '../jobs/outbox/send-step.ts';
import { renderAnswer, type ShownAnswer } from './answer.ts';
import { cleanLabel } from './clean.ts';
import type { Keyboards } from './keyboard.ts';
import { markForReply } from './reply-mark.ts';

/** What is taken for the choices of a person while they cannot be read. */
export const STRICTEST: Settings = { protectResults: true, coverResults: true };

export interface Composed {
  /** At least one. */
  messages: readonly OutgoingMessage[];
  /** What their buttons need to be durable. */
  writes: readonly Write[];
  /** When they delete themselves; undefined: they stay. */
  autoDelete: AutoDelete | undefined;
}

export interface ComposeFor {
  /** Pseudonym of whoever may press the buttons. */
  person: string;
  /** What a reply to a question continues. */
  command: string;
  /** What this person wants done with what is personal; counts for nothing else. */
  settings: Settings;
  words: Words;
}

export interface AnswerComposer {
  compose(answer: ShownAnswer, to: ComposeFor): Composed;
  /** A progress message, with a button that stops what runs for that update. */
  progress(answer: ShownAnswer, updateId: number, to: Pick<ComposeFor, 'settings' | 'words'>): OutgoingMessage;
}

export function createAnswerComposer(deps: {
  keyboards: Keyboards;
  commandNames: ReadonlySet<string>;
}): AnswerComposer {
  const { keyboards, commandNames } = deps;
  function compose(answer: ShownAnswer, { person, command, settings, words }: ComposeFor): Composed {
    const {
      protectResults,
      coverResults: cover = false,
      deleteAfterMinutes: minutes,
    }: Settings = 'personal' in answer ? settings : {};
    const rendered = renderAnswer(answer, { commandNames, words, cover });
    const guarded = protectResults === true && answer.kind !== 'files';
    const look = { ...(guarded ? { protect: true } : {}), ...(cover ? { covered: true } : {}) };
    const messages: OutgoingMessage[] = rendered.parts.map((part) => ({ ...part, ...look }));
    if (messages[0] && rendered.picture !== undefined) messages[0].picture = rendered.picture;
    if (rendered.overflow !== undefined) {
      messages.push({ text: words.text('progress-rest-in-file'), entities: [], file: rendered.overflow, ...look });
    }
    for (const { name, content, encoding } of answer.kind === 'files' ? answer.files : []) {
      const written = encoding === undefined ? {} : { fileEncoding: encoding };
      messages.push({ text: '', entities: [], file: content, fileName: name, ...written, ...look });
    }
    const last = messages.at(-1);
    const built = keyboards.build(person, rendered.buttons ?? []);
    if (last && built) last.keyboard = built.keyboard;
    // A message has buttons or a field for the reply; it can be replied to all the same.
    else if (last && rendered.ask !== undefined) last.ask = cleanLabel(rendered.ask, MAX_PLACEHOLDER_LENGTH);
    const replyRuns =
      ('replyRuns' in answer ? answer.replyRuns : undefined) ?? (rendered.ask === undefined ? undefined : command);
    if (last && replyRuns !== undefined) markForReply(last, { command: replyRuns });
    if (last && 'goesOn' in answer && answer.goesOn !== undefined)
      markForReply(last, { command: 'ask', about: answer.goesOn });
    return {
      messages,
      writes: built?.write ? [built.write] : [],
      autoDelete:
        minutes === undefined ? undefined : { afterMs: minutes * 60_000, left: words.text('settings-deleted') },
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
