/** The order in which a datastore query puts records. */
import type { QueryOptions } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import { valueAt } from '../archive/record-values.ts';

type SortKeys = NonNullable<QueryOptions['sort']>;

/** Numbers before texts, as the order of a database has them; other values are equal to each other. */
function compareValues(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map((value) => (typeof value === 'boolean' ? Number(value) : value));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return rankOfType(left) - rankOfType(right);
}

function rankOfType(value: unknown): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

/** Compares records by the keys in their order; those that lack a key come last, equal ones are in the order of their ids. */
export function compareBy(sort: SortKeys): (a: DataRecord, b: DataRecord) => number {
  const keys = sort.flatMap((key) => Object.entries(key));
  return (a, b) => {
    for (const [field, direction] of keys) {
      const [left, right] = [valueAt(a, field) ?? undefined, valueAt(b, field) ?? undefined];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order = compareValues(left, right);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return compareValues(a._id, b._id);
  };
}
