/** /today: what is coming up, who waits for an answer and what is new; `/today week` covers seven days. No model. */

import { z } from 'zod';
import { listsIn } from '#locales/lists.ts';
import { parseTimeSpan } from '#locales/times/spans.ts';
import { DAY_MS, dayLater, presentDay, startOfDay } from '#locales/times/today.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold, splitWords } from '#platform/text-match.ts';
import { startDigest } from '../actions.ts';
import { button } from '../buttons.ts';
import { type Context, command } from '../command.ts';
import { type Appointment, amountLine, appointmentLines, appointmentsIn, withMoved } from '../days/appointments.ts';
import { showDays } from '../days/days.ts';
import { conversationName, conversationOf, readThrough } from '../days/reading.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { type ButtonRows, bold, type Reply, type RichText, reply, type Span } from '../reply.ts';
import { type Item, newestFirst } from '../search/item.ts';
import { hitLines, isOwnChat, numbered } from '../search/result-list.ts';
import { longDay, spanName } from '../time/dates.ts';
import { slot } from '../user-state.ts';
import { activeDigests } from './alerts.ts';

type Overview = 'today' | 'week';

const DAYS_AHEAD = 14;
const DAYS_WAITING = 14;
const WEEK_DAYS = 7;
const MOST = { comingUp: 8, waiting: 3, chats: 3 } as const;
const SEEN_KEPT_MS = 14 * DAY_MS;
/** When the person last saw /today. */
const lastSeen = slot('today-seen', z.object({ at: z.number() }), SEEN_KEPT_MS);

export const today = command('today', async (ctx, { argument }) => {
  const typed = argument.trim();
  const { today: now } = ctx;
  if (typed === '') return await showOverview(ctx, 'today');
  if (isWeek(typed)) return await showOverview(ctx, 'week');
  const span = parseTimeSpan(typed, now, { anyLanguage: true, toCome: true });
  if (span === undefined) return reply(ctx.words.text('today-which-day'));
  if (span.from === presentDay(now) && span.to === dayLater(span.from, 1)) return await showOverview(ctx, 'today');
  return await showDays(ctx, span);
});

function isWeek(typed: string): boolean {
  const said = fold(typed);
  return said === 'week' || LANGUAGES.some((language) => listsIn(language).intents.week.map(fold).includes(said));
}

async function showOverview(ctx: Context, kind: Overview): Promise<Reply> {
  const more = await digestButton(ctx, kind);
  const shown = (await digestOf(ctx, kind, more)) ?? (await emptyArchiveReply(ctx));
  return shown ?? reply(ctx.words.text('today-nothing'), { buttons: more });
}

/** The overview with these buttons; undefined if there is nothing to report. */
export async function digestOf(ctx: Context, kind: Overview, rows: ButtonRows = []): Promise<Reply | undefined> {
  const { text, items } = await overviewOf(ctx, kind, await gather(ctx));
  if (text.length === 0) return undefined;
  if (kind === 'today') lastSeen.keep(ctx, { at: ctx.today.now });
  return reply(
    text,
    numbered(ctx, { items, order: 'newest' }, () => rows),
  );
}

type Dated = Item & { at: string };

interface Gathered {
  comingUp: Appointment[];
  /** Recent messages and mails, newest first. */
  recent: Dated[];
  /** Conversations in which the person has written. */
  mine: ReadonlySet<string>;
}

async function gather(ctx: Context): Promise<Gathered> {
  const { today: now } = ctx;
  const day = presentDay(now);
  const range = { from: day, to: dayLater(day, DAYS_AHEAD + 1) };
  const since = now.now - Math.max(DAYS_WAITING * DAY_MS, SEEN_KEPT_MS);
  const { items } = await readThrough(ctx, {
    since: iso(since),
    named: withMoved(range),
    events: { since: iso(startOfDay(range.from, now.zone)), until: iso(startOfDay(range.to, now.zone)) },
  });
  const written = items.filter((item): item is Dated => item.datastore !== 'social-event' && item.at !== undefined);
  return {
    comingUp: appointmentsIn(items, range, now),
    recent: written.filter(({ at }) => Date.parse(at) > since).sort(newestFirst),
    mine: new Set(written.filter(({ outgoing }) => outgoing).map(conversationOf)),
  };
}

const iso = (at: number) => new Date(at).toISOString();

/** The newest question of each conversation that neither the person nor, in a group, another member has answered. */
function waitingIn({ recent, mine }: Gathered, { today: { now }, person }: Context): Item[] {
  const since = iso(now - DAYS_WAITING * DAY_MS);
  const late = recent.filter(({ at }) => at >= since);
  const asking = [...Map.groupBy(late, conversationOf)].flatMap(([key, items]) => {
    const answered = items.findIndex(({ outgoing }) => outgoing);
    const open = answered < 0 ? items : items.slice(0, answered);
    const isOpen = (item: Item, index: number) =>
      asksPerson(item, mine.has(key)) &&
      (isNamed(item, person.firstName) || !open.slice(0, index).some((later) => isAnswerTo(later, item)));
    return open.find(isOpen) ?? [];
  });
  return asking.sort(newestFirst);
}

/** Whether a later message of the conversation, by another member than the asker, answers rather than asks. */
const isAnswerTo = (later: Item, { who }: Item) => later.who !== undefined && later.who !== who && !asks(later.text);

const isNamed = ({ text }: Item, firstName: string) =>
  splitWords(text).some(({ folded }) => fold(folded) === fold(firstName));

/** Incoming messages since a moment by conversation, those that the person takes part in first. */
function conversationsIn({ recent, mine }: Gathered, since: number) {
  const came = recent.filter(({ at, outgoing }) => !outgoing && Date.parse(at) > since);
  return [...Map.groupBy(came, conversationOf)]
    .map(([key, items]) => ({ came: items, isOwn: mine.has(key) }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** People by number of messages, with the newest message of each. */
function writersIn({ recent }: Gathered, since: number, until: number) {
  const came = recent.filter(
    ({ at, outgoing, who }) => !outgoing && who !== undefined && Date.parse(at) >= since && Date.parse(at) < until,
  );
  return [...Map.groupBy(came, ({ who }) => who).values()]
    .map((items) => ({ item: items[0] as Item, amount: items.length }))
    .sort((a, b) => b.amount - a.amount);
}

/** The text, empty if there is nothing to report, and the items that its numbers open. */
async function overviewOf(ctx: Context, kind: Overview, found: Gathered): Promise<{ text: RichText; items: Item[] }> {
  const { words, today: now } = ctx;
  const day = presentDay(now);
  const items: Item[] = [];
  const number = (item: Item): Span => bold(String(items.push(item)));
  const comingUp = () =>
    part(words.text('today-coming-up'), appointmentLines(ctx, found.comingUp.slice(0, MOST.comingUp), now, number));
  const waiting = async () => {
    const from = items.length + 1;
    const asking = waitingIn(found, ctx).slice(0, MOST.waiting);
    items.push(...asking);
    return part(words.text('today-waiting'), asking.length === 0 ? [] : [hitLines(ctx, asking, { from })]);
  };
  const parts: RichText[] = [];
  if (kind === 'today') {
    parts.push(comingUp(), await waiting());
    const above = new Set(items);
    const since = (await lastSeen.read(ctx))?.at ?? startOfDay(dayLater(day, -1), now.zone);
    const fresh = conversationsIn(found, since).filter(({ came }) => !came.every((item) => above.has(item)));
    const rest = fresh.length - MOST.chats;
    const lines = fresh
      .slice(0, MOST.chats)
      .map(({ came }) => ({ item: came.at(-1) as Item, amount: came.length }))
      .map(({ item, amount }) => amountLine(ctx, number(item), conversationName(item), amount));
    if (rest > 0) lines.push([words.text('today-more-chats', { amount: rest })]);
    parts.push(part(words.text('today-new'), lines));
  } else {
    const from = startOfDay(dayLater(day, -WEEK_DAYS), now.zone);
    const writers = writersIn(found, from, startOfDay(day, now.zone)).slice(0, MOST.chats);
    const lines = writers.map(({ item, amount }) => amountLine(ctx, number(item), item.who, amount));
    parts.push(part(words.text('today-wrote-most'), lines), await waiting(), comingUp());
  }
  const shown = parts.filter(({ length }) => length > 0);
  if (shown.length === 0) return { text: [], items };
  const days = spanName({ from: dayLater(day, -WEEK_DAYS), to: day }, now, words);
  const headline = kind === 'today' ? [bold(longDay(day, now, words))] : words.rich('today-week', { days });
  return { text: [...headline, ...shown.flatMap((each): Span[] => ['\n\n', ...each])], items };
}

const part = (heading: string, lines: readonly RichText[]): RichText =>
  lines.length === 0 ? [] : [bold(heading), ...lines.flatMap((line): Span[] => ['\n', ...line])];

/** Offers the digest, unless it is already active. */
export async function digestButton(ctx: Context, kind: Overview): Promise<ButtonRows> {
  if ((await activeDigests(ctx)).some(({ routine }) => routine.kind === kind)) return [];
  const label = ctx.words.text(kind === 'today' ? 'today-every-morning' : 'today-every-monday');
  return [[button(label, startDigest, { kind })]];
}

/** A final question mark of any script; the Greek one is also written as a semicolon. */
const QUESTION = /[?？؟\u037e](?=[\s!"'”’»)\]]|$|\p{Extended_Pictographic}|(?<=？))/u;
const GREEK_QUESTION = /\p{sc=Greek}[^;\p{sc=Greek}]*;(?=\s|$)/u;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Fewest words of a request; a single "please" is an answer. */
const MIN_REQUEST_WORDS = 3;

let please: readonly string[] | undefined;

/** Whether it's a question or, in a direct chat, a request. @param takesPart whether the person has written there */
export function asksPerson(item: Item, takesPart: boolean): boolean {
  const isDirect = item.datastore === 'social-chat-message' && isOwnChat(item);
  if (!isDirect && !takesPart) return false;
  return asks(item.text) || (isDirect && isRequest(item.text.replace(ADDRESS, '')));
}

function asks(said: string): boolean {
  const text = said.replace(ADDRESS, '');
  return QUESTION.test(text) || GREEK_QUESTION.test(text);
}

function isRequest(text: string): boolean {
  // The first form of each language is its word for "please".
  please ??= LANGUAGES.map((language) => ` ${fold(listsIn(language).courtesy[0] ?? '')} `);
  const words = splitWords(text).map(({ folded }) => fold(folded));
  if (words.length < MIN_REQUEST_WORDS) return false;
  const said = ` ${words.join(' ')} `;
  return please.some((form) => said.includes(form));
}
