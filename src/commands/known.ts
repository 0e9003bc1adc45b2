/** What is kept of a person that every command may have to know, read once a turn. */
import type { Connection } from '../storage/connections.ts';
import type { Settings } from '../storage/settings.ts';
import { dayStart } from './daily-cap.ts';
import type { CommandDeps } from './deps.ts';

export interface Known {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Credits that count today: charged, running, and those in doubt. */
  readonly spentToday: number;
  /** Mark of the command menu that is their own; undefined: they see what everybody sees. */
  readonly menu: string | undefined;
}

/** Reads it. The front calls this at the first `known()` of a turn, and hands out the same object after that. */
export async function readKnown(
  { people, clock }: Pick<CommandDeps, 'people' | 'clock'>,
  person: string,
): Promise<Known> {
  const { connection, settings, spent, menu } = await people.read(person, dayStart(clock.now()));
  return { connection, settings, spentToday: spent, menu };
}
