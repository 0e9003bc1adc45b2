/** Serves one operation: authentication, input, scopes, credits, then the call itself; a refused call costs nothing. */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { ANSWER_EVENT_DATA, AnswerProgress } from '../../contract/answers.ts';
import { DATASTORE_NAMES, type DatastoreName, schemaAddress } from '../../contract/datastores.ts';
import { CREDITS_HEADER } from '../../contract/extensions.ts';
import { creditsOf, OPERATIONS, type OperationName, scopesFor } from '../../contract/operations.ts';
import { missingScopes, readScope, type Scope } from '../../contract/scopes.ts';
import type { FairQueue } from '../fair-queue.ts';
import type { CallContext, Prepare, PreparedCall, ServiceContext } from '../operations/prepared-call.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError, jsonResponse, toApiError } from './api-error.ts';
import { authenticate } from './authentication.ts';
import { readJsonObject } from './request-body.ts';
import type { RouteCall } from './route.ts';

/** Interval of keep-alive comments, shorter than the idle timeout of any router. */
const KEEP_ALIVE_MS = 15_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A router that buffers replies would hold the events back to the end.
  'x-accel-buffering': 'no',
} as const;

function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

type Outcome =
  | { readonly reply: unknown; readonly credits: number | undefined }
  | { readonly error: ApiError; readonly credits: number | undefined };

/** Streams the progress and outcome of `work` as server-sent events; a client that disconnects aborts it. @param work never rejects */
function answerEvents(
  clock: Clock,
  headers: Record<string, string>,
  work: (report: (progress: AnswerProgress) => void, signal: AbortSignal) => Promise<Outcome>,
): Response {
  const disconnected = new AbortController();
  const encoder = new TextEncoder();
  let stopKeepAlive: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (!disconnected.signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const send = (event: keyof typeof ANSWER_EVENT_DATA, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const keepAlive = () => {
        stopKeepAlive = clock.setTimer(KEEP_ALIVE_MS, () => {
          write(':\n\n');
          keepAlive();
        });
      };
      keepAlive();
      const report = (progress: AnswerProgress) => {
        if (progress.stage === 'token') send('token', { text: progress.text });
        else send('stage', progress);
      };
      void work(report, disconnected.signal).then((outcome) => {
        stopKeepAlive();
        if ('reply' in outcome) send('reply', outcome);
        else {
          const { error, credits } = outcome;
          send('failure', { status: error.status, credits, error: error.message, code: error.code });
        }
        if (!disconnected.signal.aborted) stream.close();
      });
    },
    cancel() {
      stopKeepAlive();
      disconnected.abort(new Error('the caller has disconnected'));
    },
  });
  return new Response(body, { status: 200, headers: { ...HEADERS, ...headers } });
}

export interface OperationParts {
  readonly service: ServiceContext;
  readonly owners: Owners;
  readonly archiveOf: ArchiveOf;
  /** Queue of the calls that an answerer handles. */
  readonly answers: FairQueue;
  readonly log: Log;
}

/** An operation at its documented path, or at a deployment's path. */
export interface ServedOperation {
  readonly name: OperationName;
  readonly prepare: Prepare;
  readonly deployed: boolean;
}

export async function serveOperation(
  served: ServedOperation,
  { request, params: { schema } }: Pick<RouteCall, 'request' | 'params'>,
  { service, owners, archiveOf, answers, log }: OperationParts,
): Promise<Response> {
  const { name } = served;
  const token = await authenticate(request, owners.tokens);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body = request.method === 'POST' ? await readJsonObject(request) : {};
  const call = served.prepare({ query, body, schema }, service);
  const { signal } = request;
  const granted = DATASTORE_NAMES.filter((datastore) => token.granted.includes(readScope(datastore)));
  const [missing] = missingScopes(token.granted, neededScopes(name, call, granted));
  if (missing !== undefined) {
    const spelled = served.deployed ? deployedForm(missing, service.schemaBase) : missing;
    throw new ApiError(403, `Invalid permission (Missing scope: ${spelled})`);
  }
  if (call.unavailable) throw call.unavailable;
  const price = call.credits ?? creditsOf(name) ?? 0;
  const cause = { operation: name, tokenId: token.id };
  const attempt = price === 0 ? undefined : await owners.credits?.charge(token.payerId, price, cause);
  if (attempt?.ok === false)
    throw new ApiError(402, `Insufficient credits. ${price} required.`, creditsHeader(attempt.balance));
  const charge = attempt;

  /** Performs the call, then settles or refunds its charge. Never rejects. */
  async function work(report: CallContext['report'], by: AbortSignal): Promise<Outcome> {
    let balance = charge?.balance;
    const refund = async () => {
      balance = (charge && (await owners.credits?.refund(charge.id))) ?? balance;
    };
    let hasStarted = false;
    const perform = async () => {
      hasStarted = true;
      const archive = await archiveOf(token.ownerId, by);
      return await call.perform({ archive, datastores: granted, signal: by, report, refund });
    };
    try {
      const reply = await (call.watchable ? answers.run(token.ownerId, by, perform) : perform());
      // A reply that breaks the contract is a fault of the service and isn't sent.
      if (!served.deployed) OPERATIONS[name].reply.parse(reply);
      if (charge) await owners.credits?.settle(charge.id);
      return { reply, credits: balance };
    } catch (error) {
      // A caller who disconnects after the work started still pays; every other failure is refunded.
      if (by.aborted && hasStarted) {
        if (charge) await owners.credits?.settle(charge.id).catch(() => undefined);
        return { error: new ApiError(500, 'The client disconnected.'), credits: balance };
      }
      await refund();
      const { status, message, headers, code } = toApiError(error, log, { operation: name });
      return {
        error: new ApiError(status, message, { ...headers, ...creditsHeader(balance) }, code),
        credits: balance,
      };
    }
  }

  if (call.watchable && wantsEvents(request)) {
    return answerEvents(service.clock, creditsHeader(charge?.balance), (report, disconnected) =>
      work(report, AbortSignal.any([signal, disconnected])),
    );
  }
  const outcome = await work(() => undefined, signal);
  if ('error' in outcome) throw outcome.error;
  return jsonResponse(200, outcome.reply, creditsHeader(outcome.credits));
}

/** No header for a free call. */
const creditsHeader = (balance: number | undefined): Record<string, string> =>
  balance === undefined ? {} : { [CREDITS_HEADER]: String(balance) };

/** If the token alone decides what is read, it must grant at least one datastore: an empty answer would cost as much. */
function neededScopes(name: OperationName, call: PreparedCall, granted: readonly DatastoreName[]): Scope[] {
  const scopes = scopesFor(name, call.datastore);
  const reads: string = OPERATIONS[name].reads;
  const readsWhatIsGranted = reads === 'granted' || (reads === 'context' && call.datastore === undefined);
  if (readsWhatIsGranted && granted.length === 0) scopes.push(readScope('social-chat-message'));
  return scopes;
}

/** A scope in the deployment's form: the schema address instead of the datastore's name. */
function deployedForm(scope: Scope, schemaBase: string): string {
  const name = DATASTORE_NAMES.find((datastore) => readScope(datastore) === scope);
  return name === undefined ? scope : `ds:r:${schemaAddress(schemaBase, name)}`;
}
