/**
 * What the bot does, for the operator's monitoring: everything that is counted, what waits just now, and how the process
 * is, in the text form that Prometheus reads (exposition format 0.0.4). No label names a person, chat or argument.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Handler } from 'hono';
import type { Metric, Metrics } from '#platform/metrics.ts';
import { timingSafeMatcher } from '#platform/vault.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** A number as it is just now; undefined while it cannot be had, and then it is left out. */
export interface Gauge {
  name: string;
  help: string;
  value: number | undefined;
}

export interface MetricsOptions {
  metrics: Metrics;
  /** What whoever reads them must send as bearer token. Unset: they are for this machine alone, and for nobody where `isPublic`. */
  token: string | undefined;
  /** Whether the bot is reached from outside: then who comes from this machine may be a router. */
  isPublic: boolean;
  /** Never rejects, and takes a bounded time. */
  gauges(): Promise<readonly Gauge[]>;
}

/** Answers 404 to whom they are not for, 401 to a token that is not right. */
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
    return context.body(all.map(written).join(''), 200, {
      'Content-Type': CONTENT_TYPE,
      'Cache-Control': 'no-store',
    });
  };
}

function gaugeMetric({ name, help, value }: Gauge): Metric {
  return { name, help, type: 'gauge', samples: () => (value === undefined ? [] : [[name, value]]) };
}

function written({ name, help, type, samples }: Metric): string {
  const lines = [...samples()].map(([sample, value]) => `${sample} ${value}\n`);
  return lines.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** How the process is, under the names that dashboards for Node know. The delay of the event loop is measured from the first look on. */
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
      ...{ name: 'process_cpu_seconds_total', help: 'Processor time spent, seconds', type: 'counter' },
      samples: () => [['process_cpu_seconds_total', (user + system) / 1e6]],
    };
    const gauges: Gauge[] = [
      { name: 'process_resident_memory_bytes', help: 'Memory in RAM', value: rss },
      { name: 'nodejs_heap_size_used_bytes', help: 'Heap in use', value: heapUsed },
      { name: 'nodejs_heap_size_total_bytes', help: 'Heap', value: heapTotal },
      { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap', value: external },
      { name: 'process_start_time_seconds', help: 'When it started, since 1970', value: performance.timeOrigin / 1000 },
      { name: 'nodejs_eventloop_lag_seconds', help: 'How long a turn of the event loop took just now', value: lag },
      { name: 'nodejs_eventloop_lag_p50_seconds', help: 'Since the last look, the median', value: p50 },
      { name: 'nodejs_eventloop_lag_p99_seconds', help: 'Since the last look, all but one in a hundred', value: p99 },
      { name: 'nodejs_eventloop_lag_max_seconds', help: 'Since the last look, the longest', value: max },
    ];
    return [cpu, ...gauges.map(gaugeMetric)];
  };
}
