/** Worker thread that copies archives, so that blocking database calls don't stall the main thread. */
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

/** Records decrypted and written per batch. */
const BATCH_SIZE = 1000;

const stores = createStores();
for (const { from, to, key } of workerData as readonly ArchiveCopy[]) {
  if (!stores.has(from)) continue;
  const archiveKey = createArchiveKey(key);
  const source = createArchive(stores.open(from), archiveKey);
  const target = createArchive(stores.open(to), archiveKey);
  source.snapshot(() => {
    const everything = { question: source.restrictTo(DATASTORE_NAMES, false), range: ALL_TIME };
    // By time, which keeps the order of records within one second.
    for (const rows of inChunks(source.rows(everything, 'oldest'), BATCH_SIZE)) {
      const records = source.open(rows).values();
      target.put(
        rows.map(({ datastore }): Draft => [datastore, records.next().value as DataRecord]),
        Date.now(),
      );
    }
  });
  source.close();
  target.close();
}
stores.close();
