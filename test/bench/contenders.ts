/** Who is compared. */
import type { BotSettings } from './bots/bench-link.ts';
import { SLOW_WORD } from './data-service.ts';

export const BOTS = ['floor', 'telegraf', 'grammy', 'this-bot'] as const;
export type BotName = (typeof BOTS)[number];

export interface Contender {
  readonly bot: BotName;
  readonly mode: BotSettings['mode'];
  /** As the tables call it. */
  readonly label: string;
  /** What a person types to be answered after seconds. */
  readonly slowCommand: string;
}

const PEER = { slowCommand: '/slow' } as const;
const OURS = { bot: 'this-bot', slowCommand: `/search ${SLOW_WORD}` } as const;

/** In the order of a round: this bot next to those that its targets compare it with. */
export const CONTENDERS = [
  { ...PEER, bot: 'floor', mode: 'webhook', label: 'floor (node:http + undici), webhook' },
  { ...PEER, bot: 'telegraf', mode: 'webhook', label: 'Telegraf, webhook' },
  { ...OURS, mode: 'webhook', label: 'this bot, webhook' },
  { ...PEER, bot: 'grammy', mode: 'webhook', label: 'grammY, webhook' },
  { ...PEER, bot: 'floor', mode: 'polling', label: 'floor (undici), polling' },
  { ...PEER, bot: 'telegraf', mode: 'polling', label: 'Telegraf, polling' },
  { ...PEER, bot: 'grammy', mode: 'polling', label: 'grammY, polling (sequential)' },
  { ...PEER, bot: 'grammy', mode: 'runner', label: 'grammY, runner' },
  { ...OURS, mode: 'polling', label: 'this bot, polling' },
] as const satisfies readonly Contender[];
