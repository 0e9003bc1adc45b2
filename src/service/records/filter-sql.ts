/**
 * The datastore query's filter and sort as SQL, with every value bound. Field names were checked by the contract.
 * Comparisons are between values of one type: a number is never greater than a text. `$ne` and `$nin` also hold for
 * records that lack the field; `null` stands for a null or absent field.
 */
import type { SQLInputValue } from 'node:sqlite';
import type { Filter, Literal, Operator, OperatorObject, QueryOptions } from '../../contract/filters.ts';
import { compilePattern } from './pattern.ts';

export interface SqlPart {
  sql: string;
  values: SQLInputValue[];
}

/** The filter cannot be evaluated; the message says which member is wrong. */
export class BadFilterError extends Error {
  override name = 'BadFilterError';
}

/** Name of the SQL function that `pattern.ts` implements. */
export const PATTERN_FUNCTION = 'pattern_matches';

/** Columns with an index; every other field is read from the record. */
const COLUMNS = new Map([
  ['_id', 'id'],
  ['sourceApplication', 'source_application'],
  ['groupId', 'group_id'],
  ['type', 'type'],
  ['sentAt', 'sent_at'],
]);

function pathOf(field: string): string {
  return `$${field
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `."${step}"`))
    .join('')}`;
}

function fieldValue(field: string): SqlPart {
  const column = COLUMNS.get(field);
  return column === undefined ? { sql: 'json_extract(body, ?)', values: [pathOf(field)] } : { sql: column, values: [] };
}

function typeOf(field: string): SqlPart {
  return { sql: 'json_type(body, ?)', values: [pathOf(field)] };
}

function equals(field: string, literal: Literal): SqlPart {
  const type = typeOf(field);
  if (literal === null) return { sql: `coalesce(${type.sql}, 'null') = 'null'`, values: type.values };
  if (typeof literal === 'boolean') return { sql: `${type.sql} is '${literal}'`, values: type.values };
  const value = fieldValue(field);
  if (typeof literal === 'string') return { sql: `${value.sql} is ?`, values: [...value.values, literal] };
  // json_extract gives 1 for true: only real numbers may equal a number.
  return {
    sql: `(${value.sql} is ? and ${type.sql} in ('integer', 'real'))`,
    values: [...value.values, literal, ...type.values],
  };
}

const COMPARISONS = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

function compares(field: string, operator: keyof typeof COMPARISONS, literal: Literal): SqlPart {
  if (literal === null || typeof literal === 'boolean')
    throw new BadFilterError(`query.${field}.${operator} needs a text or a number`);
  const value = fieldValue(field);
  const type = typeOf(field);
  const types = typeof literal === 'string' ? "('text')" : "('integer', 'real')";
  return {
    sql: `(${value.sql} ${COMPARISONS[operator]} ? and ${type.sql} in ${types})`,
    values: [...value.values, literal, ...type.values],
  };
}

function join(parts: readonly SqlPart[], word: 'and' | 'or', whenNone: '1' | '0'): SqlPart {
  if (parts.length === 0) return { sql: whenNone, values: [] };
  return { sql: `(${parts.map((part) => part.sql).join(` ${word} `)})`, values: parts.flatMap((part) => part.values) };
}

/** Several values in one test, so that a thousand of them do not make a thousand conditions. */
function isOneOf(field: string, literals: readonly Literal[]): SqlPart {
  const texts = literals.filter((literal) => typeof literal === 'string');
  const numbers = literals.filter((literal) => typeof literal === 'number');
  const parts = [...new Set(literals)].filter((l) => l === null || typeof l === 'boolean').map((l) => equals(field, l));
  const value = fieldValue(field);
  const type = typeOf(field);
  for (const [list, types] of [
    [texts, "('text')"],
    [numbers, "('integer', 'real')"],
  ] as const) {
    if (list.length === 0) continue;
    parts.push({
      sql: `(${value.sql} in (select value from json_each(?)) and ${type.sql} in ${types})`,
      values: [...value.values, JSON.stringify(list), ...type.values],
    });
  }
  return join(parts, 'or', '0');
}

function negated(part: SqlPart): SqlPart {
  return { sql: `coalesce(not ${part.sql}, 1)`, values: part.values };
}

function matches(field: string, source: string): SqlPart {
  const compiled = compilePattern(source);
  if ('error' in compiled) throw new BadFilterError(`query.${field}.$regex: ${compiled.error}`);
  const value = fieldValue(field);
  return { sql: `${PATTERN_FUNCTION}(?, ${value.sql})`, values: [source, ...value.values] };
}

const OPERATOR_SQL: { [name in Operator]: (field: string, operand: NonNullable<OperatorObject[name]>) => SqlPart } = {
  $eq: (field, operand) => equals(field, operand),
  $ne: (field, operand) => negated(equals(field, operand)),
  $gt: (field, operand) => compares(field, '$gt', operand),
  $gte: (field, operand) => compares(field, '$gte', operand),
  $lt: (field, operand) => compares(field, '$lt', operand),
  $lte: (field, operand) => compares(field, '$lte', operand),
  $in: (field, operand) => isOneOf(field, operand),
  $nin: (field, operand) => negated(isOneOf(field, operand)),
  $exists: (field, operand) => {
    const type = typeOf(field);
    return { sql: `${type.sql} is ${operand ? 'not ' : ''}null`, values: type.values };
  },
  $regex: (field, operand) => matches(field, operand),
};

function applied(field: string, operators: OperatorObject): SqlPart {
  const parts: SqlPart[] = [];
  for (const [name, operand] of Object.entries(operators)) {
    if (operand === undefined) continue;
    const toSql = OPERATOR_SQL[name as Operator] as (field: string, operand: unknown) => SqlPart;
    parts.push(toSql(field, operand));
  }
  return join(parts, 'and', '1');
}

/**
 * A condition that holds for the records that fit every member of `filter`.
 * @throws BadFilterError when an operand makes no sense for its operator
 */
export function filterToSql(filter: Filter): SqlPart {
  const parts = Object.entries(filter).map(([field, test]) =>
    typeof test === 'object' && test !== null ? applied(field, test) : equals(field, test),
  );
  return join(parts, 'and', '1');
}

/** The conjunction of several filters; see filterToSql. */
export function filtersToSql(filters: readonly Filter[]): SqlPart {
  return join(filters.map(filterToSql), 'and', '1');
}

/** An `order by` list: the keys in their order, records that lack a key last, equal ones by id. */
export function sortToSql(sort: NonNullable<QueryOptions['sort']>): SqlPart {
  const values: SQLInputValue[] = [];
  const keys = sort.flatMap((key) =>
    Object.entries(key).map(([field, direction]) => {
      const value = fieldValue(field);
      values.push(...value.values);
      return `${value.sql} ${direction} nulls last`;
    }),
  );
  return { sql: [...keys, 'id'].join(', '), values };
}
