/**
 * The datastore query's filter and sort, decided on the records themselves. Comparisons are between values of one type:
 * a number is never greater than a text. `$ne` and `$nin` also hold for records that lack the field; `null` stands for a
 * null or absent field.
 */
import type { Filter, Literal, OperatorObject, QueryOptions } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import { compilePattern, createPatternBudget, type PatternBudget } from './pattern.ts';
import { valueAt } from './record-values.ts';

/** The filter cannot be evaluated; the message says which member is wrong. */
export class BadFilterError extends Error {
  override name = 'BadFilterError';
}

type Test = (record: DataRecord) => boolean;

function equalTo(literal: Literal): (value: unknown) => boolean {
  return literal === null ? (value) => value === null || value === undefined : (value) => value === literal;
}

function oneOf(literals: readonly Literal[]): (value: unknown) => boolean {
  const set = new Set<unknown>(literals);
  return (value) => set.has(value ?? null);
}

const COMPARISONS = {
  $gt: (a: string | number, b: string | number) => a > b,
  $gte: (a: string | number, b: string | number) => a >= b,
  $lt: (a: string | number, b: string | number) => a < b,
  $lte: (a: string | number, b: string | number) => a <= b,
} as const;

function comparing(field: string, operator: keyof typeof COMPARISONS, literal: Literal): (value: unknown) => boolean {
  if (literal === null || typeof literal === 'boolean')
    throw new BadFilterError(`query.${field}.${operator} needs a text or a number`);
  const holds = COMPARISONS[operator];
  return (value) => typeof value === typeof literal && holds(value as string | number, literal);
}

function patternTest(field: string, source: string, budget: PatternBudget): (value: unknown) => boolean {
  const pattern = compilePattern(source, budget);
  if ('error' in pattern) throw new BadFilterError(`query.${field}.$regex: ${pattern.error}`);
  return (value) => typeof value === 'string' && pattern.occursIn(value);
}

function testsOf(field: string, operators: OperatorObject, budget: PatternBudget): ((value: unknown) => boolean)[] {
  const tests: ((value: unknown) => boolean)[] = [];
  const { $eq, $ne, $in, $nin, $exists, $regex } = operators;
  if ($eq !== undefined) tests.push(equalTo($eq));
  if ($ne !== undefined) tests.push(not(equalTo($ne)));
  if ($in !== undefined) tests.push(oneOf($in));
  if ($nin !== undefined) tests.push(not(oneOf($nin)));
  if ($exists !== undefined) tests.push((value) => (value !== undefined) === $exists);
  if ($regex !== undefined) tests.push(patternTest(field, $regex, budget));
  for (const operator of Object.keys(COMPARISONS) as (keyof typeof COMPARISONS)[]) {
    const literal = operators[operator];
    if (literal !== undefined) tests.push(comparing(field, operator, literal));
  }
  return tests;
}

function not(test: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => !test(value);
}

/**
 * Whether a record fits every member of every filter.
 * @throws BadFilterError when an operand makes no sense for its operator; the test throws PatternCostError when the
 * patterns of all filters together have taken too long
 */
export function filterTest(filters: readonly Filter[]): Test {
  const budget = createPatternBudget();
  const members = filters.flatMap((filter) =>
    Object.entries(filter).map(([field, test]) => ({
      field,
      tests: typeof test === 'object' && test !== null ? testsOf(field, test, budget) : [equalTo(test)],
    })),
  );
  return (record) =>
    members.every(({ field, tests }) => {
      const value = valueAt(record, field);
      return tests.every((test) => test(value));
    });
}

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
