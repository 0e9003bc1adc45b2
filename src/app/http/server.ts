/** The bot's web server. It listens before the bot has started, because a PaaS waits for the port. */
import type { RequestListener, ServerResponse } from 'node:http';
import { type HttpServer, openHttpServer, type ServerOptions } from '#platform/http-server.ts';
import { notAccepting, type Readiness } from './readiness.ts';
import { WEBHOOK_PATH, type WebhookHandler } from './webhook.ts';

/** Path at which the embedded service's pages are mounted. */
export const CONSENT_PATH = '/consent';
/** Path to which a browser uploads a large file in pieces. */
export const UPLOADS_PATH = `${CONSENT_PATH}/uploads`;
const RETRY_AFTER_SECONDS = '2';

export interface WebServer extends HttpServer {
  /** Starts serving; earlier requests got 503 with Retry-After. */
  serve(site: Routes): void;
}

export interface Routes {
  /** Undefined while polling: the path does not exist. */
  webhook: WebhookHandler | undefined;
  /** Not ready while stopping: a router sends new requests elsewhere. Never rejects. */
  readiness(): Promise<Readiness>;
  /** Handles every other request except health probes. Called on the first of them. */
  pages(): Promise<RequestListener>;
}

/** Rejects with the listen error (EADDRINUSE…). */
export async function startWebServer(options: Omit<ServerOptions, 'isLarge'>): Promise<WebServer> {
  let site: Routes | undefined;
  let pages: Promise<RequestListener> | undefined;
  const isLarge: ServerOptions['isLarge'] = ({ method, url }) => method === 'PUT' && pathOf(url) === UPLOADS_PATH;
  const server = await openHttpServer({ ...options, isLarge }, (request, response) => {
    const path = pathOf(request.url);
    if (path === '/healthz') return void response.end('ok');
    if (path === '/readyz')
      return void reportReadiness(response, site?.readiness() ?? notAccepting('the program is starting'));
    if (!site) return void response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS }).end();
    if (site.webhook && path === WEBHOOK_PATH) return site.webhook(request, response);
    pages ??= site.pages();
    pages.then(
      (listener) => listener(request, response),
      () => response.writeHead(500).end(),
    );
  });
  return {
    ...server,
    serve(next) {
      site = next;
    },
  };
}

const pathOf = (url: string | undefined) => url?.split('?', 1)[0];

/** Answers 200 or 503, with the state of each part in JSON. */
async function reportReadiness(response: ServerResponse, asked: Readiness | Promise<Readiness>): Promise<void> {
  const readiness = await asked;
  response
    .writeHead(readiness.ready ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(readiness.ready ? {} : { 'Retry-After': RETRY_AFTER_SECONDS }),
    })
    .end(`${JSON.stringify(readiness)}\n`);
}
