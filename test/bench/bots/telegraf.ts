/** A bare Telegraf bot, as in its documentation, with its own webhook callback. */
import { createServer } from 'node:http';
import { Telegraf } from 'telegraf';
import { readSettings, reportReady } from './bench-link.ts';
import { searchAnswer } from './peer-search.ts';

const settings = readSettings();
const bot = new Telegraf(settings.token, { telegram: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(settings.replyText));
bot.command('search', async (context) => {
  const { text, ...extra } = await searchAnswer(settings, context.chat.id, context.message.text);
  await context.reply(text, extra);
});

const secretToken = settings.webhookSecret;
createServer(bot.webhookCallback('/webhook', { secretToken })).listen(settings.port, '127.0.0.1', async () => {
  await bot.telegram.setWebhook(`${settings.publicUrl}/webhook`, { secret_token: secretToken });
  reportReady();
});
