/** Bounds how long a request may take to arrive: all of it, or, where a large body is expected, each next part of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ArrivalPatience {
  /** For a whole request. */
  wholeMs: number;
  /** For the next bytes of a large body; up to twice as long may pass. */
  silenceMs: number;
}

/** As Node itself answers a request that is too slow. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends the connection of a sender that is too slow. In place of a server's `requestTimeout`, which knows no exceptions.
 * @param isLarge whether a large body is expected
 */
export function watchArrival(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { wholeMs, silenceMs }: ArrivalPatience,
  isLarge: boolean,
): void {
  const { socket } = incoming;
  let seen = -1;
  const cut = () => {
    if (!outgoing.headersSent && socket.writable) socket.write(TOO_SLOW);
    socket.destroy();
  };
  const look = () => {
    if (incoming.complete || socket.destroyed) return;
    if (!isLarge || socket.bytesRead === seen) return cut();
    seen = socket.bytesRead;
    timer = setTimeout(look, silenceMs).unref();
  };
  let timer = setTimeout(look, isLarge ? silenceMs : wholeMs).unref();
  outgoing.once('close', () => clearTimeout(timer));
}
