/** Worker thread that copies archives, so that blocking database calls don't stall the main thread. */
import { workerData } from 'node:worker_threads';
import { DATASTORE_NAMES } from '../contract/datastores.ts';
import type { DataRecord } from '../contract/records.ts';
import { createArchive } from './archive/archive.ts';
import { createArchiveKey } from './archive/archive-key.ts';
import { ALL_TIME } from './archive/moment.ts';
import { createStores } from './archive/open-stores.ts';
import type { Draft } from './archive/prepared-batch.ts';
import type { ArchiveCopy } from './service-copy.ts';

/** Records decrypted and written per batch. */
const BATCH_SIZE = 1000;

const stores = createStores();
for (const { from, to, key } of workerData as readonly ArchiveCopy[]) {
  if (!stores.has(from)) continue;
  const archiveKey = createArchiveKey(key);
  const source = createArchive(stores.open(from), archiveKey);
  const target = createArchive(stores.open(to), archiveKey);
  source.snapshot(() => {
    const everything = source.restrictTo(DATASTORE_NAMES, false);
    // By time, which keeps the order of records within one second.
    for (let next = 0; ; ) {
      const seqs = source.index.find(everything, { ...ALL_TIME, from: next }, BATCH_SIZE, 'oldest');
      const rows = source.rowsAt(seqs);
      const records = source.open(rows).values();
      target.put(
        rows.map(({ datastore }): Draft => [datastore, records.next().value as DataRecord]),
        Date.now(),
      );
      if (seqs.length < BATCH_SIZE) break;
      next = (seqs.at(-1) ?? 0) + 1;
    }
  });
  source.close();
  target.close();
}
stores.close();
