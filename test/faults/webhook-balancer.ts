/** A platform's load balancer: passes webhook deliveries to the running processes in turn. */
import type { ServerResponse } from 'node:http';
import { type LocalHttpServer, type Received, serveHttp } from '../support/local-server.ts';

/** @param running returns the ports of the processes that accept requests now */
export async function startWebhookBalancer(running: () => readonly number[]): Promise<LocalHttpServer> {
  let turn = 0;

  async function pass({ url, headers, body }: Received, response: ServerResponse): Promise<void> {
    const ports = running();
    turn += 1;
    const port = ports[turn % Math.max(1, ports.length)];
    // `retry-after` makes Telegram retry sooner.
    if (port === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const secret = String(headers['x-telegram-bot-api-secret-token'] ?? '');
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body,
    });
    const retryAfter = reply.headers.get('retry-after');
    response.writeHead(reply.status, retryAfter === null ? {} : { 'retry-after': retryAfter });
    response.end(await reply.text());
  }

  return serveHttp((received, response) =>
    pass(received, response).catch(() => response.writeHead(502, { 'retry-after': '1' }).end()),
  );
}
