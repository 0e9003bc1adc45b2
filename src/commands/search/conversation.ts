/**
 * Behind the numbers: a message in the conversation around it, which is read on in place. Where the service charges, what
 * came with the results is shown for nothing, and what lies beyond costs.
 */
import { z } from 'zod';
import { dayOf, type Today } from '#locales/times/today.ts';
import type { Call } from '#service/contract/data-service.ts';
import { scopesFor } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import { action } from '../action.ts';
import { button, linkButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { placeName } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { allows } from '../registry.ts';
import { type Button, type ButtonRows, bold, foreign, italic, type Reply, reply, type Span } from '../reply.ts';
import { clockTime, dayHeading } from '../time/dates.ts';
import { openChat } from './actions.ts';
import { Edge, type Fetched, fetchAround, fetchByTime, fetchSide, reading, Side } from './fetch-messages.ts';
import { Item, itemKey, PLATFORM_NAMES } from './item.ts';
import { cutAt, MAX_HIT, type Opening, openMail, recordReply, wholeButton } from './record-reply.ts';
import { LIST_TTL_MS } from './result-list.ts';
import { isFreeFor } from './results-reply.ts';

const MESSAGES = 'social-chat-message';

/** Messages of a page that is read on. */
const PAGE = 10;
/** Messages fetched where each request costs. */
const PAID_BATCH = 20;
/** Lengths in UTF-16 units. */
const MAX_OTHER = 300;
const MIN_OTHER = 60;
/** What a page may hold: a message of Telegram takes 4096. */
const MAX_PAGE = 3_600;
/** A name stands again after so long. */
const NAME_AGAIN_MS = 5 * 60_000;
/** Messages that are kept of one conversation. */
const MAX_KEPT = 200;

const Chat = Item.pick({ chat: true, platform: true }).extend({ chatId: z.string() });

const Conversation = Chat.extend({
  /** Oldest first, without a gap. */
  items: z.array(Item),
  /** Nothing is before the first, or after the last. */
  atStart: z.boolean(),
  atEnd: z.boolean(),
});
type Conversation = z.infer<typeof Conversation>;

/** Shows what was said before or after the message at an edge, in place. */
export const readOn = action('read', z.object({ key: z.string(), of: Chat, edge: Edge, side: Side }));
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
  const done = yield* reading(
    ctx,
    MESSAGES,
    (call) => fetchAround(ctx, connection, { ...of, item, at }, call),
    opening.retry,
  );
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
    ...(heads.length === 0 ? [] : [foreign(heads.join('\n')), '\n\n']),
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
  // As much of each as a page may show.
  const items = conversation.items.map((item) => ({ ...item, text: shorten(item.text, MAX_OTHER + 1) }));
  const kept: Conversation = { ...conversation, items };
  if (known !== undefined) {
    ctx.commitWithReply(results.replacing(known, ctx.person.id, kept));
    return known;
  }
  const { key, write } = results.keeping(ctx.person.id, kept, clock.now() + LIST_TTL_MS);
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
  const done = yield* reading(
    ctx,
    MESSAGES,
    (call) =>
      fetchSide(ctx, connection as Connection, of.chatId, { side, edge, count: isFree ? PAGE : PAID_BATCH }, call),
    button(words.text('buttons-try-again'), readOn, { key, of, edge, side }, { calls: ['queryDatastore'] }),
  );
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
  const done = yield* reading(
    ctx,
    MESSAGES,
    async (call) => ({
      found: await fetchByTime(
        ctx,
        connection,
        { chatId: of.chatId, side: 'earlier', count: isFree ? PAGE : PAID_BATCH },
        call,
      ),
      rows: (await rows?.(call)) ?? [],
    }),
    button(words.text('buttons-try-again'), openChat, args),
  );
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
