/** An HTTP server that withstands slow clients, incomplete requests and many connections. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clientAddress, isProxy, networkOf, type TrustedProxies } from './client-address.ts';

export interface ServerLimits {
  /** Time for the headers to arrive. */
  headersMs: number;
  /** Time for a whole request to arrive. */
  wholeMs: number;
  /** Longest silence within a large body; detected after up to twice as long. */
  silenceMs: number;
  /** Maximum open connections. */
  connections: number;
  /** Maximum open connections per address; behind a proxy, requests in progress per client address. */
  perAddress: number;
  /** Maximum bytes of complete replies, over all connections, that clients have not read yet. */
  unreadBytes: number;
}

export const SERVER_LIMITS: ServerLimits = {
  ...{ headersMs: 10_000, wholeMs: 30_000, silenceMs: 30_000 },
  ...{ connections: 1000, perAddress: 250, unreadBytes: 64 * 1024 ** 2 },
};

export interface ServerOptions {
  /** 0 picks a free one. */
  port: number;
  host: string;
  /** Proxies whose X-Forwarded-For is trusted; none when absent. */
  trustedProxies?: TrustedProxies | undefined;
  limits?: ServerLimits | undefined;
  /** Whether a request may have a large body, which has no time limit as long as data arrives. */
  isLarge(request: IncomingMessage): boolean;
}

export interface HttpServer {
  readonly port: number;
  /** Stops listening immediately; requests in progress get `graceMs` to end. */
  close(graceMs: number): Promise<void>;
}

/** Longer than the 60 s that Telegram and PaaS routers keep an idle connection. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** Rejects with the listen error (EADDRINUSE…). */
export async function openHttpServer(options: ServerOptions, listener: RequestListener): Promise<HttpServer> {
  const { port, host, trustedProxies, limits = SERVER_LIMITS, isLarge } = options;
  const connections = createConnections(limits, trustedProxies);
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // limitRequestTime enforces it per request.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node's interval for finding slow clients: short enough that none lasts twice its limit.
      connectionsCheckingInterval: limits.headersMs / 2,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const large = isLarge(request);
      if (!connections.admit(request, response, large)) return;
      limitRequestTime(request, response, limits, large);
      connections.limitUnread(response);
      listener(request, response);
    },
  );
  server.on('connection', connections.onOpen);
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
  /** The request that is arriving or being answered. */
  request: IncomingMessage | undefined;
}

/**
 * Limits connections and unread replies. Over the limits, it closes the connection that has waited longest for a complete request,
 * or whose reply has been unread longest.
 */
function createConnections(
  { connections: max, perAddress, unreadBytes }: ServerLimits,
  trusted: TrustedProxies | undefined,
) {
  /** Connections without a complete request, longest wait first. */
  const waiting = new Set<Connection>();
  const all = new Map<Socket, Connection>();
  const perAddressCount = new Map<string, number>();
  /** Connections whose reply is complete but not read, in that order. */
  const unread = new Set<Socket>();

  function count(address: string, by: 1 | -1): void {
    const left = (perAddressCount.get(address) ?? 0) + by;
    if (left > 0) perAddressCount.set(address, left);
    else perAddressCount.delete(address);
  }

  /** Closes the longest-waiting connection. @param address only of this address; undefined: of any. @returns whether one was closed */
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
    onOpen(socket: Socket): void {
      // The client behind a proxy is only known from the headers.
      const address = isProxy(socket.remoteAddress, trusted) ? '' : networkOf(socket.remoteAddress ?? '');
      const isTooMany = address !== '' && (perAddressCount.get(address) ?? 0) >= perAddress;
      if (isTooMany && !closeOne(address)) return void socket.destroy();
      if (all.size >= max && !closeOne()) return void socket.destroy();
      const connection = { socket, address, request: undefined };
      all.set(socket, connection);
      waiting.add(connection);
      count(address, 1);
      socket.once('close', () => remove(connection));
    },
    /** Counts a request. @returns false if it exceeds the limit of its address; it is then answered with 503 here */
    admit(request: IncomingMessage, response: ServerResponse, isLarge: boolean): boolean {
      const connection = all.get(request.socket);
      const address = connection?.address === '' ? clientAddress(request, trusted) : undefined;
      if (address !== undefined && (perAddressCount.get(address) ?? 0) >= perAddress) {
        response.writeHead(503, { 'Retry-After': '2', Connection: 'close', 'Content-Length': '0' }).end();
        return false;
      }
      if (address !== undefined) count(address, 1);
      if (connection) connection.request = request;
      // Exempt: a large body's handler authenticates the sender first, and refuses others immediately.
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
    limitUnread(response: ServerResponse): void {
      const { socket } = response;
      if (!socket) return;
      response.once('prefinish', () => {
        if (socket.writableLength === 0) return;
        unread.add(socket);
        let bytes = 0;
        for (const { writableLength } of unread) bytes += writableLength;
        for (const oldest of unread) {
          if (bytes <= unreadBytes || oldest === socket) break;
          bytes -= oldest.writableLength;
          oldest.destroy();
        }
      });
      response.once('close', () => unread.delete(socket));
    },
  };
}

/** Node's own reply to a slow request. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Closes the connection of a slow client. Replaces Node's `requestTimeout`, which is the same for all requests. */
function limitRequestTime(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { wholeMs, silenceMs }: Pick<ServerLimits, 'wholeMs' | 'silenceMs'>,
  isLarge: boolean,
): void {
  const { socket } = incoming;
  let lastBytesRead = -1;
  function check() {
    if (incoming.complete || socket.destroyed) return;
    if (isLarge && socket.bytesRead !== lastBytesRead) {
      lastBytesRead = socket.bytesRead;
      timer = setTimeout(check, silenceMs).unref();
      return;
    }
    if (!outgoing.headersSent && socket.writable) socket.write(TOO_SLOW);
    socket.destroy();
  }
  let timer = setTimeout(check, isLarge ? silenceMs : wholeMs).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
