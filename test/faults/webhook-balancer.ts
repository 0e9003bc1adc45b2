/** A platform's load balancer: passes webhook deliveries to the running processes in turn. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../support/local-server.ts';

export interface WebhookBalancer {
  readonly url: string;
  close(): Promise<void>;
}

/** @param running returns the ports of the processes that accept requests now */
export async function startWebhookBalancer(running: () => readonly number[]): Promise<WebhookBalancer> {
  let turn = 0;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const ports = running();
    turn += 1;
    const port = ports[turn % Math.max(1, ports.length)];
    // `retry-after` makes Telegram retry sooner.
    if (port === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const secret = String(request.headers['x-telegram-bot-api-secret-token'] ?? '');
    const reply = await fetch(`http://127.0.0.1:${port}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: Buffer.concat(chunks),
    });
    const retryAfter = reply.headers.get('retry-after');
    response.writeHead(reply.status, retryAfter === null ? {} : { 'retry-after': retryAfter });
    response.end(await reply.text());
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.writeHead(502, { 'retry-after': '1' }).end());
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
