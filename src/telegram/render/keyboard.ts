/**
 * Builds inline keyboards, and decodes button presses. The callback data holds the command itself if it fits
 * (`c:<command> <argument>`, `a:<action> <JSON>`); long and single-use buttons are stored with the others of their
 * message, and hold a key and an index (`k:<key>.<index>`).
 */
import { z } from 'zod';
import { inRows } from '#commands/buttons.ts';
import type { Button, ButtonRows, Invocation } from '#commands/reply.ts';
import { tryParseJson } from '#platform/json.ts';
import type { Keyboards as KeptKeyboards } from '#storage/keyboards.ts';
import type { Write } from '#storage/write.ts';
import { type InlineButton, type InlineKeyboard, MAX_CALLBACK_DATA_BYTES } from '../api/message.ts';
import { cleanLabel } from './clean.ts';
import { isOpenable } from './rich-text.ts';

/** Together at most 24 buttons; a message's stored buttons are limited to 32. */
const MAX_ROWS = 3;
/** Maximum number of buttons per row that Telegram's apps show. */
const MAX_IN_ROW = 8;
const MAX_LABEL = 64;
const KEPT_FOR_MS = 30 * 86_400_000;

/** Stored form; the action's schema parses `args`. */
export const KeptInvocation = z.object({
  command: z.string(),
  argument: z.string(),
  args: z.unknown().optional(),
  about: z.string().exactOptional(),
});
const KeptButton = KeptInvocation.extend({ once: z.boolean().optional() });

/** The meaning of a button press. */
export type Pressed =
  /** `use`: marks a single-use button as used up; write it before running the command. */
  | { kind: 'run'; invocation: Invocation; use?: Write<boolean> }
  /** A single-use button that was pressed before. */
  | { kind: 'used' }
  /** A button that has expired or belongs to another person, or data of another version or bot. */
  | { kind: 'gone' };

export type Keyboards = ReturnType<typeof createKeyboards>;

export function createKeyboards(kept: Pick<KeptKeyboards, 'keeping' | 'find' | 'using'>, now: () => number) {
  return {
    /** The keyboard for `wanted`, and the write that stores its kept buttons for `person`. Undefined without buttons. */
    build(person: string, wanted: ButtonRows): { keyboard: InlineKeyboard; write: Write | undefined } | undefined {
      const rows = shownRows(wanted);
      const buttons = rows.flat();
      if (buttons.length === 0) return undefined;
      const toKeep = buttons.filter(mustBeKept);
      const made =
        toKeep.length === 0 ? undefined : kept.keeping(person, toKeep.map(invocationOf), now() + KEPT_FOR_MS);
      const dataFor = (button: Button, invocation: Invocation) =>
        made && toKeep.includes(button) ? `k:${made.key}.${toKeep.indexOf(button)}` : dataOf(invocation);
      const built = rows.map((row) => row.map((button) => inlineButton(button, dataFor)));
      return { keyboard: { inline_keyboard: built }, write: made?.write };
    },
    async read(data: string | undefined, person: string): Promise<Pressed> {
      const direct = directInvocation(data);
      if (direct) return { kind: 'run', invocation: direct };
      const match = /^k:([A-Za-z0-9_-]{16})\.(\d{1,2})$/.exec(data ?? '');
      if (!match) return { kind: 'gone' };
      const [, key = '', position] = match;
      const index = Number(position);
      const found = await kept.find(key, index, person, now());
      const button = KeptButton.safeParse(found?.button);
      if (!found || !button.success) return { kind: 'gone' };
      if (found.used) return { kind: 'used' };
      const { once, ...invocation } = button.data;
      return { kind: 'run', invocation, ...(once ? { use: kept.using(key, index) } : {}) };
    },
  };
}

/** The command in callback data of the form `c:` or `a:`; undefined otherwise. */
export function directInvocation(data: string | undefined): Invocation | undefined {
  const match = /^([ca]):([a-z0-9_]{1,32})(?: (.*))?$/s.exec(data ?? '');
  const [, form, command, rest = ''] = match ?? [];
  if (command === undefined) return undefined;
  if (form === 'c') return { command, argument: rest };
  const args = tryParseJson(rest);
  return args === undefined ? undefined : { command, argument: '', args };
}

function dataOf({ command, argument, args }: Invocation): string {
  if (args !== undefined) return `a:${command} ${JSON.stringify(args)}`;
  return argument === '' ? `c:${command}` : `c:${command} ${argument}`;
}

/** Whether the button must be stored, rather than holding its command in the callback data. */
function mustBeKept({ press }: Button): boolean {
  if (press.kind !== 'run') return false;
  const { invocation, once } = press;
  return once === true || Buffer.byteLength(dataOf(invocation)) > MAX_CALLBACK_DATA_BYTES;
}

function invocationOf({ press }: Button): unknown {
  return press.kind === 'run' ? { ...press.invocation, ...(press.once ? { once: true } : {}) } : null;
}

function inlineButton(button: Button, dataFor: (button: Button, invocation: Invocation) => string): InlineButton {
  const text = cleanLabel(button.label, MAX_LABEL) || '·';
  const style = button.tone === undefined ? {} : { style: button.tone };
  const { press } = button;
  if (press.kind === 'open') return { text, url: press.url, ...style };
  return { text, callback_data: dataFor(button, press.invocation), ...style };
}

/** Drops buttons whose URL would make Telegram refuse the message, and rearranges too many rows into wider ones. */
function shownRows(wanted: ButtonRows): ButtonRows {
  const rows = wanted
    .map((row) => row.filter(({ press }) => press.kind === 'run' || isOpenable(press.url)))
    .filter((row) => row.length > 0);
  const buttons = rows.flat();
  const fits = rows.length <= MAX_ROWS;
  return (fits ? rows : inRows(buttons, Math.ceil(buttons.length / MAX_ROWS))).map((row) => row.slice(0, MAX_IN_ROW));
}
