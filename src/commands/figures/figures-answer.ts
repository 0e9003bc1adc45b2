/** Figures as an answer: in words, or as a picture with the same words under it. */
import { z } from 'zod';
import { onDay } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import { Statistics } from '#service/contract/statistics.ts';
import type { Connection } from '#storage/connections.ts';
import { DrawingError } from '../charts/drawing.ts';
import type { Picture, Rows } from '../charts/svg.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { paidButton, queryButton, runButton } from '../press.ts';
import type { Query } from '../query/query.ts';
import { type Button, bold, type Reply, type RichText, type Span, time } from '../reply.ts';
import { LISTING_TTL_MS } from '../search/listing.ts';

/** As the command of the same name shows them. */
export type Shown = 'count' | 'stats';

export interface Figures {
  as: Shown;
  query: Query;
  /** The query as it is typed. */
  argument: string;
  title: string;
  kept: KeptFigures;
  /** What was just paid for them; absent when they were kept. */
  receipt?: Span[];
}

export async function figuresAnswer(deps: CommandDeps, turn: Context, shown: Figures): Promise<Reply> {
  const { as, title, kept, receipt } = shown;
  const words = turn.words;
  const { statistics, zone } = kept;
  const footer = receipt ?? keptNote(kept, turn.words);
  const answer = { kind: 'figures', personal: true, footer } as const;
  const heading = [bold(title)];
  if (statistics.messages === 0) return { ...answer, title: heading, text: [words.text('figures-none')] };
  const text = figuresText(kept, turn.words);
  const show = queryButton(turn.words, words.text('figures-show'), shown.query);
  if (as === 'count') {
    const look = JSON.stringify({ as: 'stats', argument: shown.argument, zone });
    const buttons = [[runButton(words.text('figures-as-picture'), 'figures_look', look), show], ...anew()];
    return { ...answer, title: heading, text, buttons };
  }
  try {
    const png = await deps.drawing.draw(figuresPicture(statistics, { title, zone }, turn.words), turn.signal);
    const picture = Buffer.from(png).toString('base64');
    return { ...answer, picture, title: heading, text, buttons: anew() };
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    deps.log.warn({ err: error, reference: turn.reference }, 'a picture could not be drawn');
    return {
      ...answer,
      title: [`${words.text('figures-not-drawn')}\n\n`, ...heading],
      text,
      buttons: [[show], ...anew()],
    };
  }

  /** Under figures that were kept. */
  function anew(): Button[][] {
    if (receipt) return [];
    const again = { command: as, argument: shown.argument, confirmed: true };
    return [[paidButton(turn.words, words.text('figures-count-anew'), 'queryDatastore', again)]];
  }
}

const Kept = z.object({
  statistics: Statistics,
  /** IANA name of the zone in which they were counted. */
  zone: z.string(),
  /** Milliseconds since 1970. */
  countedAt: z.number(),
  /** The service stopped answering before everything was read. */
  brokenOff: z.boolean().optional(),
});
export type KeptFigures = z.infer<typeof Kept>;

/**
 * Where the figures of a query are kept: who does not have the token can find them neither by the query nor the query by
 * them.
 */
const nameOf = ({ token }: Connection, argument: string, zone: string) =>
  JSON.stringify(['figures', token, argument, zone]);

/** @param argument the query in its typed form */
export function keepFigures(
  deps: CommandDeps,
  turn: Context,
  connection: Connection,
  { argument, figures }: { argument: string; figures: KeptFigures },
): void {
  const name = nameOf(connection, argument, figures.zone);
  turn.commitWithReply(deps.results.putting(name, turn.person.id, figures, deps.clock.now() + LISTING_TTL_MS));
}

export async function findFigures(
  deps: CommandDeps,
  turn: Context,
  connection: Connection,
  { argument, zone }: { argument: string; zone: string },
): Promise<KeptFigures | undefined> {
  const { results, clock } = deps;
  const key = results.keyOf(nameOf(connection, argument, zone), turn.person.id);
  const kept = await results.take(key, turn.person.id, clock.now());
  return kept === undefined ? undefined : Kept.safeParse(kept).data;
}

const DAY_MS = 86_400_000;
/** Of each list; a caption has 1,024 characters. */
const MOST_NAMED = 3;
const MOST_WORDS = 6;
const MAX_NAME = 28;
const MAX_WORD = 20;

/** Lines of which each stands on its own. */
function figuresText({ statistics, zone, brokenOff }: KeptFigures, words: Words): RichText {
  const { messages, sent, first, last, silence, months, isPartial, total } = statistics;
  const day = (iso: string) =>
    words.date(Date.parse(iso), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
  const busiest = months.reduce<(typeof months)[number] | undefined>(
    (best, month) => (best && best.sent + best.received >= month.sent + month.received ? best : month),
    undefined,
  );
  const quiet = silence ? Math.round((Date.parse(silence.to) - Date.parse(silence.from)) / DAY_MS) : 0;
  const named = (label: string, of: readonly { name: string; messages: number }[]) =>
    listed(
      label,
      of
        .slice(0, MOST_NAMED)
        .map((one) => [shorten(one.name || words.text('records-unnamed-chat'), MAX_NAME), one.messages]),
      words,
    );
  const lines: (string | Span[])[] = [
    `${words.text('records-amount', { kind: 'social-chat-message', amount: messages })}: ${words.text('figures-sent-and-received', { sent, received: messages - sent })}`,
    ...(first && last ? [daysText(words, day(first), day(last))] : []),
    ...(silence && quiet > 0
      ? [words.text('figures-silence', { days: quiet, from: day(silence.from), to: day(silence.to) })]
      : []),
    ...(busiest && months.length > 1
      ? [words.text('figures-busiest-month', { name: onDay(busiest.month), amount: busiest.sent + busiest.received })]
      : []),
    ...(messages > 1 && first ? [words.text('figures-busiest-times', { ...busiestTimes(statistics), zone })] : []),
    ...named(words.text('figures-chats'), statistics.chats),
    ...named(words.text('figures-people'), statistics.people),
    ...listed(
      words.text('figures-favourite-words'),
      statistics.words.slice(0, MOST_WORDS).map(({ word, messages: count }) => [shorten(word, MAX_WORD), count]),
      words,
    ),
    ...(isPartial
      ? [words.text(total === undefined ? 'figures-partial-no-total' : 'figures-partial', { amount: messages, total })]
      : []),
    ...(brokenOff ? [words.text('figures-broken-off')] : []),
  ];
  return lines.flatMap((line, index) => [...(index === 0 ? [] : ['\n']), ...[line].flat()]);
}

/** `Chats: Crew 12, Port 3`; each name is a span of its own, whatever direction it is written in. */
function listed(label: string, named: [name: string, count: number][], words: Words): Span[][] {
  if (named.length === 0) return [];
  return [
    [
      `${label}: `,
      ...named.flatMap(([name, count], index) => [
        ...(index === 0 ? [] : [words.text('list-comma')]),
        name,
        ` ${words.number(count)}`,
      ]),
    ],
  ];
}

const indexOfMost = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
const busiestTimes = ({ weekdays, hours }: Statistics) => ({
  day: indexOfMost(weekdays) + 1,
  hour: String(indexOfMost(hours)).padStart(2, '0'),
});

/** Instead of a receipt. */
function keptNote({ countedAt }: KeptFigures, words: Words): Span[] {
  return [
    `${words.text('figures-kept-since')}${words.gap}`,
    time(new Date(countedAt).toISOString()),
    ` · ${words.text('timelines-free')}`,
  ];
}

const MOST_ROWS = 6;
/** Months that have room beside one another; before them, the years are left out. */
const MOST_MONTHS = 36;
/** Labels of months that fit below one another's columns. */
const MOST_LABELS = 6;
const HOURS_LABELLED = 6;

export interface Look {
  title: string;
  zone: string;
}

/** Of the first message to that of the last one. */
const daysText = (words: Words, first: string, last: string): string =>
  first === last ? words.text('figures-days-one', { day: first }) : words.text('figures-days', { first, last });

function figuresPicture(
  { months, hours, weekdays, chats, people, ...rest }: Statistics,
  { title, zone }: Look,
  words: Words,
): Picture {
  const shown = months.slice(-MOST_MONTHS);
  const every = Math.max(1, Math.ceil(shown.length / MOST_LABELS));
  const rows = (name: string, of: { name: string; messages: number }[]): Rows[] =>
    of.length === 0
      ? []
      : [
          {
            ...{ kind: 'rows', width: 'half', title: name },
            rows: of.slice(0, MOST_ROWS).map((one) => ({
              name: one.name || words.text('records-unnamed-chat'),
              value: one.messages,
              text: words.number(one.messages),
            })),
          },
        ];
  const day = (iso: string) =>
    words.date(Date.parse(iso), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
  const when = rest.first && rest.last ? ` · ${daysText(words, day(rest.first), day(rest.last))}` : '';
  return {
    ...{ direction: words.direction, title },
    subtitle: `${words.text('records-amount', { kind: 'social-chat-message', amount: rest.messages })}${when}`,
    panels: [
      {
        ...{
          kind: 'columns',
          width: 'full',
          title: words.text('figures-by-month'),
          series: [words.text('figures-sent'), words.text('figures-received')],
        },
        columns: shown.map(({ month, sent, received }, index) => ({
          label:
            (index - Math.floor(every / 2)) % every === 0
              ? words.date(Date.parse(month), { month: 'short', year: 'numeric', timeZone: 'UTC' })
              : '',
          values: [sent, received],
        })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: words.text('figures-by-weekday'), series: [] },
        columns: weekdays.map((count, weekday) => ({
          label: words.date(Date.UTC(2024, 0, 1 + weekday), { weekday: 'short', timeZone: 'UTC' }),
          values: [count],
        })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: words.text('figures-by-hour', { zone }), series: [] },
        columns: hours.map((count, hour) => ({
          label: hour % HOURS_LABELLED === 0 ? `${String(hour).padStart(2, '0')}:00` : '',
          values: [count],
        })),
      },
      ...rows(words.text('figures-chats'), chats),
      ...rows(words.text('figures-people'), people),
    ],
  };
}
