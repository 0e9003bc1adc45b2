/** A bare Telegraf bot, as its documentation shows it: commands that reply, its own webhook callback or its own polling. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Telegraf } from 'telegraf';
import { beSlow, readSettings, reportReady } from './bench-link.ts';

const settings = readSettings();
const bot = new Telegraf(settings.token, { telegram: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(settings.replyText));
bot.command('slow', async (context) => {
  await beSlow(settings);
  await context.reply(settings.slowText);
});

if (settings.mode === 'webhook') {
  const secretToken = settings.webhookSecret;
  const server = createServer(bot.webhookCallback('/webhook', { secretToken }));
  server.listen(0, '127.0.0.1', async () => {
    const { port } = server.address() as AddressInfo;
    await bot.telegram.setWebhook(`http://127.0.0.1:${port}/webhook`, { secret_token: secretToken });
    reportReady();
  });
} else {
  await bot.launch({}, reportReady);
}
