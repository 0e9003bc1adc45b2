/** Bounds on the time by which rows are numbered, as ranges of their numbers. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { ALL_TIME, firstOfSecond, type SeqRange } from '../archive/moment.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/;

/** Whether rows are numbered by this member: it is the moment, written in one form. */
export function isRowTime(datastore: DatastoreName, field: string): boolean {
  const { timeField }: Datastore = DATASTORES[datastore];
  return field === timeField && (field === 'sentAt' || field === 'insertedAt');
}

/** A moment as records write it, so that texts compare as moments do; a day stays, before every moment of it. */
export function plainTime(text: string): string {
  if (!MOMENT.test(text)) return text;
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}

export interface TimeSpan extends SeqRange {
  /** Whether every row in it happened on the right side of the bound; else those of one second have to be looked up. */
  readonly exact: boolean;
}

/** How far the rows of an overfull second are looked for: 65,000 of them. */
const OVERFULL_MS = 64_000;

/** @param isTaken whether a number has a row: where its last is, a second overflows into the next. @returns undefined for no bound */
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
