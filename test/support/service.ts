/**
 * The embedded service for tests: the real one over HTTP, on a copy of a data folder that is seeded once per checkout
 * and content, with sample data that ends at SAMPLE_NOW whatever the clock says. For stories it's behind a proxy that
 * records every request and can give other responses.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Clock, systemClock } from '#platform/clock.ts';
import { writeKeyFile } from '#platform/key-file.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import {
  CREDITS_HEADER,
  EXTENSIONS,
  SAMPLE_OWNER,
  type TicketRequest,
  tokenIdOf,
} from '#service/contract/extensions.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { NewToken } from '#service/server/owners/tokens.ts';
import { SAMPLE_PERSON } from '#service/server/sample/sample.ts';
import { createService, type EmbeddedService, type ServiceOptions } from '#service/server/service.ts';
import { fakeClock } from './clock.ts';
import { type Received, serveHttp } from './local-server.ts';
import { openModel } from './model.ts';
import { createPostgresDatabase } from './postgres.ts';
import { until } from './waiting.ts';

/** The key shared by the double and a bot. */
export const SERVICE_KEY = 'the-key-that-bot-and-service-share-in-tests';

/** The current time of the sample data. */
export const SAMPLE_NOW = '2026-11-21T12:00:00.000Z';

/** The storage of a double's personal data, and how to remove it. @param postgres a server; files if undefined */
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

/** An operator's manual actions. `owner` is a name, by default the sample person's. */
export function adminOf({ owners: { directory, tokens, credits } }: Pick<EmbeddedService, 'owners'>) {
  const idOf = async (name = SAMPLE_OWNER) =>
    (await directory.getOrCreate(name, name === SAMPLE_OWNER ? SAMPLE_PERSON.name : undefined)).id;
  return {
    issueToken: async ({ owner, appName = 'operator', ...token }: Partial<NewToken> & TokenWish) =>
      tokens.issue(await idOf(owner), { ...token, appName }),
    /** Revokes a token, given in clear or by id. */
    revokeToken: async (token: string, owner?: string) => tokens.revoke(await idOf(owner), tokenIdOf(token)),
    balance: async (owner?: string) => (await credits?.read(await idOf(owner)))?.balance ?? Number.NaN,
    async setBalance(amount: number, owner?: string) {
      const id = await idOf(owner);
      if (credits) await credits.add(id, amount - (await credits.read(id)).balance);
    },
  };
}

interface TokenWish {
  scopes: readonly string[];
  owner?: string;
}

export interface ServiceDouble extends AsyncDisposable {
  readonly service: EmbeddedService;
  readonly url: string;
  readonly port: number;
  /** Its storage, for what only operator commands do. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly vault: Vault;
  /** Issues a token of the sample owner with `scopes` (short or URL form; default all). `expiresAt`: Unix milliseconds. */
  tokenWith(scopes?: readonly string[], options?: { expiresAt?: number; appName?: string }): Promise<string>;
  /** The URL of a page for an owner, requested as by the bot. */
  linkFor(owner: string, request: TicketRequest): Promise<string>;
  balance(): Promise<number>;
  setBalance(credits: number): Promise<unknown>;
  close(): Promise<void>;
}

export interface DoubleOptions
  extends Partial<Omit<ServiceOptions, 'dataDir' | 'databaseUrl' | 'sampleData' | 'schemaBase'>> {
  /** Without the sample person: an empty store that opens immediately. */
  empty?: boolean;
  /** Postgres server for personal data, or undefined for files; if absent, as in this test tier. */
  postgres?: string | undefined;
  /** Balance of the sample owner; default: a month's credits (1000; nothing is charged if `monthlyCredits` is undefined). */
  initialCredits?: number;
}

const SERVICE = new URL('../../src/service/server/', import.meta.url).pathname;

/** The encryption key of every double, so that all of them can open the seeded data. */
const KEY = Buffer.alloc(32, 42);

/** A name for the data that the current code generates. */
async function contentKey(): Promise<string> {
  const hash = createHash('sha256').update(SAMPLE_NOW);
  for (const folder of ['sample', 'imports', 'archive', 'owners', '../importers', '../contract']) {
    const entries = await readdir(join(SERVICE, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    // Read in parallel: sequentially, hundreds of small files would take ten times as long.
    const contents = await Promise.all(files.sort().map((file) => readFile(file)));
    for (const [index, content] of contents.entries())
      hash.update(relative(SERVICE, files[index] ?? '')).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

let seeded: Promise<string> | undefined;

/** Cache of this checkout; data of earlier code is removed when there's newer data. */
const CACHE = new URL('../../node_modules/.cache/test-sample/', import.meta.url).pathname;
/** Another run may copy the data for this long. */
const IN_USE_MS = 60 * 60_000;

/** Path of a folder with the seeded data, created if needed. If two workers create it, the first rename wins. */
async function seededFolder(): Promise<string> {
  const ready = join(CACHE, await contentKey());
  if (existsSync(ready)) return ready;
  await mkdir(CACHE, { recursive: true });
  for (const name of await readdir(CACHE)) {
    const made = await stat(join(CACHE, name)).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > IN_USE_MS) await rm(join(CACHE, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(CACHE, 'seeding-'));
  const service = await createService({
    port: 0,
    dataDir: folder,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock: fakeClock(SAMPLE_NOW),
    log: createLog('silent'),
    vault: createVault([KEY]),
    monthlyCredits: 1000,
  });
  await service.sampleReady;
  await service.close();
  await rename(folder, ready).catch(() => rm(folder, { recursive: true, force: true }));
  return ready;
}

/** Copies the seeded data into `dataDir`, with its key file. */
export async function layOutSample(dataDir: string): Promise<void> {
  seeded ??= seededFolder();
  await cp(await seeded, dataDir, { recursive: true });
  writeKeyFile(join(dataDir, 'encryption.keys'), [KEY]);
}

/** Starts a service on a free port. The clock is stopped at SAMPLE_NOW by default. */
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
    monthlyCredits: 1000,
    ...rest,
    dataDir,
    databaseUrl,
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock,
    log,
    sampleData: !empty,
  });
  if (databaseUrl !== undefined) await service.sampleReady;
  if (initialCredits !== undefined) await adminOf(service).setBalance(initialCredits);
  async function close() {
    await service.close();
    await remove();
  }
  return {
    service,
    url: service.url,
    port: Number(new URL(service.url).port),
    dataDir,
    databaseUrl,
    vault: createVault([KEY]),
    tokenWith: async (scopes = ALL_SCOPES, { expiresAt, appName } = {}) =>
      adminOf(service).issueToken({ scopes, expiresAt, ...(appName && { appName }) }),
    async linkFor(owner, request) {
      const { method, path, reply } = EXTENSIONS.issueTicket;
      const response = await fetch(service.url + path.replace(':owner', encodeURIComponent(owner)), {
        method,
        headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      return reply.parse(await response.json()).url ?? '';
    },
    balance: () => adminOf(service).balance(),
    setBalance: (credits) => adminOf(service).setBalance(credits),
    close,
    [Symbol.asyncDispose]: close,
  };
}

export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly authorization: string;
  /** The `x-request-id` header. */
  readonly requestId?: string | undefined;
  readonly body: string;
}

/** Answers a request instead of the service; doing nothing leaves it hanging. */
export type Answerer = (response: ServerResponse, request: SeenRequest) => void;

/**
 * The real service, with a model, behind a proxy that records every request and can hang, send garbage, or shut down.
 * A request that isn't recorded was never made.
 */
export interface WatchedService extends AsyncDisposable {
  readonly double: ServiceDouble;
  readonly url: string;
  /** The proxy's consent page, like a deployment's. */
  readonly authorizeUrl: string;
  /** All requests, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** The requests that cost credits. */
  paid(): SeenRequest[];
  /** From now on, answers requests whose path contains `part` with `answer`; hangs by default. */
  instead(part: string, answer?: Answerer): void;
  /** From now on, holds back requests whose path contains `part` until the returned function is called. */
  holding(part: string): () => void;
  /** Passes all requests to the real service again, including those held back. */
  asUsual(): void;
  /** Waits for a total of `count` requests (only those that cost credits, unless `every`). */
  reaches(count: number, every?: boolean): Promise<unknown>;
  /** Stops listening. */
  shut(): Promise<void>;
  close(): Promise<void>;
}

export const TOKEN_PATH = '/auth/token';
/** Requests about the token itself, and those that need the shared key. */
const FREE_PATHS = ['/v1/auth/', '/v1/owners/'];
const AUTHORIZE_PATH = '/sign-in/authorize';
export const hang: Answerer = () => undefined;
export const replies =
  (status: number, body: unknown, type = 'application/json'): Answerer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));

export async function watchService(options: DoubleOptions = {}): Promise<WatchedService> {
  const model = await openModel();
  model.says('At nine, I think.');
  const double = await openService({
    clock: systemClock,
    model: { baseUrl: model.baseUrl, model: 'tiny' },
    ...options,
  });
  const seen: SeenRequest[] = [];
  const paid = () => seen.filter(({ path }) => !FREE_PATHS.some((free) => path.includes(free)));
  const held: (() => void)[] = [];
  let overrides: { part: string; answer: Answerer | Promise<void> }[] = [];

  async function pass({ method, url, headers, body }: Received, response: ServerResponse): Promise<void> {
    const { authorization = '', accept = '*/*' } = headers;
    const requestId = headers['x-request-id']?.toString();
    const noted: SeenRequest = { method, path: url, authorization, requestId, body };
    seen.push(noted);
    const instead = overrides.find(({ part }) => noted.path.includes(part));
    if (typeof instead?.answer === 'function') return instead.answer(response, noted);
    await instead?.answer;
    const type = headers['content-type'];
    const reply = await fetch(double.url + url, {
      method,
      headers: {
        authorization,
        accept,
        ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(method === 'POST' || method === 'PUT' ? { body } : {}),
    });
    const left = reply.headers.get(CREDITS_HEADER);
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? 'text/plain',
      ...(left === null ? {} : { [CREDITS_HEADER]: left }),
    });
    response.end(await reply.text());
  }

  /** A deployment's consent page, with everybody signed in as the sample person: the token is returned in the URL. */
  async function authorize({ method, url, body }: Received, response: ServerResponse): Promise<void> {
    const asked = new URL(url, 'http://proxy').searchParams;
    if (method === 'GET') {
      const boxes = asked.getAll('scopes').map((scope) => `<input type="checkbox" name="scope" value="${scope}">`);
      const page = `<form method="post" action="">${boxes.join('')}<button name="decision" value="approve"></form>`;
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
    const form = new URLSearchParams(body);
    const scopes = form.getAll('scope');
    const back = new URL(asked.get('redirectUrl') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (form.get('decision') === 'approve') {
      back.searchParams.set('auth_token', await double.tokenWith(scopes));
      back.searchParams.set('scopes', scopes.join(' '));
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(303, { location: back.href }).end();
  }

  const { url, close: shut } = await serveHttp((received, response) => {
    const answering = received.url.startsWith(AUTHORIZE_PATH) ? authorize : pass;
    return answering(received, response).catch(() => response.destroy());
  });

  async function close(): Promise<void> {
    await shut();
    await double.close();
    await model.close();
  }

  return {
    double,
    url,
    authorizeUrl: url + AUTHORIZE_PATH,
    seen,
    paid,
    instead(part, answer = hang) {
      overrides = [{ part, answer }, ...overrides];
    },
    holding(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      overrides = [{ part, answer: promise }, ...overrides];
      held.push(resolve);
      return resolve;
    },
    asUsual() {
      overrides = [];
      for (const release of held.splice(0)) release();
    },
    reaches: (count, every = false) =>
      until(
        () => (every ? seen : paid()).length >= count,
        () => `request ${count}`,
      ),
    shut,
    close,
    [Symbol.asyncDispose]: close,
  };
}
