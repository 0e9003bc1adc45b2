/** A bare grammY bot, as in its documentation. */
import { createServer } from 'node:http';
import { Bot, webhookCallback } from 'grammy';
import { HELP_TEXT, readSettings, reportReady } from './bench-link.ts';

const { secretToken, ...settings } = readSettings();
const bot = new Bot(settings.token, { client: { apiRoot: settings.apiRoot } });

bot.command('help', (context) => context.reply(HELP_TEXT));

createServer(webhookCallback(bot, 'http', { secretToken })).listen(settings.port, '127.0.0.1', async () => {
  await bot.api.setWebhook(settings.webhookUrl, { secret_token: secretToken });
  reportReady();
});
