/** Evaluates filters, except for `$search`, which the index decides: only values of one type compare; `$ne`, `$nin` and `null` match absent fields. */
import type { Filter, Literal, OperatorObject } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchCondition } from '../../contract/search-extension.ts';
import { valueAt } from '../archive/record-values.ts';
import { parseKeywords } from '../search/keywords.ts';
import { compilePattern, createPatternBudget, type PatternBudget } from './pattern.ts';
import { BadFilterError } from './query-cost.ts';

/** Tests a value; undefined if the field is absent. */
type Test = (value: unknown) => boolean;

function equalTo(literal: Literal): Test {
  return literal === null ? (value) => value === null || value === undefined : (value) => value === literal;
}

function oneOf(literals: readonly Literal[]): Test {
  const set = new Set<unknown>(literals);
  return (value) => set.has(value ?? null);
}

const not =
  (test: Test): Test =>
  (value) =>
    !test(value);
const allOf =
  (tests: readonly Test[]): Test =>
  (value) =>
    tests.every((test) => test(value));

const COMPARISONS = {
  $gt: (a: string | number, b: string | number) => a > b,
  $gte: (a: string | number, b: string | number) => a >= b,
  $lt: (a: string | number, b: string | number) => a < b,
  $lte: (a: string | number, b: string | number) => a <= b,
} as const;

function comparing(operator: keyof typeof COMPARISONS, literal: Literal, name: string): Test {
  if (literal === null || typeof literal === 'boolean')
    throw new BadFilterError(`${name}.${operator} needs a string or a number`);
  const holds = COMPARISONS[operator];
  return (value) => typeof value === typeof literal && holds(value as string | number, literal);
}

function matching(source: string, name: string, budget: PatternBudget): Test {
  const pattern = compilePattern(source, budget);
  if ('error' in pattern) throw new BadFilterError(`${name}.$regex: ${pattern.error}`);
  return (value) => typeof value === 'string' && pattern.occursIn(value);
}

type Compile = { [name in keyof OperatorObject]-?: (operand: never, name: string, budget: PatternBudget) => Test };

const COMPILE = {
  $eq: (literal: Literal) => equalTo(literal),
  $ne: (literal: Literal) => not(equalTo(literal)),
  $gt: (literal: Literal, name) => comparing('$gt', literal, name),
  $gte: (literal: Literal, name) => comparing('$gte', literal, name),
  $lt: (literal: Literal, name) => comparing('$lt', literal, name),
  $lte: (literal: Literal, name) => comparing('$lte', literal, name),
  $in: (literals: Literal[]) => oneOf(literals),
  $nin: (literals: Literal[]) => not(oneOf(literals)),
  $regex: (source: string, name, budget) => matching(source, name, budget),
} satisfies Compile;

function operatorsTest(operators: OperatorObject, name: string, budget: PatternBudget): Test {
  const tests: Test[] = [];
  for (const [operator, operand] of Object.entries(operators)) {
    if (operand === undefined) continue;
    const compile = COMPILE[operator as keyof typeof COMPILE] as (o: unknown, n: string, b: PatternBudget) => Test;
    tests.push(compile(operand, name, budget));
  }
  return allOf(tests);
}

/** Tests all members of a filter but its search; the value is a record. */
function conjunction({ $search, ...fields }: Filter, name: string, budget: PatternBudget): Test {
  checkSearch($search as SearchCondition | undefined, name);
  const tests = Object.entries(fields).map(([member, wanted]): Test => {
    const test =
      typeof wanted === 'object' && wanted !== null
        ? operatorsTest(wanted as OperatorObject, `${name}.${member}`, budget)
        : equalTo(wanted);
    return (value) => test(valueAt(value, member));
  });
  return allOf(tests);
}

function checkSearch({ keywords }: SearchCondition = {}, name: string): void {
  const { wanted, unwanted } = parseKeywords(keywords ?? '');
  if (keywords !== undefined && wanted.length + unwanted.length === 0)
    throw new BadFilterError(`${name}.$search.keywords needs a letter, digit or emoji`);
}

/** @throws BadFilterError for an invalid operand; the test throws QueryCostError if patterns took too long */
export function filterTest(filters: readonly Filter[]): (record: DataRecord) => boolean {
  const budget = createPatternBudget();
  return allOf(filters.map((filter) => conjunction(filter, 'query', budget)));
}
