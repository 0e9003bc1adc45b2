/** A bare grammY bot, as its documentation shows it: webhook callback, built-in polling, or polling by its runner. */
import { createServer } from 'node:http';
import { run } from '@grammyjs/runner';
import { Bot, webhookCallback } from 'grammy';
import { readSettings, reportReady } from './bench-link.ts';
import { searchAnswer } from './peer-search.ts';

const settings = readSettings();
const bot = new Bot(settings.token, { client: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(settings.replyText));
bot.command('search', async (context) => {
  const { text, ...extra } = await searchAnswer(settings, context.chat.id, context.msg.text);
  await context.reply(text, extra);
});

if (settings.mode === 'webhook') {
  const secretToken = settings.webhookSecret;
  const server = createServer(webhookCallback(bot, 'http', { secretToken }));
  server.listen(settings.port, '127.0.0.1', async () => {
    await bot.api.setWebhook(`${settings.publicUrl}/webhook`, { secret_token: secretToken });
    reportReady();
  });
} else if (settings.mode === 'runner') {
  run(bot);
  reportReady();
} else {
  await bot.start({ onStart: () => reportReady() });
}
