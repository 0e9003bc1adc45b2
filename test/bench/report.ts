/** The tables that the bench ends with. */
import { median, medianRatio, short, withRange } from './figures.ts';
import { type ContenderResults, find, mid, type Results } from './results.ts';
import { isMet, type Target } from './targets.ts';

/** Capacity, CPU, latency and memory, one row a contender. */
export function capacityTable(results: Results): string {
  const rows = results.contenders.map((of) => {
    const { contender, saturated, at100, at500 } = of;
    const telegraf = find(results, 'telegraf', contender.mode === 'webhook' ? 'webhook' : 'polling');
    const cpu = saturated.map((round) => round.cpuMsPerUpdate);
    const reference = telegraf?.saturated.map((round) => round.cpuMsPerUpdate) ?? [];
    return [
      contender.label,
      withRange(saturated.map((round) => round.updatesPerSecond)) + unanswered(saturated) + repeated(saturated),
      median(cpu).toFixed(3),
      `${short(medianRatio(cpu, reference))}`,
      short(mid(at500, (round) => round.cpuMsPerUpdate)),
      `${percentiles(at100)}${unanswered(at100)}`,
      `${percentiles(at500)}${unanswered(at500)}`,
      mid(saturated, (round) => round.rssMb).toFixed(0),
      `${(mid(saturated, (round) => round.benchShare) * 100).toFixed(0)} %`,
    ];
  });
  return table(
    [
      'bot, mode',
      'updates/s saturated',
      'CPU ms/upd',
      'of Telegraf',
      'CPU ms/upd @500/s',
      'p50 / p99 ms @100/s',
      'p50 / p99 ms @500/s',
      'RSS MB',
      'bench core',
    ],
    rows,
  );
}

/** What slow commands do to the others. */
export function headOfLineTable(results: Results): string {
  const rows = results.contenders
    .filter(({ withSlow }) => withSlow.length > 0)
    .map(({ contender, at100, withSlow }) => [
      contender.label,
      percentiles(at100),
      percentiles(withSlow),
      share(withSlow, 'answered', 'sent'),
      share(withSlow, 'slowAnswered', 'slowDue'),
    ]);
  return table(
    ['bot, mode', 'p50 / p99 ms without', 'p50 / p99 ms with', 'fast ones answered', 'slow ones answered in time'],
    rows,
  );
}

/** Medians over the measurements; of the p99s their range too. */
function percentiles(measured: readonly { p50: number; p99: number }[]): string {
  return `${short(mid(measured, ({ p50 }) => p50))} / ${withRange(measured.map(({ p99 }) => p99))}`;
}

/** How much memory was held after each tenth of the updates. */
export function memoryTable(results: Results): string {
  const rows = results.memory.flatMap(({ contender, figures }) => [
    [`${contender.label}: RSS MB`, ...figures.rssMb.map((value) => value.toFixed(0))],
    [`${contender.label}: live heap MB`, ...figures.heapMb.map((value) => value.toFixed(1))],
  ]);
  const samples = results.memory[0]?.figures.rssMb.length ?? 0;
  return table(['after', ...Array.from({ length: samples }, (_, index) => `${(index + 1) * 10} %`)], rows);
}

export function targetTable(targets: readonly Target[]): string {
  const words = { true: 'met', false: 'missed', undefined: 'not measured' };
  return table(
    ['target', 'limit', 'figure', ''],
    targets.map((target) => [
      target.claim,
      `${target.atMost ? '≤' : '≥'} ${target.limit}`,
      short(target.figure),
      words[`${isMet(target)}`],
    ]),
  );
}

/** One line while it runs. */
export function progressLine(round: number, of: ContenderResults): string {
  const saturated = of.saturated.at(-1);
  const [at100, at500, withSlow] = [of.at100.at(-1), of.at500.at(-1), of.withSlow.at(-1)];
  return [
    `round ${round}: ${of.contender.label}`,
    saturated && `${short(saturated.updatesPerSecond)}/s, ${saturated.cpuMsPerUpdate.toFixed(3)} ms CPU`,
    at100 && of.at100.length >= of.saturated.length && `p99 ${short(at100.p99)} ms @100/s`,
    at500 && of.at500.length === of.saturated.length && `${short(at500.p99)} ms @500/s`,
    withSlow && of.withSlow.length >= of.saturated.length && `${short(withSlow.p99)} ms with slow ones`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function unanswered(rounds: readonly { sent: number; answered: number }[]): string {
  const missing = rounds.reduce((sum, { sent, answered }) => sum + sent - answered, 0);
  return missing === 0 ? '' : ` (${missing} unanswered)`;
}

function repeated(rounds: readonly { repeated: number }[]): string {
  const times = rounds.reduce((sum, round) => sum + round.repeated, 0);
  return times === 0 ? '' : ` (${times} delivered again)`;
}

function share<K extends string>(rounds: readonly Record<K, number>[], part: K, whole: K): string {
  const sum = (key: K) => rounds.reduce((total, round) => total + round[key], 0);
  return `${sum(part)} of ${sum(whole)}`;
}

/** Columns as wide as their widest cell; the first to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
