/** Ports of test servers, all on loopback. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Listens on a free port. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
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
