/** A raw HTTP Bot API server for what an emulator can't do: each test sets the replies to the next requests. */
import type { ServerResponse } from 'node:http';
import { type Received, serveHttp } from '../../support/local-server.ts';
import { until } from '../../support/waiting.ts';

export type Reaction = (request: Received, response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): Reaction =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
export const sent = json({ ok: true, result: { message_id: 7 } });
export const done = json({ ok: true, result: true });
export const refused = (error_code: number, description: string, retry_after?: number): Reaction =>
  json(
    { ok: false, error_code, description, ...(retry_after === undefined ? {} : { parameters: { retry_after } }) },
    error_code,
  );
export const hang: Reaction = () => undefined;
/** Reads the request, then resets the connection. */
export const cut: Reaction = (_, response) => response.socket?.destroy();
export const cutMidReply: Reaction = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"ok":');
  setImmediate(() => response.socket?.destroy());
};
export const raw =
  (body: string | Buffer, status = 200): Reaction =>
  (_, response) => {
    response.writeHead(status).end(body);
  };
/** Replies with this many bytes, more than a client should read. */
export const flood =
  (bytes: number): Reaction =>
  (_, response) => {
    const chunk = Buffer.alloc(1 << 20, 0x61);
    let left = bytes;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
      response.end();
    };
    response.writeHead(200);
    more();
  };

export type BotApiServer = Awaited<ReturnType<typeof openBotApiServer>>;

export async function openBotApiServer() {
  const received: Received[] = [];
  let reactions: Reaction[] = [done];
  const { url, close } = await serveHttp((request, response) => {
    received.push(request);
    const reaction = reactions.length > 1 ? reactions.shift() : reactions[0];
    reaction?.(request, response);
  });
  return {
    root: url,
    received,
    /** Sets the reactions to the next requests, in order; the last one is repeated. */
    react(...next: Reaction[]) {
      reactions = next;
    },
    /** Resolves when `count` requests have been received in total. */
    got: (count: number) => until(() => received.length >= count),
    close,
  };
}
