/** Telegram in tests: the playground, recording Bot API calls and injecting faults. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { type Form, parseJson, readForm } from '#playground/api/form.ts';
import {
  createPlayground,
  type Playground,
  type PlaygroundMiddleware,
  type PlaygroundOptions,
} from '#playground/playground.ts';
import { badRequest, forbidden, Refusal, tooManyRequests } from '#playground/refusal.ts';
import { conform, SPEC, SpecViolation } from '#playground/spec/spec.ts';
import { reportSpecViolation } from './spec-violations.ts';

const MAX_RECORDED_CALLS = 2_000;
/** A slow file is sent in this many pieces. */
const PIECES = 8;
/** Delay between sending the first half of a file and cutting the connection. */
const LEAVING_MS = 20;

const KINDS = [
  'refuse_429',
  'refuse_500',
  'refuse_403',
  'refuse_400',
  'bad_gateway',
  'bad_gateway_after',
  'garbage',
  'hang',
  'hang_after',
  'cut_before',
  'cut_after',
  'slow',
] as const;

const Fault = z.strictObject({
  /** A Bot API method, case-insensitive; "*": every method except getUpdates; "file": a download. */
  method: z.string().min(1).max(64),
  /**
   * refuse_…: answered with an error. bad_gateway: 502 with an HTML page. garbage: 200 with a body that isn't JSON.
   * hang: never answered. cut_before: the connection is closed. None of these calls is performed.
   * bad_gateway_after, hang_after, cut_after: performed, then the same (half of a file is sent).
   * slow: performed after `ms`, even if the caller has given up by then.
   */
  kind: z.enum(KINDS),
  times: z.number().int().min(1).max(1_000_000).default(1),
  /** Milliseconds for which every such call is affected, regardless of `times`. */
  lasts_ms: z.number().int().min(1).max(600_000).optional(),
  /** Seconds, for refuse_429; with `lasts_ms`, the remaining seconds are sent instead. */
  retry_after: z.number().int().min(0).max(86_400).default(1),
  /** Milliseconds, for slow. */
  ms: z.number().int().min(0).max(600_000).default(1_000),
  /** Text after "Bad Request: " or "Forbidden: ". */
  description: z.string().max(300).optional(),
  /** Only calls to this chat. */
  chat_id: z.number().int().optional(),
});
export type Fault = z.infer<typeof Fault>;
type ActiveFault = Fault & { readonly endsAt: number | undefined };

const Pushed = z.strictObject({ kind: z.string(), payload: z.record(z.string(), z.unknown()) });

export interface RecordedCall {
  readonly number: number;
  readonly method: string;
  readonly params: Record<string, unknown>;
  /** When it arrived, Unix milliseconds. */
  readonly at: number;
  /** Set once it's finished: the HTTP status, or 0 if the connection was cut on purpose. */
  status?: number;
}

/** A playground on a free port, with fault injection. */
export function openTelegram(options: Partial<PlaygroundOptions> = {}): Promise<Playground> {
  const { clock = systemClock } = options;
  return createPlayground({
    port: 0,
    clock,
    log: createLog('silent'),
    middleware: faultInjection(clock),
    ...options,
  });
}

/**
 * Adds to a playground: GET, POST and DELETE /control/faults (`?hanging=leave` keeps hanging calls), GET
 * /control/calls, and POST /control/updates, which queues an update as is, even if its kind isn't allowed.
 * @param holdsCalls whether every call is checked against the specification
 */
export function faultInjection(clock: Clock, { holdsCalls = false } = {}): PlaygroundMiddleware {
  return (closing, queue) => {
    queue.onChange(() => checkReceived('an update', queue.remembered().at(-1)?.update, ['Update']));
    const faults = createFaults(clock);
    const calls = createCallLog(clock);
    return async (context, next) => {
      const { path, method } = context.req;
      if (path === '/control/faults') return await control(context, method, faults);
      if (path === '/control/calls') {
        return context.json({ calls: calls.list(context.req.query('method')) });
      }
      if (path === '/control/updates' && context.req.method === 'POST') {
        const { kind, payload } = Pushed.parse(await context.req.json());
        const allowed = [...queue.allowed];
        queue.allow([kind]);
        const update_id = queue.push(kind, payload, 'pushed');
        queue.allow(allowed);
        return context.json({ update_id });
      }
      const [, ofFile, ofMethod] = /^\/(?:file\/bot[^/]*\/(.+)|bot[^/]*\/([^/]+))$/.exec(path) ?? [];
      if (ofFile === undefined && ofMethod === undefined) return await next();
      const name = ofMethod ?? 'file';
      const form = ofMethod === undefined ? undefined : await readForm(context.req.raw.clone()).catch(() => undefined);
      if (holdsCalls && ofMethod !== undefined && form) checkSent(ofMethod, form);
      const call = calls.add(name, ofFile === undefined ? recordOf(form) : { file_path: ofFile });
      const fault = faults.next(name, form?.texts.get('chat_id'));
      const gone = new AbortController();
      context.env.outgoing.once('close', () => gone.abort(new Error('the caller disconnected')));
      const silenced = fault && faults.silence(AbortSignal.any([gone.signal, closing]));
      const cut = () => {
        call.status = 0;
        context.env.incoming.socket.destroy();
        return new Response(null, { status: 500 });
      };

      const early = fault && (await before(fault, silenced, cut));
      if (early) {
        call.status ??= early.status;
        return early;
      }
      if (fault?.kind === 'slow' && ofFile === undefined) await clock.sleep(fault.ms, closing);
      await next();
      // Checks the reply even if a fault then withholds it.
      if (ofMethod !== undefined) await checkReply(ofMethod, context.res);
      const isAfter = fault?.kind.endsWith('_after') === true;
      if (!isAfter) call.status = context.res.status;
      if (!fault || !(isAfter || fault.kind === 'slow')) return;
      if (ofFile !== undefined) {
        const bytes = new Uint8Array(await context.res.arrayBuffer());
        const pieces = filePieces(bytes, fault, { clock, closing, silenced, cut });
        replace(context, new Response(ReadableStream.from(pieces), { headers: context.res.headers }));
        return;
      }
      if (fault.kind === 'slow') return;
      if (fault.kind === 'hang_after') await silenced;
      replace(context, fault.kind === 'bad_gateway_after' ? badGateway() : cut());
      call.status ??= context.res.status;
    };
  };
}

/** Checks a value against the specification: all required fields, and no unknown ones. */
function checkReceived(what: string, value: unknown, types: readonly string[]): void {
  try {
    conform(value, types, what, 'received');
  } catch (error) {
    if (!(error instanceof SpecViolation)) throw error;
    reportSpecViolation(`${what}: ${error.message} in ${JSON.stringify(value)}`);
  }
}

/** Checks a call against the specification; also reports methods or arguments that are newer. */
function checkSent(method: string, { texts }: Form): void {
  const { fields } = SPEC.methods[method] ?? {};
  if (!fields) reportSpecViolation(`the bot calls ${method}, which is not in the specification`);
  for (const [name, text] of texts) {
    const types = fields?.[name]?.types ?? [];
    const value = types.includes('String') ? text : parseJson(text)?.value;
    if (fields && types.length === 0) reportSpecViolation(`the bot passes the unknown argument ${name} to ${method}`);
    else if (fields) checkReceived(`${name} of ${method}`, value, types);
  }
}

async function checkReply(name: string, response: Response): Promise<void> {
  const method = Object.keys(SPEC.methods).find((each) => each.toLowerCase() === name.toLowerCase());
  if (!response.ok || method === undefined) return;
  const reply = z.object({ result: z.unknown() }).safeParse(await response.clone().json());
  checkReceived(`the result of ${method}`, reply.data?.result, SPEC.methods[method]?.returns ?? []);
}

/** A call's arguments, JSON texts parsed, uploads as "<n bytes>". */
function recordOf(form: Form | undefined): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, value] of form?.texts ?? [])
    record[name] = /^[[{]/.test(value) ? (parseJson(value)?.value ?? value) : value;
  for (const [name, file] of form?.files ?? []) record[name] = `<${file.bytes.length} bytes>`;
  return record;
}

type NodeContext = Context<{ Bindings: HttpBindings }>;
type Faults = ReturnType<typeof createFaults>;

/** Replaces the response; Hono would otherwise merge the headers of the first into the second. */
function replace(context: NodeContext, response: Response): void {
  context.res = undefined;
  context.res = response;
}

const badGateway = () =>
  new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  });

async function control(context: NodeContext, method: string, faults: Faults): Promise<Response> {
  if (method === 'DELETE') faults.clear({ leaveHanging: context.req.query('hanging') === 'leave' });
  if (method === 'POST') {
    const fault = Fault.safeParse(await context.req.json().catch(() => undefined));
    if (!fault.success) return context.json({ error: z.prettifyError(fault.error) }, 400);
    faults.add(fault.data);
  }
  return context.json({ faults: faults.list() });
}

/** The response to a call that isn't performed, or undefined if it has to be performed. */
async function before(
  fault: Fault,
  silenced: Promise<void> | undefined,
  cut: () => Response,
): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'hang':
      await silenced;
      return cut();
    case 'cut_before':
      return cut();
    case 'bad_gateway':
      return badGateway();
    case 'garbage':
      return new Response('{"ok":tru', { headers: { 'content-type': 'application/json' } });
    case 'slow':
    case 'cut_after':
    case 'hang_after':
    case 'bad_gateway_after':
      return undefined;
    default: {
      const refusal = refusalFor(fault);
      const seconds = refusal.parameters?.retry_after;
      return new Response(JSON.stringify(refusal.toEnvelope()), {
        status: refusal.code,
        headers: {
          'content-type': 'application/json',
          ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }),
        },
      });
    }
  }
}

function refusalFor({ kind, retry_after: seconds, description }: Fault): Refusal {
  if (kind === 'refuse_429') return tooManyRequests(seconds);
  if (kind === 'refuse_403') return forbidden(description ?? 'bot was kicked from the group chat');
  if (kind === 'refuse_400') return badRequest(description ?? 'injected by the test');
  return new Refusal(500, 'Internal Server Error');
}

/** Sends a file slowly, or only half of it. */
async function* filePieces(
  bytes: Uint8Array,
  { kind, ms }: Fault,
  around: { clock: Clock; closing: AbortSignal; silenced: Promise<void> | undefined; cut(): Response },
): AsyncGenerator<Uint8Array> {
  const { clock, closing, silenced, cut } = around;
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  for (let at = 0; at < bytes.length; at += size) {
    if (kind === 'slow') await clock.sleep(ms / PIECES, closing);
    else if (at >= bytes.length / 2) {
      await clock.sleep(LEAVING_MS, closing);
      if (kind === 'hang_after') await silenced;
      cut();
      return;
    }
    yield bytes.subarray(at, at + size);
  }
}

function createFaults(clock: Clock) {
  let faults: ActiveFault[] = [];
  let cleared = Promise.withResolvers<void>();
  return {
    add(fault: Fault) {
      const { lasts_ms: lasts } = fault;
      faults.push({ ...fault, endsAt: lasts === undefined ? undefined : clock.now() + lasts });
    },
    /** The fault for this call, which is counted down; undefined if there is none. */
    next(method: string, chatId: string | undefined): Fault | undefined {
      const now = clock.now();
      faults = faults.filter(({ endsAt }) => endsAt === undefined || endsAt > now);
      const name = method.toLowerCase();
      const fault = faults.find(
        (candidate) =>
          (candidate.method.toLowerCase() === name ||
            (candidate.method === '*' && name !== 'getupdates' && name !== 'file')) &&
          (candidate.chat_id === undefined || String(candidate.chat_id) === chatId),
      );
      if (!fault) return undefined;
      const { endsAt, ...met } = fault;
      if (endsAt !== undefined) return { ...met, retry_after: Math.ceil((endsAt - now) / 1000) };
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return met;
    },
    list: () => faults.map(({ endsAt: _, ...fault }) => fault),
    /** Removes all faults; hanging calls are cut unless `leaveHanging`. */
    clear({ leaveHanging = false } = {}) {
      faults = [];
      if (leaveHanging) return;
      cleared.resolve();
      cleared = Promise.withResolvers<void>();
    },
    /** Resolves when hanging calls are cleared, or when `signal` is aborted. */
    async silence(signal: AbortSignal): Promise<void> {
      if (signal.aborted) return;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([cleared.promise, aborted]);
    },
  };
}

function createCallLog(clock: Clock) {
  let calls: RecordedCall[] = [];
  let last = 0;
  return {
    add(method: string, params: Record<string, unknown>): RecordedCall {
      last += 1;
      const call: RecordedCall = { number: last, method, params, at: clock.now() };
      calls.push(call);
      if (calls.length > 2 * MAX_RECORDED_CALLS) calls = calls.slice(-MAX_RECORDED_CALLS);
      return call;
    },
    list: (method?: string) =>
      calls.filter((call) => method === undefined || call.method.toLowerCase() === method.toLowerCase()),
  };
}
