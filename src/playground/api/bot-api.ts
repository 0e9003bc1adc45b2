/** The Bot API over HTTP: /bot<token>/<method> and /file/bot<token>/<path>, with Telegram's response envelope. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '#platform/log.ts';
import type { Emulator, MethodTable } from '../emulator.ts';
import { businessMethods } from '../people/business.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { argumentsOf } from '../spec/arguments.ts';
import { SPEC } from '../spec/spec.ts';
import { type Form, readForm, UnreadableBody } from './form.ts';
import { commands } from './methods/commands.ts';
import { editing } from './methods/editing.ts';
import { forwarding } from './methods/forwarding.ts';
import { identity } from './methods/identity.ts';
import { inlineMethods } from './methods/inline.ts';
import { Described, receiving } from './methods/receiving.ts';
import { sending } from './methods/sending.ts';

const METHODS: MethodTable = {
  ...identity,
  ...receiving,
  ...sending,
  ...editing,
  ...forwarding,
  ...inlineMethods,
  ...commands,
  ...businessMethods,
};

const NAMES: ReadonlyMap<string, string> = new Map(Object.keys(SPEC.methods).map((name) => [name.toLowerCase(), name]));

/** Performs one call and resolves to its `result`. Rejects with a Refusal. */
async function perform(emulator: Emulator, given: string, form: Form, signal: AbortSignal): Promise<unknown> {
  const name = NAMES.get((given || (form.texts.get('method') ?? '')).toLowerCase());
  if (name === undefined) throw new Refusal(404, 'Not Found: method not found');
  const method = METHODS[name];
  if (!method) throw badRequest(`the playground does not emulate the method "${name}"`);
  return await method(emulator, argumentsOf(name, form), signal);
}

type NodeContext = Context<{ Bindings: HttpBindings }>;

export interface BotApiDeps {
  readonly emulator: Emulator;
  readonly token: string;
  readonly log: Log;
  /** Aborted when the playground closes. */
  readonly closing: AbortSignal;
}

export function botApiRoutes(deps: BotApiDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.all('/:bot{bot[^/]*}/:method{[^/]*}', async (context) => {
    if (!/^(?:GET|POST)$/.test(context.req.method)) return new Response(null, { status: 501 });
    try {
      checkToken(context.req.param('bot'), deps.token);
      return await answer(context, deps, context.req.param('method'));
    } catch (error) {
      if (error instanceof UnreadableBody) return new Response(null, { status: error.status });
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Internal Server Error');
      if (!(error instanceof Refusal)) deps.log.error({ err: error }, 'playground: a method failed');
      const seconds = refusal.parameters?.retry_after;
      if (seconds !== undefined) context.header('retry-after', String(seconds));
      return context.body(JSON.stringify(refusal.toEnvelope()), refusal.code as ContentfulStatusCode, JSON_TYPE);
    }
  });

  app.get('/file/:bot{bot[^/]*}/:folder/:name', (context) => {
    const refuse = (code: 401 | 404, description: string) =>
      context.json({ ok: false, error_code: code, description }, code);
    if (context.req.param('bot') !== `bot${deps.token}`) return refuse(401, 'Unauthorized');
    const file = deps.emulator.files.linked(context.req.param('name'));
    if (!file) return refuse(404, 'Not Found');
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(file.bytes.length) };
    return new Response(ReadableStream.from([file.bytes]), { headers });
  });
  return app;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Throws a Refusal for a wrong token; a malformed one gets a different error than an unknown one. */
function checkToken(segment: string, token: string): void {
  if (segment === `bot${token}`) return;
  const given = segment.slice('bot'.length);
  const hasShape = given.length <= 80 && /^[^0:][^:]*:/.test(given);
  if (hasShape && !/^\d+:/.test(given)) throw new Refusal(421, 'Misdirected Request: unallowed token specified');
  throw new Refusal(401, hasShape ? 'Unauthorized' : 'Unauthorized: invalid token specified');
}

async function answer(context: NodeContext, { emulator, closing }: BotApiDeps, method: string): Promise<Response> {
  const form = await readForm(context.req.raw);
  const gone = new AbortController();
  context.env.outgoing.once('close', () => gone.abort(new Error('the caller disconnected')));
  const result = await perform(emulator, method, form, AbortSignal.any([gone.signal, closing]));
  const envelope =
    result instanceof Described ? { ok: true, result: true, description: result.description } : { ok: true, result };
  return new Response(JSON.stringify(envelope), { headers: JSON_TYPE });
}

/** Methods ignored in a webhook response: those that only read or would change the delivery in progress. */
const NO_REPLY = /^(?:get|setWebhook$|deleteWebhook$|close$|logOut$)/i;

/** Performs the method named in the body of a webhook response. As on Telegram, its result is discarded. */
export async function performWebhookReply(emulator: Emulator, reply: Response, closing: AbortSignal): Promise<void> {
  try {
    const headers = { 'content-type': reply.headers.get('content-type') ?? '' };
    const body = await reply.arrayBuffer();
    const form = await readForm(new Request('http://127.0.0.1/', { method: 'POST', headers, body }));
    const method = form.texts.get('method') ?? '';
    if (method !== '' && !NO_REPLY.test(method)) await perform(emulator, method, form, closing);
  } catch {
    // Errors are discarded, and an unreadable body is no method call; the update itself was accepted.
  }
}
