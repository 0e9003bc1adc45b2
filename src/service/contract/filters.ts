/**
 * The body of the datastore query (interface.md, Datastore query): filter, sort, limit.
 * The document names equality and `$gte`; the other operators, `skip` and `fields` are those of a deployment (assumed).
 * `$search` belongs to the search extension; a client uses it only if that is listed.
 */
import { z } from 'zod';
import { MAX_PAGE_SIZE } from './limits.ts';
import { SearchCondition } from './search-extension.ts';

const Literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Literal = z.infer<typeof Literal>;

/** Maximum number of values for `$in` and `$nin`. */
export const MAX_VALUES = 1000;
/** Maximum number of conditions in a filter. */
export const MAX_CONDITIONS = 100;

const Values = z.array(Literal).max(MAX_VALUES, `takes at most ${MAX_VALUES} values`);

/** The operand of each operator. */
export const OPERATORS = {
  $eq: Literal,
  $ne: Literal,
  $gt: Literal,
  $gte: Literal,
  $lt: Literal,
  $lte: Literal,
  $in: Values,
  $nin: Values,
  $regex: z.string().max(200, 'has at most 200 characters'),
} as const;

export const OperatorObject = z
  .strictObject(OPERATORS)
  .partial()
  .meta({ id: 'Operators', description: 'Conditions on one field, all of which must hold.' });
export type OperatorObject = z.infer<typeof OperatorObject>;

/**
 * Field name (with dots for nested fields) to a literal or an operator object; all members must match. `$search` is a
 * SearchCondition.
 */
export type Filter = { [field: string]: Literal | OperatorObject | SearchCondition };

const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+){0,7}$/;
const FieldName = z.string().regex(FIELD_NAME, 'not a field name');

/** Error message for too many conditions. Check an untrusted filter before parsing it, which is slower. */
export function tooManyConditions(filter: unknown): string | undefined {
  if (typeof filter !== 'object' || filter === null) return undefined;
  const conditions = Object.values(filter).reduce((sum, test) => sum + conditionsIn(test), 0);
  return conditions > MAX_CONDITIONS ? `${conditions} conditions are too many: at most ${MAX_CONDITIONS}` : undefined;
}

const conditionsIn = (test: unknown): number =>
  typeof test === 'object' && test !== null ? Object.keys(test).length : 1;

export const Filter: z.ZodType<Filter> = z
  .object({ $search: SearchCondition.optional() })
  .catchall(z.union([Literal, OperatorObject]))
  .superRefine((filter, context) => {
    const wrong = Object.keys(filter).find((name) => name !== '$search' && !FIELD_NAME.test(name));
    const message =
      wrong === undefined ? tooManyConditions(filter) : `${JSON.stringify(wrong.slice(0, 40))} is not a field name`;
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: [] });
  })
  .meta({
    id: 'Filter',
    description: 'Field name to a literal or to operators; all members must match.',
  }) as z.ZodType<Filter>;

export const SortDirection = z.enum(['asc', 'desc']);
export const MAX_SORT_FIELDS = 8;

const Sort = z.array(z.record(FieldName, SortDirection)).superRefine((keys, context) => {
  const fields = keys.reduce((sum, key) => sum + Object.keys(key).length, 0);
  if (fields <= MAX_SORT_FIELDS) return;
  const message = `${fields} fields to sort by are too many: at most ${MAX_SORT_FIELDS}`;
  context.addIssue({ code: 'custom', message });
});

const PAGE_SIZE_WORDS = `a page has 1 to ${MAX_PAGE_SIZE} records; skip leads to the next one`;
const MAX_FIELDS = 50;

export const QueryOptions = z.strictObject({
  sort: Sort.optional(),
  limit: z.int(PAGE_SIZE_WORDS).min(1, PAGE_SIZE_WORDS).max(MAX_PAGE_SIZE, PAGE_SIZE_WORDS).optional(),
  skip: z.int('a whole number').min(0, 'a whole number').optional(),
  /** The members to return; `_id` is always included. */
  fields: z.array(FieldName).min(1).max(MAX_FIELDS, `at most ${MAX_FIELDS} fields`).optional(),
});
export type QueryOptions = z.infer<typeof QueryOptions>;
