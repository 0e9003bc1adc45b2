/** A bare Telegraf bot, as its documentation shows it: commands that reply, its own webhook callback or its own polling. */
import { createServer } from 'node:http';
import { Telegraf } from 'telegraf';
import { readSettings, reportReady } from './bench-link.ts';
import { type GetJson, searchAnswer } from './peer-search.ts';

/** @param getJson how it asks the service; by Node's fetch unless given */
export async function startTelegraf(getJson?: GetJson): Promise<void> {
  const settings = readSettings();
  const bot = new Telegraf(settings.token, { telegram: { apiRoot: settings.apiRoot } });

  bot.command('help', (context) => context.reply(settings.replyText));
  bot.command('search', async (context) => {
    const { text, ...extra } = await searchAnswer(settings, context.chat.id, context.message.text, getJson);
    await context.reply(text, extra);
  });

  if (settings.mode === 'webhook') {
    const secretToken = settings.webhookSecret;
    const server = createServer(bot.webhookCallback('/webhook', { secretToken }));
    server.listen(settings.port, '127.0.0.1', async () => {
      await bot.telegram.setWebhook(`${settings.publicUrl}/webhook`, { secret_token: secretToken });
      reportReady();
    });
  } else {
    await bot.launch({}, reportReady);
  }
}
