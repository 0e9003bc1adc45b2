/** What became of an import: what was added, how it was read, and what puts a guess right. */

import type { Words } from '#locales/words.ts';
import { type ImportReceipt, type ImportView, NEARLY_FULL } from '#service/contract/imports.ts';
import { describeOwn } from '../access/connected-reply.ts';
import { importAsk, openChat, openOwn } from '../actions.ts';

import { lookAfterImport } from '../alerts/schedule.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { type Button, foreign, joined, type RichText, reply, type TextReply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { zoneLabel } from '../time/zones.ts';
import { fileIn, stoppedReply } from './texts.ts';

type Done = Extract<ImportView, { state: 'done' }>;

export async function receiptReply(ctx: Context, id: string, view: Done): Promise<TextReply> {
  const { words, deps, person } = ctx;
  const { receipt, name } = view;
  const { ended, read } = receipt;
  await deps.names.erase(person.id);
  if (receipt.written > 0) await lookAfterImport(ctx);
  if (ended === 'cancelled') return stoppedReply(ctx, read);
  const file = fileIn(words, name);
  if (ended === 'archive full') return reply([words.text('import-failed-archive-full-for-all', { read })]);
  if (ended === 'disk full') return reply([words.text('import-failed-no-room-for-all', { read })]);
  if (read === 0) return reply([words.text('import-failed-empty', { file })]);
  const head = ended === 'broken' ? [words.text('import-broken', { file, read })] : await added(ctx, receipt);
  const isFirst = ended === undefined && (await isFirstEver(ctx, receipt));
  return reply(joined([head, howRead(ctx, view), isFirst ? [words.text('import-first')] : []], '\n'), {
    personal: true,
    buttons: [await next(ctx, receipt), guesses(ctx, id, view)],
  });
}

async function added(ctx: Context, receipt: ImportReceipt): Promise<RichText> {
  const { words } = ctx;
  const { written, updated, duplicate, read, mails, chats, named, first, last, timeZone } = receipt;
  const known = updated + duplicate;
  if (written === 0) return [words.text('import-nothing-new', { known })];
  if (known > 0) return [...words.rich('import-some-new', { written, known })];
  if (first === undefined || last === undefined) return words.rich('import-added-records', { written });
  const { today } = await ctx.user();
  // As the phone's clock showed it.
  const there = { ...today, zone: timeZone?.name ?? today.zone };
  const [from, to] = [plainDate(first, there, words), plainDate(last, there, words)];
  const when = from === to ? from : words.text('import-from-to', { from, to });
  const [only] = chats === 1 ? named : [];
  if (only) return words.rich('import-added-chat', { chat: foreign(only.name), written, when });
  const many = chats > 1 ? '-chats' : mails === read ? '-mails' : '';
  return words.rich(`import-added${many}`, { chats, written, when });
}

function howRead(ctx: Context, { receipt, meaning }: Done): RichText {
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
    ...(dateOrder?.guessed && first !== '' ? [[words.text('import-dates', { day: dayIn(words, first, zone) })]] : []),
    ...(meaning ? [[words.text('import-meaning', meaning)]] : []),
    ...(shortened > 0 ? [[words.text('import-shortened', { n: shortened })]] : []),
    ...(n > 0 ? [[words.text('import-left-out', { n, what: either(words, reasons) })]] : []),
    ...(share >= NEARLY_FULL ? [[words.text('import-nearly-full', { share: Math.min(share, 1) })]] : []),
  ];
  return joined(sentences, words.gap);
}

const dayIn = (words: Words, at: string, timeZone: string) =>
  words.date(Date.parse(at), { day: 'numeric', month: 'long', timeZone });

/** `empty or deleted` */
const either = ({ language }: Words, reasons: Iterable<string>) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(reasons);

/** A reason of a newer service stands as it is. */
function reasonIn({ words }: Context, reason: string): string {
  const key = reason.replaceAll(' ', '-');
  return words.has('import-left-out-', key) ? words.text(`import-left-out-${key}`) : reason.slice(0, 40);
}

/** Whether nothing was in the archive before. */
async function isFirstEver(ctx: Context, { written, chats }: ImportReceipt): Promise<boolean> {
  const owner = written === 0 ? undefined : await describeOwn(ctx);
  return owner !== undefined && owner.archive.records <= written + chats;
}

async function next(ctx: Context, { chats, named }: ImportReceipt): Promise<Button[]> {
  const { words } = ctx;
  const { connection } = await ctx.user();
  if (!connection) return [button(words.text('import-open'), openOwn, {})];
  if (connection.access?.whose === 'sample') return [button(words.text('import-switch'), openOwn, {})];
  const [only] = chats === 1 ? named : [];
  const label = words.text('import-show');
  return [only ? button(label, openChat, { chatId: only.id, name: only.name }) : commandButton(label, 'recent')];
}

function guesses({ words }: Context, id: string, { receipt, people }: Done): Button[] {
  if (!people) return [];
  const { me, timeZone } = receipt;
  return [
    ...(me?.guessed ? [button(words.text('import-not-me'), importAsk, { id, about: 'me' })] : []),
    ...(timeZone?.guessed ? [button(words.text('import-other-zone'), importAsk, { id, about: 'time-zone' })] : []),
  ];
}
