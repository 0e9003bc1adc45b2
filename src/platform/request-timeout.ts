/** Bounds how long a request may take to arrive: all of it, or, where a large body is expected, each next part of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RequestTimeouts {
  /** For a whole request. */
  wholeMs: number;
  /** For the next bytes of a large body; up to twice as long may pass. */
  silenceMs: number;
}

/** As Node itself answers a request that is too slow. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Ends the connection of a slow sender. In place of a server's `requestTimeout`, which is one for all requests. */
export function limitRequestTime(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { wholeMs, silenceMs }: RequestTimeouts,
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
