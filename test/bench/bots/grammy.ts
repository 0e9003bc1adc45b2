/** A bare grammY bot, as in its documentation. */
import { createServer } from 'node:http';
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

const secretToken = settings.webhookSecret;
createServer(webhookCallback(bot, 'http', { secretToken })).listen(settings.port, '127.0.0.1', async () => {
  await bot.api.setWebhook(`${settings.publicUrl}/webhook`, { secret_token: secretToken });
  reportReady();
});
