/** The floor: what node:http and undici cost with no framework at all. It checks and remembers nothing. */
import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { z } from 'zod';
import { readSettings, reportReady } from './bench-link.ts';
import { searchAnswer } from './peer-search.ts';

interface CommandUpdate {
  update_id: number;
  message: { text: string; chat: { id: number } };
}

const Updates = z.array(z.custom<CommandUpdate>());

const settings = readSettings();
const sending = new Pool(settings.apiRoot, { connections: 64 });
const fetching = new Pool(settings.apiRoot, { connections: 1, bodyTimeout: 0, headersTimeout: 0 });

async function call(method: string, parameters: object, pool = sending): Promise<unknown> {
  const { body } = await pool.request({
    method: 'POST',
    path: `/bot${settings.token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  const reply = (await body.json()) as { result: unknown };
  return reply.result;
}

async function handle({ message: { text, chat } }: CommandUpdate): Promise<void> {
  const answer = text.startsWith('/search')
    ? await searchAnswer(settings, chat.id, text)
    : { text: settings.replyText };
  await call('sendMessage', { chat_id: chat.id, ...answer });
}

async function read(request: IncomingMessage): Promise<CommandUpdate> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function poll(): Promise<never> {
  for (let offset = 0; ; ) {
    const updates = Updates.parse(await call('getUpdates', { offset, timeout: 50 }, fetching));
    for (const update of updates) void handle(update);
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
  }
}

if (settings.mode === 'webhook') {
  const server = createServer(async (request, response) => {
    await handle(await read(request));
    response.end();
  });
  server.listen(settings.port, '127.0.0.1', async () => {
    await call('setWebhook', { url: `${settings.publicUrl}/webhook`, secret_token: settings.webhookSecret });
    reportReady();
  });
} else {
  reportReady();
  await poll();
}
