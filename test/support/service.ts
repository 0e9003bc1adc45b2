/**
 * The embedded service for the tests of every room: the real one over real HTTP, on a copy of a data file that is seeded
 * once per checkout and content, whose sample data ends at SAMPLE_NOW, whatever the clock says. For stories it stands
 * behind a door that notes every request and answers as it is told.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Clock, systemClock } from '#platform/clock.ts';
import { writeKeyFile } from '#platform/key-file.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createVault, type Vault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { CREDITS_HEADER, EXTENSIONS, SAMPLE_OWNER, type TicketRequest } from '#service/contract/extensions.ts';
import { tokenIdOf } from '#service/contract/owner-service.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { NewToken } from '#service/server/owners/tokens.ts';
import { SAMPLE_PERSON } from '#service/server/sample/sample.ts';
import { createService, type EmbeddedService, type ServiceOptions } from '#service/server/service.ts';
import { fakeClock } from './clock.ts';
import { openModel } from './model.ts';
import { createPostgresDatabase } from './postgres.ts';
import { createWaiting } from './waiting.ts';

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

/** What an operator does by hand. `owner` is a name; the sample person's when absent. */
export function adminOf({ owners: { directory, tokens, credits } }: Pick<EmbeddedService, 'owners'>) {
  const idOf = async (name = SAMPLE_OWNER) =>
    (await directory.getOrCreate(name, name === SAMPLE_OWNER ? SAMPLE_PERSON.name : undefined)).id;
  return {
    issueToken: async ({ owner, appName = 'operator', ...token }: Partial<NewToken> & TokenWish) =>
      tokens.issue(await idOf(owner), { ...token, appName }),
    /** Takes a token in clear, or its id. */
    revokeToken: async (token: string, owner?: string) => tokens.revoke(await idOf(owner), tokenIdOf(token)),
    balance: async (owner?: string) => (await credits?.read(await idOf(owner)))?.balance ?? Number.NaN,
    setBalance: async (amount: number, owner?: string) => credits?.set(await idOf(owner), amount),
  };
}

interface TokenWish {
  scopes: readonly string[];
  owner?: string;
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
  /** Address of a page for an owner, as the bot asks for it. */
  linkFor(owner: string, request: TicketRequest): Promise<string>;
  balance(): Promise<number>;
  setBalance(credits: number): Promise<unknown>;
  close(): Promise<void>;
}

export interface DoubleOptions
  extends Partial<Omit<ServiceOptions, 'dataDir' | 'databaseUrl' | 'sampleData' | 'schemaBase'>> {
  /** Without the sample person: an empty store that opens at once. */
  empty?: boolean;
  /** A server on which it gets a database for what is people's, or undefined for files; those of this tier of tests when absent. */
  postgres?: string | undefined;
  /** Balance of the sample owner, where anything is charged (unless `monthlyCredits` is undefined, 1000 a month); a month's allowance when absent. */
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

/** Of this checkout: what earlier code has made goes when there is something newer. */
const CACHE = new URL('../../node_modules/.cache/test-sample/', import.meta.url).pathname;
/** Until then another run may copy it. */
const IN_USE_MS = 60 * 60_000;

/** Path of a folder with the seeded data, made when there is none; two workers may both make it, the rename lets one win. */
export async function seededFolder(cache = CACHE): Promise<string> {
  const ready = join(cache, await contentKey());
  if (existsSync(ready)) return ready;
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const made = await stat(join(cache, name)).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > IN_USE_MS) await rm(join(cache, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(cache, 'seeding-'));
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
  return {
    service,
    url: service.url,
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
    async close() {
      await service.close();
      await remove();
    },
  };
}

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string;
  /** Of the header `x-request-id`. */
  readonly requestId?: string | undefined;
  readonly body: string;
}

/** Answers a request in place of the service; one that does nothing leaves it hanging. */
export type Answerer = (response: ServerResponse, request: SeenRequest) => void;

/**
 * The real service, with a model, behind a door that notes every request and can be told to hang, to talk nonsense, or to
 * be shut. What never came through the door was never asked.
 */
export interface WatchedService {
  readonly double: ServiceDouble;
  /** Address of the door. */
  readonly url: string;
  /** The door's own consent page, as a deployment has one. */
  readonly authorizeUrl: string;
  /** Everything that came through the door, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** What costs credits, of that. */
  paid(): SeenRequest[];
  /** From now on requests whose path has this part are answered so; hanging when no answer is given. */
  instead(part: string, answer?: Answerer): void;
  /** From now on requests whose path has this part wait for the real service until what this returns is called. */
  holding(part: string): () => void;
  /** Back to the real service, also for what waits for it. */
  asUsual(): void;
  /** Waits until so many requests in all (those that cost, unless `every`) have come through the door. */
  reaches(count: number, every?: boolean): Promise<unknown>;
  /** Nobody listens any more, at the same address. */
  shut(): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 8000;
export const TOKEN_PATH = '/auth/token';
/** What a token asks about itself, and what only the shared key opens. */
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
  const waiting = createWaiting();
  const held: (() => void)[] = [];
  let stand: { part: string; answer: Answerer | Promise<void> }[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const noted: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      requestId: request.headers['x-request-id']?.toString(),
      body: Buffer.concat(chunks).toString('utf8'),
    };
    seen.push(noted);
    waiting.look();
    const instead = stand.find(({ part }) => noted.path.includes(part));
    if (typeof instead?.answer === 'function') return instead.answer(response, noted);
    await instead?.answer;
    const type = request.headers['content-type'];
    const reply = await fetch(double.url + noted.path, {
      method: noted.method,
      headers: {
        authorization: noted.authorization,
        accept: request.headers.accept ?? '*/*',
        ...(noted.requestId === undefined ? {} : { 'x-request-id': noted.requestId }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(noted.method === 'POST' || noted.method === 'PUT' ? { body: noted.body } : {}),
    });
    const left = reply.headers.get(CREDITS_HEADER);
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? 'text/plain',
      ...(left === null ? {} : { [CREDITS_HEADER]: left }),
    });
    response.end(await reply.text());
  }

  /** The consent page of a deployment, where everybody is signed in as the sample person: the token comes in the address. */
  async function authorize(request: IncomingMessage, asked: URLSearchParams, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const boxes = asked.getAll('scopes').map((scope) => `<input type="checkbox" name="scope" value="${scope}">`);
      const page = `<form method="post" action="">${boxes.join('')}<button name="decision" value="approve"></form>`;
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
    const form = new URLSearchParams(await text(request));
    const scopes = form.getAll('scope');
    const back = new URL(asked.get('redirectUrl') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (form.get('decision') === 'approve') {
      back.searchParams.set('auth_token', await double.tokenWith(scopes));
      back.searchParams.set('scopes', scopes.join(' '));
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(303, { location: back.href }).end();
  }

  const door = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://door');
    const answered = pathname === AUTHORIZE_PATH ? authorize(request, searchParams, response) : pass(request, response);
    answered.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const shut = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      door.closeAllConnections();
    });

  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return {
    double,
    url,
    authorizeUrl: url + AUTHORIZE_PATH,
    seen,
    paid,
    instead(part, answer = hang) {
      stand = [{ part, answer }, ...stand];
    },
    holding(part) {
      const { promise, resolve } = Promise.withResolvers<void>();
      stand = [{ part, answer: promise }, ...stand];
      held.push(resolve);
      return resolve;
    },
    asUsual() {
      stand = [];
      for (const release of held.splice(0)) release();
    },
    reaches: (count, every = false) =>
      waiting.until(
        () => ((every ? seen : paid()).length >= count ? true : undefined),
        PATIENCE_MS,
        () => `waited ${PATIENCE_MS} ms for request ${count}`,
      ),
    shut,
    async close() {
      await shut();
      await double.close();
      await model.close();
    },
  };
}
