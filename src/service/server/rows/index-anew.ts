/** The index of an archive, made from its records: it is not carried from one kind of database into the other. */
import { createArchive } from '../archive/archive.ts';
import { createArchiveKey } from '../archive/archive-key.ts';
import { createRecordIndexer } from '../archive/prepared-batch.ts';
import type { ArchiveStore, IndexColumns, Row } from '../archive/store.ts';

/** Records that are opened together. */
const OPENED_AT_ONCE = 512;

/**
 * Each row with what the index is to hold of its record.
 * @throws ArchiveSealError when the key does not open the archive
 */
export function* indexAnew(store: ArchiveStore, key: Uint8Array): Generator<{ row: Row; columns: IndexColumns }> {
  const archiveKey = createArchiveKey(key);
  const reader = createArchive(store, archiveKey);
  const { index, newWords } = createRecordIndexer(archiveKey);
  function* indexed(rows: readonly Row[]) {
    for (const [at, record] of reader.open(rows).entries()) {
      const row = rows[at] as Row;
      yield { row, columns: index(row.datastore, record, row.seq).columns };
    }
    // They are in the vocabulary, which is carried over.
    newWords();
  }
  for (const { name } of store.datastores()) {
    let rows: Row[] = [];
    for (const row of reader.rowsById(name, 'asc')) {
      if (rows.push(row) < OPENED_AT_ONCE) continue;
      yield* indexed(rows);
      rows = [];
    }
    yield* indexed(rows);
  }
}
