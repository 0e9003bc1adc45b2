/** Figures in words: what stands under a picture, so that whoever cannot see it knows as much, and what /count says. */
import { onDay } from '#locales/values.ts';
import type { Words } from '#locales/words.ts';
import { type RichText, type Span, time } from '../answer.ts';
import { shorten } from '../display-text.ts';
import type { KeptFigures } from './figures-kept.ts';

const DAY_MS = 86_400_000;
/** Of each list; a caption has 1,024 characters. */
const MOST_NAMED = 3;
const MOST_WORDS = 6;
const MAX_NAME = 28;
const MAX_WORD = 20;

/** Lines of which each stands on its own. */
export function figuresText({ statistics, zone, brokenOff }: KeptFigures, words: Words): RichText {
  const { messages, sent, first, last, silence, months, hours, weekdays, isPartial, total } = statistics;
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
  const lines: Span[][] = [
    [
      `${words.text('records-amount', { kind: 'social-chat-message', amount: messages })}: ${words.text('figures-sent-and-received', { sent, received: messages - sent })}`,
    ],
    ...(first && last
      ? [
          [
            day(first) === day(last)
              ? words.text('figures-days-one', { day: day(first) })
              : words.text('figures-days', { first: day(first), last: day(last) }),
          ],
        ]
      : []),
    ...(silence && quiet > 0
      ? [[words.text('figures-silence', { days: quiet, from: day(silence.from), to: day(silence.to) })]]
      : []),
    ...(busiest && months.length > 1
      ? [[words.text('figures-busiest-month', { name: onDay(busiest.month), amount: busiest.sent + busiest.received })]]
      : []),
    ...(messages > 1 && first
      ? [
          [
            words.text('figures-busiest-times', {
              day: indexOfMost(weekdays) + 1,
              hour: String(indexOfMost(hours)).padStart(2, '0'),
              zone,
            }),
          ],
        ]
      : []),
    ...named(words.text('figures-chats'), statistics.chats),
    ...named(words.text('figures-people'), statistics.people),
    ...listed(
      words.text('figures-favourite-words'),
      statistics.words.slice(0, MOST_WORDS).map(({ word, messages: count }) => [shorten(word, MAX_WORD), count]),
      words,
    ),
    ...(isPartial
      ? [
          [
            total === undefined
              ? words.text('figures-partial-no-total', { amount: messages })
              : words.text('figures-partial', { amount: messages, total }),
          ],
        ]
      : []),
    ...(brokenOff ? [[words.text('figures-broken-off')]] : []),
  ];
  return lines.flatMap((line, index) => (index === 0 ? line : ['\n', ...line]));
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

/** Instead of a receipt. */
export function keptNote({ countedAt }: KeptFigures, words: Words): Span[] {
  return [
    `${words.text('figures-kept-since')}${words.gap}`,
    time(new Date(countedAt).toISOString()),
    ` · ${words.text('timelines-free')}`,
  ];
}
