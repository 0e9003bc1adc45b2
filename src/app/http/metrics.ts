/**
 * The /metrics page: counters, current queue lengths and process metrics in Prometheus's text format (exposition format 0.0.4).
 * No label names a person, chat or argument.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Handler } from 'hono';
import type { Metric, Metrics } from '#platform/metrics.ts';
import { timingSafeMatcher } from '#platform/vault.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** A current value; left out while undefined. */
export interface Gauge {
  name: string;
  help: string;
  value: number | undefined;
}

export interface MetricsOptions {
  metrics: Metrics;
  /** Required bearer token. Undefined: readable from this machine only, and by nobody if `isPublic`. */
  token: string | undefined;
  /** Whether the bot has a public address: then a request from this machine may come from a router. */
  isPublic: boolean;
  /** Never rejects and takes a bounded time. */
  gauges(): Promise<readonly Gauge[]>;
}

/** Answers 404 to clients that may not read metrics, 401 to a wrong token. */
export function createMetricsPage({ metrics, token, isPublic, gauges }: MetricsOptions): Handler {
  const isToken = token === undefined ? undefined : timingSafeMatcher(token);
  const processMetrics = createProcessMetrics();
  return async (context) => {
    if (isToken) {
      const [scheme, given = ''] = (context.req.header('authorization') ?? '').split(' ');
      if (scheme?.toLowerCase() !== 'bearer' || !isToken(given))
        return context.text('Wrong or missing token.', 401, { 'WWW-Authenticate': 'Bearer' });
    } else {
      const isDirect = context.req.header('x-forwarded-for') === undefined;
      if (isPublic || !isDirect || !LOOPBACK.test(getConnInfo(context).remote.address ?? '')) return context.notFound();
    }
    const all = [...Object.values(metrics), ...(await gauges()).map(gaugeMetric), ...(await processMetrics())];
    return context.body(all.map(formatMetric).join(''), 200, {
      'Content-Type': CONTENT_TYPE,
      'Cache-Control': 'no-store',
    });
  };
}

function gaugeMetric({ name, help, value }: Gauge): Metric {
  return { name, help, type: 'gauge', samples: () => (value === undefined ? [] : [[name, value]]) };
}

function formatMetric({ name, help, type, samples }: Metric): string {
  const lines = [...samples()].map(([sample, value]) => `${sample} ${value}\n`);
  return lines.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** Process metrics under the names that Node dashboards expect. Event loop delay is measured from the first request on. */
function createProcessMetrics(): () => Promise<Metric[]> {
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;
  return async () => {
    const since = performance.now();
    await nextTurn();
    const lag = (performance.now() - since) / 1000;
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
    }
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e9);
    delay.reset();
    const cpu: Metric = {
      ...{ name: 'process_cpu_seconds_total', help: 'CPU time spent, seconds', type: 'counter' },
      samples: () => [['process_cpu_seconds_total', (user + system) / 1e6]],
    };
    const gauges: Gauge[] = [
      { name: 'process_resident_memory_bytes', help: 'Memory in RAM', value: rss },
      { name: 'nodejs_heap_size_used_bytes', help: 'Heap in use', value: heapUsed },
      { name: 'nodejs_heap_size_total_bytes', help: 'Heap', value: heapTotal },
      { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap', value: external },
      { name: 'process_start_time_seconds', help: 'Start time, Unix time', value: performance.timeOrigin / 1000 },
      { name: 'nodejs_eventloop_lag_seconds', help: 'Current lag of the event loop', value: lag },
      { name: 'nodejs_eventloop_lag_p50_seconds', help: 'Median lag since the last scrape', value: p50 },
      { name: 'nodejs_eventloop_lag_p99_seconds', help: '99th percentile since the last scrape', value: p99 },
      { name: 'nodejs_eventloop_lag_max_seconds', help: 'Longest lag since the last scrape', value: max },
    ];
    return [cpu, ...gauges.map(gaugeMetric)];
  };
}
