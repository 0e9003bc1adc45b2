/** /today: what is coming up, who waits for an answer and what is new; `/today week` looks back at seven days. No model makes it. */
import { listsIn } from '#locales/lists.ts';
import { parseTimeSpan } from '#locales/times/spans.ts';
import { DAY_MS, dayLater, presentDay, startOfDay, type Today } from '#locales/times/today.ts';
import { LANGUAGES } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';
import type { Charged } from '../billing/charge.ts';
import { button, commandButton, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { type Appointment, appointmentsOf, mentionsIn } from '../days/appointments.ts';
import { showDays } from '../days/days.ts';
import { amountLines, appointmentLines } from '../days/lines.ts';
import { conversationOf, type ReadThrough, readThrough, type Wanted } from '../days/reading.ts';
import { command, onAction } from '../define-command.ts';
import { type Button, bold, footer, type Reply, type RichText, reply, type Span } from '../reply.ts';
import { hitLines, numberRow } from '../search/hit-lines.ts';
import { type Item, newestFirst } from '../search/item.ts';
import { keepList } from '../search/result-list.ts';
import { longDay, spanName } from '../time/dates.ts';
import { showToday, showWeek, startDigest } from './actions.ts';
import { asksPerson } from './asks.ts';

export type Look = 'today' | 'week';

const DAYS_AHEAD = 14;
const DAYS_WAITING = 14;
const WEEK_DAYS = 7;
const MOST = { comingUp: 4, waiting: 3, chats: 3 } as const;
/** For how long it is known when somebody looked last. */
const SEEN_KEPT_MS = 14 * DAY_MS;
const SEEN = 'today-seen';

export const today = command('today', async function* (ctx, { argument }) {
  const typed = argument.trim();
  const { today: now } = await ctx.user();
  if (typed === '') return yield* look(ctx, 'today');
  if (isWeek(typed)) return yield* look(ctx, 'week');
  const span = parseTimeSpan(typed, now, { anyLanguage: true, toCome: true });
  if (span === undefined) return yield reply([ctx.words.text('today-which-day')]);
  if (span.from === presentDay(now) && span.to === dayLater(span.from, 1)) return yield* look(ctx, 'today');
  yield* showDays(ctx, span);
});

export const showTodayAction = onAction(showToday, (ctx) => look(ctx, 'today'));
export const showWeekAction = onAction(showWeek, (ctx) => look(ctx, 'week'));

function isWeek(typed: string): boolean {
  const said = fold(typed);
  return said === 'week' || LANGUAGES.some((language) => listsIn(language).intents.week.map(fold).includes(said));
}

async function* look(ctx: Context, kind: Look): AsyncGenerator<Reply> {
  const { today: now } = await ctx.user();
  const gathered = gatherer(now);
  const done = yield* readThrough(ctx, gathered.wanted);
  if (done) yield await lookReply(ctx, kind, gathered, done);
}

/** The same as a digest; nothing where there is nothing to say. */
export async function* digestOf(
  ctx: Context,
  kind: Look,
  onProblem: Wanted['onProblem'],
): AsyncGenerator<Reply, { reply: Reply | undefined } | undefined> {
  const gathered = gatherer((await ctx.user()).today);
  const done = yield* readThrough(ctx, { ...gathered.wanted, ...(onProblem ? { onProblem } : {}) });
  return done && { reply: await lookReply(ctx, kind, gathered, done, true) };
}

interface Gathered {
  readonly wanted: Pick<Wanted, 'since' | 'named' | 'events' | 'take'>;
  comingUp(): Appointment[];
  waiting(): Item[];
  /** Of what came in between two moments, the first of each conversation, and how many there are. */
  conversations(since: number, until: number): { item: Item; amount: number; isOwn: boolean }[];
  /** Those who wrote most in it, with the newest of each. */
  people(since: number, until: number): { item: Item; amount: number; isOwn: boolean }[];
}

/** Takes what is read, and keeps what can matter. */
function gatherer(now: Today): Gathered {
  const day = presentDay(now);
  const range = { from: day, to: dayLater(day, DAYS_AHEAD + 1) };
  const mentions: ReturnType<typeof mentionsIn> = [];
  const recent: (Item & { at: string })[] = [];
  const mine = new Set<string>();
  const isAfter = now.now - Math.max(DAYS_WAITING * DAY_MS, SEEN_KEPT_MS);
  return {
    wanted: {
      since: iso(isAfter),
      named: range,
      events: { since: iso(startOfDay(range.from, now.zone)), until: iso(startOfDay(range.to, now.zone)) },
      take(item) {
        mentions.push(...mentionsIn(item, range, now.zone));
        if (item.datastore === 'social-event' || item.at === undefined) return;
        if (item.outgoing) mine.add(conversationOf(item));
        if (Date.parse(item.at) > isAfter) recent.push({ ...item, at: item.at });
      },
    },
    comingUp: () => appointmentsOf(mentions, now),
    waiting() {
      const since = now.now - DAYS_WAITING * DAY_MS;
      const asking = byConversation(recent.filter(({ at }) => Date.parse(at) >= since)).flatMap(([key, items]) => {
        const answered = items.findIndex(({ outgoing }) => outgoing);
        const open = answered < 0 ? items : items.slice(0, answered);
        return open.find((item) => asksPerson(item, mine.has(key))) ?? [];
      });
      return asking.toSorted(newestFirst);
    },
    conversations(since, until) {
      const came = recent.filter(({ at, outgoing }) => !outgoing && Date.parse(at) > since && Date.parse(at) <= until);
      return byConversation(came)
        .map(([key, items]) => ({ item: items.at(-1) as Item, amount: items.length, isOwn: mine.has(key) }))
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
    },
    people(since, until) {
      const came = recent.filter(({ at, outgoing, who }) => {
        const moment = Date.parse(at);
        return !outgoing && who !== undefined && moment >= since && moment < until;
      });
      return [...Map.groupBy(came, ({ who }) => who)]
        .map(([, items]) => ({ item: items.toSorted(newestFirst)[0] as Item, amount: items.length, isOwn: true }))
        .sort((a, b) => b.amount - a.amount);
    },
  };
}

const iso = (at: number) => new Date(at).toISOString();
/** Newest first, the conversations as well. */
const byConversation = (items: readonly Item[]): [string, Item[]][] => [
  ...Map.groupBy(items.toSorted(newestFirst), conversationOf),
];

async function lookReply(ctx: Context, kind: Look, found: Gathered, done: Charged<ReadThrough>): Promise<Reply>;
async function lookReply(
  ctx: Context,
  kind: Look,
  found: Gathered,
  done: Charged<ReadThrough>,
  isDigest: true,
): Promise<Reply | undefined>;
async function lookReply(
  ctx: Context,
  kind: Look,
  found: Gathered,
  { value, receipt }: Charged<ReadThrough>,
  isDigest = false,
): Promise<Reply | undefined> {
  const { words, deps, person } = ctx;
  const { today: now } = await ctx.user();
  const opened: Item[] = [];
  const number = (item: Item): Span => bold(String(opened.push(item)));
  const comingUp = found.comingUp().slice(0, MOST.comingUp);
  const waiting = found.waiting().slice(0, MOST.waiting);
  const comingUpPart = () => part(words.text('today-coming-up'), appointmentLines(ctx, comingUp, now, number));
  const waitingPart = async () => {
    const from = opened.length + 1;
    opened.push(...waiting);
    return part(words.text('today-waiting'), waiting.length === 0 ? [] : [await hitLines(ctx, waiting, { from })]);
  };
  const parts: RichText[] = [];
  if (kind === 'today') {
    const since = await lastSeen(ctx, now);
    const fresh = found.conversations(since, now.now);
    const rest = fresh.length - MOST.chats;
    const chats = fresh.slice(0, MOST.chats);
    parts.push(comingUpPart(), await waitingPart());
    parts.push(
      part(words.text('today-new'), [
        ...amountLines(ctx, chats, number),
        ...(rest > 0 ? [[words.text('today-more-chats', { amount: rest })]] : []),
      ]),
    );
    const seen = { at: now.now };
    if (!isDigest || parts.some(({ length }) => length > 0))
      ctx.commitWithReply(deps.results.putting(SEEN, person.id, seen, now.now + SEEN_KEPT_MS));
  } else {
    const day = presentDay(now);
    const from = startOfDay(dayLater(day, -WEEK_DAYS), now.zone);
    const people = found.people(from, startOfDay(day, now.zone)).slice(0, MOST.chats);
    parts.push(
      part(
        words.text('today-wrote-most'),
        amountLines(ctx, people, number, ({ who }) => who),
      ),
    );
    parts.push(await waitingPart(), comingUpPart());
  }
  const shown = parts.filter(({ length }) => length > 0);
  const more = isDigest ? [] : await digestButton(ctx, kind);
  if (shown.length === 0) {
    if (isDigest) return undefined;
    const isEmpty = value.amount === 0 && deps.about.serviceName === undefined;
    if (isEmpty)
      return reply([words.text('results-empty-archive'), ...footer(receipt)], {
        buttons: [[commandButton(words.text('results-add-chats'), 'import')]],
      });
    return reply([words.text('today-nothing'), ...footer(receipt)], { buttons: more });
  }
  const key = keepList(ctx, { items: opened, order: 'newest' });
  return reply(
    [...(await headline(ctx, kind, now)), ...shown.flatMap((each): Span[] => ['\n\n', ...each]), ...footer(receipt)],
    {
      personal: true,
      goesOn: key,
      ...(opened.length === 0 ? {} : { list: { key, first: 1, last: opened.length } }),
      buttons: [...inRows(numberRow(key, 1, opened.length), 5), ...more],
    },
  );
}

async function headline({ words }: Context, kind: Look, now: Today): Promise<RichText> {
  const day = presentDay(now);
  if (kind === 'today') return [bold(longDay(day, now, words))];
  return words.rich('today-week', { days: spanName({ from: dayLater(day, -WEEK_DAYS), to: day }, now, words) });
}

const part = (heading: string, lines: readonly RichText[]): RichText =>
  lines.length === 0 ? [] : [bold(heading), ...lines.flatMap((line): Span[] => ['\n', ...line])];

/** When the person looked last; else the beginning of yesterday. */
async function lastSeen({ deps, person }: Context, now: Today): Promise<number> {
  const kept = await deps.results.take(deps.results.keyOf(SEEN, person.id), person.id, now.now);
  const at = typeof kept === 'object' && kept !== null && 'at' in kept ? kept.at : undefined;
  return typeof at === 'number' ? at : startOfDay(dayLater(presentDay(now), -1), now.zone);
}

/** Where they do not get it already. */
async function digestButton({ deps, person, words }: Context, kind: Look): Promise<Button[][]> {
  const kept = await deps.routines.list(person.id);
  if (kept.some(({ routine, dueAt }) => routine.kind === kind && dueAt !== undefined)) return [];
  const label = words.text(kind === 'today' ? 'today-every-morning' : 'today-every-monday');
  return [[button(label, startDigest, { kind })]];
}
