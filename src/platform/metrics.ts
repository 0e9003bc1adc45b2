/**
 * Counters and histograms of one app, in memory. Labels take their values from closed sets, such as commands, operations and
 * codes: nothing of a person is ever one.
 */

/** One number and the name under which it is shown, with its labels: `bot_commands_total{command="ask"}`. */
export type Sample = readonly [name: string, value: number];

/** What is shown together: numbers that differ in their labels only. */
export interface Metric {
  readonly name: string;
  /** A sentence for the operator. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): Iterable<Sample>;
}

type Labels<Label extends string> = Readonly<Record<Label, string>>;

/** Seconds: from a free screen to an answer that a model takes its time for. */
const BOUNDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, Number.POSITIVE_INFINITY];

/** Labels as they are written out: `command="ask",outcome="answered"`. */
const written = (names: readonly string[], labels: Readonly<Record<string, string>>) =>
  names.map((name) => `${name}="${(labels[name] ?? '').replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`).join();
const inBraces = (labels: string) => (labels === '' ? '' : `{${labels}}`);

export function counter<Label extends string = never>(name: `${string}_total`, help: string, ...labels: Label[]) {
  // Without labels it is there from the start: its first time shows as a rise from 0.
  const counts = new Map<string, number>(labels.length === 0 ? [['', 0]] : []);
  return {
    ...({ name, help, type: 'counter' } as const),
    add(given: Labels<Label>, by = 1) {
      const key = written(labels, given);
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
      const key = written(labels, given);
      const one = series.get(key) ?? { sum: 0, count: 0, buckets: BOUNDS.map(() => 0) };
      series.set(key, one);
      one.sum += seconds;
      one.count += 1;
      for (const [index, bound] of BOUNDS.entries())
        if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
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

/** Everything that one app counts. */
export const createMetrics = () =>
  ({
    updates: counter('bot_updates_total', 'Updates that are over in this process, and how', 'kind', 'outcome'),
    commands: counter('bot_commands_total', 'Commands that were run to their end, and how', 'command', 'outcome'),
    problems: counter('bot_problems_total', 'Commands that ended with a problem, by its code', 'code'),
    answers: counter('bot_answers_total', 'What was to be said in chats, and what became of it', 'command', 'outcome'),
    answerSeconds: histogram('bot_answer_seconds', 'From an update received to its answer delivered', 'command'),
    paidCalls: counter('bot_paid_calls_total', 'Calls that cost credits, and how they ended', 'operation', 'outcome'),
    credits: counter('bot_credits_total', 'Credits of paid calls, and how they were settled', 'operation', 'outcome'),
    serviceCalls: histogram('bot_service_call_seconds', 'Calls to the data service', 'operation'),
    serviceFailures: counter('bot_service_failures_total', 'Failed calls to the data service', 'operation', 'code'),
    botApiFailures: counter('bot_api_failures_total', 'Calls of Bot API methods that failed', 'method', 'kind'),
    floods: counter('bot_flood_waits_total', 'How often Telegram has asked to wait'),
    floodSeconds: counter('bot_flood_wait_seconds_total', 'For how long Telegram has asked to wait, in all'),
  }) as const satisfies Record<string, Metric>;
export type Metrics = ReturnType<typeof createMetrics>;
