/**
 * Makes records ready to be written: their JSON, their words as tokens, and whether they are there already. This is half
 * of the work of writing, and needs no transaction: a large import does it in one thread while another one writes.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { factsOf } from './facts.ts';
import { seqOf } from './moment.ts';
import { happenedAt, searchedTexts } from './record-values.ts';
import { createTermIndexer, type IndexedTerm } from './terms.ts';

/** A record as its source has it; `insertedAt`, `modifiedAt` and `_rev` are made where they are absent. */
export type Draft = readonly [DatastoreName, DataRecord];

/** Tokens of what people wrote, of the names around it, and of facts, each with spaces between. */
export type IndexColumns = readonly [main: string, side: string, fact: string];

export interface PreparedRecord {
  readonly datastore: DatastoreName;
  readonly id: string;
  /** The first row number of its moment (moment.ts). */
  readonly seq: number;
  readonly print: number;
  readonly revision: string;
  /** The record as JSON on one line, as it is when it is new. */
  readonly line: string;
  /** Which of these the source says; the others are made. */
  readonly said: { readonly insertedAt: boolean; readonly modifiedAt: boolean };
  readonly columns: IndexColumns;
}

export interface PreparedBatch {
  readonly records: readonly PreparedRecord[];
  /** Of the drafts, those that were there, the same. */
  readonly duplicate: number;
  /** Every token of the records, with how many of them hold it. */
  readonly counts: ReadonlyMap<string, TermCount>;
  /** ISO 8601. */
  readonly now: string;
}

export interface TermCount {
  term: IndexedTerm;
  records: number;
}

export interface RecordIndexer {
  /** @returns the index's columns; every token of them is put into `into`, once */
  columns(datastore: DatastoreName, record: DataRecord, into: Map<string, IndexedTerm>): IndexColumns;
}

export function createRecordIndexer(key: ArchiveKey): RecordIndexer {
  const terms = createTermIndexer(key);
  return {
    columns(datastore, record, into) {
      const texts = searchedTexts(datastore, record);
      const main = terms.tokens(texts.main, into);
      const side = terms.tokens(texts.side, into);
      const facts = factsOf(datastore, record).map((fact) => key.token(fact));
      for (const token of facts) into.set(token, { token, word: undefined });
      return [main, side, facts.join(' ')];
    },
  };
}

function addCount(counts: Map<string, TermCount>, term: IndexedTerm, records: number): void {
  const before = counts.get(term.token);
  if (!before) counts.set(term.token, { term, records });
  else {
    before.records += records;
    // The same token may be a whole word here and a stem there: the word is what is worth knowing.
    if (before.term.word === undefined) before.term = term;
  }
}

/** Counts terms of one more record, or with `by` -1 of one less. */
export function countTerms(counts: Map<string, TermCount>, found: ReadonlyMap<string, IndexedTerm>, by: 1 | -1): void {
  for (const term of found.values()) addCount(counts, term, by);
}

/** Adds what was counted elsewhere. */
export function addCounts(counts: Map<string, TermCount>, more: ReadonlyMap<string, TermCount>): void {
  for (const { term, records } of more.values()) addCount(counts, term, records);
}

/** @returns makes drafts ready for `ArchiveWriter.write`; `database` is only read */
export function createPreparation(database: DatabaseSync, key: ArchiveKey) {
  const find = database.prepare('select print from record where datastore = ? and id = ?');
  const indexer = createRecordIndexer(key);
  return (drafts: readonly Draft[], now: number): PreparedBatch => {
    const iso = new Date(now).toISOString();
    const records: PreparedRecord[] = [];
    const counts = new Map<string, TermCount>();
    const inBatch = new Map<string, number>();
    let duplicate = 0;
    for (const [datastore, draft] of drafts) {
      const { insertedAt, modifiedAt, _rev, ...members } = draft;
      const json = JSON.stringify(members);
      const { print, revision } = key.print(json);
      const name = `${datastore}/${draft._id}`;
      const there = inBatch.get(name) ?? find.get(datastore, draft._id)?.print;
      inBatch.set(name, print);
      if (there === print) {
        duplicate += 1;
        continue;
      }
      const made = { insertedAt: insertedAt ?? iso, modifiedAt: modifiedAt ?? iso, _rev: _rev ?? `1-${revision}` };
      const record: DataRecord = { ...draft, ...made };
      const found = new Map<string, IndexedTerm>();
      const columns = indexer.columns(datastore, record, found);
      countTerms(counts, found, 1);
      records.push({
        datastore,
        id: draft._id,
        seq: seqOf(happenedAt(datastore, record)),
        print,
        revision,
        // The one object goes into the other as text: a record is turned into JSON once.
        line: `${json.slice(0, -1)},${JSON.stringify(made).slice(1)}`,
        said: { insertedAt: insertedAt !== undefined, modifiedAt: modifiedAt !== undefined },
        columns,
      });
    }
    return { records, duplicate, counts, now: iso };
  };
}
