/** Facts of a record as index terms: an equality filter becomes a look-up, however large the archive is. */
import { timesMentioned } from '#locales/times/mentions.ts';
import { dayLater } from '#locales/times/today.ts';
import { memoize } from '#platform/lru-cache.ts';
import { ATTACHMENTS, HELD_KINDS, type HeldKind, holdsAttachedLine } from '../../contract/attachments.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchCondition } from '../../contract/search-extension.ts';
import { wholeWords } from '../text/words.ts';
import { secondOf } from './moment.ts';
import { happenedAt, textAt } from './record-values.ts';

/** Members whose equality the index decides; all others are compared in the records. */
export const FACT_FIELDS = ['sourceApplication', 'groupId', 'type', 'fromId', 'fromHandle', 'fromName'] as const;
const WRITER_FIELDS = ['fromName', 'fromHandle'] as const;
const FACT_FIELD_SET: ReadonlySet<string> = new Set(FACT_FIELDS);

type FactName = (typeof FACT_FIELDS)[number] | 'datastore' | 'week' | 'writer' | 'has' | 'day';

/** A fact before hashing; `writer`: a folded word of a name; `has`: Content; `day`: YYYY-MM-DD. No word has a "=". */
export const factOf = (name: FactName, value: string): string => `${name}=${value}`;

/** Days would take more space, months longer to scan. */
const WEEK_SECONDS = 7 * 86_400;

const weekOf = (second: number) => Math.floor(Math.max(0, second) / WEEK_SECONDS);

/** Facts of a chat's messages between two times (seconds since 1970), which spare a scan of the whole chat. */
export function chatWeekFacts(groupId: string, from: number, to: number): string[] {
  const [first, last] = [weekOf(from), weekOf(to)];
  return Array.from({ length: last - first + 1 }, (_, at) => factOf('week', `${first + at} ${groupId}`));
}

/** Folded words of the sender's name and handle. */
export const writerWords = (record: DataRecord): ReadonlySet<string> =>
  wordsOfNames(WRITER_FIELDS.map((field) => textAt(record, field) ?? '').join('\n'));

const wordsOfNames = memoize<ReadonlySet<string>>(10_000, (names) => new Set(wholeWords(names)));

/** What a record can contain besides words. */
export type Content = 'link' | 'file' | HeldKind;

/** Maximum number of days indexed per record; spans longer than LONGEST_DAYS are ignored. */
const MAX_DAYS = 16;
const MAX_SPAN_DAYS = 4;

/** The UTC days that a record's text mentions. */
function daysMentioned(text: string, written: number): Set<string> {
  const days = new Set<string>();
  for (const { from, to } of timesMentioned(text, { now: written, zone: undefined, language: 'en' }))
    if (to <= dayLater(from, MAX_SPAN_DAYS))
      for (let day = from; day < to && days.size < MAX_DAYS; day = dayLater(day, 1)) days.add(day);
  return days;
}

const LINK = /\bhttps?:\/\/|\bwww\.\p{L}/u;

const textOf = ({ messageText, content, description }: DataRecord) => messageText ?? content ?? description;

/** Signs of each kind of file. Imports write attachments as text lines: "[photo]", "[file: trip.mp4]". */
const SIGNS = HELD_KINDS.map((kind) => {
  const { word, endings: all } = ATTACHMENTS[kind];
  const endings = all.join('|');
  const named = endings === '' ? '' : `|^\\[(?:file|attachment): .*\\.(?:${endings})\\]$`;
  return {
    kind,
    isLine: new RegExp(`^\\[${word}(?:: .*)?\\]$${named}`, 'im'),
    isName: endings === '' ? undefined : new RegExp(`\\.(?:${endings})$`, 'i'),
  };
});

function heldKinds(record: DataRecord): HeldKind[] {
  const text = ['messageText', 'content', 'description'].flatMap((member) => textAt(record, member) ?? []).join('\n');
  const lines = text.includes('[') ? text : '';
  const name = record.name?.trim() ?? '';
  if (lines === '' && name === '') return [];
  return SIGNS.flatMap(({ kind, isLine, isName }) => (isLine.test(lines) || isName?.test(name) ? [kind] : []));
}

function contentsOf(datastore: DatastoreName, record: DataRecord): Content[] {
  const text = textOf(record);
  const { attachments } = record;
  const isFile =
    datastore === 'file' ||
    (Array.isArray(attachments) && attachments.length > 0) ||
    (typeof text === 'string' && holdsAttachedLine(text));
  return [
    ...(typeof text === 'string' && LINK.test(text) ? (['link'] as const) : []),
    ...(isFile ? (['file'] as const) : []),
    ...heldKinds(record),
  ];
}

/** Facts shared by all that one person sends in one chat. */
export function senderFactsOf(datastore: DatastoreName, record: DataRecord): string[] {
  const facts = [factOf('datastore', datastore)];
  for (const field of FACT_FIELDS) {
    const value = record[field];
    if (typeof value === 'string') facts.push(factOf(field, value));
  }
  for (const word of writerWords(record)) facts.push(factOf('writer', word));
  return facts;
}

/** All other facts of a record. @param seq its row number without the slot, which holds the time @param main its text, if that may mention a time */
export function contentFactsOf(
  datastore: DatastoreName,
  record: DataRecord,
  seq: number,
  main: string | undefined,
): string[] {
  const facts: string[] = [];
  const { groupId } = record;
  if (datastore === 'social-chat-message' && typeof groupId === 'string')
    facts.push(factOf('week', `${weekOf(secondOf(seq))} ${groupId}`));
  for (const content of contentsOf(datastore, record)) facts.push(factOf('has', content));
  const written = main === undefined ? Number.NaN : Date.parse(happenedAt(datastore, record));
  if (main !== undefined && !Number.isNaN(written))
    for (const day of daysMentioned(main, written)) facts.push(factOf('day', day));
  return facts;
}

/** One test of a filter. */
export type Condition = readonly [field: string, operator: string, operand: unknown];

/** The parts of filters that the index decides, facts and searches, and the remaining conditions. */
export interface FactPlan {
  /** At least one fact of each list is required. */
  readonly each: readonly (readonly string[])[];
  /** None of these facts is allowed. */
  readonly none: readonly (readonly string[])[];
  /** The `$search` of each filter. */
  readonly searches: readonly SearchCondition[];
  readonly rest: readonly Condition[];
}

export function planFacts(filters: readonly Filter[]): FactPlan {
  const searches = filters.flatMap(({ $search }) => ($search === undefined ? [] : [$search as SearchCondition]));
  const plan: { each: string[][]; none: string[][]; rest: Condition[] } = { each: [], none: [], rest: [] };
  for (const condition of filters.flatMap(conditionsOf)) {
    const facts = factsFor(condition);
    if (!facts) plan.rest.push(condition);
    else if (condition[1] === '$ne' || condition[1] === '$nin') plan.none.push(facts);
    else plan.each.push(facts);
  }
  return { ...plan, searches };
}

function conditionsOf({ $search: _, ...fields }: Filter): Condition[] {
  return Object.entries(fields).flatMap(([field, test]): Condition[] => {
    if (typeof test !== 'object' || test === null) return [[field, '$eq', test]];
    const given = Object.entries(test).filter(([, operand]) => operand !== undefined);
    return given.map(([operator, operand]) => [field, operator, operand]);
  });
}

const FACT_OPERATORS: readonly string[] = ['$eq', '$ne', '$in', '$nin'];
/** Longer lists are compared in the records. */
const MAX_ALTERNATIVES = 64;

function factsFor([field, operator, operand]: Condition): string[] | undefined {
  if (!FACT_FIELD_SET.has(field) || !FACT_OPERATORS.includes(operator)) return undefined;
  const literals: unknown[] = Array.isArray(operand) ? operand : [operand];
  const texts = literals.filter((literal) => typeof literal === 'string');
  if (texts.length < literals.length || texts.length > MAX_ALTERNATIVES) return undefined;
  return texts.map((text) => factOf(field as FactName, text));
}
