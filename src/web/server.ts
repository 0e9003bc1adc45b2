/** The one web server of the bot: webhook, connect page, health, metrics, and the consent pages where they are ours. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { CONNECT_PATH, type ConnectPageOptions, createConnectPage } from './connect-page.ts';
import { createMetrics } from './metrics.ts';
import { page, STYLE, STYLE_PATH } from './page.ts';
import { addressOf, rateLimit } from './rate-limit.ts';
import { noStore, securityHeaders } from './security-headers.ts';
import { WEBHOOK_PATH, type WebhookHandler } from './webhook.ts';

/** Where the consent pages of the embedded service are mounted for people who come from outside. */
export const CONSENT_PATH = '/consent';
const MAX_FORM_BYTES = 16 * 1024;
const PAGES_PER_MINUTE = 60;
const PATIENCE = { headersMs: 10_000, requestMs: 30_000 };

export interface WebServer {
  readonly port: number;
  /** Stops listening at once; requests that are under way get `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

export interface WebServerOptions {
  host: string;
  port: number;
  clock: Clock;
  log: Log;
  /** Undefined while polling: the path does not exist. */
  webhook: WebhookHandler | undefined;
  connect: ConnectPageOptions;
  consentPages: ((request: Request, from: { address: string }) => Response | Promise<Response>) | undefined;
  /** How long a sender may take; absent: 10 s for the headers, 30 s for the whole request. */
  patience?: { headersMs: number; requestMs: number };
  /** False while stopping: a router sends new requests elsewhere. */
  ready(): boolean;
  stats(): Record<string, number>;
}

/** Rejects with the listen error (EADDRINUSE…). */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const pages = getRequestListener(createPages(options).fetch, { overrideGlobalObjects: false });
  const { headersMs, requestMs } = options.patience ?? PATIENCE;
  // Node looks for slow senders only so often: often enough that none lasts twice as long as it may.
  const server = createServer({ connectionsCheckingInterval: headersMs }, (request, response) => {
    if (options.webhook && request.url === WEBHOOK_PATH) options.webhook(request, response);
    else void pages(request, response);
  });
  // Longer than the 60 s for which Telegram and PaaS routers keep an idle connection; the rest bounds slow senders.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  await listen(server, options.port, options.host);
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function createPages(options: WebServerOptions): Hono {
  const { clock, log } = options;
  const metrics = createMetrics(options.stats);
  const app = new Hono();

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', (context) => (options.ready() ? context.text('ready') : context.text('stopping', 503)));
  app.get('/metrics', async (context) => {
    const direct = context.req.header('x-forwarded-for') === undefined;
    const address = getConnInfo(context).remote.address ?? '';
    if (!direct || !/^(::ffff:)?127\.|^::1$/.test(address)) return context.notFound();
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });

  if (options.consentPages) {
    const { consentPages } = options;
    app.use(`${CONSENT_PATH}/*`, rateLimit(clock, PAGES_PER_MINUTE, 60_000), bodyLimit({ maxSize: MAX_FORM_BYTES }));
    app.mount(CONSENT_PATH, (request, address: string) => consentPages(request, { address }), addressOf);
  }

  app.use(securityHeaders);
  app.get(STYLE_PATH, (context) =>
    context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=3600' }),
  );
  app.use(noStore, rateLimit(clock, PAGES_PER_MINUTE, 60_000), bodyLimit({ maxSize: MAX_FORM_BYTES }));
  app.route(CONNECT_PATH, createConnectPage(options.connect));
  app.get('/', (context) =>
    context.html(
      page(
        'A bot over your own data',
        html`<p>This address serves a Telegram bot. Talk to it here:</p><p><a href="${options.connect.chatUrl()}">Open the chat</a></p>`,
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
