/** The floor: node:http and undici without any framework, validation or state. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'undici';
import { HELP_TEXT, readSettings, reportReady } from './bench-link.ts';

interface CommandUpdate {
  readonly message: { readonly chat: { readonly id: number } };
}

const settings = readSettings();
const telegram = new Pool(settings.apiRoot, { connections: 64 });

async function call(method: string, parameters: object): Promise<void> {
  const { body } = await telegram.request({
    method: 'POST',
    path: `/bot${settings.token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  await body.json();
}

const server = createServer(async (request, response) => {
  const { message } = (await json(request)) as CommandUpdate;
  await call('sendMessage', { chat_id: message.chat.id, text: HELP_TEXT });
  response.end();
});
server.listen(settings.port, '127.0.0.1', async () => {
  await call('setWebhook', { url: settings.webhookUrl, secret_token: settings.secretToken });
  reportReady();
});
