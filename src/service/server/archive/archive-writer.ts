/** Puts records into an archive, brings changed ones up to date, and takes records out. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { type ArchiveEditing, createArchiveEditing } from './archive-editing.ts';
import type { ArchiveKey } from './archive-key.ts';
import type { ArchiveStore } from './archive-store.ts';
import { ALL_TIME } from './moment.ts';
import {
  createPreparation,
  type Draft,
  type PackedBatch,
  type PreparedBatch,
  type PreparedRecord,
  unpack,
} from './prepared-batch.ts';
import { textAt } from './record-values.ts';
import type { TokenWord } from './terms.ts';
import { createVocabularyWriter } from './vocabulary.ts';

export interface PutResult {
  written: number;
  /** Were there and have changed. */
  updated: number;
  /** Were there, the same. */
  duplicate: number;
}

export interface ArchiveWriter {
  /**
   * Writes all of `drafts` or, when it throws, none of them. A record is the same as one that is there when all its
   * members but `insertedAt`, `modifiedAt` and `_rev` are. One that is there and was edited later (`sourceData.editedAt`) stays as it
   * is, and counts as the same.
   */
  put(drafts: readonly Draft[], now: number): PutResult;
  /**
   * Writes what was made ready, as `put` does.
   * @param more that others follow at once: words are counted with the last ones
   */
  write(batches: readonly PackedBatch[], more: boolean): PutResult;
  /** Takes records out, for good. @returns how many were there */
  remove(records: readonly { datastore: DatastoreName; id: string }[]): number;
}

export function createArchiveWriter(store: ArchiveStore, key: ArchiveKey): ArchiveWriter {
  let prepare = createPreparation(store, key);
  const vocabulary = createVocabularyWriter(store, key);

  function transaction<T>(more: boolean, words: readonly TokenWord[], work: (editing: ArchiveEditing) => T): T {
    try {
      return store.transaction(() => {
        const editing = createArchiveEditing(store, key);
        const result = work(editing);
        store.apply(editing.changes(vocabulary.missing(words)));
        for (const token of editing.reducedChats()) {
          const [newest] = store.index.newest({ all: [{ anyOf: [token] }] }, ALL_TIME, 1);
          if (newest !== undefined) store.setNewest(token, newest);
        }
        if (!more) vocabulary.countAnew(store.datastores().reduce((sum, { records }) => sum + records, 0));
        return result;
      });
    } catch (error) {
      vocabulary.reset();
      prepare = createPreparation(store, key);
      throw error;
    }
  }

  /** @returns whether anything was: of two versions that say when they were edited, the later one stays */
  function change(editing: ArchiveEditing, record: PreparedRecord): boolean {
    const before = editing.read(record);
    const made = JSON.parse(record.line) as DataRecord;
    if (editedAt(before) > editedAt(made)) return false;
    editing.takeOut(record);
    const changed: DataRecord = {
      ...made,
      insertedAt: record.saysInsertedAt ? made.insertedAt : (before.insertedAt ?? made.insertedAt),
      _rev: `${revisionNumber(before) + 1}-${record.revision}`,
    };
    editing.add(record, JSON.stringify(changed));
    return true;
  }

  function writeAll(batches: readonly PreparedBatch[], more: boolean): PutResult {
    const records = batches.flatMap((batch) => batch.records);
    const words = batches.flatMap((batch) => batch.words);
    return transaction(more, words, (editing) => {
      const duplicate = batches.reduce((sum, batch) => sum + batch.duplicate, 0);
      const result: PutResult = { written: 0, updated: 0, duplicate };
      editing.expect(records);
      for (const record of records) {
        const print = editing.printOf(record);
        if (print === undefined) {
          editing.add(record, record.line);
          result.written += 1;
        } else if (print === record.print || !change(editing, record)) result.duplicate += 1;
        else result.updated += 1;
      }
      return result;
    });
  }

  return {
    put: (drafts, now) => writeAll([prepare(drafts, now)], false),
    write: (batches, more) => writeAll(batches.map(unpack), more),
    remove: (records) =>
      transaction(false, [], (editing) => {
        editing.expect(records);
        let removed = 0;
        for (const record of records) {
          if (editing.printOf(record) === undefined) continue;
          editing.takeOut(record);
          removed += 1;
        }
        return removed;
      }),
  };
}

/** Of what was never edited, or does not say when: before everything that does. */
const editedAt = (record: DataRecord) => Date.parse(textAt(record, 'sourceData.editedAt') ?? '') || 0;

/** Of `<integer>-<hash>` (the interface document, Chat group). */
function revisionNumber({ _rev }: DataRecord): number {
  const number = Number.parseInt(String(_rev ?? '0'), 10);
  return Number.isNaN(number) ? 0 : number;
}
