/** Who is compared. */
import type { BotSettings } from './bots/bench-link.ts';

export const BOTS = ['floor', 'telegraf', 'telegraf-undici', 'grammy', 'this-bot'] as const;
export type BotName = (typeof BOTS)[number];

export interface Contender {
  readonly bot: BotName;
  readonly mode: BotSettings['mode'];
  /** As the tables call it. */
  readonly label: string;
}

export const OURS = {
  webhook: { bot: 'this-bot', mode: 'webhook', label: 'this bot, webhook' },
  polling: { bot: 'this-bot', mode: 'polling', label: 'this bot, polling' },
} as const satisfies Record<string, Contender>;

/** Those of the free path, in the order of a round: this bot next to those that its targets compare it with. */
export const ON_FREE_PATH: readonly Contender[] = [
  { bot: 'floor', mode: 'webhook', label: 'floor (node:http + undici), webhook' },
  { bot: 'telegraf', mode: 'webhook', label: 'Telegraf, webhook' },
  OURS.webhook,
  { bot: 'grammy', mode: 'webhook', label: 'grammY, webhook' },
  { bot: 'floor', mode: 'polling', label: 'floor (undici), polling' },
  { bot: 'telegraf', mode: 'polling', label: 'Telegraf, polling' },
  { bot: 'grammy', mode: 'polling', label: 'grammY, polling (sequential)' },
  { bot: 'grammy', mode: 'runner', label: 'grammY, runner' },
  OURS.polling,
];

/** Those that search. */
export const SEARCHING: readonly Contender[] = (['webhook', 'polling'] as const).flatMap((mode) => [
  { bot: 'telegraf', mode, label: `Telegraf, ${mode}` },
  OURS[mode],
  { bot: 'telegraf-undici', mode, label: `Telegraf over undici, ${mode}` },
]);
