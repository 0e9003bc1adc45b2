/** Texts about imports: export guides, progress, receipts and failures. */

import { bytes } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import type { ExportApp } from '#service/contract/export-guides.ts';
import type { OwnerDescription } from '#service/contract/extensions.ts';
import { type ImportReceipt, type ImportView, NEARLY_FULL } from '#service/contract/imports.ts';
import { openAfterImport } from '../access/connect.ts';
import { describeOwn, ownerNameOf, ownServiceOf } from '../access/tokens.ts';
import { importAsk, importGuide, openChat, openOwn, say } from '../actions.ts';
import { runAlertsAfterImport } from '../alerts/alerts.ts';
import { button, commandButton, exportAppRows, linkButton } from '../buttons.ts';
import type { Context, Person } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { type Button, bold, foreign, italic, joined, type RichText, reply, type TextReply } from '../reply.ts';
import { forgetNames } from '../search/names.ts';
import { plainDate } from '../time/dates.ts';
import { zoneLabel } from '../time/zones.ts';
import type { SentFile } from './sent-file.ts';

/** @throws ProblemError if the service takes no imports from this bot */
export const importingOf = (ctx: Context) => ownServiceOf(ctx, 'import-elsewhere');

const MAX_NAME = 60;

/** A file name for use in a sentence. */
export const fileLabel = (words: Words, name: string) => shorten(name, MAX_NAME) || words.text('import-file');

export const readingText = (words: Words, file: string) =>
  words.text('import-reading', { name: fileLabel(words, file) });

/** Progress of an import, with the current chat and counts once they are known. */
export function progressText(words: Words, view: ImportView): RichText {
  if (view.state === 'waiting') return [words.text('import-next', { file: fileLabel(words, view.name) })];
  const progress = view.state === 'running' ? view.progress : undefined;
  if (!progress) return [readingText(words, view.name)];
  const { position, size, read, chat } = progress;
  const percent = size > 0 ? Math.floor(100 * Math.min(1, position / size)) : 0;
  const name = foreign(chat || fileLabel(words, view.name));
  return words.rich('import-reading-so-far', { name, percent, read });
}

export const guideButton = ({ words }: Context): Button => button(words.text('import-where'), importGuide, {});

interface Failed {
  readonly reason?: string | undefined;
  /** English sentence for a reason that only a newer service knows. */
  readonly sentence?: string;
  readonly reference?: string | undefined;
}

/** Wrong kinds of export, and the app whose guide shows the right one. */
const GUIDE_FOR = { 'whatsapp-backup': 'WhatsApp', 'signal-backup': 'Signal', 'telegram-html': 'Telegram' } as const;

/** Says why nothing was imported. */
export function failureReply(ctx: Context, name: string, { reason = '', sentence = '', reference }: Failed): TextReply {
  const { words } = ctx;
  if (reason === 'cancelled' || reason === 'cancelled-halfway') return stoppedReply(ctx, 0);
  if (reference !== undefined) return reply(words.rich('import-failed-failed', { reference }));
  const app = GUIDE_FOR[reason as keyof typeof GUIDE_FOR];
  const help = app ? button(words.text('import-show-me-how'), importGuide, { app }) : guideButton(ctx);
  const hasHelp = app !== undefined || reason === 'not-known';
  const key = reason === 'too-many-files' ? 'too-large-here' : reason;
  const text = words.has('import-failed-', key)
    ? words.text(`import-failed-${key}` as 'import-failed-empty', { file: fileLabel(words, name) })
    : sentence;
  return reply([text], hasHelp ? { buttons: [[help]] } : {});
}

export const stoppedReply = ({ words, pressed }: Context, read: number): TextReply =>
  reply([read > 0 ? words.text('import-stopped', { read }) : words.text('import-stopped-empty')], {
    replaces: pressed,
  });

/** For an import that the service no longer knows, or whose file it no longer has. */
export const forgottenReply = ({ words }: Context): TextReply => reply(words.text('import-forgotten'));

/** @param app undefined for the overview of all apps */
export async function guide(ctx: Context, app: ExportApp | undefined): Promise<TextReply> {
  const { words } = ctx;
  const larger = await uploadPageButton(ctx);
  if (!app) {
    const rows = [...exportAppRows(), ...(larger ? [[larger]] : [])];
    return reply(words.rich('import-add', { most: bytes(importingOf(ctx).maxBytes) }), { buttons: rows });
  }
  const name = app.toLowerCase() as Lowercase<typeof app>;
  const others = button(words.text('import-other-apps'), importGuide, {});
  return reply([bold(app), '\n', words.text(`import-guide-${name}`), '\n', italic(words.text(`import-note-${name}`))], {
    buttons: [[others, ...(larger ? [larger] : [])]],
  });
}

/** Link to the upload page; undefined if people can't reach one. */
export async function uploadPageButton(ctx: Context): Promise<Button | undefined> {
  const { deps, person, words } = ctx;
  const { owners } = deps;
  if (!owners?.hasPages) return undefined;
  const wanted = { purpose: 'upload', telegramId: person.userId, personName: nameOf(person) || undefined } as const;
  const ticket = await bestEffort(ctx, (call) => owners.service.issueTicket(ownerNameOf('own', person), wanted, call));
  return ticket?.url === undefined ? undefined : linkButton(words.text('import-larger-files'), ticket.url);
}

export const nameOf = ({ firstName, lastName = '' }: Person): string => `${firstName} ${lastName}`.trim();

export interface Job {
  readonly id: string;
  /** The file, if it was sent to this chat. */
  readonly file?: SentFile | undefined;
  /** Messages read, as last reported. */
  read?: number;
}

type Done = Extract<ImportView, { state: 'done' }>;

export async function receiptReply(ctx: Context, id: string, view: Done): Promise<TextReply> {
  const { words } = ctx;
  const { receipt, name } = view;
  const { ended, read } = receipt;
  forgetNames(ctx);
  if (receipt.written > 0) await runAlertsAfterImport(ctx);
  if (ended === 'cancelled') return stoppedReply(ctx, read);
  const file = fileLabel(words, name);
  if (ended === 'archive full') return reply(words.text('import-failed-archive-full-for-all', { read }));
  if (ended === 'disk full') return reply(words.text('import-failed-no-room-for-all', { read }));
  if (read === 0) return reply(words.text('import-failed-empty', { file }));
  const head = ended === 'broken' ? [words.text('import-broken', { file, read })] : added(ctx, receipt);
  const own = await describeOwn(ctx);
  const pending = (await openAfterImport(ctx, own))?.pending;
  const isFirst = ended === undefined && own !== undefined && isFirstImport(own, receipt);
  const asked = pending === undefined ? [] : [button(shorten(pending, MAX_NAME), say, { text: pending })];
  return reply(joined([head, importNotes(ctx, view), isFirst ? [words.text('import-first')] : []], '\n'), {
    personal: true,
    buttons: [asked, nextStep(ctx, receipt), correctionButtons(ctx, id, view)],
  });
}

function added(ctx: Context, receipt: ImportReceipt): RichText {
  const { words, today } = ctx;
  const { written, updated, duplicate, read, mails, chats, named, first, last, timeZone } = receipt;
  const known = updated + duplicate;
  if (written === 0) return [words.text('import-nothing-new', { known })];
  if (known > 0) return [...words.rich('import-some-new', { written, known })];
  if (first === undefined || last === undefined) return words.rich('import-added-records', { written });
  // In the phone's time zone.
  const there = { ...today, zone: timeZone?.name ?? today.zone };
  const [from, to] = [plainDate(first, there, words), plainDate(last, there, words)];
  const when = from === to ? from : words.text('import-from-to', { from, to });
  const [only] = chats === 1 ? named : [];
  if (only) return words.rich('import-added-chat', { chat: foreign(only.name), written, when });
  const many = chats > 1 ? '-chats' : mails === read ? '-mails' : '';
  return words.rich(`import-added${many}`, { chats, written, when });
}

/** How the file was read: guesses, and what was shortened or left out. */
function importNotes(ctx: Context, { receipt, meaning }: Done): RichText {
  const { words } = ctx;
  const { me, timeZone, dateOrder, first = '', skipped, shortened = 0, archive } = receipt;
  const share = archive ? archive.bytes / archive.of : 0;
  const left = Object.entries(skipped).filter(([, count]) => count > 0);
  const reasons = new Set(left.map(([reason]) => reasonIn(ctx, reason)));
  const n = left.reduce((sum, [, count]) => sum + count, 0);
  const zone = timeZone?.name ?? 'UTC';
  const sentences = [
    ...(me ? [words.rich('import-you-are', { name: foreign(me.name) })] : []),
    ...(timeZone ? [[words.text('import-times', { city: zoneLabel(zone, words) })]] : []),
    ...(dateOrder?.guessed && first !== ''
      ? [[words.text('import-dates', { day: dayIn(words, first, { timeZone: zone }) })]]
      : []),
    ...(meaning ? [[words.text('import-meaning', meaning)]] : []),
    ...(shortened > 0 ? [[words.text('import-shortened', { n: shortened })]] : []),
    ...(n > 0 ? [[words.text('import-left-out', { n, what: orList(words, reasons) })]] : []),
    ...(share >= NEARLY_FULL ? [[words.text('import-nearly-full', { share: Math.min(share, 1) })]] : []),
  ];
  return joined(sentences, words.gap);
}

export const dayIn = (words: Words, at: string, format: Intl.DateTimeFormatOptions) =>
  words.date(Date.parse(at), { day: 'numeric', month: 'long', timeZone: 'UTC', ...format });

/** `empty or deleted` */
const orList = ({ language }: Words, reasons: Iterable<string>) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(reasons);

/** Reasons that only a newer service knows are shown untranslated. */
function reasonIn({ words }: Context, reason: string): string {
  const key = reason.replaceAll(' ', '-');
  return words.has('import-left-out-', key) ? words.text(`import-left-out-${key}`) : reason.slice(0, 40);
}

/** Whether the archive was empty before this import. */
const isFirstImport = ({ archive }: OwnerDescription, { written, chats }: ImportReceipt): boolean =>
  written > 0 && archive.records <= written + chats;

function nextStep(ctx: Context, { chats, named }: ImportReceipt): Button[] {
  const { words, connection } = ctx;
  if (!connection) return [button(words.text('import-open'), openOwn, {})];
  if (connection.access?.whose === 'sample') return [button(words.text('import-switch'), openOwn, {})];
  const [only] = chats === 1 ? named : [];
  const label = words.text('import-show');
  return [only ? button(label, openChat, { chatId: only.id, name: only.name }) : commandButton(label, 'recent')];
}

/** Buttons that correct what was guessed. */
function correctionButtons({ words }: Context, id: string, { receipt, people }: Done): Button[] {
  if (!people) return [];
  const { me, timeZone } = receipt;
  return [
    ...(me?.guessed ? [button(words.text('import-not-me'), importAsk, { id, about: 'me' })] : []),
    ...(timeZone?.guessed ? [button(words.text('import-other-zone'), importAsk, { id, about: 'time-zone' })] : []),
  ];
}
