/** The one web server of the bot. It listens before there is a bot to serve: a PaaS waits for the port. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitRequestTime, type RequestTimeouts } from '#platform/request-timeout.ts';
import { notTaking, type Readiness } from './readiness.ts';
import { WEBHOOK_PATH, type WebhookHandler } from './webhook.ts';

/** Where the consent pages of the embedded service are mounted for people who come from outside. */
export const CONSENT_PATH = '/consent';
/** Where a browser sends a large file to these pages, in pieces. */
export const UPLOADS_PATH = `${CONSENT_PATH}/uploads`;
const PATIENCE = { headersMs: 10_000, wholeMs: 30_000, silenceMs: 30_000 };
const RETRY_AFTER_SECONDS = '2';

export interface WebServer {
  readonly port: number;
  /** From now on this answers; what came before was told to come again. */
  serve(site: Routes): void;
  /** Stops listening at once; requests that are under way get `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

export interface Routes {
  /** Undefined while polling: the path does not exist. */
  webhook: WebhookHandler | undefined;
  /** Not ready while stopping: a router sends new requests elsewhere. Never rejects. */
  readiness(): Promise<Readiness>;
  /** Every other request but those for health. Made ready when the first of them comes. */
  pages(): Promise<RequestListener>;
}

export interface WebServerOptions {
  host: string;
  port: number;
  /** How long a sender may take; absent: 10 s for the headers, 30 s for the whole request or the next bytes of a file. */
  patience?: RequestTimeouts & { headersMs: number };
}

/** Rejects with the listen error (EADDRINUSE…). */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const patience = options.patience ?? PATIENCE;
  let site: Routes | undefined;
  let pages: Promise<RequestListener> | undefined;
  // Node looks for slow senders only so often: often enough that none lasts twice as long as it may.
  const server = createServer({ connectionsCheckingInterval: patience.headersMs }, (request, response) => {
    const path = request.url?.split('?', 1)[0];
    limitRequestTime(request, response, patience, request.method === 'PUT' && path === UPLOADS_PATH);
    if (path === '/healthz') return void response.end('ok');
    if (path === '/readyz')
      return void tellReadiness(response, site?.readiness() ?? notTaking('the program is starting'));
    if (!site) return void response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS }).end();
    if (site.webhook && path === WEBHOOK_PATH) return site.webhook(request, response);
    pages ??= site.pages();
    pages.then(
      (listener) => listener(request, response),
      () => response.writeHead(500).end(),
    );
  });
  // Longer than the 60 s for which Telegram and PaaS routers keep an idle connection; the rest bounds slow senders.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = patience.headersMs;
  // Watched request by request.
  server.requestTimeout = 0;
  await listen(server, options.port, options.host);
  return {
    port: (server.address() as AddressInfo).port,
    serve(next) {
      site = next;
    },
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

/** 200 or 503, and which part is not ready, in JSON. */
async function tellReadiness(response: ServerResponse, asked: Readiness | Promise<Readiness>): Promise<void> {
  const readiness = await asked;
  response
    .writeHead(readiness.ready ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(readiness.ready ? {} : { 'Retry-After': RETRY_AFTER_SECONDS }),
    })
    .end(`${JSON.stringify(readiness)}\n`);
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
