/**
 * In-memory counters and histograms of one app. Label values come from closed sets, such as commands, operations and codes,
 * never from a person's data.
 */

/** A sample's name with labels, `bot_commands_total{command="ask"}`, and its value. */
export type Sample = readonly [name: string, value: number];

/** A metric family: samples that differ only in their labels. */
export interface Metric {
  readonly name: string;
  /** A sentence for the operator. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): Iterable<Sample>;
}

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** Bucket bounds in seconds, from a quick command to a slow model's answer. */
const BOUNDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, Number.POSITIVE_INFINITY];

/** Formats labels: `command="ask",outcome="answered"`. */
const formatLabels = (names: readonly string[], labels: Readonly<Record<string, string>>) =>
  names.map((name) => `${name}="${(labels[name] ?? '').replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`).join();
const inBraces = (labels: string) => (labels === '' ? '' : `{${labels}}`);

export function counter<Label extends string = never>(name: `${string}_total`, help: string, ...labels: Label[]) {
  // Without labels it starts at 0, so that its first increment shows as an increase.
  const counts = new Map<string, number>(labels.length === 0 ? [['', 0]] : []);
  return {
    ...({ name, help, type: 'counter' } as const),
    add(given: Labels<Label>, by = 1) {
      const key = formatLabels(labels, given);
      counts.set(key, (counts.get(key) ?? 0) + by);
    },
    samples: () => [...counts].map(([key, count]): Sample => [name + inBraces(key), count]),
  };
}

export function histogram<Label extends string = never>(name: `${string}_seconds`, help: string, ...labels: Label[]) {
  const series = new Map<string, { sum: number; count: number; buckets: number[] }>();
  return {
    ...({ name, help, type: 'histogram' } as const),
    observe(given: Labels<Label>, seconds: number) {
      const key = formatLabels(labels, given);
      const one = series.get(key) ?? { sum: 0, count: 0, buckets: BOUNDS.map(() => 0) };
      series.set(key, one);
      one.sum += seconds;
      one.count += 1;
      BOUNDS.forEach((bound, index) => {
        if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
      });
    },
    *samples(): Iterable<Sample> {
      for (const [key, { sum, count, buckets }] of series) {
        for (const [index, held] of buckets.entries()) {
          const le = `le="${BOUNDS[index]}"`.replace('Infinity', '+Inf');
          yield [`${name}_bucket{${key === '' ? le : `${key},${le}`}}`, held];
        }
        yield [`${name}_sum${inBraces(key)}`, sum];
        yield [`${name}_count${inBraces(key)}`, count];
      }
    },
  };
}

/** All counters and histograms of one app. */
export const createMetrics = () =>
  ({
    updates: counter('bot_updates_total', 'Updates finished in this process, by outcome', 'kind', 'outcome'),
    commands: counter('bot_commands_total', 'Commands completed, by outcome', 'command', 'outcome'),
    problems: counter('bot_problems_total', 'Commands that ended with a problem, by code', 'code'),
    answers: counter('bot_answers_total', 'Messages to be sent in chats, by outcome', 'command', 'outcome'),
    answerSeconds: histogram('bot_answer_seconds', 'Time from receiving an update to delivering its answer', 'command'),
    paidCalls: counter('bot_paid_calls_total', 'Calls that cost credits, by outcome', 'operation', 'outcome'),
    credits: counter('bot_credits_total', 'Credits of paid calls, by how they were settled', 'operation', 'outcome'),
    serviceCalls: histogram('bot_service_call_seconds', 'Calls to the data service', 'operation'),
    serviceFailures: counter('bot_service_failures_total', 'Failed calls to the data service', 'operation', 'code'),
    botApiFailures: counter('bot_api_failures_total', 'Failed calls of Bot API methods', 'method', 'kind'),
    floods: counter('bot_flood_waits_total', 'How often Telegram has asked to wait'),
    floodSeconds: counter('bot_flood_wait_seconds_total', 'Total time that Telegram has asked to wait'),
  }) as const satisfies Record<string, Metric>;
export type Metrics = ReturnType<typeof createMetrics>;
