/**
 * Receives the updates that Telegram pushes (Bot API, setWebhook). A request without the right secret is refused unread.
 * Invalid updates are acknowledged, because Telegram would resend them for a day; if an update can't be accepted now, 503 makes
 * Telegram resend it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tryParseJson } from '#platform/json.ts';
import type { Log } from '#platform/log.ts';
import { requestIdOf } from '#platform/request-context.ts';
import { timingSafeMatcher } from '#platform/vault.ts';
import { IncomingUpdate } from '#telegram/updates/update.ts';

export const WEBHOOK_PATH = '/telegram/webhook';
/** Telegram's largest updates have tens of kilobytes. */
const MAX_BODY_BYTES = 1024 * 1024;
const RETRY_AFTER_SECONDS = '2';
/** Avoids chunked encoding of an empty reply. */
const EMPTY = { 'Content-Length': '0' };

export type WebhookHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** @param receive resolves when the update may be acknowledged, rejects when it must be delivered again */
export function createWebhookHandler(options: {
  secret: string;
  receive: (update: IncomingUpdate) => Promise<void>;
  log: Log;
}): WebhookHandler {
  const { receive, log } = options;
  const isSecret = timingSafeMatcher(options.secret);

  return (request, response) => {
    if (request.method !== 'POST') return refuse(response, 405);
    const given = request.headers['x-telegram-bot-api-secret-token'];
    if (typeof given !== 'string' || !isSecret(given)) return refuse(response, 401);
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse(response, 413);

    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) refuse(response, 413);
      else chunks.push(chunk);
    });
    request.on('error', () => response.destroy());
    request.on('end', () => {
      if (response.writableEnded) return;
      const { data: update } = IncomingUpdate.safeParse(tryParseJson(Buffer.concat(chunks).toString()));
      if (!update) {
        log.warn({ bytes: size }, 'the webhook received something that is not an update');
        response.writeHead(200, EMPTY).end();
        return;
      }
      receive(update).then(
        () => response.writeHead(200, EMPTY).end(),
        (error: unknown) => {
          const reference = requestIdOf(update.update_id);
          log.info({ err: error, reference }, 'could not accept an update; Telegram will send it again');
          response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS }).end();
        },
      );
    });
  };
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  // Closing the connection discards the rest of the body.
  response.writeHead(status, { Connection: 'close' }).end();
}
