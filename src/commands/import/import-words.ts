/** What is said about imports while they go on, and when they have ended: the catalogue's sentences, put together. */
import type { ImportFailure, ImportReceipt, ImportView } from '#service/contract/imports.ts';
import { bold, type RichText, type Span } from '../answer.ts';
import { shorten } from '../display-text.ts';
import type { Words } from '../words/words.ts';

/** What is taken as an export, by how its name ends. */
export const EXPORT_ENDINGS = ['json', 'zip', 'txt', 'mbox', 'eml', 'jsonl', 'csv'] as const;

/** Files that people take for exports, by how apps name them: each has words of its own for what to send in its place. */
const OTHER_FILES: readonly (readonly [name: RegExp, reason: ImportFailure])[] = [
  [/^messages\d*\.html?$/i, 'telegram-html'],
  [/ \[\d{15,20}\].*\.html?$/i, 'discord-html'],
  [/\.crypt\d{1,2}$/i, 'whatsapp-backup'],
  [/^signal-[\d-]+\.backup$/i, 'signal-backup'],
  [/\.(?:pst|ost|olm|msg)$/i, 'outlook'],
  [/\.(?:rar|7z|gz|tgz|xz)$/i, 'other-archive'],
];

/** What to send in place of a file of this name; undefined where nothing is known of it. */
export function knownRefusal({ importing }: Words, name: string): string | undefined {
  const reason = OTHER_FILES.find(([pattern]) => pattern.test(name))?.[1];
  return reason && importing.failed[reason];
}

const MAX_NAME = 60;
const BAR_LENGTH = 10;

/** `“result.json”` */
export const fileIn = ({ writing, importing }: Words, name: string) =>
  writing.quoted(shorten(name, MAX_NAME) || importing.file);

/** The same, undefined where the name is not known. */
export const knownFileIn = (words: Words, name: string) => (name === '' ? undefined : fileIn(words, name));

/** `▓▓▓▓░░░░░░ 42 %` */
export function barText(done: number, whole: number): string {
  const part = whole <= 0 ? 0 : Math.min(1, done / whole);
  const filled = Math.floor(part * BAR_LENGTH);
  return `${'▓'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${Math.floor(part * 100)} %`;
}

export const bringingText = (words: Words, name: string) => words.importing.bringing(fileIn(words, name));

/** While the file is on its way from the chat to the service. */
export function takingText(words: Words, name: string, taken: number, size: number | undefined): RichText {
  const { importing, numbers } = words;
  const sofar = size === undefined ? ` ${numbers.size(taken)}` : `\n${importing.barOf(barText(taken, size), size)}`;
  return [`${importing.taking(fileIn(words, name))}${sofar}`];
}

/** While the service works on it. */
export function progressText(words: Words, view: ImportView): RichText {
  const { importing } = words;
  const name = fileIn(words, view.name);
  if (view.state === 'arriving') return [importing.handing(name)];
  if (view.state === 'looking') return [importing.looking(name)];
  if (view.state === 'waiting') return [importing.waiting(name)];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [`${importing.bringing(name)}…`];
  const { position, size, read, written } = progress;
  return [`${importing.bringing(name)}…\n${barText(position, size)}\n${importing.progress(read, written)}`];
}

export const silentText = (words: Words, name: string): RichText => [words.importing.silent(knownFileIn(words, name))];

/** Why nothing, or not all, was brought in; a reason of a newer service is said in its own words. */
export function failureText(
  { importing }: Words,
  { reason = '', sentence }: Extract<ImportView, { state: 'failed' }>,
): string {
  const known: Readonly<Record<string, string>> = importing.failed;
  return Object.hasOwn(known, reason) ? (known[reason] ?? sentence) : sentence;
}

/** How much was left out, and why; a reason of a newer service stands as it is. */
function leftOut({ importing, numbers, writing }: Words, skipped: ImportReceipt['skipped']): Span[] {
  const entries = Object.entries(skipped).filter(([, amount]) => amount > 0);
  const all = entries.reduce((sum, [, amount]) => sum + amount, 0);
  if (all === 0) return [];
  const known: Readonly<Record<string, (amount: number) => string>> = importing.leftOut;
  const reasons = entries
    .sort(([, a], [, b]) => b - a)
    .map(([reason, amount]) => {
      const said = Object.hasOwn(known, reason) ? known[reason] : undefined;
      return said?.(amount) ?? `${numbers.figure(amount)} ${writing.quoted(shorten(reason, 60))}`;
    });
  return [`\n• ${importing.receipt.leftOut(all, reasons.join(writing.between))}`];
}

/** The receipt: what is new, changed, known, left out, and where it broke. */
export function receiptText(words: Words, name: string, receipt: ImportReceipt): RichText {
  const { format, read, written, updated, duplicate, chats = 0, brokenAt, ended, presumed } = receipt;
  const said = words.importing.receipt;
  const title = ended === 'cancelled' ? said.stopped : ended === undefined || read > 0 ? said.broughtIn : said.nothing;
  return [
    bold(title(fileIn(words, name))),
    `\n${shorten(format, 80)}`,
    ...(chats > 0 ? [` · ${said.chats(chats)}`] : []),
    `\n• ${said.written(written)}`,
    ...(updated > 0 ? [`\n• ${said.updated(updated)}`] : []),
    ...(duplicate > 0 ? [`\n• ${said.known(duplicate)}`] : []),
    ...leftOut(words, receipt.skipped),
    ...(presumed === undefined ? [] : [`\n${said.youAre(shorten(presumed, MAX_NAME))}`]),
    ...(brokenAt === null ? [] : [`\n\n${said.brokenAt(brokenAt)}`]),
    ...(ended === 'disk full' ? [`\n\n${said.diskFull}`] : []),
    ...(ended === 'cancelled' ? [`\n\n${said.goOn}`] : []),
  ];
}
