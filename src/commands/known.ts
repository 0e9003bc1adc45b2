/** What is kept of a person that every command may have to know, read once a turn. */
import type { Connection } from '../storage/connections.ts';
import type { Settings } from '../storage/settings.ts';
import { dayStart } from './daily-cap.ts';
import type { CommandDeps } from './deps.ts';
import { type Words, wordsIn } from './words/words.ts';

export interface Known {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Credits that count today: charged, running, and those in doubt. */
  readonly spentToday: number;
}

/** Reads it. The front calls this at the first `known()` of a turn, and hands out the same object after that. */
export async function readKnown(
  { people, clock }: Pick<CommandDeps, 'people' | 'clock'>,
  person: string,
): Promise<Known> {
  const { connection, settings, spent } = await people.read(person, dayStart(clock.now()));
  return { connection, settings, spentToday: spent };
}

/**
 * What somebody reads who is not being answered: in the language of their choice, else of their Telegram.
 * @param telegram its language code; without one, as it was when they connected
 */
export function wordsFor(known: Pick<Known, 'connection' | 'settings'> | undefined, telegram?: string): Words {
  return wordsIn(known?.settings.language ?? telegram ?? known?.connection?.language ?? 'en');
}
