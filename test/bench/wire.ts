/**
 * As much of HTTP/1.1 as a bench needs: one message at a time on a connection that stays open.
 * Written by hand because node:http on the bench's side costs as much as the bots do, and would then be what is measured.
 */
import { STATUS_CODES } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

export interface Message {
  /** The request line or the status line. */
  readonly firstLine: string;
  readonly closes: boolean;
  readonly body: string;
}

/** Cuts the messages out of what arrives on `socket`, whatever the pieces that it arrives in. */
export function onMessage(socket: Socket, receive: (message: Message) => void): void {
  let held: Buffer | undefined;
  socket.on('data', (chunk: Buffer) => {
    let rest = held ? Buffer.concat([held, chunk]) : chunk;
    for (;;) {
      const headEnd = rest.indexOf('\r\n\r\n');
      if (headEnd < 0) break;
      const head = rest.toString('latin1', 0, headEnd);
      const found = bodyFrom(rest, headEnd + 4, head);
      if (!found) break;
      rest = rest.subarray(found.end);
      const firstLine = head.slice(0, head.indexOf('\r\n'));
      receive({ firstLine, closes: /\r\nconnection: *close/i.test(head), body: found.body });
    }
    held = rest.length > 0 ? rest : undefined;
  });
}

/** The body that begins at `start`, and where it ends; undefined while it is not there in full. */
function bodyFrom(bytes: Buffer, start: number, head: string): { body: string; end: number } | undefined {
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return chunkedBodyFrom(bytes, start);
  const end = start + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length < end ? undefined : { body: bytes.toString('utf8', start, end), end };
}

function chunkedBodyFrom(bytes: Buffer, start: number): { body: string; end: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks).toString('utf8'), end };
    chunks.push(bytes.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}

export interface JsonServer {
  readonly port: number;
  close(): Promise<void>;
}

/** A body of JSON that goes out with 200, or with another status. */
export type JsonReply = string | { status: number; json: string };

/** Answers every request with what `answer` makes of its path and body; not at all while that is pending. */
export async function startJsonServer(
  answer: (path: string, body: string) => JsonReply | Promise<JsonReply>,
): Promise<JsonServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A bot that is ended drops its connections.
    socket.on('error', () => {});
    const send = (reply: JsonReply, closes: boolean) => {
      const { status, json } = typeof reply === 'string' ? { status: 200, json: reply } : reply;
      const length = Buffer.byteLength(json);
      const connection = closes ? 'close' : 'keep-alive';
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n${json}`,
      );
      if (closes) socket.end();
    };
    onMessage(socket, ({ firstLine, closes, body }) => {
      const reply = answer(firstLine.split(' ')[1] ?? '', body);
      if (reply instanceof Promise) void reply.then((later) => send(later, closes));
      else send(reply, closes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
