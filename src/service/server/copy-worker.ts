/** Worker thread that copies archives, so that blocking database calls don't stall the main thread. */
import { workerData } from 'node:worker_threads';
import { DATASTORE_NAMES } from '../contract/datastores.ts';
import type { DataRecord } from '../contract/records.ts';
import { inChunks } from './archive/blocks.ts';
import { ALL_TIME } from './archive/moment.ts';
import { createOpenArchives } from './archive/open-archives.ts';
import type { Draft } from './archive/prepared-batch.ts';
import type { ArchiveCopy } from './service-copy.ts';

/** Records decrypted and written per batch. */
const BATCH_SIZE = 1000;

const archives = createOpenArchives();
for (const { from, to, key } of workerData as readonly ArchiveCopy[]) {
  if (!archives.has(from)) continue;
  const source = archives.open({ ...from, key });
  const target = archives.create({ ...to, key });
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
}
archives.closeAll();
