/**
 * Buttons as an inline keyboard, and what a press of one means. A button holds its command itself where that fits
 * (`c:<command> <argument>`); a command that is long, confirmed, or may run once is kept under a key (`k:<key>`).
 */
import { z } from 'zod';
import type { Button, ButtonRows, Invocation } from '../../commands/answer.ts';
import type { Keepsakes } from '../../storage/keepsakes.ts';
import { cleanText, shorten } from './clean.ts';
import { isOpenable, shownAddress } from './rich-text.ts';

/** InlineKeyboardButton of the Bot API, as far as it is used: `style` since 9.4, `copy_text` since 7.11. */
export const InlineButton = z.object({
  text: z.string(),
  callback_data: z.string().optional(),
  url: z.string().optional(),
  copy_text: z.object({ text: z.string() }).optional(),
  style: z.enum(['primary', 'success', 'danger']).optional(),
});
export const InlineKeyboard = z.object({ inline_keyboard: z.array(z.array(InlineButton)) });
export type InlineKeyboard = z.infer<typeof InlineKeyboard>;
type InlineButton = z.infer<typeof InlineButton>;

/** InlineKeyboardButton: callback_data is 1-64 bytes. */
const MAX_DATA_BYTES = 64;
const MAX_LABEL = 64;
/** CopyTextButton: 1-256 characters. */
const MAX_COPY = 256;
/** Buttons of one message that Telegram shows. */
const MAX_BUTTONS = 100;
const KEPT_FOR_MS = 30 * 86_400_000;
const INERT = 'n';

const Kept = z.union([
  z.object({ command: z.string(), argument: z.string(), confirmed: z.boolean().optional() }),
  z.object({ rest: z.unknown() }),
]);

/** What a press asks for. */
export type Pressed =
  | { kind: 'run'; invocation: Invocation; kept: boolean }
  /** Messages that may not have arrived, as `keepRest` got them. */
  | { kind: 'rest'; rest: unknown }
  | { kind: 'inert' }
  /** A kept button that is used up, expired, or another person's. */
  | { kind: 'gone' }
  /** Data of another version, or of another bot. */
  | { kind: 'unknown' };

export interface Keyboards {
  /** The keyboard for `rows`, whose kept buttons only `person` can press; undefined for no buttons. */
  lay(person: string, rows: ButtonRows): Promise<InlineKeyboard | undefined>;
  /** One button that shows `rest` to `person` when pressed. */
  layRest(person: string, label: string, rest: unknown): Promise<InlineKeyboard>;
  read(data: string | undefined, person: string): Promise<Pressed>;
}

export function createKeyboards(invocations: Keepsakes, now: () => number): Keyboards {
  return {
    async lay(person, rows) {
      const buttons = rows.flat().slice(0, MAX_BUTTONS);
      if (buttons.length === 0) return undefined;
      const toKeep = buttons.filter((button) => mustBeKept(button));
      const keys =
        toKeep.length === 0 ? [] : await invocations.keepAll(person, toKeep.map(keepsakeOf), now() + KEPT_FOR_MS);
      const keyOf = new Map(toKeep.map((button, index) => [button, keys[index]]));
      return {
        inline_keyboard: rows
          .map((row) => row.filter((button) => buttons.includes(button)).map((button) => inlineButton(button, keyOf)))
          .filter((row) => row.length > 0),
      };
    },
    async layRest(person, label, rest) {
      const key = await invocations.keep(person, { rest }, now() + KEPT_FOR_MS);
      return { inline_keyboard: [[{ text: label, callback_data: `k:${key}` }]] };
    },
    async read(data, person) {
      if (data === INERT) return { kind: 'inert' };
      const direct = directInvocation(data);
      if (direct) return { kind: 'run', invocation: direct, kept: false };
      if (data === undefined || !data.startsWith('k:')) return { kind: 'unknown' };
      const kept = Kept.safeParse(await invocations.take(data.slice(2), person, now()));
      if (!kept.success) return { kind: 'gone' };
      if ('rest' in kept.data) return { kind: 'rest', rest: kept.data.rest };
      const { command, argument, confirmed } = kept.data;
      return {
        kind: 'run',
        kept: true,
        invocation: { command, argument, ...(confirmed === undefined ? {} : { confirmed }) },
      };
    },
  };
}

/** The command that button data spells out; undefined when it is of another form. Never a confirmed one. */
export function directInvocation(data: string | undefined): Invocation | undefined {
  const match = /^c:([a-z0-9_]{1,32})(?: (.*))?$/s.exec(data ?? '');
  return match?.[1] === undefined ? undefined : { command: match[1], argument: match[2] ?? '' };
}

const dataOf = ({ command, argument }: Invocation) => (argument === '' ? `c:${command}` : `c:${command} ${argument}`);

/** Whether it is kept for the person it is shown to, rather than holding its command itself. */
export function mustBeKept({ press }: Button): boolean {
  if (press.kind !== 'run') return false;
  const { invocation, once } = press;
  return once === true || invocation.confirmed === true || Buffer.byteLength(dataOf(invocation)) > MAX_DATA_BYTES;
}

function keepsakeOf({ press }: Button): { value: unknown; once: boolean } {
  return press.kind === 'run'
    ? { value: press.invocation, once: press.once === true }
    : { value: undefined, once: false };
}

function inlineButton(button: Button, keyOf: ReadonlyMap<Button, string | undefined>): InlineButton {
  const text = shorten(cleanText(button.label).replace(/\s+/g, ' ').trim() || '·', MAX_LABEL);
  const style = button.tone === undefined ? {} : { style: button.tone };
  const { press } = button;
  switch (press.kind) {
    case 'run': {
      const key = keyOf.get(button);
      return { text, callback_data: key === undefined ? dataOf(press.invocation) : `k:${key}`, ...style };
    }
    case 'open':
      // An address that Telegram would refuse must not cost the whole message.
      return isOpenable(press.url) ? { text, url: press.url, ...style } : { text, callback_data: INERT, ...style };
    case 'copy': {
      const copied = shorten(press.text, MAX_COPY);
      return copied === '' ? { text, callback_data: INERT, ...style } : { text, copy_text: { text: copied }, ...style };
    }
    case 'inert':
      return { text, callback_data: INERT, ...style };
  }
}

/** The same keyboard without addresses, and these as lines of text: for a server that refuses one of them. */
export function withoutAddresses(keyboard: InlineKeyboard): { keyboard: InlineKeyboard | undefined; lines: string[] } {
  const lines = keyboard.inline_keyboard
    .flat()
    .flatMap(({ text, url }) => (url === undefined ? [] : [`${text}: ${shownAddress(url)}`]));
  const rows = keyboard.inline_keyboard
    .map((row) => row.filter(({ url }) => url === undefined))
    .filter((row) => row.length > 0);
  return { keyboard: rows.length === 0 ? undefined : { inline_keyboard: rows }, lines };
}
