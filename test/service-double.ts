/**
 * The embedded service for the tests of every room: the real one over real HTTP, on a copy of a data file that is seeded
 * once per machine and content. Its sample data ends at SAMPLE_NOW, whatever the clock says.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../src/clock.ts';
import { DEFAULT_SCHEMA_BASE } from '../src/contract/datastores.ts';
import { ALL_SCOPES } from '../src/contract/scopes.ts';
import { createLog, type Log } from '../src/log.ts';
import { createVault } from '../src/secrets.ts';
import { createService, type EmbeddedService, type ServiceOptions } from '../src/service/service.ts';
import { turnableClock } from './turnable-clock.ts';

/** What the double shares with a bot. */
export const SERVICE_KEY = 'the-key-that-bot-and-service-share-in-tests';

/** The present of the sample data. */
export const SAMPLE_NOW = '2026-11-21T12:00:00.000Z';

export interface ServiceDouble {
  readonly service: EmbeddedService;
  readonly url: string;
  /** A token of the sample owner with `scopes` (short or URL form); all scopes when absent. `expiresAt` in milliseconds since 1970. */
  tokenWith(scopes?: readonly string[], options?: { expiresAt?: number; appName?: string }): Promise<string>;
  balance(): number;
  setBalance(credits: number): void;
  close(): Promise<void>;
}

export interface DoubleOptions extends Partial<Omit<ServiceOptions, 'dataDir' | 'sampleData' | 'schemaBase'>> {
  /** Without the sample person: an empty store that opens at once. */
  empty?: boolean;
  /** Balance of the sample owner; a month's allowance when absent. */
  initialCredits?: number;
}

const SERVICE = new URL('../src/service/', import.meta.url).pathname;

/** A name for the data that the present code makes. */
async function contentKey(): Promise<string> {
  const hash = createHash('sha256').update(SAMPLE_NOW);
  for (const folder of ['sample', 'sample/stories', 'sample/talk', 'records', 'search', '../contract']) {
    for (const name of (await readdir(join(SERVICE, folder))).sort()) {
      if (name.endsWith('.ts')) hash.update(await readFile(join(SERVICE, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 20);
}

let seeded: Promise<string> | undefined;

/** Path of the seeded records, made when there is none; two workers may both make it, the rename lets one of them win. */
export async function seededFile(): Promise<string> {
  const file = join(tmpdir(), `personal-data-bot-sample-${await contentKey()}.sqlite`);
  const exists = await stat(file).then(
    (found) => found.size > 0,
    () => false,
  );
  if (exists) return file;
  const folder = join(tmpdir(), `personal-data-bot-seeding-${randomUUID()}`);
  await mkdir(folder);
  const service = await createService({
    port: 0,
    dataDir: folder,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock: turnableClock(SAMPLE_NOW),
    log: createLog('silent'),
    vault: createVault([randomBytes(32)]),
  });
  await service.close();
  await rename(join(folder, 'records.sqlite'), file);
  await rm(folder, { recursive: true, force: true });
  return file;
}

/** Starts a service of its own on a free port. The clock stands still at SAMPLE_NOW unless another is given. */
export async function openService(options: DoubleOptions = {}): Promise<ServiceDouble> {
  const { empty = false, initialCredits, ...rest } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'personal-data-bot-service-'));
  if (!empty) {
    seeded ??= seededFile();
    await copyFile(await seeded, join(dataDir, 'records.sqlite'));
  }
  const clock: Clock = options.clock ?? turnableClock(SAMPLE_NOW);
  const log: Log = options.log ?? createLog('silent');
  const service = await createService({
    port: 0,
    vault: createVault([randomBytes(32)]),
    serviceKey: SERVICE_KEY,
    ...rest,
    dataDir,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock,
    log,
    sampleData: !empty,
  });
  if (initialCredits !== undefined) service.admin.setBalance(initialCredits);
  return {
    service,
    url: service.url,
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
