/** What the tests of paid requests do again and again, at a bot whose clock they turn. */
import { expect } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type TurnableClock, turnableClock } from '../support/turnable-clock.ts';
import type { BotProcessOptions } from './bot-process.ts';
import { type OpenBot, openBot } from './open-bot.ts';

export interface Asking extends OpenBot {
  anna: DrivenPerson;
  clock: TurnableClock;
  /** What the bot has said in her chat. */
  texts(): Promise<string[]>;
  /** The methods of the Bot API that were called, in order. */
  methods(): string[];
  /** Turns the clock, after all calls have been answered. */
  turn(ms: number): Promise<void>;
  /** Resolves when so many requests have been paid for. */
  paid(count: number): Promise<void>;
  /** Resolves when nothing is left to do. */
  rests(): Promise<void>;
  /** Asks, and resolves when it is paid for; `count`: with those before. */
  asks(words: string, count?: number): Promise<void>;
  /** Asks, and waits until the progress message is there. */
  asksForLong(words: string): ReturnType<DrivenPerson['hears']>;
}

export async function openAsking(options: BotProcessOptions = {}): Promise<Asking> {
  const clock = turnableClock();
  const open = await openBot({ ...options, clock });
  const anna = await open.driver.person({ id: 11, name: 'Anna' });
  const paid = async (count: number) => await expect.poll(open.commands.paid).toBe(count);
  async function turn(ms: number): Promise<void> {
    await expect.poll(() => open.made.every(({ over }) => over)).toBe(true);
    await clock.turn(ms);
  }
  async function asks(words: string, count = 1): Promise<void> {
    await anna.says(`/ask ${words}`);
    await paid(count);
  }
  return {
    ...open,
    anna,
    clock,
    texts: async () => (await anna.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text),
    methods: () => open.made.map(({ method }) => method),
    turn,
    paid,
    async rests() {
      await open.driver.delivered();
      await open.settled();
    },
    asks,
    async asksForLong(words) {
      await asks(words);
      await turn(800);
      return await anna.hears(`Asking about ${words}…`);
    },
  };
}
