/** The HTTP client of the service: one request per operation of the contract, and a ServiceFailure for every error. */
import type { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Call, DataService } from '../contract/data-service.ts';
import { EXTENSIONS, type Extension } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { creditsOf, TOKEN_ENDPOINT } from '../contract/operations.ts';
import { readCompletion } from './answers.ts';
import { deployedDialect } from './deployed.ts';
import { addressOf, createHttpCall, type ServiceRequest } from './http-call.ts';
import { createOwnerClient, type OwnerClient } from './owner-client.ts';
import { balanceIn, readAround, readRecords, readStatistics, readThreads, readTokenDescription } from './records.ts';
import { checkToken, documentedDialect, type Question } from './requests.ts';

export interface DataClientOptions {
  /** {base_url} of interface.md: http(s), with or without a path or a trailing slash. */
  apiUrl: string;
  /** {search_url}, likewise; in the deployed dialect usually the same as `apiUrl`. */
  searchUrl: string;
  /** {schema_base}: prefix of record schema addresses. */
  schemaBase: string;
  /** Paths and members of the requests; replies in both dialects are always understood. */
  dialect: 'documented' | 'deployed';
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
}

const MAX_REPLY_BYTES = 8 * 1024 ** 2;

/** `close` ends running calls as cancelled. @throws TypeError if an address isn't an http(s) address */
export function createDataClient(options: DataClientOptions): DataService & { close(): Promise<void> } {
  const { clock, log, metrics, schemaBase } = options;
  const hosts = { base: addressOf(options.apiUrl), search: addressOf(options.searchUrl) };
  const isDeployed = options.dialect === 'deployed';
  const dialect = isDeployed ? deployedDialect(schemaBase, () => clock.now()) : documentedDialect(schemaBase);
  const http = createHttpCall({ addresses: Object.values(hosts), clock, log, metrics, maxReplyBytes: MAX_REPLY_BYTES });

  /** Sends a request of the dialect. Calls with an unknown price count as paid. */
  async function ask<T>(build: () => Question, call: Call, read: (value: unknown) => T | undefined): Promise<T> {
    checkToken(call.token);
    const question = build();
    const { operation, host } = question;
    const request: ServiceRequest = {
      ...question,
      ...{ address: hosts[host], secret: call.token, cost: creditsOf(operation) === 0 ? 'free' : 'paid' },
      deadline: operation.startsWith('llm') ? 'answer' : 'data',
    };
    const onReply = (reply: HttpReply) => {
      const balance = balanceIn(reply);
      if (balance !== undefined) call.onBalance?.(balance);
    };
    return http.call(request, { ...call, onReply }, read);
  }

  /** Requests about the token itself, which are free. */
  async function askToken<T>(
    operation: string,
    { method, path, query }: Pick<ServiceRequest, 'method' | 'path' | 'query'>,
    { token, signal, deadlineMs }: Call,
    read: (value: unknown) => T | undefined,
  ): Promise<T> {
    checkToken(token);
    const body = method === 'POST' ? {} : undefined;
    const about = { operation, address: hosts.base, secret: token, cost: 'free', deadline: 'quick' } as const;
    return http.call({ ...about, method, path, query, body }, { signal, deadlineMs }, read);
  }

  const askExtension = <Row extends Extension>(name: string, row: Row, call: Call) =>
    askToken(name, row, call, (value) => row.reply.safeParse(value).data as z.output<Row['reply']> | undefined);

  return {
    searchChatThreads: (input, call) => ask(() => dialect.searchChatThreads(input), call, readThreads),
    searchDatastore: async (input, call) => {
      const records = await ask(() => dialect.searchDatastore(input), call, readRecords);
      // A deployment counts after its cut-off and limit (assumed), so its count isn't the total.
      return isDeployed && !input.extended ? { ...records, total: undefined } : records;
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
      // A deployment requires the token in the query too.
      const query = isDeployed ? `${TOKEN_ENDPOINT.parameter}=${encodeURIComponent(call.token)}` : '';
      try {
        return await askToken('describeToken', { ...TOKEN_ENDPOINT, query }, call, readTokenDescription);
      } catch (error) {
        const code = error instanceof ServiceFailure ? error.code : undefined;
        if (code === 'not-offered' || code === 'not-found') return undefined;
        throw error;
      }
    },
    credits: (call) => askExtension('credits', EXTENSIONS.credits, call),
    names: async (call) => (await askExtension('names', EXTENSIONS.names, call)).items,
    revoke: async (call) => void (await askExtension('revoke', EXTENSIONS.revoke, call)),
    close: () => http.close(),
  };
}

interface ServiceClients {
  readonly data: DataService;
  /** Undefined if bot and service share no key. */
  readonly owners: OwnerClient | undefined;
  /** Ends running calls as cancelled. */
  close(): Promise<void>;
}

/** @throws TypeError if an address isn't an http(s) address */
export function createServiceClients(options: DataClientOptions & { serviceKey: string | undefined }): ServiceClients {
  const { serviceKey, apiUrl, clock, log, metrics } = options;
  const data = createDataClient(options);
  const keyed = serviceKey === undefined ? undefined : createOwnerClient({ apiUrl, serviceKey, clock, log, metrics });
  return {
    ...{ data, owners: keyed },
    async close() {
      await Promise.all([data.close(), keyed?.close()]);
    },
  };
}

/** Searches without a token. @returns the HTTP status: 401, 403 or 400 if it works. Rejects like `fetch`. */
export async function probeService(
  searchUrl: string,
  dialect: 'documented' | 'deployed',
  signal: AbortSignal,
): Promise<number> {
  const path = dialect === 'documented' ? '/search/universal' : '/api/rest/v1/search/universal';
  const reply = await fetch(`${searchUrl}${path}?keywords=hello`, { signal, redirect: 'manual' });
  await reply.body?.cancel();
  return reply.status;
}
