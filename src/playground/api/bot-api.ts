/** The Bot API over HTTP: /bot<token>/<method> and /file/bot<token>/<path>, with Telegram's envelope. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Log } from '#platform/log.ts';
import type { BotApiMethod, Emulator, MethodTable } from '../emulator.ts';
import { businessMethods } from '../people/business.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { type CallArguments, readArguments } from './arguments.ts';
import { commands } from './methods/commands.ts';
import { editing } from './methods/editing.ts';
import { forwarding } from './methods/forwarding.ts';
import { identity } from './methods/identity.ts';
import { inlineMethods } from './methods/inline.ts';
import { reactions } from './methods/reactions.ts';
import { receiving } from './methods/receiving.ts';
import { sending } from './methods/sending.ts';

const METHODS: MethodTable = {
  ...identity,
  ...receiving,
  ...sending,
  ...editing,
  ...reactions,
  ...forwarding,
  ...inlineMethods,
  ...commands,
  ...businessMethods,
};

const BY_LOWER_CASE: ReadonlyMap<string, BotApiMethod> = new Map(
  Object.entries(METHODS).map(([name, method]) => [name.toLowerCase(), method]),
);

/** Performs one call and resolves to its `result`. Throws a Refusal; 404 names a method that is not emulated. */
async function perform(emulator: Emulator, name: string, args: CallArguments, signal: AbortSignal): Promise<unknown> {
  const method = BY_LOWER_CASE.get(name.toLowerCase());
  if (!method) throw new Refusal(404, `Not Found: the playground does not emulate the method "${name.slice(0, 64)}"`);
  return await method(emulator, args, signal);
}

type NodeContext = Context<{ Bindings: HttpBindings }>;

export interface BotApiDeps {
  readonly emulator: Emulator;
  readonly token: string;
  readonly log: Log;
  /** Aborted when the playground closes. */
  readonly closing: AbortSignal;
}

/** The Bot API's routes. */
export function botApiRoutes(deps: BotApiDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.all('/:bot{bot[^/]*}/:method', async (context) => {
    try {
      const method = context.req.param('method');
      checkToken(context.req.param('bot'), deps.token);
      const args = await readArguments(context.req.raw).catch((error: unknown) => {
        throw error instanceof Refusal ? error : badRequest("can't read request body");
      });
      return await answer(context, deps, method, args);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Internal Server Error');
      if (!(error instanceof Refusal)) deps.log.error({ err: error }, 'playground: a method failed');
      if (refusal.retryAfterSeconds !== undefined) context.header('retry-after', String(refusal.retryAfterSeconds));
      return context.body(JSON.stringify(refusal.toEnvelope()), statusOf(refusal), {
        'content-type': 'application/json',
      });
    }
  });

  app.route('/file', fileRoutes(deps));
  return app;
}

const unauthorized = () => new Refusal(401, 'Unauthorized');

function checkToken(segment: string, token: string): void {
  if (segment !== `bot${token}`) throw unauthorized();
}

function statusOf(refusal: Refusal): 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 {
  const { code } = refusal;
  return code === 401 || code === 403 || code === 404 || code === 409 || code === 413 || code === 429 || code === 500
    ? code
    : 400;
}

async function answer(
  context: NodeContext,
  { emulator, closing }: BotApiDeps,
  method: string,
  args: CallArguments,
): Promise<Response> {
  const gone = new AbortController();
  context.env.outgoing.once('close', () => gone.abort(new Error('the caller has gone')));
  const result = await perform(emulator, method, args, AbortSignal.any([gone.signal, closing]));
  return new Response(JSON.stringify({ ok: true, result }), { headers: { 'content-type': 'application/json' } });
}

/** Carries out a method named in the body of a webhook's answer; as in Telegram its outcome goes nowhere. */
export async function performWebhookReply(emulator: Emulator, body: string, closing: AbortSignal) {
  if (!body.trimStart().startsWith('{')) return;
  try {
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const args = await readArguments(request);
    const method = args.text('method') ?? '';
    // Refused by Telegram in this place: reading methods and those that would change the delivery under way.
    if (method === '' || /^(?:get|setWebhook|deleteWebhook|close|logOut)/i.test(method)) return;
    await perform(emulator, method, args, closing);
  } catch {
    // A refusal goes nowhere, and an unreadable body is no method call; the update itself was taken.
  }
}

interface FileRoutesDeps {
  readonly emulator: Emulator;
  readonly token: string;
}

function fileRoutes({ emulator, token }: FileRoutesDeps): Hono {
  const app = new Hono();
  app.get('/:bot{bot[^/]*}/:folder/:name', (context) => {
    const refuse = (code: 401 | 404, description: string) =>
      context.json({ ok: false, error_code: code, description }, code);
    if (context.req.param('bot') !== `bot${token}`) return refuse(401, 'Unauthorized');
    const file = emulator.files.get(context.req.param('name'));
    if (!file) return refuse(404, 'Not Found');
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(file.bytes.length) };
    return new Response(ReadableStream.from([file.bytes]), { headers });
  });
  return app;
}
