/** Figures as a picture. */
import type { Statistics } from '#service/contract/statistics.ts';
import type { Picture, Rows } from '../charts/picture.ts';
import type { Words } from '../words/words.ts';

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
  { figures, numbers, records, writing }: Words,
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
              name: one.name || records.unnamedChat,
              value: one.messages,
              text: numbers.figure(one.messages),
            })),
          },
        ];
  const day = (iso: string) => figures.day(iso, zone);
  const when = rest.first && rest.last ? ` · ${figures.days(day(rest.first), day(rest.last))}` : '';
  return {
    ...{ direction: writing.direction, title },
    subtitle: `${figures.messages(rest.messages)}${when}`,
    panels: [
      {
        ...{ kind: 'columns', width: 'full', title: figures.byMonth, series: [figures.sent, figures.received] },
        columns: shown.map(({ month, sent, received }, index) => ({
          label: (index - Math.floor(every / 2)) % every === 0 ? figures.month(month) : '',
          values: [sent, received],
        })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: figures.byWeekday, series: [] },
        columns: weekdays.map((count, weekday) => ({ label: figures.weekday(weekday), values: [count] })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: figures.byHour(zone), series: [] },
        columns: hours.map((count, hour) => ({
          label: hour % HOURS_LABELLED === 0 ? figures.hour(hour) : '',
          values: [count],
        })),
      },
      ...rows(figures.chats, chats),
      ...rows(figures.people, people),
    ],
  };
}
