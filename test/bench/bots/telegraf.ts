/** Telegraf with what it brings: node-fetch towards Telegram, and Node's fetch towards the service. */
import { startTelegraf } from './telegraf-bot.ts';

await startTelegraf();
