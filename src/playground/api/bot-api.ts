/**
 * The Bot API over HTTP: /bot<token>/<method> and /file/bot<token>/<path>, with Telegram's envelope. Ordered faults and
 * the record of calls live here, between the wire and the methods.
 */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Log } from '#platform/log.ts';
import type { Emulator } from '../emulator.ts';
import { badRequest, forbidden, Refusal, tooManyRequests } from '../refusal.ts';
import { type CallArguments, readArguments } from './arguments.ts';
import type { CallLog, RecordedCall } from './call-log.ts';
import type { Fault, Faults } from './faults.ts';
import { fileRoutes } from './file-routes.ts';
import { perform } from './method-table.ts';

type NodeContext = Context<{ Bindings: HttpBindings }>;

export interface BotApiDeps {
  readonly emulator: Emulator;
  readonly token: string;
  readonly faults: Faults;
  readonly calls: CallLog;
  readonly log: Log;
  /** Aborted when the playground closes. */
  readonly closing: AbortSignal;
}

/** The Bot API's routes. */
export function botApiRoutes(deps: BotApiDeps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.all('/:bot{bot[^/]*}/:method', async (context) => {
    let call: RecordedCall | undefined;
    try {
      const method = context.req.param('method');
      checkToken(context.req.param('bot'), deps.token);
      const args = await readArguments(context.req.raw).catch((error: unknown) => {
        deps.calls.add(method, {}).status = error instanceof Refusal ? error.code : 400;
        throw error instanceof Refusal ? error : badRequest("can't read request body");
      });
      call = deps.calls.add(method, args.toRecord());
      const response = await answer(context, deps, method, args, call);
      call.status ??= response.status;
      return response;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Internal Server Error');
      if (!(error instanceof Refusal)) deps.log.error({ err: error }, 'playground: a method failed');
      if (call) call.status = refusal.code;
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
  { emulator, faults, closing, log }: BotApiDeps,
  method: string,
  args: CallArguments,
  call: RecordedCall,
): Promise<Response> {
  const gone = new AbortController();
  const { outgoing } = context.env;
  outgoing.once('close', () => gone.abort(new Error('the caller has gone')));
  const signal = AbortSignal.any([gone.signal, closing]);
  const cut = (): Response => {
    call.status = 0;
    context.env.incoming.socket.destroy();
    return new Response(null, { status: 500 });
  };

  const badGateway = () => context.html('<html><body><h1>502 Bad Gateway</h1></body></html>', 502);

  const fault = faults.next(method, args.text('chat_id'));
  // From now on: a poll that waits for something to tell must not hang by an order that was taken back meanwhile.
  const silenced = fault && faults.silence(signal);
  const silence = async () => {
    await silenced;
    return cut();
  };
  if (fault) log.debug({ method, fault: fault.kind }, 'playground: an ordered fault');
  switch (fault?.kind) {
    case 'hang':
      return await silence();
    case 'cut_before':
      return cut();
    case 'bad_gateway':
      return badGateway();
    case 'garbage':
      return new Response('{"ok":tru', { headers: { 'content-type': 'application/json' } });
    case 'slow':
      // What has been received is carried out, whether or not anybody still waits for the answer.
      await emulator.clock.sleep(fault.ms, closing);
      break;
    case 'cut_after':
    case 'hang_after':
    case 'bad_gateway_after':
      break;
    default:
      if (fault) throw refusalFor(fault);
  }
  const result = await perform(emulator, method, args, signal);
  if (fault?.kind === 'cut_after') return cut();
  if (fault?.kind === 'hang_after') return await silence();
  if (fault?.kind === 'bad_gateway_after') return badGateway();
  return new Response(JSON.stringify({ ok: true, result }), { headers: { 'content-type': 'application/json' } });
}

function refusalFor(fault: Fault): Refusal {
  if (fault.kind === 'refuse_429') return tooManyRequests(fault.retry_after);
  if (fault.kind === 'refuse_403') return forbidden(fault.description ?? 'bot was kicked from the group chat');
  if (fault.kind === 'refuse_400') return badRequest(fault.description ?? 'ordered by the test');
  if (fault.kind === 'refuse_404')
    return new Refusal(404, fault.description === undefined ? 'Not Found' : `Not Found: ${fault.description}`);
  return new Refusal(500, 'Internal Server Error');
}

/** Carries out a method named in the body of a webhook's answer; as in Telegram its outcome goes nowhere. */
export async function performWebhookReply(emulator: Emulator, body: string, calls: CallLog, closing: AbortSignal) {
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
    const call = calls.add(method, args.toRecord());
    call.status = await perform(emulator, method, args, closing).then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.code : 500),
    );
  } catch {
    // An unreadable body is no method call; the update itself was taken.
  }
}
