/** Shows a day or longer period: its messages by chat, or, in the future, its appointments. */

import type { Span as Days } from '#locales/times/spans.ts';
import { dayLater, dayOf, presentDay } from '#locales/times/today.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import { runQuery, showSpan } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import { type Context, onAction } from '../command.ts';
import { shorten } from '../display-text.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { type Query, queryFor } from '../query/query.ts';
import { dayStart } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { type Button, bold, foreign, type Reply, reply, type Span } from '../reply.ts';
import type { Item } from '../search/item.ts';
import { isOwnChat, numbered } from '../search/result-list.ts';
import { longDay, plainDate, sentenceDate, spanName } from '../time/dates.ts';
import { amountLine, appointmentLines, appointmentsIn, MAX_DAYS, withMoved } from './appointments.ts';
import { conversationName, conversationOf, nearestMessage, readThrough } from './reading.ts';

const MAX_CHATS = 5;
const MAX_APPOINTMENTS = 10;
/** Longest quote of a chat's first message, in UTF-16 units. */
const SNIPPET = 120;

export const showSpanAction = onAction(showSpan, (ctx, { from, to }) => showDays(ctx, { from, ...(to ? { to } : {}) }));

type Range = { from: string; to: string };

/** Shows a past or future day, or a past or future period. */
export async function showDays(ctx: Context, { from, to }: Days): Promise<Reply> {
  const { today } = ctx;
  const end = to ?? dayLater(presentDay(today), 1);
  const isDay = dayLater(from, 1) === end;
  if (from > presentDay(today)) return await showFuture(ctx, { from, to: end }, isDay);
  if (isDay) return await showPastDay(ctx, from);
  return await showPastSpan(ctx, { from, to: end });
}

const dayButton = (label: string, day: string) => button(label, showSpan, { from: day, to: dayLater(day, 1) });
const around = ({ words }: Context, day: string): Button[] => [
  dayButton(words.text('days-before'), dayLater(day, -1)),
  dayButton(words.text('days-after'), dayLater(day, 1)),
];

async function showPastDay(ctx: Context, day: string): Promise<Reply> {
  const { words, today } = ctx;
  const range = { since: dayStart(day, today.zone), until: dayStart(dayLater(day, 1), today.zone) };
  const { items, isPartial } = await readThrough(ctx, range);
  if (items.length === 0) return await nothingOn(ctx, day);
  const chats = [...Map.groupBy(items, conversationOf).values()].sort((a, b) => b.length - a.length);
  const opened: Item[] = [];
  const lines = chats.slice(0, MAX_CHATS).flatMap((messages): Span[] => {
    const item = messages.reduce((first, each) => ((each.at ?? '') < (first.at ?? '') ? each : first));
    const line = amountLine(ctx, bold(String(opened.push(item))), conversationName(item), messages.length);
    const said = shorten(item.title ?? item.text, SNIPPET);
    const who = item.outgoing ? words.text('results-you') : isOwnChat(item) ? undefined : item.who;
    const isNamed = who !== undefined && item.chat !== '';
    return ['\n\n', ...line, ...(said === '' ? [] : ['\n', ...(isNamed ? [foreign(who), ': '] : []), foreign(said)])];
  });
  const heading = words.rich(isPartial ? 'days-heading-at-least' : 'days-heading', {
    days: longDay(day, today, words),
    amount: items.length,
    chats: chats.length,
  });
  const list = { items: opened, order: 'newest' } as const;
  return reply(
    [...heading, ...lines],
    numbered(ctx, list, () => [around(ctx, day)]),
  );
}

async function nothingOn(ctx: Context, day: string): Promise<Reply> {
  const { words, deps, today, connection, charged } = ctx;
  const on = sentenceDate(day, today, words);
  if (!connection || charged) return reply(words.text('days-nothing', { on }), { buttons: [around(ctx, day)] });
  const found = await Promise.all(
    [{ $lt: dayStart(day, today.zone) }, { $gte: dayStart(dayLater(day, 1), today.zone) }].map((where) =>
      nearestMessage(deps.data, connection, where as { $lt: string }, ctx),
    ),
  );
  const days = found.flatMap((at) => (at === undefined ? [] : [dayOf(Date.parse(at), today.zone)]));
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day));
  const [nearest] = days.sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) return (await emptyArchiveReply(ctx)) ?? reply(words.text('days-nothing', { on }));
  const name = plainDate(nearest, today, words);
  return reply(words.text('days-nothing-nearest', { on, day: name }), {
    personal: true,
    buttons: [[dayButton(words.capital(name), nearest)]],
  });
}

async function showFuture(ctx: Context, { from, to }: Range, isDay: boolean): Promise<Reply> {
  const { words, today } = ctx;
  const latest = dayLater(from, MAX_DAYS);
  const range = { from, to: to < latest ? to : latest };
  const { items } = await readThrough(ctx, {
    named: withMoved(range),
    events: { since: dayStart(range.from, today.zone), until: dayStart(range.to, today.zone) },
  });
  const appointments = appointmentsIn(items, range, today, false).slice(0, MAX_APPOINTMENTS);
  const rows = isDay ? [around(ctx, from)] : [];
  const instead = items.length === 0 ? await emptyArchiveReply(ctx) : undefined;
  if (instead) return instead;
  if (appointments.length === 0) {
    const on = isDay ? sentenceDate(from, today, words) : spanName({ from, to }, today, words);
    return reply(words.text(isDay ? 'days-nothing-yet' : 'days-nothing-yet-in', { on }), {
      buttons: rows,
    });
  }
  const opened: Item[] = [];
  const lines = appointmentLines(ctx, appointments, today, (item) => bold(String(opened.push(item))), isDay);
  const name = isDay ? longDay(from, today, words) : words.capital(spanName({ from, to }, today, words));
  const list = { items: opened, order: 'newest' } as const;
  return reply(
    [bold(name), ...lines.flatMap((line): Span[] => ['\n', ...line])],
    numbered(ctx, list, () => rows),
  );
}

interface Busiest {
  /** A lower bound with `isPartial`. */
  amount: number;
  chats: number;
  isPartial: boolean;
  most: { name: string; messages: number }[];
}

async function showPastSpan(ctx: Context, { from, to }: Range): Promise<Reply> {
  const { words, today } = ctx;
  const name = words.capital(spanName({ from, to }, today, words));
  const { amount, chats, isPartial, most } = await busiestIn(ctx, { from, to });
  if (amount === 0) return (await emptyArchiveReply(ctx)) ?? reply(words.text('days-nothing-in', { name }));
  const numbers = most.map(({ name: chat }, index) => {
    const filters = { after: from, before: to, ...(chat === '' ? {} : { chat }) };
    const query: Query = { ...queryFor([], today), place: 'chats', filters };
    return button(String(index + 1), runQuery, { query });
  });
  const lines = most.flatMap(({ name: chat, messages }, index): Span[] => [
    '\n',
    ...amountLine(ctx, bold(String(index + 1)), chat, messages),
  ]);
  const heading = words.rich(isPartial ? 'days-heading-at-least' : 'days-heading', { days: name, amount, chats });
  return reply([...heading, '\n', ...lines], { personal: true, buttons: [numbers] });
}

/** One request for statistics, or, if the service can't count, for the messages themselves. */
async function busiestIn(ctx: Context, { from, to }: Range): Promise<Busiest> {
  const { deps, words, today, connection } = ctx;
  if (!offers(connection, SEARCH_EXTENSION)) {
    const range = { since: dayStart(from, today.zone), until: dayStart(to, today.zone) };
    const { items, isPartial } = await readThrough(ctx, range);
    const chats = [...Map.groupBy(items, conversationOf).values()].sort((a, b) => b.length - a.length);
    const most = chats.slice(0, MAX_CHATS).map((each) => ({ name: each[0]?.chat ?? '', messages: each.length }));
    return { amount: items.length, chats: chats.length, isPartial, most };
  }
  const query = { sentAt: { $gte: dayStart(from, today.zone), $lt: dayStart(to, today.zone) } };
  const { messages, total, isPartial, chats, chatCount } = await charge(ctx, {
    command: 'today',
    operation: 'queryDatastore',
    datastore: 'social-chat-message',
    activity: words.text('today-activity'),
    request: (call): Promise<Statistics> =>
      deps.data.statistics({ datastore: 'social-chat-message', query, zone: today.zone ?? 'UTC' }, call),
  });
  return {
    amount: total ?? messages,
    chats: chatCount,
    isPartial: isPartial && total === undefined,
    most: chats.slice(0, MAX_CHATS),
  };
}
