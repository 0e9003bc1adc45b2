/** Statistics as a chart. */

import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import type { Statistics } from '#service/contract/statistics.ts';
import type { Chart, Panel } from '../charts/svg.ts';
import { clockTime } from '../time/dates.ts';

const MOST_BARS = 6;
/** Months that have room beside one another; what is older is left out. */
const MOST_MONTHS = 36;
/** Labels of months that fit beside one another. */
const MOST_LABELS = 6;
const HOURS_APART = 6;
const DAY_MS = 86_400_000;

export function statsChart(
  { months, hours, weekdays, chats, people, words: keywords, first, last, silence }: Statistics,
  words: Words,
  { title: heading, today }: { title: string; today: Today },
): Chart {
  const day = (iso: string) =>
    words.date(Date.parse(iso), { day: 'numeric', month: 'long', year: 'numeric', timeZone: today.zone ?? 'UTC' });
  const quietDays = silence ? Math.floor((Date.parse(silence.to) - Date.parse(silence.from)) / DAY_MS) : 0;
  const days = first && last ? { first: day(first), last: day(last) } : undefined;
  const shown = months.slice(-MOST_MONTHS);
  const apart = Math.max(1, Math.ceil(shown.length / MOST_LABELS));
  const bars = (title: string, width: Panel['width'], of: readonly { name: string; messages: number }[]): Panel[] => {
    const list = of.slice(0, MOST_BARS).map(({ name: label, messages }) => ({
      ...{ name: label || words.text('results-unnamed-chat'), value: messages, text: words.number(messages) },
    }));
    return list.length === 0 ? [] : [{ kind: 'bars', width, title, bars: list }];
  };
  return {
    ...{ direction: words.direction, title: heading },
    subtitle: days
      ? words.text(quietDays > 1 ? 'stats-chart-silence' : 'stats-between', { ...days, silence: quietDays })
      : '',
    panels: [
      {
        ...{ kind: 'columns', width: 'full', title: words.text('stats-chart-months') },
        series: [words.text('stats-chart-you'), words.text('stats-chart-others')],
        columns: shown.map(({ month, sent, received }, index) => ({
          label:
            index % apart === Math.floor(apart / 2)
              ? words.date(Date.parse(month), { month: 'short', year: 'numeric', timeZone: 'UTC' })
              : '',
          values: [sent, received],
        })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: words.text('stats-chart-weekdays'), series: [] },
        columns: weekdays.map((messages, weekday) => ({
          label: words.date(Date.UTC(2024, 0, 1 + weekday), { weekday: 'short', timeZone: 'UTC' }),
          values: [messages],
        })),
      },
      {
        ...{ kind: 'columns', width: 'half', title: words.text('stats-chart-hours'), series: [] },
        columns: hours.map((messages, hour) => ({
          label: hour % HOURS_APART === 0 ? clockTime({ hour, minute: 0 }, today, words) : '',
          values: [messages],
        })),
      },
      ...bars(words.text('stats-chart-chats'), 'half', chats),
      ...bars(words.text('stats-chart-people'), 'half', people),
      ...bars(
        words.text('stats-chart-words'),
        'full',
        keywords.map(({ word, messages }) => ({ name: word, messages })),
      ),
    ],
  };
}
