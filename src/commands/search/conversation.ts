/** A message within its conversation. Paging edits the message in place, or sends a new one if pages cost credits. */

import { z } from 'zod';
import { dayOf } from '#locales/times/today.ts';
import { AROUND_EXTENSION } from '#service/contract/around.ts';
import type { Call } from '#service/contract/data-service.ts';
import { MESSAGES } from '#service/contract/datastores.ts';
import { PLATFORM_NAMES } from '#service/contract/platforms.ts';
import { action, openChat } from '../actions.ts';
import { button, linkButton } from '../buttons.ts';
import { type Command, type Context, onAction } from '../command.ts';
import { placeName } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { allows, offers } from '../registry.ts';
import { type Button, type ButtonRows, bold, foreign, italic, joined, type Reply, reply, type Span } from '../reply.ts';
import { clockTime, dayHeading } from '../time/dates.ts';
import { chargeRead, Edge, fetchAround, fetchSide, Side } from './fetch-messages.ts';
import { Item, itemKey } from './item.ts';
import { cutAt, MAX_HIT, type Opening, openMail, recordReply, wholeButton } from './record-reply.ts';

/** Messages shown before and after a hit. */
const AROUND = { before: 4, after: 5 };
/** Messages per page; more if each request costs credits. */
const PAGE = 10;
const PAID_PAGE = 20;
/** Lengths in UTF-16 units. */
const MAX_OTHER = 300;
const MIN_OTHER = 60;
/** Longest page; a Telegram message takes 4096. */
const MAX_PAGE = 3_600;
const NAME_AGAIN_MS = 5 * 60_000;

const Chat = Item.pick({ chat: true, platform: true }).extend({ chatId: z.string() });
type Chat = z.infer<typeof Chat>;

/** Shows the messages before or after an edge. */
const showPage = action('read', z.object({ of: Chat, edge: Edge, side: Side }), { calls: ['queryDatastore'] });

interface Page {
  /** Oldest first, without gaps. */
  items: readonly Item[];
  /** Whether nothing precedes the first, or follows the last; undefined if that side can't be read. */
  atStart?: boolean;
  atEnd?: boolean;
}

interface Shown extends Opening {
  hit?: Item | undefined;
  replaces?: boolean;
}

/** Opens a found item; a message with the conversation around it. */
export async function openItem(ctx: Context, item: Item, opening: Opening = {}): Promise<Reply> {
  if (item.datastore === 'social-email') return await openMail(ctx, item, opening);
  if (item.datastore === 'social-chat-group' && item.chatId !== undefined)
    return await openEnd(ctx, { chatId: item.chatId, chat: item.chat, platform: item.platform });
  if (item.datastore !== MESSAGES) return recordReply(ctx, item, opening);
  const { id, chatId = '', chat, platform, at } = item;
  const of = { chatId, chat, platform };
  const { connection, charged } = ctx;
  const canRead = chatId !== '' && at !== undefined && connection !== undefined && allows(connection, 'recent');
  if (!canRead || charged || id === undefined || !offers(connection, AROUND_EXTENSION)) {
    const page = { items: [item], ...(canRead ? { atStart: false, atEnd: false } : {}) };
    return conversationReply(ctx, of, page, { hit: item, ...opening });
  }
  const page = await chargeRead(ctx, MESSAGES, (call) => fetchAround(ctx, chatId, id, AROUND, call));
  const hit = page.items.find((each) => each.id === id);
  if (hit) return conversationReply(ctx, of, page, { hit, ...opening });
  const place = placeName(ctx.words, ctx.deps.about, connection);
  return reply(ctx.words.text('conversation-gone', { place }), { personal: true });
}

function conversationReply(ctx: Context, of: Chat, page: Page, shown: Shown): Reply {
  const { words } = ctx;
  const { items, atStart } = page;
  const { hit, head = [], rows = [], replaces = false } = shown;
  const whole =
    hit !== undefined && (hit.text.length > MAX_HIT || hit.cut === true) ? wholeButton(ctx, hit, MAX_HIT) : [];
  const link = hit?.link === undefined ? [] : [linkButton(words.text('conversation-open-in-telegram'), hit.link)];
  return reply(
    [
      ...joined([head, headOf(ctx, of, items), atStart ? [italic(words.text('conversation-start'))] : []], '\n\n'),
      ...messageLines(ctx, items, hit),
    ],
    {
      personal: true,
      replaces,
      buttons: [pageButtons(ctx, of, page), [...link, ...whole], ...rows],
    },
  );
}

function headOf({ words }: Context, { chat, platform }: Chat, items: readonly Item[]): Span[] {
  const name = chat || items.find(({ who }) => who !== undefined)?.who || words.text('results-unnamed-chat');
  return [bold(foreign(name)), ...(platform === undefined ? [] : [` · ${PLATFORM_NAMES[platform]}`])];
}

function messageLines({ words, today }: Context, items: readonly Item[], hit: Item | undefined): Span[] {
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

function pageButtons({ words }: Context, of: Chat, { items, atStart, atEnd }: Page): Button[] {
  const turn = (side: Side, isEnd: boolean | undefined, item: Item | undefined) => {
    const at = item?.moment ?? item?.at;
    if (isEnd !== false || at === undefined) return [];
    return [button(words.text(`conversation-${side}`), showPage, { of, edge: { id: item?.id, at }, side })];
  };
  return [...turn('earlier', atStart, items[0]), ...turn('later', atEnd, items.at(-1))];
}

export const conversationCommands: readonly Command[] = [
  onAction(showPage, async (ctx, { of, edge, side }) => {
    const { charged } = ctx;
    const { items, isAll } = await chargeRead(ctx, MESSAGES, (call) =>
      fetchSide(ctx, of.chatId, { side, edge, count: charged ? PAID_PAGE : PAGE }, call),
    );
    const [here, back] = side === 'earlier' ? (['atStart', 'atEnd'] as const) : (['atEnd', 'atStart'] as const);
    // Pages that were paid for remain above, so there is no button back to them.
    const page = { items, [here]: isAll, ...(charged ? {} : { [back]: false }) };
    return conversationReply(ctx, of, page, { replaces: !charged && items.length > 0 });
  }),
  onAction(openChat, (ctx, { chatId, name = '' }) => openEnd(ctx, { chatId, chat: name })),
];

/** The end of a chat. @param rows buttons below "Earlier", created after the messages were fetched */
export async function openEnd(
  ctx: Context,
  of: Chat,
  rows: (call: Call) => Promise<ButtonRows> = async () => [],
): Promise<Reply> {
  const { charged } = ctx;
  const count = charged ? PAID_PAGE : PAGE;
  const { items, isAll, below } = await chargeRead(ctx, MESSAGES, async (call) => ({
    ...(await fetchSide(ctx, of.chatId, { side: 'earlier', count }, call)),
    below: await rows(call),
  }));
  const newest = items.at(-1);
  if (newest === undefined)
    return reply([...headOf(ctx, of, []), '\n\n', ctx.words.text('conversation-empty')], {
      personal: true,
      buttons: below,
    });
  const named = { ...of, chat: of.chat || newest.chat, platform: of.platform ?? newest.platform };
  const page = { items, atStart: isAll, atEnd: true };
  return conversationReply(ctx, named, page, { rows: below });
}
