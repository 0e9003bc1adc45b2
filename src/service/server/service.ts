/** The embedded data service: the whole interface over real HTTP, for several owners, on loopback unless told otherwise. */
import { join } from 'node:path';
import { isLoopback, type TrustedProxies } from '#platform/client-address.ts';
import type { Clock } from '#platform/clock.ts';
import type { ServerLimits } from '#platform/http-server.ts';
import type { Log } from '#platform/log.ts';
import { runWithRequest } from '#platform/request-context.ts';
import type { Vault } from '#platform/vault.ts';
import type { EndpointHost } from '../contract/answers.ts';
import { REQUEST_ID_HEADER, referenceIn, SAMPLE_OWNER } from '../contract/extensions.ts';
import { createModelAnswerer, type ModelAddress } from './answers/model-answerer.ts';
import { createQuotingAnswerer } from './answers/quoting-answerer.ts';
import { createArchives } from './archives/archives.ts';
import { type Backfill, createBackfill } from './embeddings/backfill.ts';
import { createEmbeddingsClient, type EmbeddingsAddress } from './embeddings/embeddings-client.ts';
import { createOutageLog } from './embeddings/outage-log.ts';
import { createSemanticSearch, type SemanticSearch } from './embeddings/semantic-search.ts';
import { createApi } from './http/api.ts';
import { isExport } from './http/import-routes.ts';
import { listen } from './http/server.ts';
import { createImportJobs } from './imports/import-jobs.ts';
import { ownerAmong } from './imports/own-names.ts';
import { type ArchiveOf, type Owners, openOwners } from './owners/owners.ts';
import { createPages, PAGE_PATHS, type Pages } from './pages/pages.ts';
import { UPLOADS_NAME } from './pages/upload-calls.ts';
import { bringInSample, hasSample, SAMPLE_PERSON } from './sample/sample.ts';
import { archivePlace, type ServiceStore } from './service-store.ts';

export interface ServiceOptions extends ServiceStore {
  /** 0 picks a free port. */
  port: number;
  /** Where to listen; this machine only when absent. */
  host?: string;
  schemaBase: string;
  /** Seals names, the keys of archives, and what tickets hold. */
  vault: Vault;
  clock: Clock;
  log: Log;
  /** An OpenAI-compatible model; without one, answers quote. */
  model?: ModelAddress;
  /** Gives vectors for texts, so that answers find by meaning, too; without it no words go there. */
  embeddings?: EmbeddingsAddress;
  /** Where people find `consentPages`, when that is not on `url`; without a slash at the end. */
  publicUrl?: string;
  /** Whose word about who asks counts; nobody's when absent. */
  trustedProxies?: TrustedProxies | undefined;
  /** Origins besides loopback to which the consent page may send a code. */
  allowedRedirects?: readonly string[];
  /** Credits to which each month raises an owner's balance; when absent, nothing is charged. */
  monthlyCredits?: number | undefined;
  /** Megabytes that one export may have; 4096 when absent. */
  maxImportMegabytes?: number;
  /** Megabytes that one owner's archive may have; 4096 when absent. */
  maxArchiveMegabytes?: number;
  /** Of the disk, what stays free of imports, from 0 to 1; 0.1 when absent. */
  freeShare?: number;
  /** Shared with the bot, at least 32 characters; without it nobody can ask about owners over HTTP. */
  serviceKey?: string | undefined;
  /** How the paths that the document and a public deployment share refuse; `documented` when absent. */
  dialect?: 'documented' | 'deployed';
  /** Whether there is the invented person, whose data is brought in at first start; true when absent. */
  sampleData?: boolean;
  limits?: ServerLimits;
}

export interface EmbeddedService {
  /** On this machine, `http://127.0.0.1:PORT` unless a host was given: both {base_url} and {search_url}. */
  readonly url: string;
  /** As given: what the bot presents to ask about owners. */
  readonly serviceKey: string | undefined;
  /** Where words are sent for vectors. */
  readonly embeddings: EndpointHost | undefined;
  /** The pages for people only, for another web server to mount (any folder: all links are relative). */
  readonly consentPages: Pages;
  /** What an operator's commands work with. */
  readonly owners: Owners;
  /** Until then requests are answered from what is there. Rejects when the sample data could not be brought in. */
  readonly sampleReady: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_MAX_MB = 4096;
const FREE_SHARE = 0.1;
const CLOSE_GRACE_MS = 2000;
const SHORTEST_KEY = 32;
const LOOPBACK = '127.0.0.1';

/** What may take as long as it takes: an export as a whole, or a piece of it from the upload page. */
const isLarge = (method: string, path: string) => method === 'PUT' && (isExport(path) || path === `/${UPLOADS_NAME}`);

/** Vectors made in the background, and used for answers. */
function startVectors(
  { clock, log }: ServiceOptions,
  address: EmbeddingsAddress,
  { directory }: Owners,
  archiveOf: ArchiveOf,
): { fill: Backfill; meaning: SemanticSearch } {
  const client = createEmbeddingsClient(address, clock);
  const trouble = createOutageLog(log, client.sentTo.host);
  const fill = createBackfill({
    ...{ client, outages: trouble, clock, log },
    owners: async () => (await directory.list()).map(({ id }) => id),
    archiveOf,
  });
  return { fill, meaning: createSemanticSearch(client, trouble, clock) };
}

/** A name under which this machine reaches what listens on `host`. */
function nameOf(host = LOOPBACK): string {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK;
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws ServiceDataError when a file cannot be used; rejects as `listen` does when the port is taken */
export async function createService(options: ServiceOptions): Promise<EmbeddedService> {
  const { clock, log, schemaBase, dataDir, vault, host, serviceKey, publicUrl, sampleData = true } = options;
  if (serviceKey !== undefined && serviceKey.length < SHORTEST_KEY)
    throw new RangeError('the service key is too short');
  const home: ServiceStore = { dataDir, databaseUrl: options.databaseUrl };
  await using parts = new AsyncDisposableStack();
  const owners: Owners = await openOwners({
    ...home,
    vault,
    clock,
    log,
    monthlyCredits: options.monthlyCredits,
    async removeArchive(owner) {
      await imports.erase(owner);
      await vectors?.fill.erase(owner);
      return archives.erase(owner, await owners.directory.archiveKey(owner));
    },
  });
  parts.defer(() => owners.close());
  const archives = createArchives(home, clock);
  parts.defer(() => archives.close());
  const addressOf = async (owner: string) => ({
    ...archivePlace(home, owner),
    key: await owners.directory.archiveKey(owner),
  });
  const archiveOf: ArchiveOf = async (owner, signal) =>
    archives.of(owner, await owners.directory.archiveKey(owner), signal);
  const maxImportBytes = (options.maxImportMegabytes ?? DEFAULT_MAX_MB) * 1024 ** 2;
  const closing = new AbortController();
  const vectors = options.embeddings && startVectors(options, options.embeddings, owners, archiveOf);
  parts.defer(() => vectors?.fill.close());
  const imports = createImportJobs({
    folder: join(dataDir, 'imports'),
    ...{ vault, schemaBase, clock, log },
    limits: {
      maxBytes: maxImportBytes,
      archiveBytes: (options.maxArchiveMegabytes ?? DEFAULT_MAX_MB) * 1024 ** 2,
      freeShare: options.freeShare ?? FREE_SHARE,
    },
    onWritten: (owner) => vectors?.fill.wake(owner),
    storedBytes: async (owner) => (await archiveOf(owner, closing.signal)).bytes(),
    archiveOf: addressOf,
    ownerAmong: async (owner, platform, people) => ownerAmong(await archiveOf(owner, closing.signal), platform, people),
  });
  parts.defer(() => imports.close());
  const sample = sampleData && (await owners.directory.getOrCreate(SAMPLE_OWNER, SAMPLE_PERSON.name)).id;
  const isMissing = sample && !(await hasSample(await archiveOf(sample, closing.signal)));
  const sampleReady = isMissing
    ? addressOf(sample)
        .then((archive) => bringInSample({ archive, schemaBase, now: clock.now(), log, signal: closing.signal }))
        .then(() => vectors?.fill.checkAll())
    : Promise.resolve();
  sampleReady.catch((error: unknown) => {
    if (!closing.signal.aborted) log.error({ err: error }, 'the sample data could not be brought in');
  });
  parts.defer(async () => {
    closing.abort(new Error('the service stops'));
    await sampleReady.catch(() => undefined);
  });
  let url = '';
  /** Where people find the pages, and where applications reach the service. */
  const [issuer, baseUrl] = [() => publicUrl ?? url, () => (host !== undefined && publicUrl) || url];
  const shared = { owners, archiveOf, imports, issuer, clock, log };
  const modelHost = options.model && new URL(options.model.baseUrl).host;
  const consentPages = createPages({ ...shared, maxImportBytes, publicUrl, modelHost });
  const answerer = options.model ? createModelAnswerer(options.model, clock) : createQuotingAnswerer(clock);
  parts.defer(() => answerer.close());
  const api = createApi({
    ...{ ...shared, serviceKey, allowedRedirects: options.allowedRedirects ?? [], baseUrl, sampleReady },
    service: {
      answerer,
      ...{ schemaBase, clock, charges: owners.credits !== undefined },
      meaning: vectors?.meaning,
    },
    meaningOf: vectors?.fill.progress,
    dialect: options.dialect ?? 'documented',
  });
  const server = await listen(
    {
      ...{ port: options.port, host: host ?? LOOPBACK, limits: options.limits, isLarge },
      trustedProxies: options.trustedProxies,
    },
    (request, bindings) => {
      const asked = new URL(request.url);
      // On this machine only its own names count: a page of a stranger's must not reach it by a DNS name of theirs.
      const forPeople = PAGE_PATHS.includes(asked.pathname.slice(1)) && (host !== undefined || isLoopback(asked));
      const reference = referenceIn(request.headers.get(REQUEST_ID_HEADER));
      const origin = reference === undefined ? undefined : { reference, receivedAt: clock.now() };
      return runWithRequest(origin, () => (forPeople ? consentPages(request, bindings) : api.fetch(request, bindings)));
    },
  );
  parts.defer(() => server.close(CLOSE_GRACE_MS));
  imports.resume();
  url = `http://${nameOf(host)}:${server.port}`;
  const running = parts.move();
  return {
    url,
    serviceKey,
    embeddings: vectors?.meaning.sentTo,
    consentPages,
    owners,
    sampleReady,
    close: () => running.disposeAsync(),
  };
}
