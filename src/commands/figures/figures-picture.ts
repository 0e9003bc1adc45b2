/** Figures as a picture. */

import type { Words } from '#locales/words.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import type { Picture, Rows } from '../charts/picture.ts';

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

export function figuresPicture(
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
  const when =
    rest.first && rest.last
      ? ` · ${day(rest.first) === day(rest.last) ? words.text('figures-days-one', { day: day(rest.first) }) : words.text('figures-days', { first: day(rest.first), last: day(rest.last) })}`
      : '';
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
