/**
 * The embedded service for the tests of every room: the real one over real HTTP, on a copy of a data file that is seeded
 * once per machine and content. Its sample data ends at SAMPLE_NOW, whatever the clock says.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Clock } from '#platform/clock.ts';
import { writeKeyFile } from '#platform/key-file.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createService, type EmbeddedService, type ServiceOptions } from '#service/server/service.ts';
import { fakeClock } from './clock.ts';
import { createPostgresDatabase } from './postgres.ts';

/** What the double shares with a bot. */
export const SERVICE_KEY = 'the-key-that-bot-and-service-share-in-tests';

/** The present of the sample data. */
export const SAMPLE_NOW = '2026-11-21T12:00:00.000Z';

/** Where a double keeps what is people's, and how that goes away. @param postgres a server; files where it is undefined */
export async function placeOfPeople(
  dataDir: string,
  postgres: string | undefined,
): Promise<{ databaseUrl: string | undefined; remove(): Promise<void> }> {
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (postgres === undefined) return { databaseUrl: undefined, remove: removeFolder };
  const { url, drop } = await createPostgresDatabase(postgres);
  return {
    databaseUrl: url,
    async remove() {
      await drop();
      await removeFolder();
    },
  };
}

export interface ServiceDouble {
  readonly service: EmbeddedService;
  readonly url: string;
  /** Where its files are, and what opens them: for what only an operator's command does. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly vault: Vault;
  /** A token of the sample owner with `scopes` (short or URL form); all scopes when absent. `expiresAt` in milliseconds since 1970. */
  tokenWith(scopes?: readonly string[], options?: { expiresAt?: number; appName?: string }): Promise<string>;
  balance(): Promise<number>;
  setBalance(credits: number): Promise<void>;
  close(): Promise<void>;
}

export interface DoubleOptions
  extends Partial<Omit<ServiceOptions, 'dataDir' | 'databaseUrl' | 'sampleData' | 'schemaBase'>> {
  /** Without the sample person: an empty store that opens at once. */
  empty?: boolean;
  /** A server on which it gets a database for what is people's, or undefined for files; those of this tier of tests when absent. */
  postgres?: string | undefined;
  /** Balance of the sample owner; a month's allowance when absent. */
  initialCredits?: number;
}

const SERVICE = new URL('../../src/service/server/', import.meta.url).pathname;

/** The key of every double, so that what was seeded once opens in all of them. */
const KEY = Buffer.alloc(32, 42);

/** A name for the data that the present code makes. */
async function contentKey(): Promise<string> {
  const hash = createHash('sha256').update(SAMPLE_NOW);
  for (const folder of ['sample', 'imports', 'archive', 'owners', '../importers', '../contract']) {
    const entries = await readdir(join(SERVICE, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    // Hundreds of small files: one after the other they would take ten times as long.
    const contents = await Promise.all(files.sort().map((file) => readFile(file)));
    for (const [index, content] of contents.entries())
      hash.update(relative(SERVICE, files[index] ?? '')).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

let seeded: Promise<string> | undefined;

/** Path of a folder with the seeded data, made when there is none; two workers may both make it, the rename lets one win. */
async function seededFolder(): Promise<string> {
  const ready = join(tmpdir(), `personal-data-bot-sample-${await contentKey()}`);
  if (existsSync(ready)) return ready;
  const folder = join(tmpdir(), `personal-data-bot-seeding-${randomUUID()}`);
  await mkdir(folder);
  const service = await createService({
    port: 0,
    dataDir: folder,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock: fakeClock(SAMPLE_NOW),
    log: createLog('silent'),
    vault: createVault([KEY]),
  });
  await service.sampleReady;
  await service.close();
  await rename(folder, ready).catch(() => rm(folder, { recursive: true, force: true }));
  return ready;
}

/** Puts the seeded data into `dataDir`, with the key file that opens it. */
export async function layOutSample(dataDir: string): Promise<void> {
  seeded ??= seededFolder();
  await cp(await seeded, dataDir, { recursive: true });
  writeKeyFile(join(dataDir, 'encryption.keys'), [KEY]);
}

/** Starts a service of its own on a free port. The clock stands still at SAMPLE_NOW unless another is given. */
export async function openService(options: DoubleOptions = {}): Promise<ServiceDouble> {
  const { empty = false, initialCredits, postgres: _, ...rest } = options;
  const postgres = 'postgres' in options ? options.postgres : process.env.TEST_POSTGRES_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'personal-data-bot-service-'));
  const { databaseUrl, remove } = await placeOfPeople(dataDir, postgres);
  if (!empty && databaseUrl === undefined) await layOutSample(dataDir);
  const clock: Clock = options.clock ?? fakeClock(SAMPLE_NOW);
  const log: Log = options.log ?? createLog('silent');
  const service = await createService({
    port: 0,
    vault: createVault([KEY]),
    serviceKey: SERVICE_KEY,
    ...rest,
    dataDir,
    databaseUrl,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock,
    log,
    sampleData: !empty,
  });
  if (databaseUrl !== undefined) await service.sampleReady;
  if (initialCredits !== undefined) await service.admin.setBalance(initialCredits);
  return {
    service,
    url: service.url,
    dataDir,
    databaseUrl,
    vault: createVault([KEY]),
    tokenWith: async (scopes = ALL_SCOPES, { expiresAt, appName } = {}) =>
      service.admin.issueToken({
        scopes,
        ...(expiresAt === undefined ? {} : { expiresAt }),
        ...(appName === undefined ? {} : { appName }),
      }),
    balance: () => service.admin.balance(),
    setBalance: (credits) => service.admin.setBalance(credits),
    async close() {
      await service.close();
      await remove();
    },
  };
}
