/**
 * Copies the data service's data between files and Postgres, into an empty target: the directory row by row, and each archive
 * record by record from one snapshot. Vectors aren't copied; they are computed again.
 */
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { makePrivateFolder } from '#platform/files.ts';
import { SealError, type Vault } from '#platform/vault.ts';
import { startWorker } from '#platform/worker.ts';
import { openPostgresPool } from '#storage/postgres-pool.ts';
import { OWNED_TABLES } from './archive/postgres-tables.ts';
import type { ArchivePlace } from './archive/store.ts';
import { OWNER_COLUMNS, type OwnerTables, openOwnersDatabase } from './owners/database.ts';
import { sealedFor } from './owners/owner-names.ts';
import type { Prepared } from './service-files.ts';
import { archivePlace, postgresTrouble, ServiceDataError, type ServiceStore } from './service-store.ts';

/** Rows of the directory read and written per batch. */
const BATCH_SIZE = 500;
/** Interval of the query that keeps an idle transaction's connection from being closed. */
const KEEP_ALIVE_MS = 5000;

export interface ArchiveCopy {
  readonly from: ArchivePlace;
  readonly to: ArchivePlace;
  readonly key: Uint8Array;
}

/** Writes the files below `dataDir`, which must have none; none if Postgres holds no data service. @throws ServiceDataError, or the signal's reason */
export async function copyIntoFiles(url: string, dataDir: string, vault: Vault, signal: AbortSignal): Promise<void> {
  if (!(await hasDirectory(url))) return;
  const [from, to] = [{ dataDir, databaseUrl: url }, { dataDir }];
  makePrivateFolder(join(dataDir, 'archives'));
  await using parts = new AsyncDisposableStack();
  const source = (await openOwnersDatabase(from)).query;
  parts.defer(() => source.destroy());
  const target = (await openOwnersDatabase(to)).query;
  parts.defer(() => target.destroy());
  const snapshot = await source.startTransaction().setIsolationLevel('repeatable read').execute();
  parts.defer(() => void snapshot.rollback().execute());
  await copyDirectory(snapshot, target, signal);
  await copyArchives(await copiesOf(target, from, to, vault), signal);
}

/** Whether Postgres holds no rows of a data service's directory. @throws ServiceDataError */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  if (!(await hasDirectory(url))) return true;
  const { query } = await openOwnersDatabase({ dataDir: '', databaseUrl: url });
  return isEmpty(query).finally(() => query.destroy());
}

/**
 * Copies the files below `folder` into Postgres. The directory is committed by `place`; until then the archives have no owner.
 * @throws ServiceDataError, for instance when the target isn't empty, or the signal's reason
 */
export async function prepareInPostgres(
  folder: string,
  url: string,
  vault: Vault,
  signal: AbortSignal,
): Promise<Prepared> {
  const [from, to] = [{ dataDir: folder }, { dataDir: folder, databaseUrl: url }];
  await using parts = new AsyncDisposableStack();
  const source = (await openOwnersDatabase(from)).query;
  parts.defer(() => source.destroy());
  const target = (await openOwnersDatabase(to)).query;
  parts.defer(() => target.destroy());
  const within = await target.startTransaction().execute();
  let isPlaced = false;
  parts.defer(async () => void (isPlaced || (await within.rollback().execute())));
  const timer = setInterval(() => void sql`select 1`.execute(within).catch(() => undefined), KEEP_ALIVE_MS);
  parts.defer(() => clearInterval(timer));
  try {
    // Of two concurrent restores the second waits here and then finds the first one's rows.
    await sql`lock table data_service.owner in exclusive mode`.execute(within);
    if (!(await isEmpty(within))) throw new ServiceDataError('the Postgres of the data service is not empty');
    // Also removes what a restore left behind that was killed.
    const removeArchives = () =>
      sql.raw(`truncate ${OWNED_TABLES.map((table) => `data_service.${table}`).join(', ')}`).execute(target);
    await removeArchives();
    parts.defer(async () => void (isPlaced || (await removeArchives())));
    await copyDirectory(source, within, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : postgresTrouble(error);
  }
  await copyArchives(await copiesOf(source, from, to, vault), signal);
  const open = parts.move();
  return {
    async place() {
      await within.commit().execute();
      isPlaced = true;
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function hasDirectory(url: string): Promise<boolean> {
  const pool = await openPostgresPool(url, { max: 1 });
  try {
    const { rows } = await pool.query("select to_regclass('data_service.owner') is not null as found");
    return rows[0]?.found === true;
  } catch (error) {
    throw postgresTrouble(error);
  } finally {
    await pool.end();
  }
}

type Query = Kysely<OwnerTables>;
/** Any table; its first column is its key. */
type AnyTable = Kysely<Record<string, Record<string, string | number | null>>>;
const anyTable = (query: Query) => query as unknown as AnyTable;

async function isEmpty(query: Query): Promise<boolean> {
  for (const table of Object.keys(OWNER_COLUMNS))
    if (await anyTable(query).selectFrom(table).selectAll().limit(1).executeTakeFirst()) return false;
  return true;
}

async function copyDirectory(from: Query, to: Query, signal: AbortSignal): Promise<void> {
  for (const [table, columns] of Object.entries(OWNER_COLUMNS)) {
    const [key = ''] = Object.keys(columns);
    const next = anyTable(from).selectFrom(table).selectAll().orderBy(key).limit(BATCH_SIZE);
    let rows = await next.execute();
    while (rows.length > 0) {
      signal.throwIfAborted();
      await anyTable(to).insertInto(table).values(rows).execute();
      rows = await next.where(key, '>', rows.at(-1)?.[key] ?? '').execute();
    }
  }
}

/** The archives of all owners. @throws ServiceDataError when none of the keys decrypts an archive's key */
async function copiesOf(query: Query, from: ServiceStore, to: ServiceStore, vault: Vault): Promise<ArchiveCopy[]> {
  const owners = await query.selectFrom('owner').select(['id', 'archive_key']).execute();
  try {
    return owners.map(({ id, archive_key }) => ({
      ...{ from: archivePlace(from, id), to: archivePlace(to, id) },
      key: Buffer.from(vault.open(archive_key, sealedFor.archiveKey(id)), 'base64'),
    }));
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new ServiceDataError('none of the keys decrypts the data of the data service', { cause: error });
  }
}

function copyArchives(copies: readonly ArchiveCopy[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = startWorker(new URL('./copy-worker.ts', import.meta.url), 'copy', { workerData: copies });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', (cause: Error) =>
      reject(new ServiceDataError(`an archive cannot be copied: ${cause.message}`, { cause })),
    );
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    });
  });
}
