/** Listens on loopback and hands requests to a fetch-style handler, with limits against slow and endless senders. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Bindings } from './api.ts';

export interface ServerLimits {
  /** Time for the headers, and for a whole request, to arrive. */
  headersMs: number;
  requestMs: number;
  /** Connections at once; more are closed at once. */
  connections: number;
}

export const DEFAULT_LIMITS: ServerLimits = { headersMs: 10_000, requestMs: 30_000, connections: 1000 };

export interface HttpServer {
  readonly port: number;
  /** Stops listening, lets open requests end for `graceMs`, then cuts them. */
  close(graceMs: number): Promise<void>;
}

/** @param port 0 picks a free one. Rejects when the port is taken. */
export async function listen(
  port: number,
  handle: (request: Request, bindings: Bindings) => Response | Promise<Response>,
  limits: ServerLimits = DEFAULT_LIMITS,
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, bindings) => {
      const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
      return handle(request, { address: incoming?.socket.remoteAddress ?? '' });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(limits.headersMs, 5_000) / 2,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
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
