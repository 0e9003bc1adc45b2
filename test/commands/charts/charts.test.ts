/** Charts: deterministic output, and isolation of workers that fail or hang. */

import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ChartError, createChartRenderer } from '#commands/charts/chart-renderer.ts';
import { type Chart, chartSvg } from '#commands/charts/svg.ts';
import { scratchFolders } from '../../support/folders.ts';

const NAMES = ['Crew ⛵', 'مجموعة الأصدقاء', 'Лодка и причал', '中文聊天', 'नेहा', 'שלום כהן', 'Ελένη', 'ไทย'];
const chart = (direction: Chart['direction'] = 'ltr'): Chart => ({
  ...{ direction, title: 'Your messages', subtitle: '1,234 messages' },
  rows: [
    [
      {
        ...{ kind: 'columns', title: 'By month', series: ['sent', 'received'] },
        columns: Array.from({ length: 25 }, (_, index) => ({
          label: index % 6 === 0 ? `${index}` : '',
          values: [(index * 37) % 90, (index * 53) % 120],
        })),
      },
    ],
    [
      {
        ...{ kind: 'bars', title: 'Chats' },
        bars: NAMES.map((name, index) => ({ name, value: 90 - index * 12, text: `${90 - index * 12}` })),
      },
      {
        ...{ kind: 'columns', title: 'Few', series: [] },
        columns: [0, 2, 1].map((value) => ({ label: `${value}`, values: [value] })),
      },
    ],
  ],
});

const { signal } = new AbortController();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

describe('a chart', () => {
  it('renders to identical bytes every time, at twice its size', async () => {
    const render = createChartRenderer();
    const [first, again, mirrored] = await Promise.all(
      [chart(), chart(), chart('rtl')].map((given) => render(given, signal)),
    );
    expect(Buffer.from(first ?? []).readUInt32BE(16)).toBe(1440);
    const hashes = [first, again, mirrored].map((png) => hashOf(png ?? new Uint8Array()));
    expect(hashes).toMatchInlineSnapshot(`
      [
        "17b05b2875486c33",
        "17b05b2875486c33",
        "233324f23714d201",
      ]
    `);
  });

  it('runs from right to left, whatever its lines begin with and whatever direction marks names contain', () => {
    const title = '12 \u2068رسالة\u2069 (\u202eUTC)';
    const svg = chartSvg({ ...chart('rtl'), title });
    expect(svg).toContain('>\u206712 رسالة (UTC)\u2069</text>');
    expect(svg).toContain('>\u2067Лодка и причал\u2069</text>');
    expect(chartSvg({ ...chart(), title: 'Crew \u2068Ann\u2069' })).toContain('>Crew Ann</text>');
  });

  it('contains no markup from names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(1e9), (name, value) => {
        const svg = chartSvg({
          ...{ direction: 'ltr', title: name, subtitle: name },
          rows: [[{ kind: 'bars', title: name, bars: [{ name, value, text: name }] }]],
        });
        const tags = svg.match(/<[^>]*>/g) ?? [];
        expect(tags.every((tag) => /^<\/?(svg|rect|text)[ >]/.test(tag))).toBe(true);
        expect(svg.replaceAll(/<[^>]*>|&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&"]/);
      }),
    );
  });

  it('omits characters without a glyph, and numbers a name with none left', () => {
    const svg = chartSvg(chart());
    expect(svg).toContain('>Crew<');
    expect(svg).toContain('>8.<');
    for (const name of NAMES.slice(1, -1)) expect(svg).toContain(`>${name}<`);
    expect(chartSvg({ ...chart(), title: 'Aя عहש中…₽ 😀 ไ 한' })).toContain('>Aя عहש中…₽<');
  });

  it('cuts a text to the available width', () => {
    const svg = chartSvg({ ...chart(), title: 'word '.repeat(40) });
    expect(svg).toMatch(/>(word ){5,8}w?o?r?d?…<\/text>/);
  });
});

describe('a worker', () => {
  const folder = scratchFolders('charts');
  const program = (body: string) => {
    const file = join(folder(), 'worker.mjs');
    writeFileSync(file, `import { parentPort, workerData } from 'node:worker_threads';\n${body}`);
    return pathToFileURL(file);
  };

  it('only fails its own chart if it crashes or hangs', async () => {
    const render = createChartRenderer({
      program: program(`
        if (workerData.title === 'crash') throw new Error('crashed');
        if (workerData.title === 'hang') setInterval(() => {}, 1000);
        else parentPort.postMessage(new Uint8Array([1]));`),
      deadlineMs: 2_000,
    });
    const titles = ['one', 'crash', 'two', 'hang', 'three', 'crash', 'four'];
    const outcomes = await Promise.allSettled(titles.map((title) => render({ ...chart(), title }, signal)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(titles.map((_, index) => index % 2 === 0));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ChartError);
  });

  it('is one of at most two at a time', async () => {
    const started = folder();
    const render = createChartRenderer({
      program: program(`
        import { writeFileSync } from 'node:fs';
        writeFileSync(${JSON.stringify(started)} + '/' + workerData.title, '');
        setInterval(() => {}, 1000);`),
    });
    const [first, rest] = [new AbortController(), new AbortController()];
    const all = Promise.allSettled([
      render({ ...chart(), title: 'one' }, first.signal),
      ...['two', 'three'].map((title) => render({ ...chart(), title }, rest.signal)),
    ]);
    const runs = () => readdirSync(started).sort();
    await vi.waitFor(() => expect(runs()).toEqual(['one', 'two']), { timeout: 5_000 });
    first.abort();
    await vi.waitFor(() => expect(runs()).toEqual(['one', 'three', 'two']), { timeout: 5_000 });
    rest.abort();
    await all;
  });

  it("isn't waited for after a stop", async () => {
    const render = createChartRenderer({ program: program('setInterval(() => {}, 1000);') });
    const stop = new AbortController();
    const waiting = Promise.allSettled([1, 2, 3].map(() => render(chart(), stop.signal)));
    const reason = new Error('stopped');
    stop.abort(reason);
    expect(await waiting).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason })));
  });
});
