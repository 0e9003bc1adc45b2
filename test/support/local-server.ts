/** Servers of tests, all on loopback. */
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Listens on a free port. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A request, read to its end. */
export interface Received {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface LocalHttpServer {
  readonly url: string;
  /** Cuts all connections. */
  close(): Promise<void>;
}

/** Serves HTTP on a free port. An error of `answer` fails the test run. */
export async function serveHttp(
  answer: (received: Received, response: ServerResponse) => unknown,
): Promise<LocalHttpServer> {
  const server = createHttpServer(async (request, response) => {
    response.on('error', () => undefined);
    const chunks: Buffer[] | undefined = await request.toArray().catch(() => undefined);
    // The client has disconnected.
    if (chunks === undefined) return;
    const { method = '', url = '', headers } = request;
    const bytes = Buffer.concat(chunks);
    await answer({ method, url, headers, bytes, body: bytes.toString() }, response);
  });
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    async close() {
      server.closeAllConnections();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}

/** Opens a connection and sends `bytes`. `answer` is everything received until it ends. */
export function sendBytes(port: number, bytes: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(text))) };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
