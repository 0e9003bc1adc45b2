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
import { createTermIndexer, type IndexedPiece } from './terms.ts';

/** A record as its source has it; `insertedAt`, `modifiedAt` and `_rev` are made where they are absent. */
export type Draft = readonly [DatastoreName, DataRecord];

/** What the index holds of a record, column by column (archive-file.ts): tokens with spaces between. */
export type IndexColumns = readonly [main: string, variant: string, sender: string, place: string, fact: string];

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
  /** Of the drafts, those that were found to be there, the same; there may be more among `records`. */
  readonly duplicate: number;
  /** Every word of the records under its token. */
  readonly words: ReadonlyMap<string, string>;
  /** ISO 8601. */
  readonly now: string;
}

/** An export is new as a whole, or known as a whole: after a new record, one in this many is looked for. */
const LOOK_EVERY = 16;

/** @returns makes drafts ready for `ArchiveWriter.write`; `database` is only read */
export function createPreparation(database: DatabaseSync, key: ArchiveKey) {
  const find = database.prepare(
    'select print from identity where datastore = (select code from datastore where name = ?) and id = ?',
  );
  const terms = createTermIndexer(key);
  let isKnownLately = true;

  /** What is there of a record; not always looked for: the writer looks once more. */
  function printOf(datastore: DatastoreName, id: string, position: number): unknown {
    if (!isKnownLately && position % LOOK_EVERY !== 0) return undefined;
    const print = find.get(datastore, id)?.print;
    isKnownLately = print !== undefined;
    return print;
  }

  function columnsOf(datastore: DatastoreName, record: DataRecord, pieces: Set<IndexedPiece>): IndexColumns {
    const texts = searchedTexts(datastore, record);
    const main = terms.tokens(texts.main, pieces);
    const names = [texts.sender, texts.place].map((text) => {
      const name = terms.tokens(text, pieces);
      return `${name.words} ${name.variants}`;
    });
    const facts = factsOf(datastore, record).map((fact) => key.token(fact));
    return [main.words, main.variants, names[0] ?? '', names[1] ?? '', facts.join(' ')];
  }

  return (drafts: readonly Draft[], now: number): PreparedBatch => {
    const iso = new Date(now).toISOString();
    const records: PreparedRecord[] = [];
    const pieces = new Set<IndexedPiece>();
    const inBatch = new Map<string, number>();
    let duplicate = 0;
    for (const [position, [datastore, draft]] of drafts.entries()) {
      const { insertedAt, modifiedAt, _rev, ...members } = draft;
      const json = JSON.stringify(members);
      const { print, revision } = key.print(json);
      const name = `${datastore}/${draft._id}`;
      const there = inBatch.get(name) ?? printOf(datastore, draft._id, position);
      inBatch.set(name, print);
      if (there === print) {
        duplicate += 1;
        continue;
      }
      const made = { insertedAt: insertedAt ?? iso, modifiedAt: modifiedAt ?? iso, _rev: _rev ?? `1-${revision}` };
      const record: DataRecord = { ...draft, ...made };
      records.push({
        datastore,
        id: draft._id,
        seq: seqOf(happenedAt(datastore, record)),
        print,
        revision,
        // The one object goes into the other as text: a record is turned into JSON once.
        line: `${json.slice(0, -1)},${JSON.stringify(made).slice(1)}`,
        said: { insertedAt: insertedAt !== undefined, modifiedAt: modifiedAt !== undefined },
        columns: columnsOf(datastore, record, pieces),
      });
    }
    const words = new Map([...pieces].flatMap(({ whole }) => whole));
    return { records, duplicate, words, now: iso };
  };
}
