/** Opens an item: a message within its conversation, a mail with its thread, or any other record. */

import { z } from 'zod';
import { dayOf } from '#locales/times/today.ts';
import type { Call } from '#service/contract/data-service.ts';
import { GROUPS, MAILS, MESSAGES } from '#service/contract/datastores.ts';
import { PLATFORM_NAMES } from '#service/contract/platforms.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { action, openChat } from '../actions.ts';
import { button, linkButton } from '../buttons.ts';
import { type Command, type Context, onAction } from '../command.ts';
import { placeName } from '../deps.ts';
import { cutBefore, shorten } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { allows, offers } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  foreign,
  italic,
  joined,
  type Reply,
  type RichText,
  reply,
  type Span,
} from '../reply.ts';
import { clockTime, dayHeading } from '../time/dates.ts';
import { chargeRead, Edge, fetchAround, fetchSide, Side } from './fetch-messages.ts';
import { byTime, Item, itemFromRecord, itemKey } from './item.ts';
import { snippetOf } from './result-list.ts';

/** Messages shown before and after a hit. */
const AROUND = { before: 4, after: 5 };
/** Messages per page; more if each request costs credits. */
const PAGE = 10;
const PAID_PAGE = 20;
const MAX_THREAD = 50;
/** Lengths in UTF-16 units. Longest text shown initially, of the item and of the messages around it. */
const MAX_HIT = 3_000;
const MAX_OTHER = 300;
const MIN_OTHER = 60;
/** Longest page; a Telegram message takes 4096. */
const MAX_PAGE = 3_600;
/** Longest text of a record that is shown at all; the rest is omitted. */
const MAX_WHOLE = 200_000;
const NAME_AGAIN_MS = 5 * 60_000;

const Chat = Item.pick({ chat: true, platform: true }).extend({ chatId: z.string() });
type Chat = z.infer<typeof Chat>;

/** Shows the messages before or after an edge; in place, or as a new message if pages cost credits. */
const showPage = action('read', z.object({ of: Chat, edge: Edge, side: Side }), { calls: ['queryDatastore'] });
/** Shows a mail of a thread, in place. */
const turnMail = action('mail', z.object({ threadId: z.string(), index: z.int().min(0) }), { replaces: true });
/** Sends the rest of a long text. `from`: offset in UTF-16 units. */
const readWhole = action(
  'whole',
  Item.pick({ datastore: true, id: true })
    .required()
    .extend({ from: z.int().min(0) }),
  { calls: ['queryDatastore'] },
);

interface Opening {
  terms?: readonly string[];
  /** Shown above it. */
  head?: RichText;
  /** Below its own buttons. */
  rows?: ButtonRows;
}

/** Opens a found item; a message with the conversation around it. */
export async function openItem(ctx: Context, item: Item, opening: Opening = {}): Promise<Reply> {
  const { connection, charged } = ctx;
  const { id, datastore, chatId = '', chat, platform, at } = item;
  const of = { chatId, chat, platform };
  if (datastore === MAILS) return await openMail(ctx, item, opening);
  if (datastore === GROUPS && chatId !== '') return await openEnd(ctx, of);
  if (datastore !== MESSAGES) return recordReply(ctx, item, opening);
  const canRead = chatId !== '' && at !== undefined && connection !== undefined && allows(connection, 'recent');
  if (!canRead || charged || id === undefined || !offers(connection, SEARCH_EXTENSION)) {
    const ends = canRead ? { atStart: false, atEnd: false } : {};
    return conversationReply(ctx, of, [item], { hit: item, ...ends, ...opening });
  }
  const { items, ...ends } = await chargeRead(ctx, MESSAGES, (call) => fetchAround(ctx, chatId, id, AROUND, call));
  const hit = items.find((each) => each.id === id);
  return hit ? conversationReply(ctx, of, items, { hit, ...ends, ...opening }) : goneReply(ctx);
}

export const openItemCommands: readonly Command[] = [
  onAction(showPage, async (ctx, { of, edge, side }) => {
    const { charged } = ctx;
    const { items, isAll } = await chargeRead(ctx, MESSAGES, (call) =>
      fetchSide(ctx, of.chatId, { side, edge, count: pageSize(ctx) }, call),
    );
    const [here, back] = side === 'earlier' ? (['atStart', 'atEnd'] as const) : (['atEnd', 'atStart'] as const);
    // Pages that were paid for remain above, so there is no button back to them.
    const ends = { [here]: isAll, ...(charged ? {} : { [back]: false }) };
    return conversationReply(ctx, of, items, { ...ends, replaces: !charged && items.length > 0 });
  }),
  onAction(openChat, (ctx, { chatId, name = '' }) => openEnd(ctx, { chatId, chat: name })),
  onAction(turnMail, async (ctx, { threadId, index }) => {
    const thread = await fetchThread(ctx, threadId);
    const mail = thread[index];
    if (!mail) throw new ProblemError({ code: 'stale-button' });
    return recordReply(ctx, mail, {}, threadButtons(ctx, threadId, index, thread.length));
  }),
  onAction(readWhole, async (ctx, { datastore, id, from }) => {
    const { deps, words } = ctx;
    const { items } = await chargeRead(ctx, datastore, (call) =>
      deps.data.queryDatastore({ datastore, query: { _id: id }, options: { limit: 1 } }, call),
    );
    const [record] = items;
    if (record === undefined) return goneReply(ctx);
    const { text } = itemFromRecord(record, datastore, words, undefined, MAX_WHOLE);
    const rest = text.slice(cutBefore(text, from)).trimStart();
    return reply([rest === '' ? words.text('results-no-text') : foreign(rest)], { personal: true });
  }),
];

const pageSize = ({ charged }: Context) => (charged ? PAID_PAGE : PAGE);

function goneReply({ words, deps, connection }: Context): Reply {
  const place = placeName(words, deps.about, connection);
  return reply(words.text('conversation-gone', { place }), { personal: true });
}

/** The end of a chat. @param rows buttons below "Earlier", created after the messages were fetched */
export async function openEnd(
  ctx: Context,
  of: Chat,
  rows: (call: Call) => Promise<ButtonRows> = async () => [],
): Promise<Reply> {
  const { items, isAll, below } = await chargeRead(ctx, MESSAGES, async (call) => ({
    ...(await fetchSide(ctx, of.chatId, { side: 'earlier', count: pageSize(ctx) }, call)),
    below: await rows(call),
  }));
  const newest = items.at(-1);
  if (newest === undefined)
    return reply([...headOf(ctx, of, []), '\n\n', ctx.words.text('conversation-empty')], {
      personal: true,
      buttons: below,
    });
  const named = { ...of, chat: of.chat || newest.chat, platform: of.platform ?? newest.platform };
  return conversationReply(ctx, named, items, { atStart: isAll, atEnd: true, rows: below });
}

interface Shown extends Opening {
  hit?: Item;
  /** Whether nothing precedes the first, or follows the last; undefined if that side can't be read. */
  atStart?: boolean;
  atEnd?: boolean;
  replaces?: boolean;
}

/** @param items oldest first, without gaps */
function conversationReply(ctx: Context, of: Chat, items: readonly Item[], shown: Shown): Reply {
  const { words } = ctx;
  const { hit, atStart, atEnd, head = [], rows = [], replaces = false } = shown;
  const turn = (side: Side, isEnd: boolean | undefined, item: Item | undefined) => {
    const at = item?.moment ?? item?.at;
    if (isEnd !== false || at === undefined) return [];
    return [button(words.text(`conversation-${side}`), showPage, { of, edge: { id: item?.id, at }, side })];
  };
  const turns = [...turn('earlier', atStart, items[0]), ...turn('later', atEnd, items.at(-1))];
  const link = hit?.link === undefined ? [] : [linkButton(words.text('conversation-open-in-telegram'), hit.link)];
  const start = atStart ? [italic(words.text('conversation-start'))] : [];
  return reply([...joined([head, headOf(ctx, of, items), start], '\n\n'), ...messageLines(ctx, items, hit)], {
    personal: true,
    replaces,
    buttons: [turns, [...link, ...wholeButton(ctx, hit)], ...rows],
  });
}

function headOf({ words }: Context, { chat, platform }: Chat, items: readonly Item[]): Span[] {
  const name = chat || items.find(({ who }) => who !== undefined)?.who || words.text('results-unnamed-chat');
  return [bold(foreign(name)), ...(platform === undefined ? [] : [` · ${PLATFORM_NAMES[platform]}`])];
}

function messageLines({ words, today }: Context, items: readonly Item[], hit: Item | undefined): Span[] {
  const room = MAX_PAGE - Math.min(hit?.text.length ?? 0, MAX_HIT) - 40 * items.length;
  const most = Math.min(MAX_OTHER, Math.max(MIN_OTHER, Math.floor(room / Math.max(1, items.length))));
  const isHit = (item: Item | undefined) => item !== undefined && hit !== undefined && itemKey(item) === itemKey(hit);
  let day: string | undefined;
  return items.flatMap((item, index): Span[] => {
    const before = items[index - 1];
    const at = item.at === undefined ? undefined : Date.parse(item.at);
    const own = at === undefined ? day : dayOf(at, today.zone);
    const isNewDay = own !== day && at !== undefined;
    const isSame = before !== undefined && before.outgoing === item.outgoing && before.who === item.who;
    const gap = at === undefined || before?.at === undefined ? 0 : at - Date.parse(before.at);
    const isApart = isHit(item) || isHit(before);
    const isNamed = isApart || isNewDay || !isSame || gap >= NAME_AGAIN_MS;
    const time = at === undefined ? '' : ` ${clockTime(at, today, words)}`;
    const name = item.outgoing
      ? words.text('results-you')
      : item.who || item.chat || words.text('results-unnamed-chat');
    day = own;
    return [
      ...(isNewDay ? ['\n\n', italic(dayHeading(at, today, words))] : []),
      !isNewDay && (isApart || before === undefined) ? '\n\n' : '\n',
      ...(isHit(item) ? ['▸ '] : []),
      ...(isNamed ? [bold(foreign(name)), `${time}\n`] : []),
      ...(item.text === ''
        ? [words.text('results-no-text')]
        : isHit(item)
          ? [bold(foreign(cutHit(item.text)))]
          : [foreign(shorten(item.text, most))]),
    ];
  });
}

const cutHit = (text: string) => (text.length <= MAX_HIT ? text : `${text.slice(0, cutBefore(text, MAX_HIT))}…`);

/** Offers the rest of an item's text, if it is cut. */
function wholeButton({ words }: Context, item: Item | undefined): Button[] {
  const { id, datastore, text = '', cut } = item ?? {};
  const isCut = cut === true || text.length > MAX_HIT;
  if (!isCut || id === undefined || datastore === undefined) return [];
  return [button(words.text('conversation-whole'), readWhole, { datastore, id, from: MAX_HIT })];
}

async function openMail(ctx: Context, mail: Item, opening: Opening): Promise<Reply> {
  const { connection, charged } = ctx;
  const { threadId } = mail;
  const call = { operation: 'queryDatastore', datastore: MAILS } as const;
  if (threadId === undefined || !connection || !allows(connection, call) || charged)
    return recordReply(ctx, mail, opening);
  const thread = await fetchThread(ctx, threadId);
  const index = thread.findIndex(({ id }) => id === mail.id);
  const found = thread[index];
  if (!found) return recordReply(ctx, mail, opening);
  return recordReply(ctx, found, opening, threadButtons(ctx, threadId, index, thread.length));
}

/** The mails of a thread, oldest first. */
async function fetchThread(ctx: Context, threadId: string): Promise<Item[]> {
  const options = { sort: [{ sentAt: 'asc' as const }], limit: MAX_THREAD };
  const { items } = await chargeRead(ctx, MAILS, (call) =>
    ctx.deps.data.queryDatastore({ datastore: MAILS, query: { threadId }, options }, call),
  );
  return items.map((record) => itemFromRecord(record, MAILS, ctx.words)).sort(byTime);
}

function threadButtons({ words }: Context, threadId: string, index: number, count: number): Button[] {
  const turn = (side: Side, to: number) =>
    to >= 0 && to < count ? [button(words.text(`conversation-${side}`), turnMail, { threadId, index: to })] : [];
  return [...turn('earlier', index - 1), ...turn('later', index + 1)];
}

/** A mail, a file, an appointment or a post: title, people, date and text. */
function recordReply(
  ctx: Context,
  item: Item,
  { terms = [], head = [], rows = [] }: Opening,
  turns: readonly Button[] = [],
): Reply {
  const { words } = ctx;
  const { title, text, files = [], where, link } = item;
  const details = [peopleOf(ctx, item), whenOf(ctx, item), where === undefined ? [] : [foreign(where)]];
  const links = link === undefined ? [] : [linkButton(words.text('conversation-open'), link)];
  const parts = [
    head,
    joined([title === undefined ? [] : [bold(foreign(title))], joined(details, ' · ')], '\n'),
    markedText(cutHit(text), terms),
    files.length === 0 ? [] : ['📎 ', foreign(files.join(', '))],
  ];
  return reply(joined(parts, '\n\n'), {
    personal: true,
    buttons: [turns, [...links, ...wholeButton(ctx, item)], ...rows],
  });
}

function peopleOf({ words }: Context, { datastore, outgoing, who, handle, to }: Item): RichText {
  if (datastore !== MAILS) return who === undefined ? [] : [foreign(who)];
  return outgoing
    ? words.rich('conversation-mail-sent', { name: foreign(to ?? '') })
    : words.rich('conversation-mail-received', { name: foreign(who ?? handle ?? '') });
}

function whenOf({ words, today }: Context, { datastore, at, until }: Item): RichText {
  if (at === undefined) return [];
  const day = dayHeading(at, today, words);
  if (datastore !== MAILS && datastore !== 'social-event') return [day];
  const end = until === undefined ? '' : `–${clockTime(until, today, words)}`;
  return [`${day} ${clockTime(at, today, words)}${end}`];
}

function markedText(text: string, terms: readonly string[]): RichText {
  const lines = text.split('\n');
  return lines.flatMap((line, index): Span[] => [
    ...(index === 0 ? [] : ['\n']),
    ...(line.trim() === '' ? [] : snippetOf({ text: line }, terms, MAX_HIT)),
  ]);
}
