/** Messages ready to be sent, and how an Answer becomes them: rendered, with its buttons laid and its protection known. */
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Button } from '../commands/answer.ts';
import type { SettingsStore } from '../storage/settings.ts';
import { renderAnswer, type ShownAnswer } from './render/answer.ts';
import { cleanText, shorten } from './render/clean.ts';
import { InlineKeyboard, type Keyboards, mustBeKept } from './render/keyboard.ts';
import { askWords, WORDS } from './words.ts';

const SavedEntity = z.object({
  type: z.enum([
    'bold',
    'italic',
    'strikethrough',
    'code',
    'pre',
    'blockquote',
    'expandable_blockquote',
    'text_link',
    'date_time',
  ]),
  offset: z.number(),
  length: z.number(),
  url: z.string().optional(),
  language: z.string().optional(),
  unix_time: z.number().optional(),
  date_time_format: z.string().optional(),
});

/** One message. It is kept with an update while it is being sent, so it is JSON. */
export const OutgoingMessage = z.object({
  text: z.string(),
  entities: z.array(SavedEntity),
  keyboard: InlineKeyboard.optional(),
  /** Asks for a reply, with this hint in the input field; such a message is always a new one. */
  ask: z.string().optional(),
  /** Neither forwarded nor saved. */
  protect: z.boolean().optional(),
  /** The message is a file with this text; `text` is its caption. */
  file: z.string().optional(),
});
export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** ForceReply: input_field_placeholder 1-64 characters. */
const MAX_PLACEHOLDER = 64;

export interface Composer {
  /** The messages that show `answer` to this person, at least one. `command` is what a reply to a question continues. */
  compose(answer: ShownAnswer, person: string, command: string): Promise<OutgoingMessage[]>;
  /** Whether this person wants personal answers protected. */
  protects(person: string): Promise<boolean>;
}

export function createComposer(deps: {
  keyboards: Keyboards;
  settings: Pick<SettingsStore, 'read'>;
  clock: Clock;
  commandNames: ReadonlySet<string>;
}): Composer {
  const protects = async (person: string) => (await deps.settings.read(person)).protectResults === true;
  /** Standing answers as they were composed the first time. */
  const ready = new WeakMap<ShownAnswer, readonly OutgoingMessage[]>();

  return {
    protects,
    async compose(answer, person, command) {
      const known = ready.get(answer);
      if (known) return [...known];
      const messages = await made(answer, person, command);
      if (isStanding(answer)) ready.set(answer, [...messages]);
      return messages;
    },
  };

  async function made(answer: ShownAnswer, person: string, command: string): Promise<OutgoingMessage[]> {
    const rendered = renderAnswer(answer, { now: deps.clock.now(), commandNames: deps.commandNames });
    const protect = rendered.personal && (await protects(person)) ? { protect: true } : {};
    const messages: OutgoingMessage[] = rendered.parts.map((part) => ({ ...part, ...protect }));
    if (rendered.overflow !== undefined) {
      messages.push({ text: WORDS.overflow, entities: [], file: rendered.overflow, ...protect });
    }
    const last = messages.at(-1);
    if (!last) return messages;
    const rows = answer.kind === 'progress' && answer.cancellable ? [[CANCEL_BUTTON]] : (rendered.buttons ?? []);
    const keyboard = await deps.keyboards.lay(person, rows);
    if (keyboard) last.keyboard = keyboard;
    else if (rendered.ask !== undefined) {
      last.ask = shorten(cleanText(rendered.ask).replace(/\s+/g, ' ').trim(), MAX_PLACEHOLDER);
      last.text += askWords(command);
    }
    return messages;
  }
}

/** Whether it looks the same for everybody: it asks nothing, and no button of it is kept for one person. */
function isStanding(answer: ShownAnswer): boolean {
  if (answer.kind !== 'text' || answer.standing !== true || answer.ask !== undefined) return false;
  return !answer.buttons?.flat().some(mustBeKept);
}

export const CANCEL_BUTTON: Button = {
  label: 'Cancel',
  tone: 'danger',
  press: { kind: 'run', invocation: { command: 'cancel', argument: '' } },
};
