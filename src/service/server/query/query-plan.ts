/** Splits a query into what the index decides (facts, times, searches), what it narrows down (texts), and what it can't. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter, OperatorObject } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { ALL_TIME, intersection, isIn } from '../archive/moment.ts';
import { kindOfText } from '../archive/record-values.ts';
import type { BoundQuery, Clause, Column, Row } from '../archive/store.ts';
import { scopeOf } from '../search/scope.ts';
import { wholeWords } from '../text/words.ts';
import { filterTest } from './filter-match.ts';
import { isRowTime, normalizedTime, timeSpan } from './time-span.ts';

export interface QueryPlan {
  /** The index query; records that don't match it can't match the filters. */
  readonly held: BoundQuery;
  /** Whether it matches the whole datastore. */
  readonly isEverything: boolean;
  /** Whether everything it matches matches the filters too. */
  readonly decided: boolean;
  /** Members that the index doesn't decide, as the caller wrote them. */
  readonly undecided: readonly string[];
  /** A prefix of a search has more expansions than the index query includes. */
  readonly isCut: boolean;
  /** Whether a row meets the searches of the filters. */
  readonly isHeld: (row: Row) => boolean;
  /** Whether a record meets everything else. */
  readonly fits: (record: DataRecord) => boolean;
  /** For filters on `_id`: the rows with these ids. No others match. */
  readonly idRows: readonly Row[] | undefined;
}

/** Maximum number of words of one text looked up in the index. */
const MAX_WORDS = 8;

/** @throws BadFilterError for an invalid filter */
export function planQuery(reader: ArchiveReader, datastore: DatastoreName, given: readonly Filter[]): QueryPlan {
  const filters = given.map((filter) => normalizedTimes(datastore, filter));
  const scope = scopeOf(reader, { datastores: [datastore], filters });
  const words: Clause[] = [];
  const undecided: string[] = [];
  let ids: unknown;
  let { range } = scope;
  const isTaken = (seq: number) => reader.rowsAt([seq]).length > 0;
  for (const [field, operator, operand] of scope.rest) {
    if (field === '_id' && (operator === '$eq' || operator === '$in')) ids ??= operand;
    const span = isRowTime(datastore, field) ? timeSpan(operator, operand, isTaken) : undefined;
    if (span) range = intersection(range, span);
    if (!span?.exact) undecided.push(operator === '$eq' ? `query.${field}` : `query.${field}.${operator}`);
    if (operator === '$eq') words.push(...wordsOf(reader, datastore, field, operand));
  }
  const { all, none } = scope.question(words.length > 0);
  const held = { question: { all: [...all, ...words], none }, range };
  // Opening a record doesn't tell whether a search finds it.
  const isSearched = filters.some((filter) => '$search' in filter);
  const isHeld = ({ seq }: Row) =>
    !isSearched || (isIn(range, seq) && reader.index.count(held.question, { from: seq, to: seq }, 1) > 0);
  return {
    held,
    isEverything: !scope.isNarrowed && words.length === 0 && range.from === ALL_TIME.from && range.to === ALL_TIME.to,
    decided: undecided.length === 0,
    undecided,
    isCut: scope.cut,
    isHeld,
    fits: filterTest(filters),
    idRows: ids === undefined ? undefined : rowsOfIds(reader, datastore, ids).filter(isHeld),
  };
}

function rowsOfIds(reader: ArchiveReader, datastore: DatastoreName, operand: unknown): Row[] {
  const ids = new Set((Array.isArray(operand) ? operand : [operand]).map(String));
  return [...ids].flatMap((id) => reader.rowOf(datastore, id) ?? []);
}

/** Clauses that are necessary for a searchable text to equal `text`. */
function wordsOf(reader: ArchiveReader, datastore: DatastoreName, field: string, text: unknown): Clause[] {
  const { searchFields }: Datastore = DATASTORES[datastore];
  if (typeof text !== 'string' || !searchFields.includes(field)) return [];
  const kind = kindOfText(datastore, field);
  const columns: Column[] = kind === 'main' ? ['main', 'variant'] : [kind];
  const words = [...new Set(wholeWords(text))].slice(0, MAX_WORDS);
  return words.map((word) => ({ anyOf: [reader.tokenOf(word)], in: columns }));
}

/** Rewrites times in the form that records use. */
function normalizedTimes(datastore: DatastoreName, filter: Filter): Filter {
  const plain = Object.entries(filter).map(([field, test]) => {
    if (!isRowTime(datastore, field) || typeof test !== 'object' || test === null) return [field, test];
    const operators = Object.entries(test as OperatorObject).map(([operator, operand]) => [
      operator,
      typeof operand === 'string' ? normalizedTime(operand) : operand,
    ]);
    return [field, Object.fromEntries(operators)];
  });
  return Object.fromEntries(plain) as Filter;
}
