/** The embedded data service: the whole interface over HTTP, for several owners, on loopback by default. */
import type { IncomingMessage } from 'node:http';
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
import { listen, pathOf } from './http/server.ts';
import { createImportJobs } from './imports/import-jobs.ts';
import { ownerAmong } from './imports/own-names.ts';
import { FREE_SHARE } from './imports/storage-limits.ts';
import { type ArchiveOf, type Owners, openOwners } from './owners/owners.ts';
import { createPages, PAGE_PATHS, type Pages } from './pages/pages.ts';
import { UPLOADS_NAME } from './pages/upload-calls.ts';
import { hasSample, importSample, SAMPLE_PERSON } from './sample/sample.ts';
import { archivePlace, type ServiceStore } from './service-store.ts';

export interface ServiceOptions extends ServiceStore {
  /** 0 picks a free port. */
  port: number;
  /** Address to listen on; loopback when absent. */
  host?: string;
  schemaBase: string;
  /** Seals names, archive keys and ticket requests. */
  vault: Vault;
  clock: Clock;
  log: Log;
  /** An OpenAI-compatible model; without one, answers quote. */
  model?: ModelAddress;
  /** Embeddings endpoint, so that answers can search by meaning; without it no text is sent for embedding. */
  embeddings?: EmbeddingsAddress;
  /** Public address of `consentPages`, if it isn't `url`; without a trailing slash. */
  publicUrl?: string;
  /** Proxies whose X-Forwarded-For is trusted; none when absent. */
  trustedProxies?: TrustedProxies | undefined;
  /** Origins besides loopback to which the consent page may send a code. */
  allowedRedirects?: readonly string[];
  /** Credits to which an owner's balance is raised each month; when absent, nothing is charged. */
  monthlyCredits?: number | undefined;
  /** Largest export in megabytes; 4096 when absent. */
  maxImportMegabytes?: number;
  /** Largest archive of one owner in megabytes; 4096 when absent. */
  maxArchiveMegabytes?: number;
  /** Share of the disk that imports must leave free, from 0 to 1; 0.1 when absent. */
  freeShare?: number;
  /** Secret shared with the bot, at least 32 characters; without it there are no owner routes. */
  serviceKey?: string | undefined;
  /** Error format of the paths that the document and a public deployment share; `documented` when absent. */
  dialect?: 'documented' | 'deployed';
  /** Whether to have the sample person, whose data is imported at first start; true when absent. */
  sampleData?: boolean;
  limits?: ServerLimits;
}

export interface EmbeddedService {
  /** Local address, `http://127.0.0.1:PORT` unless a host was given; serves as both {base_url} and {search_url}. */
  readonly url: string;
  /** As given; authenticates the bot on the owner routes. */
  readonly serviceKey: string | undefined;
  /** Where texts are sent for embedding. */
  readonly embeddings: EndpointHost | undefined;
  /** Only the pages for people, for another web server to mount at any path: all links are relative. */
  readonly consentPages: Pages;
  readonly owners: Owners;
  /** Until it resolves, requests see the records imported so far. Rejects when the sample data could not be imported. */
  readonly sampleReady: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_MAX_MB = 4096;
const CLOSE_GRACE_MS = 2000;
const MIN_KEY_LENGTH = 32;
const LOOPBACK = '127.0.0.1';

/** Requests without a total time limit: a whole export, or a piece of one from the upload page. */
const isLarge = (request: IncomingMessage) =>
  request.method === 'PUT' && (isExport(pathOf(request)) || pathOf(request) === `/${UPLOADS_NAME}`);

/** Starts computing vectors in the background, and the semantic search that uses them. */
function startVectors(
  { clock, log }: ServiceOptions,
  address: EmbeddingsAddress,
  { directory }: Owners,
  archiveOf: ArchiveOf,
): { backfill: Backfill; semanticSearch: SemanticSearch } {
  const client = createEmbeddingsClient(address, clock);
  const trouble = createOutageLog(log, client.sentTo.host);
  const backfill = createBackfill({
    ...{ client, outages: trouble, clock, log },
    owners: async () => (await directory.list()).map(({ id }) => id),
    archiveOf,
  });
  return { backfill, semanticSearch: createSemanticSearch(client, trouble, clock) };
}

/** The host name under which this machine reaches a server that listens on `host`. */
function localNameOf(host = LOOPBACK): string {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK;
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws ServiceDataError when the storage can't be used; what `listen` rejects with when the port is taken */
export async function createService(options: ServiceOptions): Promise<EmbeddedService> {
  const { clock, log, schemaBase, dataDir, vault, host, serviceKey, publicUrl, sampleData = true } = options;
  if (serviceKey !== undefined && serviceKey.length < MIN_KEY_LENGTH)
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
      await vectors?.backfill.erase(owner);
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
  parts.defer(() => vectors?.backfill.close());
  const imports = createImportJobs({
    folder: join(dataDir, 'imports'),
    ...{ vault, schemaBase, clock, log },
    limits: {
      maxBytes: maxImportBytes,
      archiveBytes: (options.maxArchiveMegabytes ?? DEFAULT_MAX_MB) * 1024 ** 2,
      freeShare: options.freeShare ?? FREE_SHARE,
    },
    onWritten: (owner) => vectors?.backfill.wake(owner),
    storedBytes: async (owner) => (await archiveOf(owner, closing.signal)).bytes(),
    archiveOf: addressOf,
    ownerAmong: async (owner, platform, people) => ownerAmong(await archiveOf(owner, closing.signal), platform, people),
  });
  parts.defer(() => imports.close());
  const sample = sampleData && (await owners.directory.getOrCreate(SAMPLE_OWNER, SAMPLE_PERSON.name)).id;
  const isMissing = sample && !(await hasSample(await archiveOf(sample, closing.signal)));
  const sampleReady = isMissing
    ? addressOf(sample)
        .then((archive) => importSample({ archive, schemaBase, now: clock.now(), log, signal: closing.signal }))
        .then(() => vectors?.backfill.checkAll())
    : Promise.resolve();
  sampleReady.catch((error: unknown) => {
    if (!closing.signal.aborted) log.error({ err: error }, 'could not import the sample data');
  });
  parts.defer(async () => {
    closing.abort(new Error('the service is stopping'));
    await sampleReady.catch(() => undefined);
  });
  let url = '';
  /** Public address of the pages, and address at which applications reach the service. */
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
      semanticSearch: vectors?.semanticSearch,
    },
    embeddingProgress: vectors?.backfill.progress,
    dialect: options.dialect ?? 'documented',
  });
  const server = await listen(
    {
      ...{ port: options.port, host: host ?? LOOPBACK, limits: options.limits, isLarge },
      trustedProxies: options.trustedProxies,
    },
    (request, bindings) => {
      const requested = new URL(request.url);
      // On loopback only loopback names are served, against DNS rebinding.
      const isPage = PAGE_PATHS.includes(requested.pathname.slice(1)) && (host !== undefined || isLoopback(requested));
      const reference = referenceIn(request.headers.get(REQUEST_ID_HEADER));
      const origin = reference === undefined ? undefined : { reference, receivedAt: clock.now() };
      return runWithRequest(origin, () => (isPage ? consentPages(request, bindings) : api.fetch(request, bindings)));
    },
  );
  parts.defer(() => server.close(CLOSE_GRACE_MS));
  imports.resume();
  url = `http://${localNameOf(host)}:${server.port}`;
  const running = parts.move();
  return {
    url,
    serviceKey,
    embeddings: vectors?.semanticSearch.sentTo,
    consentPages,
    owners,
    sampleReady,
    close: () => running.disposeAsync(),
  };
}
