/** What is said about imports while they go on, and when they have ended: the catalogue's sentences, put together. */
import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { ImportFailure, ImportReceipt, ImportView } from '#service/contract/imports.ts';
import { bold, type RichText, type Span } from '../answer.ts';
import { shorten } from '../display-text.ts';

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
export function knownRefusal(words: Words, name: string): string | undefined {
  const reason = OTHER_FILES.find(([pattern]) => pattern.test(name))?.[1];
  return reason && words.text(`importing-failed-${reason}`);
}

const MAX_NAME = 60;
const BAR_LENGTH = 10;

/** A file's name as it stands in a sentence. */
export const fileIn = (words: Words, name: string) => shorten(name, MAX_NAME) || words.text('importing-file');

/** `▓▓▓▓░░░░░░ 42 %` */
export function barText(done: number, whole: number): string {
  const part = whole <= 0 ? 0 : Math.min(1, done / whole);
  const filled = Math.floor(part * BAR_LENGTH);
  return `${'▓'.repeat(filled)}${'░'.repeat(BAR_LENGTH - filled)} ${Math.floor(part * 100)} %`;
}

export const bringingText = (words: Words, name: string) =>
  words.text('importing-bringing', { name: fileIn(words, name) });

/** While the file is on its way from the chat to the service. */
export function takingText(words: Words, name: string, taken: number, size: number | undefined): RichText {
  const sofar =
    size === undefined
      ? ` ${words.number(bytes(taken))}`
      : `\n${words.text('importing-bar-of', { bar: barText(taken, size), bytes: bytes(size) })}`;
  return [`${words.text('importing-taking', { name: fileIn(words, name) })}${sofar}`];
}

/** While the service works on it. */
export function progressText(words: Words, view: ImportView): RichText {
  const name = fileIn(words, view.name);
  if (view.state === 'arriving') return [words.text('importing-handing', { name })];
  if (view.state === 'looking') return [words.text('importing-looking', { name })];
  if (view.state === 'waiting') return [words.text('importing-waiting', { name })];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [`${words.text('importing-bringing', { name })}…`];
  const { position, size, read, written } = progress;
  return [
    `${words.text('importing-bringing', { name })}…\n${barText(position, size)}\n${words.text('importing-progress', { read, written })}`,
  ];
}

export const silentText = (words: Words, name: string): RichText => [
  name === '' ? words.text('importing-silent-no-name') : words.text('importing-silent', { name: fileIn(words, name) }),
];

export const stillGoingText = (words: Words, name: string): string =>
  name === ''
    ? words.text('importing-still-going-no-name')
    : words.text('importing-still-going', { name: fileIn(words, name) });

/** Why nothing, or not all, was brought in; a reason of a newer service is said in its own words. */
export function failureText(words: Words, { reason = '', sentence }: Extract<ImportView, { state: 'failed' }>): string {
  return words.has('importing-failed-', reason) ? words.text(`importing-failed-${reason}`) : sentence;
}

/** How much was left out, and why; a reason of a newer service stands as it is. */
function leftOut(words: Words, skipped: ImportReceipt['skipped']): Span[] {
  const entries = Object.entries(skipped).filter(([, amount]) => amount > 0);
  const all = entries.reduce((sum, [, amount]) => sum + amount, 0);
  if (all === 0) return [];
  const reasons = entries
    .sort(([, a], [, b]) => b - a)
    .map(([reason, amount]) => {
      const known = reason.replaceAll(' ', '-');
      return words.has('importing-left-out-', known)
        ? words.text(`importing-left-out-${known}`, { n: amount })
        : `${words.number(amount)} ${words.text('writing-quoted', { text: shorten(reason, 60) })}`;
    });
  return [
    `\n• ${words.text('importing-receipt-left-out', { amount: all, reasons: reasons.join(words.text('list-comma')) })}`,
  ];
}

/** The receipt: what is new, changed, known, left out, and where it broke. */
export function receiptText(words: Words, name: string, receipt: ImportReceipt): RichText {
  const { format, read, written, updated, duplicate, chats = 0, brokenAt, ended, presumed } = receipt;

  const outcome = ended === 'cancelled' ? 'stopped' : ended === undefined || read > 0 ? 'brought-in' : 'nothing';
  return [
    bold(words.text(`importing-receipt-${outcome}`, { name: fileIn(words, name) })),
    `\n${shorten(format, 80)}`,
    ...(chats > 0 ? [` · ${words.text('records-amount', { kind: 'social-chat-group', amount: chats })}`] : []),
    `\n• ${words.text('importing-receipt-written', { amount: written })}`,
    ...(updated > 0 ? [`\n• ${words.text('importing-receipt-updated', { amount: updated })}`] : []),
    ...(duplicate > 0 ? [`\n• ${words.text('importing-receipt-known', { amount: duplicate })}`] : []),
    ...leftOut(words, receipt.skipped),
    ...(presumed === undefined
      ? []
      : [`\n${words.text('importing-receipt-you-are', { person: shorten(presumed, MAX_NAME) })}`]),
    ...(brokenAt === null ? [] : [`\n\n${words.text('importing-receipt-broken-at', { byte: brokenAt })}`]),
    ...(ended === 'disk full' ? [`\n\n${words.text('importing-receipt-disk-full')}`] : []),
    ...(ended === 'cancelled' ? [`\n\n${words.text('importing-receipt-go-on')}`] : []),
  ];
}
