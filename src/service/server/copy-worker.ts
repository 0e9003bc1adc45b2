/** A thread that copies archives: it waits for each database, and holds nobody up meanwhile. */
import { workerData } from 'node:worker_threads';
import { DATASTORE_NAMES } from '../contract/datastores.ts';
import type { DataRecord } from '../contract/records.ts';
import { createArchive } from './archive/archive.ts';
import { createArchiveKey } from './archive/archive-key.ts';
import { ALL_TIME } from './archive/moment.ts';
import { createStores } from './archive/open-stores.ts';
import type { Draft } from './archive/prepared-batch.ts';
import type { ArchiveCopy } from './service-copy.ts';

/** Records that are opened and written together. */
const RECORDS_AT_ONCE = 1000;

const stores = createStores();
for (const { from, to, key } of workerData as readonly ArchiveCopy[]) {
  if (!stores.has(from)) continue;
  const archiveKey = createArchiveKey(key);
  const source = createArchive(stores.open(from), archiveKey);
  const target = createArchive(stores.open(to), archiveKey);
  source.snapshot(() => {
    const everything = source.restrictTo(DATASTORE_NAMES, false);
    // By time, so that what happened in one second stays in its order.
    for (let next = 0; ; ) {
      const seqs = source.index.find(everything, { ...ALL_TIME, from: next }, RECORDS_AT_ONCE, 'oldest');
      const rows = source.rowsAt(seqs);
      const records = source.open(rows).values();
      target.put(
        rows.map(({ datastore }): Draft => [datastore, records.next().value as DataRecord]),
        Date.now(),
      );
      if (seqs.length < RECORDS_AT_ONCE) break;
      next = (seqs.at(-1) ?? 0) + 1;
    }
  });
  source.close();
  target.close();
}
stores.close();
