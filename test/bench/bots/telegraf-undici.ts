/** Telegraf whose every request goes through undici, as this project's bot's do: what is left is not the transport. */
import { Telegram } from 'telegraf';
import { Pool } from 'undici';
import { readSettings } from './bench-link.ts';
import { startTelegraf } from './telegraf-bot.ts';

const settings = readSettings();
const telegram = new Pool(settings.apiRoot, { connections: 64, headersTimeout: 0, bodyTimeout: 0 });
const service = new Pool(settings.dataApiUrl, { connections: 64 });

Telegram.prototype.callApi = async function callApi(method, payload) {
  const { body } = await telegram.request({
    method: 'POST',
    path: `/bot${settings.token}/${method}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  const reply = (await body.json()) as { result: Awaited<ReturnType<Telegram['callApi']>> };
  return reply.result as never;
};

await startTelegraf(async (url, headers) => {
  const { body } = await service.request({ method: 'GET', path: url.slice(settings.dataApiUrl.length), headers });
  return body.json();
});
