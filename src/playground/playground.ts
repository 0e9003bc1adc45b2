/**
 * The playground: a local emulation of Telegram's Bot API, with a web page to chat on and a control API for tests.
 * The bot reaches it only over HTTP. It listens on 127.0.0.1 and accepts only requests from this machine.
 */
import { randomBytes } from 'node:crypto';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Clock } from '#platform/clock.ts';
import { openHttpServer } from '#platform/http-server.ts';
import type { Log } from '#platform/log.ts';
import { botApiRoutes, performWebhookReply } from './api/bot-api.ts';
import { controlRoutes } from './control/control-routes.ts';
import { createLongPoll } from './delivery/long-poll.ts';
import { createUpdateQueue, type UpdateQueue } from './delivery/update-queue.ts';
import { createWebhookPush } from './delivery/webhook-push.ts';
import type { Emulator } from './emulator.ts';
import { PRESS_ANSWERABLE_MS } from './limits.ts';
import { pageRoutes } from './page-routes.ts';
import { seedWorld } from './people/gathering.ts';
import { createFileStore } from './world/file-store.ts';
import { createInlineQueries, createPending, type Press } from './world/inline-queries.ts';
import { botSchema } from './world/model.ts';
import { createStateSaver, loadState } from './world/state-file.ts';
import { createWorld } from './world/world.ts';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Why the request is rejected, or undefined if it's allowed. Header values as received. */
function guardProblem(host = '', origin?: string, fetchSite?: string): string | undefined {
  if (!LOOPBACK_HOST.test(host)) return 'This program answers only to this machine: use http://127.0.0.1.';
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return 'Requests from other web pages are refused.';
  // Browsers send this header even where they omit Origin (images, event streams, plain GETs).
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return 'Requests from other web pages are refused.';
  return undefined;
}

/** Answers 403 to every request that `guardProblem` rejects. A link on another site may still open the page itself. */
const loopbackGuard: MiddlewareHandler = async (context, next) => {
  const opensPage = context.req.header('sec-fetch-mode') === 'navigate' && context.req.path === '/';
  const fetchSite = opensPage ? undefined : context.req.header('sec-fetch-site');
  const problem = guardProblem(context.req.header('host'), context.req.header('origin'), fetchSite);
  if (problem !== undefined) return context.json({ ok: false, error_code: 403, description: problem }, 403);
  return await next();
};

/** Sent with every response. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export interface Playground {
  /** http://127.0.0.1:PORT, the address of the page. */
  readonly url: string;
  /** The same origin; the Bot API is served at `${apiRoot}/bot<token>/<method>`. */
  readonly apiRoot: string;
  /** The token that the bot must use. */
  readonly botToken: string;
  /** Ends long polls, event streams and webhook pushes, saves the chats and stops listening. Idempotent. */
  close(): Promise<void>;
}

export interface PlaygroundOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly clock: Clock;
  readonly log: Log;
  /** A JSON file that keeps the chats across restarts; without it they're in memory only. */
  readonly statePath?: string;
  readonly middleware?: PlaygroundMiddleware | undefined;
}

/** Runs before every request, with access to the update queue; `closing` is aborted when the playground closes. */
export type PlaygroundMiddleware = (
  closing: AbortSignal,
  queue: UpdateQueue,
) => MiddlewareHandler<{ Bindings: HttpBindings }>;

/** The bot as registered with BotFather; its name is shown until it sets another. */
const BOT = { id: 7_000_000_001, username: 'personal_data_bot', name: 'Personal Data' };

/** Starts a playground. Rejects if the port is in use. */
export async function createPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { clock, log, statePath } = options;
  const botToken = `${BOT.id}:${randomBytes(26).toString('base64url').slice(0, 35)}`;
  const saved = statePath === undefined ? undefined : await loadState(statePath, log);
  const closing = new AbortController();
  const queue = createUpdateQueue(clock, saved?.queue);
  const bot = botSchema.parse({ ...saved?.world.bot, id: BOT.id, username: BOT.username });
  bot.name[''] ??= BOT.name;
  const world = createWorld(clock, { people: [], chats: [], ...saved?.world, bot });
  const emulator: Emulator = {
    clock,
    startedAt: clock.now(),
    world,
    queue,
    files: createFileStore(clock, saved?.files),
    longPoll: createLongPoll(clock, queue),
    presses: createPending<Press>(clock, PRESS_ANSWERABLE_MS),
    inline: createInlineQueries(clock),
    webhook: createWebhookPush({
      clock,
      log,
      queue,
      execute: (reply) => performWebhookReply(emulator, reply, closing.signal),
    }),
  };
  if (!saved) seedWorld(emulator);

  const save = () => ({ world: world.save(), queue: queue.save(), files: emulator.files.all() });
  const saver = statePath === undefined ? undefined : createStateSaver(statePath, save, clock, log);
  if (saver) {
    world.feed.subscribe(() => saver.touch());
    queue.onChange(() => saver.touch());
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  });
  app.use(loopbackGuard);
  if (options.middleware) app.use(options.middleware(closing.signal, queue));
  app.onError((error, context) => {
    log.error({ err: error }, 'playground: a request failed');
    return context.json({ ok: false, error_code: 500, description: 'Internal Server Error' }, 500);
  });
  app.notFound((context) => context.json({ ok: false, error_code: 404, description: 'Not Found' }, 404));
  app.route('/', pageRoutes(emulator));
  app.route('/control', controlRoutes(emulator, closing.signal));
  app.route('/', botApiRoutes({ emulator, token: botToken, log, closing: closing.signal }));

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = await openHttpServer({ port: options.port, host: '127.0.0.1', isLarge: () => true }, listener);
  const url = `http://127.0.0.1:${server.port}`;
  log.info({ url }, 'playground: open');

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    closing.abort(new Error('the playground is closing'));
    emulator.webhook.setTarget(undefined);
    // Allows one turn of the event loop for the responses that the abort has produced, then cuts open connections.
    await server.close(0);
    await saver?.close();
  }
  return {
    url,
    apiRoot: url,
    botToken,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
