/** Figures in words: what stands under a picture, so that whoever cannot see it knows as much, and what /count says. */
import { type RichText, type Span, time } from '../answer.ts';
import { shorten } from '../display-text.ts';
import type { Words } from '../words/words.ts';
import type { KeptFigures } from './figures-kept.ts';

const DAY_MS = 86_400_000;
/** Of each list; a caption has 1,024 characters. */
const MOST_NAMED = 3;
const MOST_WORDS = 6;
const MAX_NAME = 28;
const MAX_WORD = 20;

/** Lines of which each stands on its own. */
export function figuresText({ statistics, zone, brokenOff }: KeptFigures, words: Words): RichText {
  const { figures } = words;
  const { messages, sent, first, last, silence, months, hours, weekdays, isPartial, total } = statistics;
  const day = (iso: string) => figures.day(iso, zone);
  const busiest = months.reduce<(typeof months)[number] | undefined>(
    (best, month) => (best && best.sent + best.received >= month.sent + month.received ? best : month),
    undefined,
  );
  const quiet = silence ? Math.round((Date.parse(silence.to) - Date.parse(silence.from)) / DAY_MS) : 0;
  const named = (label: string, of: readonly { name: string; messages: number }[]) =>
    listed(
      label,
      of.slice(0, MOST_NAMED).map((one) => [shorten(one.name || words.records.unnamedChat, MAX_NAME), one.messages]),
      words,
    );
  const lines: Span[][] = [
    [`${figures.messages(messages)}: ${figures.sentAndReceived(sent, messages - sent)}`],
    ...(first && last ? [[figures.days(day(first), day(last))]] : []),
    ...(silence && quiet > 0 ? [[figures.silence(quiet, day(silence.from), day(silence.to))]] : []),
    ...(busiest && months.length > 1 ? [[figures.busiestMonth(busiest.month, busiest.sent + busiest.received)]] : []),
    ...(messages > 1 && first ? [[figures.busiestTimes(indexOfMost(weekdays), indexOfMost(hours), zone)]] : []),
    ...named(figures.chats, statistics.chats),
    ...named(figures.people, statistics.people),
    ...listed(
      figures.favouriteWords,
      statistics.words.slice(0, MOST_WORDS).map(({ word, messages: count }) => [shorten(word, MAX_WORD), count]),
      words,
    ),
    ...(isPartial ? [[figures.partial(messages, total)]] : []),
    ...(brokenOff ? [[figures.brokenOff]] : []),
  ];
  return lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line]));
}

/** `Chats: Crew 12, Port 3`; each name is a span of its own, whatever direction it is written in. */
function listed(label: string, named: [name: string, count: number][], { numbers, writing }: Words): Span[][] {
  if (named.length === 0) return [];
  return [
    [
      `${label}: `,
      ...named.flatMap(([name, count], index) => [
        ...(index === 0 ? [] : [writing.between]),
        name,
        ` ${numbers.figure(count)}`,
      ]),
    ],
  ];
}

const indexOfMost = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));

/** Instead of a receipt. */
export function keptNote({ countedAt }: KeptFigures, { figures, results }: Words): Span[] {
  return [figures.keptSince, time(new Date(countedAt).toISOString()), ` · ${results.free}`];
}
