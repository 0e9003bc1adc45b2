/** The bars under /credits. */
import { describe, expect, test } from 'vitest';
import { plainText } from '#commands/answer.ts';
import { spendingChart } from '#commands/credits/spending-chart.ts';
import { wordsIn } from '#commands/words/words.ts';
import type { SpendingRow } from '#storage/spending.ts';
import { jsonSite } from '../service/client/http-double.ts';
import { openStage, wordsOf } from './stage.ts';

const words = wordsIn('en');
const now = Date.parse('2026-11-21T12:00:00Z');
const row = (at: string, credits: number, state: SpendingRow['state'] = 'charged'): SpendingRow => ({
  ...{ id: at, command: 'search', operation: 'searchUniversal', credits, state },
  startedAt: Date.parse(at),
});
const chart = (rows: SpendingRow[], zone?: string) => plainText(spendingChart(rows, { days: 5, now, zone }, words));

describe('the bars of what was spent', () => {
  test('are as high as the day was dear, and the dearest is said', () => {
    const rows = [row('2026-11-21T08:00:00Z', 2), row('2026-11-19T08:00:00Z', 16), row('2026-11-17T08:00:00Z', 8)];
    expect(chart(rows)).toMatch(/^The last 5 days, a bar for each:\n▄·█·▁\nMost on Thu,? 19 Nov: 16 credits$/);
  });

  test('belong to the days of the zone, and leave out what was refused and what is too old', () => {
    const late = row('2026-11-20T23:30:00Z', 3);
    expect(chart([late])).toContain('···█·');
    expect(chart([late], 'Europe/Berlin')).toContain('····█');
    expect(chart([row('2026-11-21T08:00:00Z', 3, 'refused'), row('2026-11-01T08:00:00Z', 3)])).toBe('');
    expect(chart([row('2026-11-21T08:00:00Z', 3, 'unknown')])).toContain('····█');
  });

  test('stand in /credits once there is something to show, and cost nothing', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    expect(wordsOf(await stage.ask('credits'))).not.toContain('a bar for each');
    await stage.ask('search', 'ferry');
    expect(wordsOf(await stage.ask('credits'))).toMatch(/a bar for each:\n·{29}█\nMost on .+ Nov: 2 credits\n\n/);
    expect(site.requests).toHaveLength(1);
  });
});
