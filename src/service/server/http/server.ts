/** Listens and hands requests to a fetch-style handler, with limits against slow and endless senders. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { limitRequestTime } from '#platform/request-timeout.ts';
import type { Bindings } from './route.ts';

export interface ServerLimits {
  /** Time for the headers, and for a whole request, to arrive. */
  headersMs: number;
  requestMs: number;
  /** Time for the next bytes of an export that is sent. */
  silenceMs: number;
  /** Connections at once; more are closed at once. */
  connections: number;
}

const LOOPBACK = '127.0.0.1';
const DEFAULT_LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, silenceMs: 30_000, connections: 1000 };

export interface HttpServer {
  readonly port: number;
  /** Stops listening, lets open requests end for `graceMs`, then cuts them. */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  /** 0 picks a free one. */
  port: number;
  /** This machine only when absent. */
  host?: string | undefined;
  /** Whether a router stands in front, whose word about where a request comes from counts. */
  behindRouter?: boolean;
  limits?: ServerLimits | undefined;
  /** Requests whose body may be large, and take as long as it takes while it moves. */
  isLarge: (method: string, path: string) => boolean;
}

/** Rejects when the port is taken. */
export async function listen(
  { port, host = LOOPBACK, behindRouter = false, limits = DEFAULT_LIMITS, isLarge }: ListenOptions,
  handle: (request: Request, bindings: Bindings) => Response | Promise<Response>,
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, bindings) => {
      const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
      // A router appends to this header; what stands before its own entry anybody can write.
      const reported = behindRouter ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
      const address = reported || (incoming?.socket.remoteAddress ?? '');
      return handle(request, {
        address,
        body: incoming?.iterator({ destroyOnReturn: false }),
        cut: () => void incoming?.socket.destroy(),
      });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // Watched request by request.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(limits.headersMs, 5_000) / 2,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      const path = incoming.url?.split('?', 1)[0] ?? '';
      // Whoever looks after the program asks often: it lives, whatever its files do.
      if (path === '/healthz') return void outgoing.end('ok');
      const { requestMs: wholeMs, silenceMs } = limits;
      limitRequestTime(incoming, outgoing, { wholeMs, silenceMs }, isLarge(incoming.method ?? '', path));
      void listener(incoming, outgoing);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => closeServer(server, graceMs),
  };
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
