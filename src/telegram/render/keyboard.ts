/**
 * Buttons as an inline keyboard, and what a press of one means. A button holds its command itself where that fits
 * (`c:<command> <argument>`); one that is long, knows more than that, or may run once is kept with the others of its message, under
 * a key and its place among them (`k:<key>.<place>`).
 */
import { z } from 'zod';
import type { Button, ButtonRows, Invocation } from '#commands/answer.ts';
import type { Keyboards as KeptKeyboards } from '#storage/keyboards.ts';
import { MAX_KEPT_BUTTONS } from '#storage/keyboards.ts';
import type { Write } from '#storage/write.ts';
import { type InlineButton, type InlineKeyboard, MAX_BUTTONS, MAX_CALLBACK_DATA_BYTES } from '../api/message.ts';
import { fewRows } from './button-rows.ts';
import { cleanLabel } from './clean.ts';
import { isOpenable } from './rich-text.ts';

const MAX_LABEL = 64;
const KEPT_FOR_MS = 30 * 86_400_000;
const INERT = 'n';

const Kept = z.object({
  command: z.string(),
  argument: z.string(),
  confirmed: z.boolean().optional(),
  after: z.enum(['search', 'ask']).optional(),
  about: z.string().optional(),
  once: z.boolean().optional(),
});

/** What a press asks for. */
export type Pressed =
  /** `use`: what makes that button used up, to be made durable before its command runs. */
  | { kind: 'run'; invocation: Invocation; use?: Write<boolean> }
  | { kind: 'inert' }
  /** A kept button that is used up, expired, or another person's. */
  | { kind: 'gone' }
  /** Data of another version, or of another bot. */
  | { kind: 'unknown' };

export interface Keyboards {
  /** The keyboard for `rows`, and what makes its kept buttons durable: they are `person`'s. Undefined for no buttons. */
  lay(person: string, rows: ButtonRows): { keyboard: InlineKeyboard; write: Write | undefined } | undefined;
  read(data: string | undefined, person: string): Promise<Pressed>;
}

export function createKeyboards(kept: KeptKeyboards, now: () => number): Keyboards {
  return {
    lay(person, wanted) {
      const rows = fewRows(wanted);
      const buttons = rows.flat().slice(0, MAX_BUTTONS);
      if (buttons.length === 0) return undefined;
      const toKeep = buttons.filter(mustBeKept).slice(0, MAX_KEPT_BUTTONS);
      const made =
        toKeep.length === 0 ? undefined : kept.keeping(person, toKeep.map(invocationOf), now() + KEPT_FOR_MS);
      const keyOf = (button: Button) => {
        const at = toKeep.indexOf(button);
        return made === undefined || at < 0 ? undefined : `${made.key}.${at}`;
      };
      const laid = rows
        .map((row) => row.filter((button) => buttons.includes(button)).map((button) => inlineButton(button, keyOf)))
        .filter((row) => row.length > 0);
      return { keyboard: { inline_keyboard: laid }, write: made?.write };
    },
    async read(data, person) {
      if (data === INERT) return { kind: 'inert' };
      const direct = directInvocation(data);
      if (direct) return { kind: 'run', invocation: direct };
      const match = /^k:([A-Za-z0-9_-]{16})\.(\d{1,2})$/.exec(data ?? '');
      if (!match) return { kind: data?.startsWith('k:') ? 'gone' : 'unknown' };
      const [, key = '', place] = match;
      const index = Number(place);
      const found = await kept.find(key, index, person, now());
      const button = Kept.safeParse(found?.button);
      if (!found || !button.success || found.used) return { kind: 'gone' };
      const { once, confirmed, after, about, ...rest } = button.data;
      return {
        kind: 'run',
        invocation: {
          ...rest,
          ...(confirmed === undefined ? {} : { confirmed }),
          ...(after === undefined ? {} : { after }),
          ...(about === undefined ? {} : { about }),
        },
        ...(once ? { use: kept.using(key, index) } : {}),
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
  const isLong = () => Buffer.byteLength(dataOf(invocation)) > MAX_CALLBACK_DATA_BYTES;
  const { confirmed, after, about } = invocation;
  return once === true || confirmed === true || after !== undefined || about !== undefined || isLong();
}

function invocationOf({ press }: Button): unknown {
  return press.kind === 'run' ? { ...press.invocation, ...(press.once ? { once: true } : {}) } : null;
}

function inlineButton(button: Button, keyOf: (button: Button) => string | undefined): InlineButton {
  const text = cleanLabel(button.label, MAX_LABEL) || '·';
  const style = button.tone === undefined ? {} : { style: button.tone };
  const inert: InlineButton = { text, disabled: {}, callback_data: INERT, ...style };
  const { press } = button;
  switch (press.kind) {
    case 'run': {
      const key = keyOf(button);
      const data = key === undefined ? dataOf(press.invocation) : `k:${key}`;
      // More than can be kept for one message: it says so when pressed.
      return { text, callback_data: Buffer.byteLength(data) > MAX_CALLBACK_DATA_BYTES ? 'k:' : data, ...style };
    }
    case 'open':
      // An address that Telegram would refuse must not cost the whole message.
      return isOpenable(press.url) ? { text, url: press.url, ...style } : inert;
    case 'inert':
      return inert;
  }
}
