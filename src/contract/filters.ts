/**
 * The body of the datastore query (the interface document, Datastore query): filter, sort, limit.
 * The document names equality and `$gte`; the other operators and `skip` are those a deployment knows (assumed).
 */
import { z } from 'zod';

const Literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Literal = z.infer<typeof Literal>;

/** What each operator takes as its operand. */
export const OPERATORS = {
  $eq: Literal,
  $ne: Literal,
  $gt: Literal,
  $gte: Literal,
  $lt: Literal,
  $lte: Literal,
  $in: z.array(Literal).max(1000),
  $nin: z.array(Literal).max(1000),
  $exists: z.boolean(),
  $regex: z.string().max(200),
} as const;
export type Operator = keyof typeof OPERATORS;

export type OperatorObject = {
  [name in Operator]?: z.infer<(typeof OPERATORS)[name]> | undefined;
};
/** Field name (dots reach inside) to a literal or an operator object; members combine as a conjunction. */
export type Filter = { [field: string]: Literal | OperatorObject };

export const OperatorObject: z.ZodType<OperatorObject> = z.strictObject({
  $eq: OPERATORS.$eq.optional(),
  $ne: OPERATORS.$ne.optional(),
  $gt: OPERATORS.$gt.optional(),
  $gte: OPERATORS.$gte.optional(),
  $lt: OPERATORS.$lt.optional(),
  $lte: OPERATORS.$lte.optional(),
  $in: OPERATORS.$in.optional(),
  $nin: OPERATORS.$nin.optional(),
  $exists: OPERATORS.$exists.optional(),
  $regex: OPERATORS.$regex.optional(),
});

const FieldName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+){0,7}$/, 'not a field name');

export const Filter: z.ZodType<Filter> = z.record(FieldName, z.union([Literal, OperatorObject]));

export const SortDirection = z.enum(['asc', 'desc']);

/** Largest `limit` that is served or asked for in one page (assumed: the document shows only 20). */
export const MAX_PAGE_SIZE = 1000;
/** Page size when `limit` is absent (assumed). */
export const DEFAULT_PAGE_SIZE = 20;

export const QueryOptions = z.object({
  sort: z.array(z.record(FieldName, SortDirection)).max(8).optional(),
  limit: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
  skip: z.int().min(0).optional(),
});
export type QueryOptions = z.infer<typeof QueryOptions>;
