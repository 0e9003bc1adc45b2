/** Row numbers that rise with time: each second has 1,024, for its milliseconds and for records that share one. */
const SLOTS = 1024;
/** Year 9999, so that row numbers stay safe integers. */
const LATEST_SECOND = 253_402_300_799;

/** The first row number for a time (ISO 8601); 0, before everything else, without a valid time. */
export function seqOf(iso: string | undefined): number {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(time) || time < 0) return 0;
  return Math.min(Math.floor(time / 1000), LATEST_SECOND) * SLOTS + (Math.floor(time) % 1000);
}

/** The first row number of the second that contains `at` (milliseconds since 1970). */
export function firstOfSecond(at: number): number {
  return Math.floor(at / 1000) * SLOTS;
}

/** The second (since 1970) of a row. */
export function secondOf(seq: number): number {
  return Math.floor(seq / SLOTS);
}

/** The start (ISO 8601) of a row's second. */
export function momentOf(seq: number): string {
  return new Date(secondOf(seq) * 1000).toISOString();
}

export interface SeqRange {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

export const ALL_TIME: SeqRange = { from: 0, to: Number.MAX_SAFE_INTEGER };

export function intersection(a: SeqRange, b: SeqRange): SeqRange {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
}

export function isIn({ from, to }: SeqRange, seq: number): boolean {
  return seq >= from && seq <= to;
}
