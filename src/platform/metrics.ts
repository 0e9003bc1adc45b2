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

export interface Counter<Label extends string> extends Metric {
  add(labels: Readonly<Record<Label, string>>, by?: number): void;
}

export interface Histogram<Label extends string> extends Metric {
  observe(labels: Readonly<Record<Label, string>>, seconds: number): void;
}

/** Seconds: from a free screen to an answer that a model takes its time for. */
const BOUNDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

const SPECIAL = /[\\"\n]/;
const escaped = (value: string) =>
  SPECIAL.test(value) ? value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n') : value;

/** Labels as they are written out: `command="ask",outcome="answered"`. */
function written(names: readonly string[], labels: Readonly<Record<string, string>>): string {
  let text = '';
  for (const name of names) text += `${text === '' ? '' : ','}${name}="${escaped(labels[name] ?? '')}"`;
  return text;
}

const inBraces = (labels: string) => (labels === '' ? '' : `{${labels}}`);

export function counter<Label extends string = never>(
  name: `${string}_total`,
  help: string,
  ...labels: Label[]
): Counter<Label> {
  const counts = new Map<string, number>();
  // There from the start: what has never happened is 0, and its first time shows as a rise.
  if (labels.length === 0) counts.set('', 0);
  return {
    ...{ name, help, type: 'counter' },
    add(given, by = 1) {
      const key = written(labels, given);
      counts.set(key, (counts.get(key) ?? 0) + by);
    },
    *samples() {
      for (const [key, count] of counts) yield [name + inBraces(key), count];
    },
  };
}

export function histogram<Label extends string = never>(
  name: `${string}_seconds`,
  help: string,
  ...labels: Label[]
): Histogram<Label> {
  const series = new Map<string, { counts: number[]; sum: number }>();
  return {
    ...{ name, help, type: 'histogram' },
    observe(given, seconds) {
      const key = written(labels, given);
      const found = series.get(key) ?? { counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
      series.set(key, found);
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      const bucket = at < 0 ? BOUNDS.length : at;
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sum += seconds;
    },
    *samples() {
      for (const [key, { counts, sum }] of series) {
        let total = 0;
        for (const [index, count] of counts.entries()) {
          total += count;
          const bound = `le="${BOUNDS[index] ?? '+Inf'}"`;
          yield [`${name}_bucket{${key === '' ? '' : `${key},`}${bound}}`, total];
        }
        yield [`${name}_sum${inBraces(key)}`, sum];
        yield [`${name}_count${inBraces(key)}`, total];
      }
    },
  };
}

/** Everything that one app counts. */
export const createMetrics = () =>
  ({
    updates: counter(
      'bot_updates_total',
      'Updates that are over in this process, by what they are, and how',
      'kind',
      'outcome',
    ),
    commands: counter('bot_commands_total', 'Commands that were run to their end, and how', 'command', 'outcome'),
    problems: counter('bot_problems_total', 'Commands that ended with a problem, by its code', 'code'),
    answers: counter('bot_answers_total', 'What was to be said in chats, and what became of it', 'command', 'outcome'),
    answerSeconds: histogram('bot_answer_seconds', 'From an update received to its answer delivered', 'command'),
    paidCalls: counter(
      'bot_paid_calls_total',
      'Calls that cost credits, and how they were settled',
      'operation',
      'outcome',
    ),
    credits: counter('bot_credits_total', 'Credits of paid calls, and how they were settled', 'operation', 'outcome'),
    serviceCalls: histogram('bot_service_call_seconds', 'Calls to the data service', 'operation'),
    serviceFailures: counter(
      'bot_service_failures_total',
      'Calls to the data service that failed',
      'operation',
      'code',
    ),
    botApiFailures: counter('bot_api_failures_total', 'Calls of Bot API methods that failed', 'method', 'kind'),
    floods: counter('bot_flood_waits_total', 'How often Telegram has asked to wait'),
    floodSeconds: counter('bot_flood_wait_seconds_total', 'For how long Telegram has asked to wait, in all'),
  }) as const satisfies Record<string, Metric>;
export type Metrics = ReturnType<typeof createMetrics>;
