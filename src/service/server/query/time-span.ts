/** Converts bounds on the row time to ranges of row numbers. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { ALL_TIME, firstOfSecond, type SeqRange } from '../archive/moment.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/;

/** Whether rows are numbered by this member, which also needs a single time format. */
export function isRowTime(datastore: DatastoreName, field: string): boolean {
  const { timeField }: Datastore = DATASTORES[datastore];
  return field === timeField && (field === 'sentAt' || field === 'insertedAt');
}

/** A time in the format of records, so that string order is time order; a day stays, and sorts before its times. */
export function normalizedTime(text: string): string {
  if (!MOMENT.test(text)) return text;
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}

export interface TimeSpan extends SeqRange {
  /** Whether all rows in it are on the right side of the bound; otherwise some have to be opened. */
  readonly exact: boolean;
}

/** How far an overfull second may extend, in ms: about 65,000 records. */
const OVERFULL_MS = 64_000;

/** @param isTaken whether a row number is in use: if a second's last one is, it overflows into the next @returns undefined if the index can't use the bound */
export function timeSpan(operator: string, bound: unknown, isTaken: (seq: number) => boolean): TimeSpan | undefined {
  if (typeof bound !== 'string' || !(DAY.test(bound) || MOMENT.test(bound))) return undefined;
  const at = Date.parse(bound);
  if (Number.isNaN(at) || at < 0) return undefined;
  const first = firstOfSecond(at);
  const isWhole = at % 1000 === 0 && !isTaken(first - 1);
  if (operator === '$gte' || operator === '$gt') {
    const exact = isWhole && (operator === '$gte' || DAY.test(bound));
    return { from: first, to: ALL_TIME.to, exact };
  }
  if (operator !== '$lt' && operator !== '$lte') return undefined;
  const exact = isWhole && (operator === '$lt' || DAY.test(bound));
  return { from: ALL_TIME.from, to: exact ? first - 1 : firstOfSecond(at + OVERFULL_MS), exact };
}
