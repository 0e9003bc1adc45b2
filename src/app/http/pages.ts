/** The bot's pages: connecting, metrics, and the consent pages of an embedded service. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { TrustedProxies } from '#platform/client-address.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { CONNECT_PATH, type ConnectPageOptions, createConnectPage } from './connect-page.ts';
import { createMetricsPage, type MetricsOptions } from './metrics.ts';
import { page, STYLE, STYLE_PATH } from './page.ts';
import { addressOf, perMinute } from './rate-limit.ts';
import { noStore, securityHeaders } from './security-headers.ts';
import { CONSENT_PATH, UPLOADS_PATH } from './server.ts';

const MAX_FORM_BYTES = 16 * 1024;
const PAGES_PER_MINUTE = 60;
/** Enough for the pieces of a large file over a fast connection, and for polling its import. */
const UPLOADS_PER_MINUTE = 1200;
const MAX_PIECE_BYTES = 8 * 1024 ** 2;

/** Limits bodies by their Content-Length: 413 for larger ones, 411 for chunked ones, which no browser sends. */
function bodyAtMost(bytes: number): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.header('transfer-encoding') !== undefined)
      return context.text('The request needs a Content-Length.', 411, { Connection: 'close' });
    if (Number(context.req.header('content-length') ?? 0) > bytes)
      return context.text('The request is too large.', 413, { Connection: 'close' });
    await next();
    return undefined;
  };
}

export interface PagesOptions {
  clock: Clock;
  log: Log;
  connect: ConnectPageOptions;
  consentPages: ((request: Request, from: From) => Response | Promise<Response>) | undefined;
  metrics: MetricsOptions;
  /** Proxies whose X-Forwarded-For is trusted; none when absent. */
  trustedProxies?: TrustedProxies | undefined;
}

/** The client's address, and a function that destroys the connection. */
interface From {
  address: string;
  cut(): void;
}

function fromOf(context: Context, trusted: TrustedProxies | undefined): From {
  const { incoming }: { incoming?: IncomingMessage } = context.env;
  return { address: addressOf(context, trusted), cut: () => void incoming?.socket.destroy() };
}

/** Handles every request except the webhook's and health probes. */
export function createPagesListener(options: PagesOptions): RequestListener {
  const listener = getRequestListener(createPages(options).fetch, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}

function createPages(options: PagesOptions): Hono {
  const { clock, log, trustedProxies } = options;
  const rateLimit = perMinute(clock, trustedProxies);
  const app = new Hono();

  app.get('/metrics', createMetricsPage(options.metrics));

  if (options.consentPages) {
    const { consentPages } = options;
    app.use(UPLOADS_PATH, rateLimit(UPLOADS_PER_MINUTE), bodyAtMost(MAX_PIECE_BYTES));
    const pageLimits = [rateLimit(PAGES_PER_MINUTE), bodyAtMost(MAX_FORM_BYTES)] as const;
    app.use(`${CONSENT_PATH}/*`, except(UPLOADS_PATH, ...pageLimits));
    app.mount(
      CONSENT_PATH,
      (request, from: From) => consentPages(request, from),
      (context) => fromOf(context, trustedProxies),
    );
  }

  app.use(securityHeaders);
  app.get(STYLE_PATH, (context) =>
    context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  );
  app.use(noStore, rateLimit(PAGES_PER_MINUTE), bodyAtMost(MAX_FORM_BYTES));
  app.route(CONNECT_PATH, createConnectPage(options.connect));
  app.get('/', (context) =>
    context.html(
      page(
        'A bot over your own data',
        html`<p>This address serves a Telegram bot. Talk to it here:</p><p><a href="${options.connect.chatUrl}">Open the chat</a></p>`,
      ),
    ),
  );
  app.notFound((context) => context.html(page('Nothing here', html`<p>This page does not exist.</p>`), 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ err: error }, 'a page failed');
    return context.html(page('Something went wrong', html`<p>Please go back to the chat and try again.</p>`), 500);
  });
  return app;
}
