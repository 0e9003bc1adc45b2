/** The sample person's records in an archive of their own, without the service around it. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#platform/log.ts';
import { DATASTORES, type DatastoreName } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { createOpenArchives } from '#service/server/archive/open-archives.ts';
import { type Archive, createArchives } from '#service/server/archives/archives.ts';
import { importSample } from '#service/server/sample/sample.ts';
import { archiveFile, archivePlace } from '#service/server/service-store.ts';
import { createServiceTables } from '../support/postgres.ts';
import { placeOfPeople } from '../support/service.ts';

export const SCHEMA_BASE = 'https://schemas.example';

export interface SampleArchive {
  readonly archive: Archive;
  /** Where it is, unless it is in Postgres. */
  readonly file: string;
  readonly key: Buffer;
  /** Brings them in, as of `now`. */
  bringIn(now: number): Promise<void>;
  /** Every record, oldest first. */
  all(datastore: DatastoreName): Promise<DataRecord[]>;
  /** All records as sorted JSON, without the times and counts of their import. */
  whole(): Promise<string[]>;
  close(): Promise<void>;
}

/** Makes an empty one, where doubles of the service keep what is people's. */
export async function openSampleArchive(): Promise<SampleArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-sample-archive-'));
  const { databaseUrl, remove } = await placeOfPeople(folder, process.env.TEST_POSTGRES_URL);
  const home = { dataDir: folder, databaseUrl };
  const file = archiveFile(folder, 'nina');
  const key = Buffer.alloc(32, 7);
  const address = { ...archivePlace(home, 'nina'), key };
  if (databaseUrl !== undefined) {
    await createServiceTables(databaseUrl);
    const opened = createOpenArchives();
    opened.create(address);
    opened.closeAll();
  }
  const archives = createArchives(home);
  const archive = archives.of('nina', key, new AbortController().signal);
  async function all(datastore: DatastoreName): Promise<DataRecord[]> {
    const field = datastore === 'social-chat-message' || datastore === 'social-email' ? 'sentAt' : 'insertedAt';
    return (await archive.query(datastore, [], { sort: [{ [field]: 'asc' }], limit: 100_000 })).items;
  }
  return {
    archive,
    file,
    key,
    bringIn: (now) =>
      importSample({
        archive: address,
        schemaBase: SCHEMA_BASE,
        now,
        log: createLog('silent'),
        signal: new AbortController().signal,
      }),
    all,
    async whole() {
      const records = (await Promise.all((Object.keys(DATASTORES) as DatastoreName[]).map(all))).flat();
      return records.map(({ insertedAt: _, modifiedAt: __, _rev: ___, ...record }) => JSON.stringify(record)).sort();
    },
    async close() {
      await archives.close();
      await remove();
    },
  };
}
