/** A thread that copies archives: it waits for each database, and holds nobody up meanwhile. */
import { workerData } from 'node:worker_threads';
import { DATASTORE_NAMES } from '../contract/datastores.ts';
import type { DataRecord } from '../contract/records.ts';
import { createArchive } from './archive/archive.ts';
import { createArchiveKey } from './archive/archive-key.ts';
import { inChunks } from './archive/blocks.ts';
import { ALL_TIME } from './archive/moment.ts';
import { createStores } from './archive/open-stores.ts';
import type { Draft } from './archive/prepared-batch.ts';
import type { ArchiveCopy } from './service-copy.ts';

/** Records that are opened and written together. */
const RECORDS_AT_ONCE = 512;

const stores = createStores();
for (const { from, to, key } of workerData as readonly ArchiveCopy[]) {
  if (!stores.has(from)) continue;
  const archiveKey = createArchiveKey(key);
  const source = createArchive(stores.open(from), archiveKey);
  const target = createArchive(stores.open(to), archiveKey);
  source.snapshot(() => {
    // By time, so that what happened in one second stays in its order.
    const held = { question: source.restrictTo(DATASTORE_NAMES, false), range: ALL_TIME };
    for (const rows of inChunks(source.rows(held, 'oldest'), RECORDS_AT_ONCE)) {
      const records = source.open(rows).values();
      const drafts = rows.map(({ datastore }): Draft => [datastore, records.next().value as DataRecord]);
      target.put(drafts, Date.now());
    }
  });
  source.close();
  target.close();
}
stores.close();
