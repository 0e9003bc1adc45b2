/** What was spent day by day, as a row of bars in text: it costs nothing to show, and a screen reader hears the peak in words. */
import type { SpendingRow } from '#storage/spending.ts';
import { code, type Span } from '../answer.ts';
import { dayLater, dayOf, startOfDay, type Zone } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** A day on which nothing was spent. */
const NOTHING = '·';

/**
 * One bar for each of the last days, today's at the end; nothing where nothing was spent on any.
 * @param days at least 1; `rows` reach back as far
 */
export function spendingChart(
  rows: readonly SpendingRow[],
  { days, now, zone }: { days: number; now: number; zone: Zone },
  { money }: Words,
): Span[] {
  const today = dayOf(now, zone);
  const sums = new Map(Array.from({ length: days }, (_, index) => [dayLater(today, index - days + 1), 0]));
  for (const { state, credits, startedAt } of rows) {
    const day = dayOf(startedAt, zone);
    const sum = sums.get(day);
    if (state !== 'refused' && sum !== undefined) sums.set(day, sum + credits);
  }
  const most = Math.max(...sums.values());
  if (most === 0) return [];
  const [peak = today] = [...sums].find(([, sum]) => sum === most) ?? [];
  const bars = [...sums.values()].map((sum) =>
    sum === 0 ? NOTHING : (BARS[Math.ceil((sum / most) * BARS.length) - 1] ?? NOTHING),
  );
  const named = money.day(startOfDay(peak, zone), zone ?? 'UTC');
  return [`${money.lastDays(days)}\n`, code(bars.join('')), `\n${money.mostOn(named, most)}`];
}
