/** A bare grammY bot, as its documentation shows it: webhook callback, built-in polling, or polling by its runner. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { run } from '@grammyjs/runner';
import { Bot, webhookCallback } from 'grammy';
import { beSlow, readSettings, reportReady } from './bench-link.ts';

const settings = readSettings();
const bot = new Bot(settings.token, { client: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(settings.replyText));
bot.command('slow', async (context) => {
  await beSlow(settings);
  await context.reply(settings.slowText);
});

if (settings.mode === 'webhook') {
  const secretToken = settings.webhookSecret;
  const server = createServer(webhookCallback(bot, 'http', { secretToken }));
  server.listen(0, '127.0.0.1', async () => {
    const { port } = server.address() as AddressInfo;
    await bot.api.setWebhook(`http://127.0.0.1:${port}/webhook`, { secret_token: secretToken });
    reportReady();
  });
} else if (settings.mode === 'runner') {
  run(bot);
  reportReady();
} else {
  await bot.start({ onStart: reportReady });
}
