/** What became of an import: what was added, how it was read, and what puts a guess right. */
import type { ImportReceipt, ImportView } from '#service/contract/imports.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { ownerNameOf } from '../connection/tokens.ts';
import { type Button, bold, foreign, type RichText, reply, type TextReply } from '../reply.ts';
import { openChat } from '../search/actions.ts';
import { importAsk } from './actions.ts';
import { cityOf, fileIn, stoppedReply } from './texts.ts';

type Done = Extract<ImportView, { state: 'done' }>;

export async function receiptReply(ctx: Context, id: string, view: Done): Promise<TextReply> {
  const { words, deps, person } = ctx;
  const { receipt, name } = view;
  const { ended, read } = receipt;
  await deps.names.erase(person.id);
  if (ended === 'cancelled') return stoppedReply(ctx, read);
  const file = fileIn(words, name);
  if (ended === 'disk full') return reply([words.text('import-failed-no-room-for-all', { read })]);
  if (read === 0) return reply([words.text('import-failed-empty', { file })]);
  const head = ended === 'broken' ? [words.text('import-broken', { file, read })] : await added(ctx, receipt);
  const second = howRead(ctx, receipt);
  const isFirst = ended === undefined && (await isFirstEver(ctx, receipt));
  return reply(
    [...head, ...(second.length > 0 ? ['\n', ...second] : []), ...(isFirst ? [`\n${words.text('import-first')}`] : [])],
    { personal: true, buttons: [await next(ctx, receipt), guesses(ctx, id, view)].filter((row) => row.length > 0) },
  );
}

async function added(ctx: Context, receipt: ImportReceipt): Promise<RichText> {
  const { words } = ctx;
  const { written, updated, duplicate, chats, named, first, last } = receipt;
  const known = updated + duplicate;
  if (written === 0) return [words.text('import-nothing-new', { known })];
  if (known > 0) return [...words.rich('import-some-new', { written, known })];
  const [only] = chats === 1 ? named : [];
  const what = only
    ? words.rich('import-added-chat', { chat: foreign(only.name), written })
    : [words.text(chats > 1 ? 'import-added-chats' : 'import-added', { chats, written })];
  if (first === undefined || last === undefined) return [bold(...what), '.'];
  const [from, to] = [await dayOf(ctx, receipt, first), await dayOf(ctx, receipt, last)];
  return [bold(...what), words.text(from === to ? 'import-day' : 'import-days', { from, to })];
}

/** `yesterday`, `6 May`, `6 May 2024`, where the phone was. */
async function dayOf(ctx: Context, { timeZone }: ImportReceipt, at: string): Promise<string> {
  const { words, deps } = ctx;
  const { settings } = await ctx.user();
  const zone = timeZone?.name ?? settings.zone ?? 'UTC';
  const day = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate();
  const today = Temporal.Instant.fromEpochMilliseconds(deps.clock.now()).toZonedDateTimeISO(zone).toPlainDate();
  const ago = day.until(today).days;
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-ago, 'day');
  const year = day.year === today.year ? {} : ({ year: 'numeric' } as const);
  return words.date(Date.parse(at), { day: 'numeric', month: 'short', ...year, timeZone: zone });
}

function howRead(ctx: Context, receipt: ImportReceipt): RichText {
  const { words } = ctx;
  const { me, timeZone, dateOrder, first = '', skipped } = receipt;
  const left = Object.entries(skipped).filter(([, count]) => count > 0);
  const reasons = new Set(left.map(([reason]) => reasonIn(ctx, reason)));
  const n = left.reduce((sum, [, count]) => sum + count, 0);
  const zone = timeZone?.name ?? 'UTC';
  const sentences: RichText[] = [
    ...(me ? [words.rich('import-you-are', { name: foreign(me.name) })] : []),
    ...(timeZone ? [[words.text('import-times', { city: cityOf(words, zone) })]] : []),
    ...(dateOrder?.guessed && first !== ''
      ? [
          [
            words.text('import-dates', {
              day: words.date(Date.parse(first), { day: 'numeric', month: 'long', timeZone: zone }),
            }),
          ],
        ]
      : []),
    ...(n > 0
      ? [
          [
            words.text('import-left-out', {
              n,
              what: new Intl.ListFormat(words.language, { type: 'disjunction' }).format(reasons),
            }),
          ],
        ]
      : []),
  ];
  return sentences.flatMap((sentence, at) => (at === 0 ? sentence : [words.gap, ...sentence]));
}

/** A reason of a newer service stands as it is. */
function reasonIn({ words }: Context, reason: string): string {
  const key = reason.replaceAll(' ', '-');
  return words.has('import-left-out-', key) ? words.text(`import-left-out-${key}`) : reason.slice(0, 40);
}

/** Whether nothing was in the archive before. */
async function isFirstEver({ deps, person, signal }: Context, { written, chats }: ImportReceipt): Promise<boolean> {
  if (!deps.owners || written === 0) return false;
  const owner = await deps.owners.service.describeOwner(ownerNameOf('own', person), { signal }).catch(() => undefined);
  return owner !== undefined && owner.archive.records <= written + chats;
}

async function next(ctx: Context, { chats, named }: ImportReceipt): Promise<Button[]> {
  const { words } = ctx;
  const { connection } = await ctx.user();
  if (!connection) return [commandButton(words.text('import-open'), 'connect')];
  if (connection.access?.whose === 'sample') return [commandButton(words.text('import-switch'), 'connect')];
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
