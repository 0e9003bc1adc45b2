/** Compares bots by the same commands: each at full load and then at constant rates, in several rounds. */
import { medianRatio, mid, short, table, withRange } from './figures.ts';
import { type Command, type Figures, saturate, steady } from './load.ts';
import { type Contender, type Session, type SessionOptions, withSession } from './session.ts';

export interface Comparison {
  readonly rounds: number;
  readonly command: Command;
  /** Commands for warming up, and measured commands at full load. */
  readonly warmUp: number;
  readonly saturated: number;
  /** Open commands at full load. */
  readonly atOnce: number;
  readonly rates: readonly { readonly perSecond: number; readonly seconds: number }[];
}

/** A bot's figures in each round. */
export interface Row {
  readonly label: string;
  readonly saturated: Figures[];
  /** By rate. */
  readonly steady: readonly Figures[][];
}

/** @returns a row for each contender */
export async function compare(
  contenders: readonly Contender[],
  comparison: Comparison,
  options: SessionOptions,
  progress: (line: string) => void,
): Promise<Row[]> {
  const rows = contenders.map(({ label }) => createRow(label, comparison));
  for (let round = 1; round <= comparison.rounds; round++) {
    const turns = contenders.map((contender, index) => ({ contender, row: rows[index] as Row }));
    // The order is reversed every other round, so that a drift favours nobody.
    for (const { contender, row } of round % 2 === 1 ? turns : turns.toReversed()) {
      await withSession(contender, options, (session) => measureRow(session, comparison, row));
      progress(lineOf(row));
    }
  }
  return rows;
}

export const createRow = (label: string, { rates }: Comparison): Row => ({
  label,
  saturated: [],
  steady: rates.map(() => []),
});

/** Adds a round to `row`. @returns the number of commands */
export async function measureRow(session: Session, comparison: Comparison, row: Row): Promise<number> {
  const { command, warmUp, saturated, atOnce, rates } = comparison;
  const warm = await saturate(session, command, warmUp, atOnce);
  const full = await saturate(session, command, saturated, atOnce);
  row.saturated.push(full);
  let sent = warm.sent + full.sent;
  for (const [index, { perSecond, seconds }] of rates.entries()) {
    const even = await steady(session, command, perSecond, seconds);
    row.steady[index]?.push(even);
    sent += even.sent;
  }
  return sent;
}

export function lineOf({ label, saturated }: Row): string {
  const full = saturated.at(-1);
  return full ? `${label} · ${short(full.perSecond)}/s, ${full.cpuMs.toFixed(3)} ms CPU` : label;
}

export function comparisonTable(rows: readonly Row[], { rates }: Comparison): string {
  const atRates = rates.flatMap(({ perSecond }) => [`CPU ms @${perSecond}/s`, `p50 / p99 ms @${perSecond}/s`]);
  return table(
    ['bot', 'commands/s', 'CPU ms', 'calls', 'RSS MB', 'bench core', ...atRates],
    rows.map(({ label, saturated, steady }) => [
      label,
      withRange(saturated.map(({ perSecond }) => perSecond)) + missingText(saturated),
      mid(saturated, ({ cpuMs }) => cpuMs).toFixed(3),
      mid(saturated, ({ calls }) => calls).toFixed(2),
      mid(saturated, ({ rssMb }) => rssMb).toFixed(0),
      `${(mid(saturated, ({ benchShare }) => benchShare) * 100).toFixed(0)} %`,
      ...steady.flatMap((even) => [
        short(mid(even, ({ cpuMs }) => cpuMs)),
        `${short(mid(even, ({ p50 }) => p50))} / ${withRange(even.map(({ p99 }) => p99))}${missingText(even)}`,
      ]),
    ]),
  );
}

function missingText(measured: readonly Figures[]): string {
  const unanswered = measured.reduce((sum, { sent, answered }) => sum + sent - answered, 0);
  return unanswered > 0 ? ` (${unanswered} unanswered)` : '';
}

/** A figure of one bot relative to another's: of the first rate if `at` is `steady`. */
export function ratioOf(over: Row, under: Row, at: 'saturated' | 'steady', pick: (figures: Figures) => number): number {
  const series = (row: Row) => (at === 'saturated' ? row.saturated : (row.steady[0] ?? [])).map(pick);
  return medianRatio(series(over), series(under));
}
