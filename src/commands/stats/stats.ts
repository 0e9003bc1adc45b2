/** /count and /stats: how many messages, from whom, where and when, as text or as a chart. */

import { dayOf, type Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import { requireScopes } from '../access/tokens.ts';
import { type As, countNewest, countQuery, PAGE_CHOICES, runQuery } from '../actions.ts';
import { priceOf } from '../billing/budget.ts';
import { charge } from '../billing/charge.ts';
import { button, commandButton } from '../buttons.ts';
import { ChartError } from '../charts/chart-renderer.ts';
import type { Chart, Panel } from '../charts/svg.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { shorten } from '../display-text.ts';
import { parseIfValid, parseQuery } from '../query/parse-query.ts';
import { asPhrase, type Query, soughtWords } from '../query/query.ts';
import { datastoreFilter, filterTexts, sinceText } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { type Button, foreign, joined, type Reply, type RichText, reply } from '../reply.ts';
import { clockTime, plainDate, sentenceDate } from '../time/dates.ts';
import { type CountedDatastore, countByPages, countedDatastore, PAGE, type PagesCounted } from './count-by-pages.ts';

const OPERATION = 'queryDatastore';

export const statsCommands: readonly Command[] = [
  command('count', (ctx, { argument }) => countMessages(ctx, queryToCount(ctx, argument), 'count')),
  command('stats', (ctx, { argument }) => countMessages(ctx, queryToCount(ctx, argument), 'stats')),
  onAction(countQuery, (ctx, { query, as }) => countMessages(ctx, query, as)),
  onAction(countNewest, async (ctx, { query, as, pages }) => {
    const { words, deps } = ctx;
    const datastore = countedDatastore(query);
    if (datastore === undefined) return undefined;
    const zone = zoneOf(ctx);
    const price = priceOf(OPERATION);
    let answered = 0;
    const counted = await charge(ctx, {
      ...common(ctx, as, datastore),
      credits: pages * price,
      isLong: true,
      spent: () => (answered + 1) * price,
      chargedFor: ({ pagesPaid }: PagesCounted) => pagesPaid * price,
      request: (call) =>
        countByPages(deps.data, call, {
          ...{ query, datastore, zone, words, pages },
          onPage(read) {
            answered += 1;
            const soFar = words.text('stats-read', { amount: read, most: pages * PAGE });
            ctx.progress([`${words.text('stats-counting')}…\n`, soFar]);
          },
        }),
    });
    const again = button(words.text('stats-as-picture'), countNewest, { query, as: 'stats', pages });
    return await statsReply(ctx, query, counted, as === 'count' ? again : undefined);
  }),
];

/** A filter alone is enough to count: `in:emails`. @throws RefusalError */
export const queryToCount = ({ today, words }: Context, argument: string): Query =>
  parseIfValid(argument, today) ?? parseQuery(argument, today, 'filters', words);

async function countMessages(ctx: Context, query: Query, as: As): Promise<Reply> {
  const { words, deps } = ctx;
  const datastore = countedDatastore(query);
  if (datastore === undefined) return reply(words.text('stats-only-messages'));
  const connection = requireScopes(ctx, { operation: OPERATION, datastore });
  if (!offers(connection, SEARCH_EXTENSION)) return pagesQuestion(ctx, query, as);
  const zone = zoneOf(ctx);
  const statistics = await charge(ctx, {
    ...common(ctx, as, datastore),
    request: (call) =>
      deps.data.statistics({ datastore, query: datastoreFilter(query, datastore, connection), zone }, call),
  });
  const again = button(words.text('stats-as-picture'), countQuery, { query, as: 'stats' });
  return await statsReply(ctx, query, { statistics }, as === 'count' ? again : undefined);
}

const common = ({ words }: Context, command: As, datastore: CountedDatastore) => ({
  ...({ command, operation: OPERATION, datastore } as const),
  activity: words.text('stats-counting'),
});

const zoneOf = ({ today }: Context) => today.zone ?? 'UTC';

/** For a service that can't count: the cost depends on the number of pages, so the person chooses it first. */
function pagesQuestion({ words }: Context, query: Query, as: As): Reply {
  const buttons = PAGE_CHOICES.map((pages) => [
    button(words.text('stats-newest', { amount: pages * PAGE }), countNewest, { query, as, pages }),
  ]);
  return reply(words.text('stats-reading', { credits: priceOf(OPERATION), amount: PAGE }), { buttons });
}

/** Fewest messages for which the busiest chats are named and a chart is useful. */
export const MIN_FOR_DETAILS = 10;
/** Fewest messages for which weekdays and hours show habits. */
const MIN_FOR_HABITS = 100;
const DAY_MS = 86_400_000;
/** A series counts as ongoing if its newest message is more recent than this. */
const ONGOING_MS = 7 * DAY_MS;
/** UTF-16 units. */
const MAX_NAME = 40;

export interface Counted {
  readonly statistics: Statistics;
  /** How many messages were read, if the service didn't count them. */
  readonly read?: number;
}

export interface StatsView extends Counted {
  readonly words: Words;
  readonly today: Today;
  readonly query: Query;
  readonly kind: CountedDatastore;
  /** Description of what is counted: `with “ferry”, from Joana`; '' for everything. */
  readonly scope: string;
}

/** @param picture button that counts the same for a chart; undefined if a chart is wanted now */
export async function statsReply(ctx: Context, query: Query, counted: Counted, picture?: Button): Promise<Reply> {
  const { words, deps, today } = ctx;
  const { statistics, read } = counted;
  const scope = scopeOf(query, words, today);
  const view = { ...counted, words, today, query, scope, kind: countedDatastore(query) ?? 'social-chat-message' };
  if (statistics.messages === 0) {
    const advice = query.words.length > 1 ? `\n${words.text('results-none-advice')}` : '';
    const none = scope === '' ? words.text('stats-empty') : `${words.text('stats-none')}${advice}`;
    const buttons = scope === '' && deps.owners ? [[commandButton(words.text('results-add-chats'), 'import')]] : [];
    const text = statistics.isPartial && read ? words.text('stats-none-in-newest', { read }) : none;
    return reply([text], { buttons, personal: true });
  }
  const isEnough = statistics.messages >= MIN_FOR_DETAILS;
  const drawn = picture || !isEnough ? undefined : await pictureOf(ctx, view);
  if (drawn !== undefined) return reply(caption(view) ?? headline(view), { picture: drawn, personal: true });
  // A search also finds other forms of a word, which aren't counted.
  const exact = query.words.map((word) => (/^-|"/.test(word) ? word : asPhrase(word)));
  const those: Query = { ...query, words: exact, place: view.kind };
  const show = button(words.text('stats-show'), runQuery, { query: those });
  const lines = joined([headline(view), ...(isEnough ? [places(view), habits(view)] : [])], '\n');
  return reply(lines, {
    buttons: [[show, ...(picture && isEnough ? [picture] : [])]],
    personal: true,
  });
}

/** In base64; undefined if rendering fails, since the text says the same. */
async function pictureOf(
  ctx: Context,
  { statistics, words, today, scope, kind }: StatsView,
): Promise<string | undefined> {
  const title = words.capital(scope || words.text('stats-chart-title', { kind }));
  try {
    const png = await ctx.deps.renderChart(statsChart(statistics, words, { title, today }), ctx.signal);
    return Buffer.from(png).toString('base64');
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    ctx.deps.log.warn({ err: error, reference: ctx.reference }, 'could not render a chart');
    return undefined;
  }
}

export function headline({ words, query, kind, scope, statistics, read, today }: StatsView): RichText {
  const { messages, sent, total, isPartial, first, last } = statistics;
  const { after, before, direction, from } = query.filters;
  if (isPartial && total === undefined && scope !== '')
    return words.rich('stats-at-least', { amount: messages, kind, what: scope, read: read ?? messages });
  const when = first && last && !after && !before ? whenOf(words, Date.parse(first), Date.parse(last), today) : '';
  const what = [scope, when].filter((part) => part !== '').join(words.text('list-comma')) || words.text('stats-in-all');
  const isSplit = sent > 0 && sent < messages && !direction && !from && total === undefined;
  if (!isSplit) return words.rich('stats-headline', { amount: total ?? messages, kind, what });
  return words.rich('stats-headline-split', { amount: messages, kind, what, sent, received: messages - sent });
}

export function scopeOf(query: Query, words: Words, today: Today): string {
  const terms = soughtWords(query.words);
  const { direction, chat, ...filters } = query.filters;
  const isTo = direction === 'sent' && chat !== undefined;
  // The amount already names the kind.
  const others: Query = { ...query, place: 'all', filters: isTo ? filters : query.filters };
  return [
    ...(terms.length === 0 ? [] : [words.text('stats-with', { terms })]),
    ...(isTo ? [words.text('stats-to', { name: shorten(chat, MAX_NAME) })] : []),
    ...filterTexts(others, words, today),
  ].join(words.text('list-comma'));
}

/** `since 22 November 2024`, `22 August 2025 to 19 October`, `on Friday`. */
function whenOf(words: Words, first: number, last: number, today: Today): string {
  if (dayOf(first, today.zone) === dayOf(last, today.zone)) return sentenceDate(first, today, words);
  if (today.now - last < ONGOING_MS) return sinceText(first, today, words);
  return words.text('stats-between', {
    first: plainDate(first, today, words),
    last: plainDate(last, today, words),
  });
}

/** The chats with the most messages; empty if all are in one chat. */
export function places({ words, statistics: { chats } }: StatsView): RichText {
  const [first, second, third] = chats.map(({ name, messages }) => ({
    name: foreign(shorten(name || words.text('results-unnamed-chat'), MAX_NAME)),
    messages,
  }));
  if (!first || !second) return [];
  const two = { one: first.name, ones: first.messages, two: second.name, twos: second.messages };
  if (!third) return words.rich('stats-most-two', two);
  return words.rich('stats-most-three', { ...two, three: third.name, threes: third.messages });
}

export function habits({ words, today, statistics: { messages, weekdays, hours } }: StatsView): RichText {
  if (messages < MIN_FOR_HABITS) return [];
  const time = clockTime({ hour: indexOfMost(hours), minute: 0 }, today, words);
  return [words.text('stats-habits', { day: indexOfMost(weekdays) + 1, time })];
}

const indexOfMost = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));

/** Caption of a chart of everything; undefined if the statistics are filtered or partial. */
export function caption({ words, kind, scope, today, statistics }: StatsView): RichText | undefined {
  const { messages, sent, first, isPartial } = statistics;
  if (scope !== '' || first === undefined || isPartial) return undefined;
  const month = words.date(Date.parse(first), { month: 'long', year: 'numeric', timeZone: today.zone ?? 'UTC' });
  return [words.text('stats-caption', { amount: messages, kind, month, sent })];
}

/** Whole days without messages. */
export const daysOf = (silence: Statistics['silence']): number =>
  silence ? Math.floor((Date.parse(silence.to) - Date.parse(silence.from)) / DAY_MS) : 0;

const MAX_BARS = 6;
/** Most months that fit side by side; older ones are omitted. */
const MAX_MONTHS = 36;
/** Most month labels that fit side by side. */
const MAX_LABELS = 6;
const HOURS_PER_LABEL = 6;

function statsChart(
  { months, hours, weekdays, chats, people, words: keywords, first, last, silence }: Statistics,
  words: Words,
  { title: heading, today }: { title: string; today: Today },
): Chart {
  const day = (iso: string) =>
    words.date(Date.parse(iso), { day: 'numeric', month: 'long', year: 'numeric', timeZone: today.zone ?? 'UTC' });
  const quietDays = daysOf(silence);
  const days = first && last ? { first: day(first), last: day(last) } : undefined;
  const shown = months.slice(-MAX_MONTHS);
  const monthsPerLabel = Math.max(1, Math.ceil(shown.length / MAX_LABELS));
  const bars = (title: string, of: readonly { name: string; messages: number }[]): Panel[] => {
    const list = of.slice(0, MAX_BARS).map(({ name: label, messages }) => ({
      ...{ name: label || words.text('results-unnamed-chat'), value: messages, text: words.number(messages) },
    }));
    return list.length === 0 ? [] : [{ kind: 'bars', title, bars: list }];
  };
  const columnsByMonth: Panel = {
    ...{ kind: 'columns', title: words.text('stats-chart-months') },
    series: [words.text('stats-chart-you'), words.text('stats-chart-others')],
    columns: shown.map(({ month, sent, received }, index) => ({
      label:
        index % monthsPerLabel === Math.floor(monthsPerLabel / 2)
          ? words.date(Date.parse(month), { month: 'short', year: 'numeric', timeZone: 'UTC' })
          : '',
      values: [sent, received],
    })),
  };
  const columnsByWeekday: Panel = {
    ...{ kind: 'columns', title: words.text('stats-chart-weekdays'), series: [] },
    columns: weekdays.map((messages, weekday) => ({
      label: words.date(Date.UTC(2024, 0, 1 + weekday), { weekday: 'short', timeZone: 'UTC' }),
      values: [messages],
    })),
  };
  const columnsByHour: Panel = {
    ...{ kind: 'columns', title: words.text('stats-chart-hours'), series: [] },
    columns: hours.map((messages, hour) => ({
      label: hour % HOURS_PER_LABEL === 0 ? clockTime({ hour, minute: 0 }, today, words) : '',
      values: [messages],
    })),
  };
  const subtitle = [
    ...(days ? [words.text('stats-between', days)] : []),
    ...(days && quietDays > 1 ? [words.text('stats-silence', { silence: quietDays })] : []),
  ];
  return {
    ...{ direction: words.direction, title: heading, subtitle: subtitle.join(' · ') },
    rows: [
      [columnsByMonth],
      [columnsByWeekday, columnsByHour],
      [...bars(words.text('stats-chart-chats'), chats), ...bars(words.text('stats-chart-people'), people)],
      bars(
        words.text('stats-chart-words'),
        keywords.map(({ word, messages }) => ({ name: word, messages })),
      ),
    ].filter(({ length }) => length > 0),
  };
}
