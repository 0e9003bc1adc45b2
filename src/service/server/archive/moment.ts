/** Row numbers that rise with time: a second has 1,024, its milliseconds and those where several things share one. */
const SLOTS = 1024;
/** About the year 9999: row numbers stay whole numbers that JavaScript can hold. */
const LATEST_SECOND = 253_402_300_799;

/** The first number for what happened at `iso` (ISO 8601); what has no readable time comes before everything else. */
export function seqOf(iso: string | undefined): number {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(time) || time < 0) return 0;
  return Math.min(Math.floor(time / 1000), LATEST_SECOND) * SLOTS + (Math.floor(time) % 1000);
}

/** The first number of the second in which `at` (milliseconds since 1970) lies. */
export function firstOfSecond(at: number): number {
  return Math.floor(at / 1000) * SLOTS;
}

/** The second in which a row's thing happened. */
export function secondOf(seq: number): number {
  return Math.floor(seq / SLOTS);
}

/** The moment (ISO 8601) at which that second begins. */
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
