/** A bare Telegraf bot, as in its documentation, with its own webhook callback. */
import { createServer } from 'node:http';
import { Telegraf } from 'telegraf';
import { HELP_TEXT, readSettings, reportReady } from './bench-link.ts';
import { searchAnswer } from './peer-search.ts';

const { secretToken, ...settings } = readSettings();
const bot = new Telegraf(settings.token, { telegram: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(HELP_TEXT));
bot.command('search', async (context) => {
  const { text, ...extra } = await searchAnswer(settings.dataApiUrl, context.chat.id, context.message.text);
  await context.reply(text, extra);
});

createServer(bot.webhookCallback('/webhook', { secretToken })).listen(settings.port, '127.0.0.1', async () => {
  await bot.telegram.setWebhook(settings.webhookUrl, { secret_token: secretToken });
  reportReady();
});
