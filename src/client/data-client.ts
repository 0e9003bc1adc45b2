/** The HTTP client of the service: one request per operation of the contract, and a ServiceFailure for all that can go wrong. */
import type { Clock } from '../clock.ts';
import type { Call, DataService } from '../contract/data-service.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { creditsOf, TOKEN_ENDPOINT } from '../contract/operations.ts';
import type { HttpReply } from '../http.ts';
import type { Log } from '../log.ts';
import { classifyRefusal, failureInSuccess } from './classify.ts';
import { DEADLINES_MS } from './deadlines.ts';
import { deployedDialect } from './deployed.ts';
import type { Question } from './dialect.ts';
import { documentedDialect } from './documented.ts';
import { createExchange } from './exchange.ts';
import { checkToken } from './input.ts';
import { readCompletion } from './read-completion.ts';
import { readRecords, readThreads, readTokenDescription } from './read-records.ts';
import { readBody } from './reply-body.ts';
import { addressOf, requestFor, type ServiceRequest } from './request.ts';
import { retryPause } from './retry.ts';

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
  /** Most connections to one host; further calls queue within their deadline. Default 64. */
  maxConnections?: number;
  /** Largest reply body in bytes. Default 8 MiB. */
  maxReplyBytes?: number;
}

const DEFAULT_MAX_CONNECTIONS = 64;
const DEFAULT_MAX_REPLY_BYTES = 8 * 1024 * 1024;

/** A request that is ready to go, and what is to be known about it. */
interface Errand {
  readonly operation: keyof typeof DEADLINES_MS;
  readonly paid: boolean;
  readonly request: ServiceRequest;
}

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when an address is not an http(s) address
 */
export function createDataClient(options: DataClientOptions): DataService & { close(): Promise<void> } {
  const { clock, log } = options;
  const hosts = { base: addressOf(options.apiUrl), search: addressOf(options.searchUrl) };
  const makeDialect = options.dialect === 'deployed' ? deployedDialect : documentedDialect;
  const dialect = makeDialect(options.schemaBase);
  const exchange = createExchange({
    origins: [new URL(hosts.base).origin, new URL(hosts.search).origin],
    clock,
    connections: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    maxReplyBytes: options.maxReplyBytes ?? DEFAULT_MAX_REPLY_BYTES,
  });

  /** Asks a question of the dialect. Prices that nobody knows count as paid. */
  async function ask<T>(build: () => Question, call: Call, read: (value: unknown) => T | undefined): Promise<T> {
    checkToken(call.token);
    const question = build();
    const { operation } = question;
    const request = requestFor(hosts[question.host], question, call.token);
    return run({ operation, paid: creditsOf(operation) !== 0, request }, call, read);
  }

  /** Makes the call within its deadline, once or (see retry.ts) twice, and logs how it went. */
  async function run<T>(errand: Errand, call: Call, read: (value: unknown) => T | undefined): Promise<T> {
    const { operation, paid } = errand;
    const { signal, deadlineMs = DEADLINES_MS[operation] } = call;
    const begun = clock.elapsed();
    const leftMs = () => deadlineMs - (clock.elapsed() - begun);
    let last: HttpReply | undefined;

    async function attempt(): Promise<T> {
      last = undefined;
      last = await exchange.send(errand.request, { signal, deadlineMs: leftMs() });
      return contentOf(last, clock.now(), call.token, read);
    }

    async function attempts(): Promise<T> {
      try {
        return await attempt();
      } catch (error) {
        const pause = error instanceof ServiceFailure ? retryPause(error, paid) : undefined;
        if (pause === undefined || pause >= leftMs()) throw error;
        // When the wait is cut short, the next attempt ends at once with the right failure and sends nothing.
        await clock.sleep(pause, signal).catch(() => undefined);
        return attempt();
      }
    }

    try {
      const value = await attempts();
      log.debug(
        { operation, status: last?.status, bytes: last?.body.length, ms: clock.elapsed() - begun },
        'service call',
      );
      return value;
    } catch (error) {
      const failure = failureFor(error, paid);
      const { code, mayHaveCost, detail } = failure;
      const bytes = last?.body.length;
      log.debug(
        { operation, status: detail.status, bytes, ms: clock.elapsed() - begun, code, mayHaveCost },
        'service call',
      );
      throw failure;
    }
  }

  return {
    searchChatThreads: (input, call) => ask(() => dialect.searchChatThreads(input), call, readThreads),
    searchDatastore: async (input, call) => {
      const records = await ask(() => dialect.searchDatastore(input), call, readRecords);
      // A deployment counts what is left after its cut-off and its limit (assumed), which is not what matched in all.
      return options.dialect === 'deployed' ? { ...records, total: undefined } : records;
    },
    searchUniversal: (input, call) => ask(() => dialect.searchUniversal(input), call, readRecords),
    prompt: (input, call) => ask(() => dialect.prompt(input), call, readCompletion),
    agentPrompt: (input, call) => ask(() => dialect.agentPrompt(input), call, readCompletion),
    profilePrompt: (input, call) => ask(() => dialect.profilePrompt(input), call, readCompletion),
    queryDatastore: (input, call) => ask(() => dialect.queryDatastore(input), call, readRecords),
    describeToken: async (call) => {
      checkToken(call.token);
      const { method, path, parameter } = TOKEN_ENDPOINT;
      const query = `${parameter}=${encodeURIComponent(call.token)}`;
      const request = requestFor(hosts.base, { method, path, query, body: undefined }, call.token);
      try {
        return await run({ operation: 'describeToken', paid: false, request }, call, readTokenDescription);
      } catch (error) {
        const code = error instanceof ServiceFailure ? error.code : undefined;
        if (code === 'not-offered' || code === 'not-found') return undefined;
        throw error;
      }
    },
    close: () => exchange.close(),
  };
}

/** What a complete reply holds. @throws ServiceFailure for a refusal, an error in a success, or an unreadable reply */
function contentOf<T>(reply: HttpReply, now: number, token: string, read: (value: unknown) => T | undefined): T {
  const { status } = reply;
  const body = readBody(reply.body, reply.header('content-encoding'));
  const secrets = [token, encodeURIComponent(token)];
  if (status < 200 || status > 299) {
    throw classifyRefusal({ status, body, retryAfter: reply.header('retry-after'), secrets }, now);
  }
  const failure = failureInSuccess({ status, body, secrets });
  if (failure) throw failure;
  const value = body.kind === 'json' ? read(body.value) : undefined;
  if (value === undefined) throw new ServiceFailure('unreadable-reply', true, { status });
  return value;
}

/**
 * The failure as it leaves the client: a free call has never cost anything. Whatever is not a ServiceFailure comes from
 * reading a reply, since everything else makes one itself.
 */
function failureFor(error: unknown, paid: boolean): ServiceFailure {
  if (!(error instanceof ServiceFailure)) return new ServiceFailure('unreadable-reply', paid, {}, error);
  if (paid || !error.mayHaveCost) return error;
  return new ServiceFailure(error.code, false, error.detail, error.cause);
}
