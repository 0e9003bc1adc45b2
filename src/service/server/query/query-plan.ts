/** Splits a query into what the index decides (facts, times), what it narrows down (words), and what it can't. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter, OperatorObject } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { type Condition, conditionsOf, planFacts } from '../archive/facts.ts';
import { ALL_TIME, intersection, type SeqRange } from '../archive/moment.ts';
import { kindOfText } from '../archive/record-values.ts';
import type { BoundQuery, Column, Row } from '../archive/store.ts';
import { wholeWords } from '../text/words.ts';
import { containedWords, filterTest } from './filter-match.ts';
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
  readonly fits: (record: DataRecord) => boolean;
  /** For filters on `_id`: the rows with these ids. No others match. */
  readonly idRows: readonly Row[] | undefined;
}

/** Maximum number of words of one text looked up in the index. */
const MAX_WORDS = 8;

/** @throws BadFilterError for an invalid filter */
export function planQuery(reader: ArchiveReader, datastore: DatastoreName, given: readonly Filter[]): QueryPlan {
  const filters = given.map((filter) => normalizedTimes(datastore, filter));
  const { each, none, rest } = planFacts(filters);
  const words: WordClause[] = [];
  const undecided: string[] = [];
  let idRows: Row[] | undefined;
  let range: SeqRange = ALL_TIME;
  const isTaken = (seq: number) => reader.rowsAt([seq]).length > 0;
  for (const [field, operator, operand] of rest) {
    if (field === '_id' && (operator === '$eq' || operator === '$in')) idRows ??= rowsOfIds(reader, datastore, operand);
    const span = isRowTime(datastore, field) ? timeSpan(operator, operand, isTaken) : undefined;
    if (span) range = intersection(range, span);
    if (!span?.exact) undecided.push(operator === '$eq' ? `query.${field}` : `query.${field}.${operator}`);
    words.push(...wordsFor(reader, datastore, [field, operator, operand]));
  }
  const wanted = [...reader.factClauses(each), ...words];
  const { all, none: others } = reader.restrictTo([datastore], wanted.length > 0);
  const question = { all: [...all, ...wanted], none: [...others, ...reader.factClauses(none)] };
  const isEverything = range === ALL_TIME && wanted.length + none.length === 0;
  const decided = undecided.length === 0;
  return { isEverything, held: { question, range }, decided, undecided, fits: filterTest(filters), idRows };
}

function rowsOfIds(reader: ArchiveReader, datastore: DatastoreName, operand: unknown): Row[] {
  const ids = new Set((Array.isArray(operand) ? operand : [operand]).map(String));
  return [...ids].flatMap((id) => reader.rowOf(datastore, id) ?? []);
}

interface WordClause {
  readonly anyOf: readonly string[];
  readonly in: readonly Column[];
}

/** Clauses that are necessary for the condition. */
function wordsFor(
  reader: ArchiveReader,
  datastore: DatastoreName,
  [field, operator, operand]: Condition,
): WordClause[] {
  const { searchFields }: Datastore = DATASTORES[datastore];
  if (field === '$or') return wordsForAny(reader, datastore, operand as readonly Filter[]);
  if (typeof operand !== 'string' || !searchFields.includes(field)) return [];
  const kind = kindOfText(datastore, field);
  const columns: Column[] = kind === 'main' ? ['main', 'variant'] : [kind];
  if (operator === '$eq') {
    const words = [...new Set(wholeWords(operand))].slice(0, MAX_WORDS);
    return words.map((word) => ({ anyOf: [reader.tokenOf(word)], in: columns }));
  }
  if (operator !== '$contains') return [];
  const words = [...new Set(containedWords(operand, `query.${field}`))].slice(0, MAX_WORDS);
  return words.flatMap((word) => {
    const { anyOf, cut } = reader.vocabulary.expandPrefix(word);
    // The list is incomplete for a prefix of too many words, and missing for a single letter.
    return cut || [...word].length < 2 ? [] : [{ anyOf, in: columns }];
  });
}

/** One clause that is necessary for every alternative of an `$or`; none if one alternative has none. */
function wordsForAny(reader: ArchiveReader, datastore: DatastoreName, alternatives: readonly Filter[]): WordClause[] {
  const clauses = alternatives.map((filter) => {
    const [clause] = conditionsOf(filter).flatMap((condition) => wordsFor(reader, datastore, condition));
    return clause;
  });
  const known = clauses.filter((clause) => clause !== undefined);
  if (known.length < clauses.length) return [];
  const union = <T>(lists: readonly (readonly T[])[]) => [...new Set(lists.flat())];
  return [{ anyOf: union(known.map(({ anyOf }) => anyOf)), in: union(known.map((clause) => clause.in)) }];
}

/** Rewrites times in the form that records use. */
function normalizedTimes(datastore: DatastoreName, filter: Filter): Filter {
  const plain = Object.entries(filter).map(([field, test]) => {
    if (field === '$and') return [field, (test as readonly Filter[]).map((one) => normalizedTimes(datastore, one))];
    if (!isRowTime(datastore, field) || typeof test !== 'object' || test === null) return [field, test];
    const operators = Object.entries(test as OperatorObject).map(([operator, operand]) => [
      operator,
      typeof operand === 'string' ? normalizedTime(operand) : operand,
    ]);
    return [field, Object.fromEntries(operators)];
  });
  return Object.fromEntries(plain) as Filter;
}
