/** Serves one operation: authentication, input, scope, credits, work, in this order; a refused call costs nothing. */

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
import type { Asked } from './route.ts';

/** Silence after which a router may take a connection for dead is longer than this. */
const SIGN_OF_LIFE_MS = 15_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A router that collects a reply before passing it on would keep it to the end.
  'x-accel-buffering': 'no',
} as const;

/** Whether a request asks for events. */
function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

type Outcome =
  | { readonly reply: unknown; readonly credits: number | undefined }
  | { readonly error: ApiError; readonly credits: number | undefined };

/** Streams what the work tells; a stream that is left aborts it. @param work never rejects */
function answerEvents(
  clock: Clock,
  headers: Record<string, string>,
  work: (tell: (progress: AnswerProgress) => void, signal: AbortSignal) => Promise<Outcome>,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let stopSigns: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (!left.signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const send = (event: keyof typeof ANSWER_EVENT_DATA, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const live = () => {
        stopSigns = clock.setTimer(SIGN_OF_LIFE_MS, () => {
          write(':\n\n');
          live();
        });
      };
      live();
      const tell = (progress: AnswerProgress) => {
        if (progress.stage === 'token') send('token', { text: progress.text });
        else send('stage', progress);
      };
      void work(tell, left.signal).then((outcome) => {
        stopSigns();
        if ('reply' in outcome) send('reply', outcome);
        else {
          const { error, credits } = outcome;
          send('failure', { status: error.status, credits, error: error.message, code: error.code });
        }
        if (!left.signal.aborted) stream.close();
      });
    },
    cancel() {
      stopSigns();
      left.abort(new Error('the caller has left'));
    },
  });
  return new Response(body, { status: 200, headers: { ...HEADERS, ...headers } });
}

export interface OperationParts {
  readonly service: ServiceContext;
  readonly owners: Owners;
  readonly archiveOf: ArchiveOf;
  /** For what a language answers. */
  readonly answers: FairQueue;
  readonly log: Log;
}

/** How an operation is reached: the document's row, or what a deployment has under another name. */
export interface ServedOperation {
  readonly name: OperationName;
  readonly prepare: Prepare;
  readonly deployed: boolean;
}

export async function serveOperation(
  served: ServedOperation,
  { request, parts: { schema } }: Pick<Asked, 'request' | 'parts'>,
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
    const spelt = served.deployed ? expanded(missing, service.schemaBase) : missing;
    throw new ApiError(403, `Invalid permission (Missing scope: ${spelt})`);
  }
  if (call.unavailable) throw call.unavailable;
  const price = call.credits ?? creditsOf(name) ?? 0;
  const cause = { operation: name, tokenId: token.id };
  const taken = price === 0 ? undefined : await owners.credits?.charge(token.payerId, price, cause);
  if (taken?.ok === false)
    throw new ApiError(402, `Insufficient credits. ${price} required.`, creditsHeader(taken.balance));
  const charge = taken;

  /** Does what was paid for. Never rejects. */
  async function work(tell: CallContext['tell'], by: AbortSignal): Promise<Outcome> {
    let balance = charge?.balance;
    const refund = async () => {
      balance = (charge && (await owners.credits?.refund(charge.id))) ?? balance;
    };
    let isBegun = false;
    const perform = async () => {
      isBegun = true;
      const archive = await archiveOf(token.ownerId, by);
      return await call.perform({ archive, datastores: granted, signal: by, tell, refund });
    };
    try {
      const reply = await (call.watchable ? answers.run(token.ownerId, by, perform) : perform());
      // The service keeps its own replies to the contract: a wrong one is our fault and is not sent.
      if (!served.deployed) OPERATIONS[name].reply.parse(reply);
      if (charge) await owners.credits?.settle(charge.id);
      return { reply, credits: balance };
    } catch (error) {
      // A caller who left has had the work done; everybody else gets the credits back.
      if (by.aborted && isBegun) {
        if (charge) await owners.credits?.settle(charge.id).catch(() => undefined);
        return { error: new ApiError(500, 'The caller has left.'), credits: balance };
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
    return answerEvents(service.clock, creditsHeader(charge?.balance), (tell, left) =>
      work(tell, AbortSignal.any([signal, left])),
    );
  }
  const outcome = await work(() => undefined, signal);
  if ('error' in outcome) throw outcome.error;
  return jsonResponse(200, outcome.reply, creditsHeader(outcome.credits));
}

/** Nothing of a call that costs nothing. */
const creditsHeader = (balance: number | undefined): Record<string, string> =>
  balance === undefined ? {} : { [CREDITS_HEADER]: String(balance) };

/** Where the token alone decides what is read, it has to grant at least something: an empty answer would cost as much. */
function neededScopes(name: OperationName, call: PreparedCall, granted: readonly DatastoreName[]): Scope[] {
  const scopes = scopesFor(name, call.datastore);
  const reads: string = OPERATIONS[name].reads;
  const readsWhatIsGranted = reads === 'granted' || (reads === 'context' && call.datastore === undefined);
  if (readsWhatIsGranted && granted.length === 0) scopes.push(readScope('social-chat-message'));
  return scopes;
}

/** The deployment's spelling: the schema address instead of the datastore's name. */
function expanded(scope: Scope, schemaBase: string): string {
  const name = DATASTORE_NAMES.find((datastore) => readScope(datastore) === scope);
  return name === undefined ? scope : `ds:r:${schemaAddress(schemaBase, name)}`;
}
