/** The HTTP client of the service: one request per operation of the contract, and a ServiceFailure for all that can go wrong. */
import type { Clock } from '#platform/clock.ts';
import type { HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import type { Call, DataService } from '../contract/data-service.ts';
import { EXTENSIONS } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { ImportService } from '../contract/imports.ts';
import { creditsOf, TOKEN_ENDPOINT } from '../contract/operations.ts';
import type { OwnerService } from '../contract/owner-service.ts';
import { deployedDialect } from './deployed.ts';
import type { Question } from './dialect.ts';
import { documentedDialect } from './documented.ts';
import { createExchange } from './exchange.ts';
import { checkToken } from './input.ts';
import { createImportClient, createOwnerClient } from './owner-client.ts';
import { readCompletion } from './read-completion.ts';
import {
  balanceIn,
  readAround,
  readCredits,
  readRecords,
  readStatistics,
  readThreads,
  readTokenDescription,
} from './read-records.ts';
import { addressOf, requestFor } from './request.ts';
import { createCaller } from './service-call.ts';
import { ACCEPT_EVENTS } from './watched-answer.ts';

export interface DataClientOptions {
  /** {base_url} of the interface document: http(s), with or without a path or a slash at its end. */
  apiUrl: string;
  /** {search_url} likewise; in the deployed dialect usually the same as `apiUrl`. */
  searchUrl: string;
  /** {schema_base}: what record schema addresses begin with. */
  schemaBase: string;
  /** Which paths and members are asked for; replies of both dialects are always understood. */
  dialect: 'documented' | 'deployed';
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
  /** Most connections to one host; further calls queue within their deadline. Default 64. */
  maxConnections?: number;
  /** Largest reply body in bytes. Default 8 MiB. */
  maxReplyBytes?: number;
}

const DEFAULT_MAX_CONNECTIONS = 64;
const DEFAULT_MAX_REPLY_BYTES = 8 * 1024 * 1024;

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when an address is not an http(s) address
 */
export function createDataClient(options: DataClientOptions): DataService & { close(): Promise<void> } {
  const { clock, log, metrics = createMetrics() } = options;
  const hosts = { base: addressOf(options.apiUrl), search: addressOf(options.searchUrl) };
  const { schemaBase } = options;
  const dialect =
    options.dialect === 'deployed' ? deployedDialect(schemaBase, () => clock.now()) : documentedDialect(schemaBase);
  const exchange = createExchange({
    origins: [new URL(hosts.base).origin, new URL(hosts.search).origin],
    clock,
    connections: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    maxReplyBytes: options.maxReplyBytes ?? DEFAULT_MAX_REPLY_BYTES,
  });
  const make = createCaller({ exchange, clock, log, metrics });

  /** Asks a question of the dialect. Prices that nobody knows count as paid. */
  async function ask<T>(build: () => Question, call: Call, read: (value: unknown) => T | undefined): Promise<T> {
    checkToken(call.token);
    const question = build();
    const { operation } = question;
    const accept = call.onProgress ? { accept: ACCEPT_EVENTS } : {};
    const request = requestFor(hosts[question.host], { ...question, ...accept }, call.token);
    const errand = { operation, paid: creditsOf(operation) !== 0, request, secret: call.token };
    const { onBalance } = call;
    const onReply = onBalance && ((reply: HttpReply) => tell(onBalance, balanceIn(reply)));
    return make(errand, { ...call, onReply }, read);
  }

  /** Asks a token about itself, which is free. */
  async function askFreely<T>(
    operation: 'describeToken' | 'credits' | 'names' | 'revoke',
    question: Parameters<typeof requestFor>[1],
    call: Call,
    read: (value: unknown) => T | undefined,
  ): Promise<T> {
    checkToken(call.token);
    const request = requestFor(hosts.base, question, call.token);
    return make({ operation, paid: false, request, secret: call.token }, call, read);
  }

  return {
    searchChatThreads: (input, call) => ask(() => dialect.searchChatThreads(input), call, readThreads),
    searchDatastore: async (input, call) => {
      const records = await ask(() => dialect.searchDatastore(input), call, readRecords);
      // A deployment counts what is left after its cut-off and its limit (assumed), which is not what matched in all.
      return options.dialect === 'deployed' && !input.extended ? { ...records, total: undefined } : records;
    },
    searchUniversal: (input, call) => ask(() => dialect.searchUniversal(input), call, readRecords),
    prompt: (input, call) => ask(() => dialect.prompt(input), call, readCompletion),
    agentPrompt: (input, call) => ask(() => dialect.agentPrompt(input), call, readCompletion),
    profilePrompt: (input, call) => ask(() => dialect.profilePrompt(input), call, readCompletion),
    queryDatastore: (input, call) => ask(() => dialect.queryDatastore(input), call, readRecords),
    statistics: ({ datastore, query, zone }, call) => {
      const build = () => dialect.queryDatastore({ datastore, query, options: { limit: 1 }, statistics: { zone } });
      return ask(build, call, readStatistics);
    },
    around: ({ groupId, recordId, before, after }, call) => {
      const around = { id: recordId, before, after };
      const build = () => dialect.queryDatastore({ datastore: 'social-chat-message', query: { groupId }, around });
      return ask(build, call, readAround);
    },
    describeToken: async (call) => {
      const { method, path, parameter } = TOKEN_ENDPOINT;
      // A deployment demands the token in the address, too.
      const query = options.dialect === 'deployed' ? `${parameter}=${encodeURIComponent(call.token)}` : '';
      const question = { method, path, query, body: undefined };
      try {
        return await askFreely('describeToken', question, call, readTokenDescription);
      } catch (error) {
        const code = error instanceof ServiceFailure ? error.code : undefined;
        if (code === 'not-offered' || code === 'not-found') return undefined;
        throw error;
      }
    },
    credits: (call) => {
      const { method, path } = EXTENSIONS.credits;
      return askFreely('credits', { method, path, query: '', body: undefined }, call, readCredits);
    },
    names: (call) => {
      const { method, path, reply } = EXTENSIONS.names;
      const read = (value: unknown) => reply.safeParse(value).data?.items;
      return askFreely('names', { method, path, query: '', body: undefined }, call, read);
    },
    revoke: async (call) => {
      const { method, path, reply } = EXTENSIONS.revoke;
      await askFreely('revoke', { method, path, query: '', body: {} }, call, (value) => reply.safeParse(value).data);
    },
    close: () => exchange.close(),
  };
}

function tell(onBalance: (credits: number) => void, balance: number | undefined): void {
  if (balance !== undefined) onBalance(balance);
}

interface ServiceClients {
  readonly data: DataService;
  /** Both undefined where bot and service share no key. */
  readonly owners: OwnerService | undefined;
  readonly imports: ImportService | undefined;
  /** Ends running calls as cancelled. */
  close(): Promise<void>;
}

/** @throws TypeError when an address is not an http(s) address */
export function createServiceClients(options: DataClientOptions & { serviceKey: string | undefined }): ServiceClients {
  const { serviceKey, ...rest } = options;
  const data = createDataClient(rest);
  const { apiUrl, clock, log, metrics } = rest;
  const keyed = serviceKey === undefined ? undefined : { apiUrl, serviceKey, clock, log, metrics };
  const owners = keyed && createOwnerClient(keyed);
  const imports = keyed && createImportClient(keyed);
  return {
    data,
    owners,
    imports,
    async close() {
      await Promise.all([data.close(), owners?.close(), imports?.close()]);
    },
  };
}
