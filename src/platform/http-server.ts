/** An HTTP server that slow senders, half-sent requests and many connections do not shut. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clientAddress, isProxy, networkOf, type TrustedProxies } from './client-address.ts';

export interface ServerLimits {
  /** Time for the headers to arrive. */
  headersMs: number;
  /** Time for a whole request to arrive. */
  wholeMs: number;
  /** Time for the next bytes of a large body; up to twice as long may pass. */
  silenceMs: number;
  /** Connections at once. */
  connections: number;
  /** Of one address: connections, or where a proxy has opened them, requests under way. */
  perAddress: number;
}

export const SERVER_LIMITS: ServerLimits = {
  ...{ headersMs: 10_000, wholeMs: 30_000, silenceMs: 30_000 },
  ...{ connections: 1000, perAddress: 250 },
};

export interface ServerOptions {
  /** 0 picks a free one. */
  port: number;
  host: string;
  /** Whose word about who asks counts; nobody's when absent. */
  trustedProxies?: TrustedProxies | undefined;
  limits?: ServerLimits | undefined;
  /** Requests whose body may be large, and take as long as it takes while it moves. */
  isLarge(request: IncomingMessage): boolean;
}

export interface HttpServer {
  readonly port: number;
  /** Stops listening at once; requests that are under way get `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

/** Longer than the 60 s for which Telegram and PaaS routers keep an idle connection. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** Rejects with the listen error (EADDRINUSE…). */
export async function openHttpServer(options: ServerOptions, listener: RequestListener): Promise<HttpServer> {
  const { port, host, trustedProxies, limits = SERVER_LIMITS, isLarge } = options;
  const connections = createConnections(limits, trustedProxies);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // Watched request by request.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node looks for slow senders only so often: often enough that none lasts twice as long as it may.
      connectionsCheckingInterval: limits.headersMs / 2,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const large = isLarge(request);
      if (!connections.take(request, response, large)) return;
      limitRequestTime(request, response, limits, large);
      listener(request, response);
    },
  );
  server.on('connection', connections.open);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
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

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** What is arriving over it, or is answered. */
  request: IncomingMessage | undefined;
}

/** Where there are too many, the one goes that has waited longest for a request to arrive whole. */
function createConnections({ connections: most, perAddress }: ServerLimits, trusted: TrustedProxies | undefined) {
  /** Of all, in the order in which they began to wait; those that are answered are not here. */
  const waiting = new Set<Connection>();
  const all = new Map<Socket, Connection>();
  const ofAddress = new Map<string, number>();

  function count(address: string, by: 1 | -1): void {
    const left = (ofAddress.get(address) ?? 0) + by;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  }

  /** @returns whether one is closed. @param address of which; undefined: of any */
  function closeOne(address?: string): boolean {
    for (const connection of waiting) {
      if (connection.request?.complete) waiting.delete(connection);
      else if (address === undefined || connection.address === address) {
        remove(connection);
        connection.socket.destroy();
        return true;
      }
    }
    return false;
  }

  function remove(connection: Connection): void {
    waiting.delete(connection);
    if (all.delete(connection.socket)) count(connection.address, -1);
  }

  return {
    open(socket: Socket): void {
      // Who a proxy stands for is known with the headers.
      const address = isProxy(socket.remoteAddress, trusted) ? '' : networkOf(socket.remoteAddress ?? '');
      const isTooMany = address !== '' && (ofAddress.get(address) ?? 0) >= perAddress;
      if (isTooMany && !closeOne(address)) return void socket.destroy();
      if (all.size >= most && !closeOne()) return void socket.destroy();
      const connection = { socket, address, request: undefined };
      all.set(socket, connection);
      waiting.add(connection);
      count(address, 1);
      socket.once('close', () => remove(connection));
    },
    /** @returns false for a request that is one too many, which is answered here */
    take(request: IncomingMessage, response: ServerResponse, isLarge: boolean): boolean {
      const connection = all.get(request.socket);
      const address = connection?.address === '' ? clientAddress(request, trusted) : undefined;
      if (address !== undefined && (ofAddress.get(address) ?? 0) >= perAddress) {
        response.writeHead(503, { 'Retry-After': '2', Connection: 'close', 'Content-Length': '0' }).end();
        return false;
      }
      if (address !== undefined) count(address, 1);
      if (connection) connection.request = request;
      // A large body is sent by somebody who was let in, or is refused at once.
      if (connection && isLarge) waiting.delete(connection);
      response.once('close', () => {
        if (address !== undefined) count(address, -1);
        if (!connection || !all.has(connection.socket)) return;
        connection.request = undefined;
        waiting.delete(connection);
        waiting.add(connection);
      });
      return true;
    },
  };
}

/** As Node itself answers a request that is too slow. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the connection of a slow sender. In place of a server's `requestTimeout`, which is one for all requests. */
function limitRequestTime(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { wholeMs, silenceMs }: Pick<ServerLimits, 'wholeMs' | 'silenceMs'>,
  isLarge: boolean,
): void {
  const { socket } = incoming;
  let seen = -1;
  function look() {
    if (incoming.complete || socket.destroyed) return;
    if (isLarge && socket.bytesRead !== seen) {
      seen = socket.bytesRead;
      timer = setTimeout(look, silenceMs).unref();
      return;
    }
    if (!outgoing.headersSent && socket.writable) socket.write(TOO_SLOW);
    socket.destroy();
  }
  let timer = setTimeout(look, isLarge ? silenceMs : wholeMs).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
