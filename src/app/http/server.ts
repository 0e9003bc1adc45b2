/** The one web server of the bot. It listens before there is a bot to serve: a PaaS waits for the port. */
import type { RequestListener, ServerResponse } from 'node:http';
import { type HttpServer, openHttpServer, type ServerOptions } from '#platform/http-server.ts';
import { notTaking, type Readiness } from './readiness.ts';
import { WEBHOOK_PATH, type WebhookHandler } from './webhook.ts';

/** Where the consent pages of the embedded service are mounted for people who come from outside. */
export const CONSENT_PATH = '/consent';
/** Where a browser sends a large file to these pages, in pieces. */
export const UPLOADS_PATH = `${CONSENT_PATH}/uploads`;
const RETRY_AFTER_SECONDS = '2';

export interface WebServer extends HttpServer {
  /** From now on this answers; what came before was told to come again. */
  serve(site: Routes): void;
}

export interface Routes {
  /** Undefined while polling: the path does not exist. */
  webhook: WebhookHandler | undefined;
  /** Not ready while stopping: a router sends new requests elsewhere. Never rejects. */
  readiness(): Promise<Readiness>;
  /** Every other request but those for health. Made ready when the first of them comes. */
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
      return void tellReadiness(response, site?.readiness() ?? notTaking('the program is starting'));
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
