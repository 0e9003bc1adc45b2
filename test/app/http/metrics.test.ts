/** /metrics: who may read it, and that its text is valid Prometheus format for any counts. */
import fc from 'fast-check';
import { request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MetricsOptions } from '#app/http/metrics.ts';
import { startWebServer } from '#app/http/server.ts';
import { counter, histogram, type Metric } from '#platform/metrics.ts';
import { openPages } from '../../support/pages.ts';
import { samplesIn } from '../../support/prometheus-text.ts';

const TOKEN = 'a-token-of-a-monitoring_42';

/** Requests /metrics from this machine with these headers. */
async function read(options: Partial<MetricsOptions>, headers: Record<string, string> = {}) {
  const server = await startWebServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close(100));
  server.serve({
    webhook: undefined,
    readiness: async () => ({ ready: true, parts: {} }),
    pages: async () => openPages({ metrics: options }),
  });
  const { statusCode, headers: said, body } = await request(`http://127.0.0.1:${server.port}/metrics`, { headers });
  return { status: statusCode, headers: said, text: await body.text() };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the metrics', () => {
  it('are readable with the token', async () => {
    const { status, headers, text } = await read({ token: TOKEN }, bearer(TOKEN));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    expect(samplesIn(text).get('process_resident_memory_bytes')?.[0]?.value).toBeGreaterThan(1e7);
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['an empty one', bearer('')],
    ['a wrong one', bearer(TOKEN.replace('4', '5'))],
    ['the beginning of it', bearer(TOKEN.slice(0, -1))],
    ['more than it', bearer(`${TOKEN}x`)],
    ['the word undefined', bearer('undefined')],
    ['it by another scheme', { authorization: `Basic ${TOKEN}` }],
    ['garbage', { authorization: '\t,,,' }],
  ])('are refused to a client that sends %s, even on this machine', async (_, headers) => {
    const { status, headers: said, text } = await read({ token: TOKEN, isPublic: false }, headers);
    expect([status, said['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(text).not.toMatch(/bot_|process_/);
  });

  it('do not exist in public if no token is set', async () => {
    expect((await read({})).status).toBe(404);
    expect((await read({}, bearer(TOKEN))).status).toBe(404);
    expect((await read({}, bearer('undefined'))).status).toBe(404);
  });
});

const linesOf = ({ samples }: Metric) => [...samples()].map(([name, value]) => `${name} ${value}\n`).join('');

describe('counters and histograms', () => {
  it('count per set of labels, whatever the labels are', () => {
    const label = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label), { maxLength: 20 }), (events) => {
        const counted = counter('bot_things_total', 'Things', 'kind', 'how');
        for (const [kind, how] of events) counted.add({ kind, how });
        const found = samplesIn(linesOf(counted)).get('bot_things_total') ?? [];
        const expected = Map.groupBy(events, (event) => JSON.stringify(event));
        expect(new Map(found.map(({ labels, value }) => [JSON.stringify([labels.kind, labels.how]), value]))).toEqual(
          new Map([...expected].map(([key, { length }]) => [key, length])),
        );
      }),
    );
  });

  it('put each value into every bucket whose bound it does not exceed, and lose none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (seconds) => {
          const observed = histogram('bot_things_seconds', 'Things', 'kind');
          for (const each of seconds) observed.observe({ kind: 'a' }, each);
          const samples = samplesIn(linesOf(observed));
          for (const { labels, value } of samples.get('bot_things_seconds_bucket') ?? []) {
            const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
            expect(value).toBe(seconds.filter((each) => each <= bound).length);
          }
          expect(samples.get('bot_things_seconds_bucket')?.at(-1)?.labels).toEqual({ kind: 'a', le: '+Inf' });
          expect(samples.get('bot_things_seconds_count')?.[0]?.value).toBe(seconds.length);
          const sum = seconds.reduce((all, each) => all + each, 0);
          expect(samples.get('bot_things_seconds_sum')?.[0]?.value).toBeCloseTo(sum, 5);
        },
      ),
    );
  });
});
