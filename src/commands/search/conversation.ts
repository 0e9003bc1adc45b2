/**
 * Behind the numbers: a message in the conversation around it, which is read on in place; a mail with its thread; anything
 * else whole. Where the service charges, what came with the results is shown for nothing, and what lies beyond costs.
 */
import { z } from 'zod';
import { AROUND_EXTENSION } from '#service/contract/around.ts';
import type { Call } from '#service/contract/data-service.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '#service/contract/datastores.ts';
import type { Filter } from '#service/contract/filters.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import { action } from '../action.ts';
import { charge } from '../billing/charge.ts';
import { button, linkButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { placeName } from '../deps.ts';
import { cutBefore, shorten } from '../display-text.ts';
import { ProblemError } from '../failures/problem.ts';
import { allows, offers } from '../registry.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  foreign,
  italic,
  type Reply,
  type RichText,
  reply,
  type Span,
} from '../reply.ts';
import { clockTime, dayHeading } from '../time/dates.ts';
import { dayOf, type Today } from '../time/today.ts';
import { openChat } from './actions.ts';
import { snippetOf } from './hit-lines.ts';
import { byTime, Item, itemFromRecord, itemKey, PLATFORM_NAMES } from './item.ts';
import { keepList, LIST_TTL_MS, loadList } from './result-list.ts';
import { isFreeFor } from './results-reply.ts';

const MESSAGES = 'social-chat-message';

/** Messages around a hit. */
const BEFORE = 4;
const AFTER = 5;
/** And of a page that is read on. */
const PAGE = 10;
/** Messages fetched where each request costs. */
const PAID_BATCH = 20;
/** Lengths in UTF-16 units. */
const MAX_HIT = 3_000;
const MAX_OTHER = 300;
const MIN_OTHER = 60;
/** What a page may hold: a message of Telegram takes 4096. */
const MAX_PAGE = 3_600;
/** More than anybody reads in a chat; what a record has beyond is left out. */
const MAX_WHOLE = 200_000;
/** A name stands again after so long. */
const NAME_AGAIN_MS = 5 * 60_000;
/** Messages that are kept of one conversation. */
const MAX_KEPT = 200;
/** Mails of a thread. */
const MAX_THREAD = 50;

const Chat = Item.pick({ chat: true, platform: true }).extend({ chatId: z.string() });

const Conversation = Chat.extend({
  /** Oldest first, without a gap. */
  items: z.array(Item),
  /** Nothing is before the first, or after the last. */
  atStart: z.boolean(),
  atEnd: z.boolean(),
});
type Conversation = z.infer<typeof Conversation>;

const Edge = z.object({ id: z.string().optional(), at: z.string() });
type Edge = z.infer<typeof Edge>;
const Side = z.enum(['earlier', 'later']);
type Side = z.infer<typeof Side>;

/** Shows what was said before or after the message at an edge, in place. */
export const readOn = action('read', z.object({ key: z.string(), of: Chat, edge: Edge, side: Side }));
/** Sends the rest of a long text, from a character on. */
export const readWhole = action(
  'whole',
  Item.pick({ datastore: true, id: true, chatId: true, moment: true }).extend({ from: z.int().min(0) }),
  { calls: ['queryDatastore'] },
);
/** Shows another mail of a thread, in place. */
export const turnMail = action('mail', z.object({ list: z.string(), index: z.int().min(0) }));

export interface Opening {
  /** Words to be marked. */
  terms?: readonly string[];
  /** Stand above it. */
  heads?: readonly string[];
  /** What was just paid for it. */
  receipt?: RichText;
  /** Its last row. */
  last?: readonly Button[];
  retry?: Button;
}

/** What was found, whole: a message with what was said around it. */
export async function* openItem(ctx: Context, item: Item, opening: Opening = {}): AsyncGenerator<Reply> {
  if (item.datastore === 'social-email') return yield* openMail(ctx, item, opening);
  if (item.datastore === 'social-chat-group' && item.chatId !== undefined)
    return yield* openEnd(ctx, { chatId: item.chatId, chat: item.chat, platform: item.platform });
  if (item.datastore !== MESSAGES) return yield await recordReply(ctx, item, opening);
  const { chatId, chat, platform, at } = item;
  const { connection } = await ctx.user();
  const canRead = connection !== undefined && allows(connection, scopesFor('queryDatastore', MESSAGES));
  if (chatId === undefined || at === undefined || !canRead)
    return yield await conversationReply(ctx, alone(item), { hit: item, ...opening });
  const of = { chatId, chat, platform };
  if (!(await isFreeFor(ctx))) {
    const conversation = { ...of, items: [item], atStart: false, atEnd: false };
    return yield await conversationReply(ctx, conversation, { hit: item, isReadOn: true, ...opening });
  }
  const done = yield* charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    activity: ctx.words.text('conversation-activity'),
    ...(opening.retry ? { retry: opening.retry } : {}),
    request: (call) => fetchAround(ctx, connection, { ...of, item, at }, call),
  });
  if (!done) return;
  if (!done.value) {
    const place = placeName(ctx.words, ctx.deps.about, connection);
    return yield reply([ctx.words.text('conversation-gone', { place })], { personal: true });
  }
  const { hit, ...around } = done.value;
  yield await conversationReply(ctx, { ...of, ...around }, { hit, isReadOn: true, ...opening });
}

const alone = (item: Item): Conversation => ({
  chatId: item.chatId ?? '',
  chat: item.chat,
  platform: item.platform,
  items: [item],
  atStart: true,
  atEnd: true,
});

interface Fetched {
  /** Oldest first. */
  items: Item[];
  /** Nothing is beyond. */
  isAll: boolean;
}

/** @returns undefined where the message is no longer there */
async function fetchAround(
  ctx: Context,
  connection: Connection,
  { chatId, item, at }: { chatId: string; item: Item; at: string },
  call: Call,
): Promise<(Pick<Conversation, 'items' | 'atStart' | 'atEnd'> & { hit: Item }) | undefined> {
  const { deps, words } = ctx;
  if (offers(connection, AROUND_EXTENSION) && item.id !== undefined) {
    const input = { groupId: chatId, recordId: item.id, before: BEFORE, after: AFTER };
    const { items: records, atStart, atEnd } = await deps.data.around(input, call);
    const items = records.map((record) => itemFromRecord(record, MESSAGES, words));
    const hit = items.find(({ id }) => id === item.id);
    return hit && { items, atStart, atEnd, hit };
  }
  const edge = { ...(item.id === undefined ? {} : { id: item.id }), at: item.moment ?? at };
  const before = await fetchByTime(ctx, connection, { chatId, side: 'earlier', edge, count: BEFORE }, call);
  const after = await fetchByTime(ctx, connection, { chatId, side: 'later', edge, count: AFTER }, call);
  return { items: [...before.items, item, ...after.items], atStart: before.isAll, atEnd: after.isAll, hit: item };
}

/** Messages of one moment that may stand at an edge. */
const TIES = 5;

/** @param edge absent: from the newest on */
async function fetchByTime(
  { deps: { data }, words }: Context,
  connection: Connection | undefined,
  { chatId, side, edge, count }: { chatId: string; side: Side; edge?: Edge; count: number },
  call: Call,
): Promise<Fetched> {
  const isEarlier = side === 'earlier';
  const limit = count + 1 + (edge === undefined ? 0 : TIES);
  const bounds = edge === undefined ? {} : { sentAt: isEarlier ? { $lte: edge.at } : { $gte: edge.at } };
  const { items: records, dropped } = await data.queryDatastore(
    {
      datastore: MESSAGES,
      query: { groupId: chatId, ...bounds },
      options: { sort: [{ sentAt: isEarlier ? 'desc' : 'asc' }], limit },
    },
    call,
  );
  const told = records.map((record) => itemFromRecord(record, MESSAGES, words));
  const oldestFirst = isEarlier ? told.toReversed() : told;
  // A service that knows what stands around a message has an order within a second.
  const items = offers(connection, AROUND_EXTENSION) ? oldestFirst : oldestFirst.toSorted(byTime);
  const at = edge === undefined ? -1 : items.findIndex(({ id }) => id === edge.id);
  const beyond = at < 0 ? items : isEarlier ? items.slice(0, at) : items.slice(at + 1);
  return {
    items: isEarlier ? beyond.slice(-count) : beyond.slice(0, count),
    isAll: records.length + dropped < limit && beyond.length <= count,
  };
}

async function fetchSide(
  ctx: Context,
  connection: Connection,
  chatId: string,
  { side, edge, count }: { side: Side; edge: Edge; count: number },
  call: Call,
): Promise<Fetched> {
  const { deps, words } = ctx;
  if (offers(connection, AROUND_EXTENSION) && edge.id !== undefined) {
    const input = {
      groupId: chatId,
      recordId: edge.id,
      before: 0,
      after: 0,
      [side === 'earlier' ? 'before' : 'after']: count,
    };
    const found = await deps.data.around(input, call);
    const items = found.items.map((record) => itemFromRecord(record, MESSAGES, words));
    const isAll = side === 'earlier' ? found.atStart : found.atEnd;
    if (items.length > 0) return { items: items.filter(({ id }) => id !== edge.id), isAll };
  }
  return await fetchByTime(ctx, connection, { chatId, side, edge, count }, call);
}

interface Shown extends Opening {
  hit?: Item | undefined;
  /** Earlier and later can be asked for. */
  isReadOn?: boolean;
  /** Of its items; the hit stands among them. */
  window?: { from: number; to: number };
  /** Rows in place of the last one. */
  rows?: ButtonRows;
  /** Under which it is kept already. */
  key?: string;
  place?: 'replace' | 'new';
}

async function conversationReply(ctx: Context, conversation: Conversation, shown: Shown): Promise<Reply> {
  const { words } = ctx;
  const { today } = await ctx.user();
  const { items, atStart } = conversation;
  const { hit, heads = [], receipt = [], last = [], rows = [], place = 'new' } = shown;
  const window = shown.window ?? { from: 0, to: items.length };
  const lines = items.slice(window.from, window.to);
  const isStart = shown.isReadOn === true && atStart && window.from === 0;
  const text: Span[] = [
    ...(heads.length === 0 ? [] : [`${heads.join('\n')}\n\n`]),
    ...headOf(ctx, conversation),
    ...(isStart ? ['\n\n', italic(words.text('conversation-start'))] : []),
    ...messageLines(ctx, lines, hit, today),
    ...(receipt.length === 0 ? [] : ['\n\n', italic(...receipt)]),
  ];
  const whole =
    hit !== undefined && (hit.text.length > MAX_HIT || hit.cut === true) ? wholeButton(ctx, hit, MAX_HIT) : [];
  const link = hit?.link === undefined ? [] : [linkButton(words.text('conversation-open-in-telegram'), hit.link)];
  return reply(text, {
    personal: true,
    place,
    buttons: [await ways(ctx, conversation, window, shown), [...link, ...whole], ...rows, last].filter(
      ({ length }) => length > 0,
    ),
  });
}

function headOf(
  { words }: Context,
  { chat, platform, items = [] }: Pick<Conversation, 'chat' | 'platform'> & { items?: readonly Item[] },
): Span[] {
  const name = chat || items.find(({ who }) => who !== undefined)?.who || words.text('results-unnamed-chat');
  return [bold(foreign(name)), ...(platform === undefined ? [] : [` · ${PLATFORM_NAMES[platform]}`])];
}

function messageLines({ words }: Context, items: readonly Item[], hit: Item | undefined, today: Today): Span[] {
  const room = MAX_PAGE - Math.min(hit?.text.length ?? 0, MAX_HIT) - 40 * items.length;
  const most = Math.min(MAX_OTHER, Math.max(MIN_OTHER, Math.floor(room / Math.max(1, items.length))));
  let day: string | undefined;
  let before: Item | undefined;
  return items.flatMap((item): Span[] => {
    const at = item.at === undefined ? undefined : Date.parse(item.at);
    const own = at === undefined ? day : dayOf(at, today.zone);
    const isHit = hit !== undefined && itemKey(item) === itemKey(hit);
    const wasHit = before !== undefined && hit !== undefined && itemKey(before) === itemKey(hit);
    const isNewDay = own !== day && at !== undefined;
    const isSame = before !== undefined && before.outgoing === item.outgoing && before.who === item.who;
    const gap = at === undefined || before?.at === undefined ? 0 : at - Date.parse(before.at);
    const isNamed = isHit || wasHit || isNewDay || !isSame || gap >= NAME_AGAIN_MS;
    const time = at === undefined ? '' : ` ${clockTime(at, today, words)}`;
    const heading: Span[] = isNewDay && at !== undefined ? ['\n\n', italic(dayHeading(at, today, words))] : [];
    const apart = !isNewDay && (isHit || wasHit || before === undefined) ? '\n\n' : '\n';
    const name = item.outgoing
      ? words.text('results-you')
      : item.who || item.chat || words.text('results-unnamed-chat');
    day = own;
    before = item;
    return [
      ...heading,
      apart,
      ...(isHit ? ['▸ '] : []),
      ...(isNamed ? [bold(foreign(name)), `${time}\n`] : []),
      ...(item.text === ''
        ? [words.text('results-no-text')]
        : isHit
          ? [bold(foreign(cutAt(item.text, MAX_HIT)))]
          : [foreign(shorten(item.text, most))]),
    ];
  });
}

const cutAt = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, cutBefore(text, most))}…`);

function wholeButton({ words }: Context, { datastore, id, chatId, moment, at }: Item, from: number): Button[] {
  if (id === undefined || datastore === undefined) return [];
  const where = { datastore, id, chatId, moment: moment ?? at, from };
  return [button(words.text('conversation-whole'), readWhole, where)];
}

/** Earlier and later: free as far as it has been fetched. */
async function ways(
  ctx: Context,
  conversation: Conversation,
  { from, to }: { from: number; to: number },
  { isReadOn, key: known }: Shown,
): Promise<Button[]> {
  const { chatId, chat, platform, items, atStart, atEnd } = conversation;
  const [first, last] = [items[from], items[to - 1]];
  const isStart = atStart && from === 0;
  const isEnd = atEnd && to === items.length;
  if (!isReadOn || first?.at === undefined || last?.at === undefined || (isStart && isEnd)) return [];
  const key = keepConversation(ctx, conversation, known);
  const way = (side: Side, { id, at = '', moment }: Item, isHere: boolean) => {
    const edge = { ...(id === undefined ? {} : { id }), at: moment ?? at };
    const of = { chatId, chat, ...(platform === undefined ? {} : { platform }) };
    const calls = isHere ? [] : (['queryDatastore'] as const);
    return button(ctx.words.text(`conversation-${side}`), readOn, { key, of, edge, side }, { calls });
  };
  return [
    ...(isStart ? [] : [way('earlier', first, from > 0)]),
    ...(isEnd ? [] : [way('later', last, to < items.length)]),
  ];
}

function keepConversation(ctx: Context, conversation: Conversation, known: string | undefined): string {
  const { results, clock } = ctx.deps;
  if (known !== undefined) {
    ctx.commitWithReply(results.replacing(known, ctx.person.id, conversation));
    return known;
  }
  const { key, write } = results.keeping(ctx.person.id, conversation, clock.now() + LIST_TTL_MS);
  ctx.commitWithReply(write);
  return key;
}

export const readOnAction = onAction(readOn, async function* (ctx, { key, of, edge, side }) {
  const { deps, person, words } = ctx;
  const kept = Conversation.safeParse(await deps.results.take(key, person.id, deps.clock.now())).data;
  const conversation: Conversation = kept ?? { ...of, items: [], atStart: false, atEnd: false };
  const at = conversation.items.findIndex(({ id, at: moment }) =>
    edge.id === undefined ? moment === edge.at : id === edge.id,
  );
  const place = { isReadOn: true, place: 'replace', ...(kept ? { key } : {}) } as const;
  const isEarlier = side === 'earlier';
  const here = at < 0 ? 0 : isEarlier ? at : conversation.items.length - at - 1;
  if (here > 0) {
    const from = isEarlier ? Math.max(0, at - PAGE) : Math.max(0, Math.min(at + 1, conversation.items.length - PAGE));
    const window = { from, to: Math.min(from + PAGE, conversation.items.length) };
    return yield await conversationReply(ctx, conversation, { ...place, window });
  }
  const { connection } = await ctx.user();
  const isFree = await isFreeFor(ctx);
  const done = yield* charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    activity: words.text('conversation-activity'),
    retry: button(words.text('buttons-try-again'), readOn, { key, of, edge, side }, { calls: ['queryDatastore'] }),
    request: (call) =>
      fetchSide(ctx, connection as Connection, of.chatId, { side, edge, count: isFree ? PAGE : PAID_BATCH }, call),
  });
  if (!done) return;
  const { items, isAll } = done.value;
  const grown =
    at < 0
      ? { ...conversation, items, [isEarlier ? 'atStart' : 'atEnd']: isAll }
      : grownBy(conversation, side, done.value);
  if (items.length === 0) {
    const all = { from: 0, to: Math.min(PAGE, grown.items.length) };
    const window = isEarlier ? all : { from: Math.max(0, grown.items.length - PAGE), to: grown.items.length };
    return yield await conversationReply(ctx, grown, { ...place, window, receipt: done.receipt });
  }
  const window = isEarlier
    ? { from: Math.max(0, items.length - PAGE), to: items.length }
    : { from: grown.items.length - items.length, to: grown.items.length - items.length + Math.min(PAGE, items.length) };
  yield await conversationReply(ctx, grown, { ...place, window, receipt: done.receipt });
});

/** With what came before or after it; too much of it is forgotten at the other end. */
function grownBy(conversation: Conversation, side: Side, { items, isAll }: Fetched): Conversation {
  const known = new Set(conversation.items.map(itemKey));
  const fresh = items.filter((item) => !known.has(itemKey(item)));
  if (side === 'earlier') {
    const all = [...fresh, ...conversation.items];
    return {
      ...conversation,
      items: all.slice(0, MAX_KEPT),
      atStart: isAll,
      atEnd: conversation.atEnd && all.length <= MAX_KEPT,
    };
  }
  const all = [...conversation.items, ...fresh];
  return {
    ...conversation,
    items: all.slice(-MAX_KEPT),
    atStart: conversation.atStart && all.length <= MAX_KEPT,
    atEnd: isAll,
  };
}

export interface EndOptions {
  /** Stand above it. */
  heads?: readonly string[];
  /** Its rows below Earlier, made once it is known that there is something. */
  rows?: (call: Call) => Promise<ButtonRows>;
}

/** The end of a chat. */
export async function* openEnd(
  ctx: Context,
  of: z.infer<typeof Chat>,
  { heads = [], rows }: EndOptions = {},
): AsyncGenerator<Reply> {
  const { words } = ctx;
  const { connection } = await ctx.user();
  const isFree = await isFreeFor(ctx);
  const args = { chatId: of.chatId, name: of.chat };
  const done = yield* charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', MESSAGES),
    activity: words.text('conversation-activity'),
    retry: button(words.text('buttons-try-again'), openChat, args),
    request: async (call) => ({
      found: await fetchByTime(
        ctx,
        connection,
        { chatId: of.chatId, side: 'earlier', count: isFree ? PAGE : PAID_BATCH },
        call,
      ),
      rows: (await rows?.(call)) ?? [],
    }),
  });
  if (!done) return;
  const { items, isAll } = done.value.found;
  const newest = items.at(-1);
  if (newest === undefined)
    return yield reply([...headOf(ctx, of), '\n\n', words.text('conversation-empty')], {
      personal: true,
      buttons: done.value.rows,
    });
  const chat = of.chat === '' ? newest.chat : of.chat;
  yield await conversationReply(
    ctx,
    { ...of, chat, platform: of.platform ?? newest.platform, items, atStart: isAll, atEnd: true },
    {
      isReadOn: true,
      heads,
      rows: done.value.rows,
      receipt: done.receipt,
      window: { from: Math.max(0, items.length - PAGE), to: items.length },
    },
  );
}

export const openChatAction = onAction(openChat, async function* (ctx, { chatId, name = '' }) {
  yield* openEnd(ctx, { chatId, chat: name });
});

async function* openMail(ctx: Context, mail: Item, opening: Opening): AsyncGenerator<Reply> {
  const { deps, words } = ctx;
  const { threadId } = mail;
  const { connection } = await ctx.user();
  const needs = scopesFor('queryDatastore', 'social-email');
  if (threadId === undefined || !connection || !allows(connection, needs) || !(await isFreeFor(ctx)))
    return yield await mailReply(ctx, mail, opening);
  const done = yield* charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    needs,
    activity: words.text('conversation-activity'),
    ...(opening.retry ? { retry: opening.retry } : {}),
    request: (call) =>
      deps.data.queryDatastore(
        { datastore: 'social-email', query: { threadId }, options: { sort: [{ sentAt: 'asc' }], limit: MAX_THREAD } },
        call,
      ),
  });
  if (!done) return;
  const thread = done.value.items.map((record) => itemFromRecord(record, 'social-email', words)).sort(byTime);
  const index = thread.findIndex(({ id }) => id === mail.id);
  if (thread.length < 2 || index < 0) return yield await mailReply(ctx, mail, opening);
  const list = keepList(ctx, { items: thread, order: 'newest' });
  yield await mailReply(ctx, thread[index] ?? mail, opening, { list, index, count: thread.length });
}

export const turnMailAction = onAction(turnMail, async function* (ctx, { list: key, index }) {
  const list = await loadList(ctx, key);
  const mail = list?.items[index];
  if (!list || !mail) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  const thread = { list: key, index, count: list.items.length };
  yield { ...(await mailReply(ctx, mail, {}, thread)), place: 'replace' };
});

async function mailReply(
  ctx: Context,
  mail: Item,
  opening: Opening,
  thread?: { list: string; index: number; count: number },
): Promise<Reply & { kind: 'text' }> {
  const { words } = ctx;
  const { today } = await ctx.user();
  const at = mail.at === undefined ? undefined : Date.parse(mail.at);
  const when = at === undefined ? '' : `${dayHeading(at, today, words)} ${clockTime(at, today, words)}`;
  const between: Span[] = mail.outgoing
    ? [...words.rich('conversation-mail-sent', { name: foreign(mail.to ?? '') })]
    : [...words.rich('conversation-mail-received', { name: foreign(mail.who ?? mail.handle ?? '') })];
  const ways =
    thread === undefined
      ? []
      : [
          ...(thread.index > 0 ? [turned(ctx, 'earlier', thread.list, thread.index - 1)] : []),
          ...(thread.index < thread.count - 1 ? [turned(ctx, 'later', thread.list, thread.index + 1)] : []),
        ];
  return wholeReply(ctx, mail, [...between, when === '' ? '' : ` · ${when}`], opening, ways);
}

const turned = ({ words }: Context, side: Side, list: string, index: number) =>
  button(words.text(`conversation-${side}`), turnMail, { list, index });

/** A file, an appointment, a post: what it is called, when, and what it says. */
async function recordReply(ctx: Context, item: Item, opening: Opening): Promise<Reply> {
  const { words } = ctx;
  const { today } = await ctx.user();
  const at = item.at === undefined ? undefined : Date.parse(item.at);
  const isEvent = item.datastore === 'social-event';
  const until = item.until === undefined ? '' : `–${clockTime(Date.parse(item.until), today, words)}`;
  const time = at !== undefined && isEvent ? ` ${clockTime(at, today, words)}${until}` : '';
  const when = at === undefined ? [] : [`${dayHeading(at, today, words)}${time}`];
  const details: Span[][] = [
    ...(item.who === undefined ? [] : [[foreign(item.who)]]),
    ...when.map((text): Span[] => [text]),
    ...(item.where === undefined ? [] : [[foreign(item.where)]]),
  ];
  const line = details.flatMap((part, index): Span[] => (index === 0 ? part : [' · ', ...part]));
  return wholeReply(ctx, item, line, opening, []);
}

function wholeReply(
  ctx: Context,
  item: Item,
  details: readonly Span[],
  { terms = [], heads = [], receipt = [], last = [] }: Opening,
  ways: readonly Button[],
): Reply & { kind: 'text' } {
  const { words } = ctx;
  const { title, text, files = [], link } = item;
  const shown = cutAt(text, MAX_HIT);
  const isCut = shown.length < text.length || item.cut === true;
  const links = link === undefined ? [] : [linkButton(words.text('conversation-open'), link)];
  return reply(
    [
      ...(heads.length === 0 ? [] : [`${heads.join('\n')}\n\n`]),
      ...(title === undefined ? [] : [bold(foreign(title)), '\n']),
      ...details,
      ...(shown === '' ? [] : ['\n\n', ...markedText(shown, terms)]),
      ...(files.length === 0 ? [] : ['\n\n📎 ', foreign(files.join(', '))]),
      ...(receipt.length === 0 ? [] : ['\n\n', italic(...receipt)]),
    ],
    {
      personal: true,
      place: 'new',
      buttons: [ways, [...links, ...(isCut ? wholeButton(ctx, item, MAX_HIT) : [])], last].filter(
        ({ length }) => length > 0,
      ),
    },
  );
}

/** Lines as they were written, found words bold. */
function markedText(text: string, terms: readonly string[]): RichText {
  const lines = text.split('\n');
  return lines.flatMap((line, index): Span[] => [
    ...(index === 0 ? [] : ['\n']),
    ...(line.trim() === '' ? [] : snippetOf({ text: line }, terms, MAX_HIT)),
  ]);
}

export const readWholeAction = onAction(readWhole, async function* (ctx, { datastore, id, chatId, moment, from }) {
  const { deps, words } = ctx;
  if (datastore === undefined || id === undefined) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  const done = yield* charge(ctx, {
    command: 'recent',
    operation: 'queryDatastore',
    needs: scopesFor('queryDatastore', datastore),
    activity: words.text('conversation-activity'),
    request: (call) =>
      deps.data.queryDatastore(
        { datastore, query: filterFor(datastore, { id, chatId, moment }), options: { limit: 1 } },
        call,
      ),
  });
  if (!done) return;
  const [record] = done.value.items;
  const { connection } = await ctx.user();
  const place = placeName(words, deps.about, connection);
  const footer: Span[] = done.receipt.length === 0 ? [] : ['\n\n', italic(...done.receipt)];
  if (record === undefined) return yield reply([words.text('conversation-gone', { place }), ...footer]);
  const { text } = itemFromRecord(record, datastore, words, undefined, MAX_WHOLE);
  const rest = text.slice(cutBefore(text, from)).trimStart();
  yield reply([...(rest === '' ? [words.text('results-no-text')] : [foreign(rest)]), ...footer], {
    personal: true,
    place: 'new',
  });
});

/** Its moment and its chat lead to it without a look at every record. */
function filterFor(
  datastore: DatastoreName,
  { id, chatId, moment }: { id: string; chatId?: string | undefined; moment?: string | undefined },
): Filter {
  const { timeField }: Datastore = DATASTORES[datastore];
  return {
    _id: id,
    ...(chatId === undefined ? {} : { groupId: chatId }),
    ...(moment === undefined || datastore !== MESSAGES ? {} : { [timeField]: { $gte: moment, $lte: moment } }),
  };
}
