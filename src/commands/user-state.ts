/** What is kept of a person that every command may have to know, read once a turn. */

import type { Today } from '#locales/times/today.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import type { Connection } from '#storage/connections.ts';
import type { Settings } from '#storage/settings.ts';
import type { CountedCall } from '#storage/spending.ts';
import { WINDOW_MS } from './billing/budget.ts';
import { isCharged } from './billing/prices.ts';
import type { CommandDeps } from './deps.ts';
import { type LastReply, readLastReply } from './last-reply.ts';

export interface UserState {
  readonly connection: Connection | undefined;
  /** Whether what they ask costs credits. */
  readonly charged: boolean;
  readonly settings: Settings;
  /** Calls of the last 24 hours that count: charged, running, and those in doubt. */
  readonly calls: readonly CountedCall[];
  /** The person's present moment, and how they name others. */
  readonly today: Today;
  /** Mark of the command menu that is their own; undefined: they see what everybody sees. */
  readonly menu: string | undefined;
  /** What the newest message of the bot to them was, where plain words can refer to it. */
  readonly lastReply: LastReply | undefined;
}

/** Reads it. The front calls this at the first `known()` of a turn, and hands out the same object after that. */
export async function readUserState(
  { people, clock, about }: Pick<CommandDeps, 'people' | 'clock' | 'about'>,
  person: string,
): Promise<UserState> {
  const now = clock.now();
  const { connection, settings, spent: calls, menu, lastReply } = await people.read(person, now - WINDOW_MS);
  const words = wordsFor({ connection, settings });
  return {
    connection,
    charged: isCharged({ about }, connection),
    settings,
    calls,
    today: { now, zone: settings.zone, language: words.language },
    menu,
    lastReply: readLastReply(lastReply),
  };
}

/** For somebody who is not being answered. @param telegram language code; without one, as it was when they connected */
export function wordsFor(known: Pick<UserState, 'connection' | 'settings'> | undefined, telegram?: string): Words {
  return wordsIn(known?.settings.language ?? telegram ?? known?.connection?.language ?? 'en');
}
