/** One call to the service within its deadline: made once or (see retry.ts) twice, its reply read, and a log line of how it went. */
import type { Clock } from '#platform/clock.ts';
import type { HttpReply } from '#platform/http-client.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { AnswerProgress } from '../contract/answers.ts';
import type { ExtensionName } from '../contract/extensions.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { IMPORT_EXTENSIONS } from '../contract/imports.ts';
import type { OperationName } from '../contract/operations.ts';
import { classifyRefusal, failureInSuccess } from './classify.ts';
import type { Exchange } from './exchange.ts';
import { readBody } from './reply-body.ts';
import type { ServiceRequest } from './request.ts';
import { watchAnswer } from './watched-answer.ts';

/**
 * Generous, since a deployment loads and decrypts a person's data at the first call, "seconds through to many minutes"
 * (assumed), and an agent makes several model calls and queries (the interface document, LLM).
 */
export const DEADLINES_MS: Readonly<Record<OperationName | 'describeToken', number>> = {
  searchChatThreads: 60_000,
  searchDatastore: 60_000,
  searchDatastoreByPost: 60_000,
  searchUniversal: 60_000,
  queryDatastore: 60_000,
  llmPrompt: 90_000,
  llmAgentPrompt: 150_000,
  llmAgent: 150_000,
  llmProfilePrompt: 150_000,
  describeToken: 15_000,
};

/** Of what our own service offers beyond the document: but for a page of records and the names in them, none of it reads a person's data. A file takes as long as it takes. */
export const EXTENSION_DEADLINES_MS: Readonly<
  Record<ExtensionName | Exclude<keyof typeof IMPORT_EXTENSIONS, 'uploadImport'>, number>
> = {
  credits: 5_000,
  names: 10_000,
  revoke: 5_000,
  describeOwner: 10_000,
  issueToken: 15_000,
  listTokens: 10_000,
  revokeToken: 5_000,
  issueTicket: 10_000,
  // Of a large archive: its file is overwritten and counted before.
  eraseOwner: 120_000,
  exportRecords: 30_000,
  putMessages: 15_000,
  describeImport: 15_000,
  answerImport: 15_000,
  cancelImport: 15_000,
};

/** Pause before the second attempt, milliseconds. */
const RETRY_PAUSE_MS = 200;

/** Longest wait that a free call sits out without the caller knowing, milliseconds. */
const LONGEST_SILENT_WAIT_MS = 2_000;

/**
 * Milliseconds to wait before the one further attempt, or undefined when there is to be none. A call that costs credits is
 * repeated only if nothing of it can have reached the service; what the service answered to it is the caller's to see at once.
 * @param paid whether the call costs credits; unknown prices count as paid
 */
function retryPause(failure: ServiceFailure, paid: boolean): number | undefined {
  if (failure.code === 'unreachable') return failure.mayHaveCost ? undefined : RETRY_PAUSE_MS;
  if (paid) return undefined;
  const { status, retryAfterMs } = failure.detail;
  const transient =
    failure.code === 'connection-lost' ||
    (failure.code === 'service-failed' && status !== undefined && status >= 500) ||
    (failure.code === 'rate-limited' && retryAfterMs !== undefined);
  if (!transient) return undefined;
  const pause = retryAfterMs ?? RETRY_PAUSE_MS;
  return pause <= LONGEST_SILENT_WAIT_MS ? pause : undefined;
}

const ALL_DEADLINES_MS = { ...DEADLINES_MS, ...EXTENSION_DEADLINES_MS };

/** A request that is ready to go, and what is to be known about it. */
export interface Errand {
  readonly operation: keyof typeof ALL_DEADLINES_MS;
  /** Whether it costs credits; unknown prices count as paid. */
  readonly paid: boolean;
  /** Free, but not to be made again while it may have been carried out. */
  readonly onlyOnce?: boolean;
  readonly request: ServiceRequest;
  /** What authorises it: never repeated in what a failure says. */
  readonly secret: string;
}

export interface CallLimits {
  signal: AbortSignal;
  /** For the whole call, milliseconds; each operation has its own default. */
  deadlineMs?: number | undefined;
  /** Sees each whole reply, whatever its status, before it is read. */
  onReply?: ((reply: HttpReply) => void) | undefined;
  /** Hears how an answer is made, where the request accepts events; must not throw. */
  onProgress?: ((progress: AnswerProgress) => void) | undefined;
}

/**
 * Makes a call; `read` gives undefined for a value of another form.
 * @throws ServiceFailure and nothing else
 */
export type MakeCall = <T>(errand: Errand, limits: CallLimits, read: (value: unknown) => T | undefined) => Promise<T>;

export interface CallerOptions {
  exchange: Exchange;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

export function createCaller({ exchange, clock, log, metrics }: CallerOptions): MakeCall {
  return async (errand, limits, read) => {
    const { operation, paid, onlyOnce = false, secret } = errand;
    const { signal, deadlineMs = ALL_DEADLINES_MS[operation], onReply, onProgress } = limits;
    const begun = clock.monotonic();
    const leftMs = () => deadlineMs - (clock.monotonic() - begun);
    let last: HttpReply | undefined;

    async function attempt() {
      last = undefined;
      const watched = onProgress && watchAnswer(onProgress);
      const onHeaders = watched?.onHeaders;
      const reply = await exchange.send(errand.request, { signal, deadlineMs: leftMs(), onHeaders });
      last = watched ? watched.whole(reply) : reply;
      onReply?.(last);
      return contentOf(last, clock.now(), secret, read);
    }

    async function attempts() {
      try {
        return await attempt();
      } catch (error) {
        const pause = error instanceof ServiceFailure ? retryPause(error, paid || onlyOnce) : undefined;
        if (pause === undefined || pause >= leftMs()) throw error;
        // When the wait is cut short, the next attempt ends at once with the right failure and sends nothing.
        await clock.sleep(pause, signal).catch(() => undefined);
        return attempt();
      }
    }

    try {
      const value = await attempts();
      const ms = clock.monotonic() - begun;
      metrics.serviceCalls.observe({ operation }, ms / 1000);
      log.debug({ operation, status: last?.status, bytes: last?.body.length, ms }, 'service call');
      return value;
    } catch (error) {
      const failure = failureFor(error, paid);
      const { code, mayHaveCost, detail } = failure;
      const bytes = last?.body.length;
      const ms = clock.monotonic() - begun;
      metrics.serviceCalls.observe({ operation }, ms / 1000);
      metrics.serviceFailures.add({ operation, code });
      log.debug({ operation, status: detail.status, bytes, ms, code, mayHaveCost }, 'service call');
      throw failure;
    }
  };
}

/** What a complete reply holds. @throws ServiceFailure for a refusal, an error in a success, or an unreadable reply */
export function contentOf<T>(
  reply: HttpReply,
  now: number,
  secret: string,
  read: (value: unknown) => T | undefined,
): T {
  const { status } = reply;
  const body = readBody(reply.body, reply.header('content-encoding'));
  const secrets = [secret, encodeURIComponent(secret)];
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
