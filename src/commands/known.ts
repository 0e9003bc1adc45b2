/** What is kept of a person that every command may have to know, read once a turn. */
import type { Connection } from '../storage/connections.ts';
import type { Settings } from '../storage/settings.ts';
import { dayStart } from './daily-cap.ts';
import type { CommandDeps } from './deps.ts';

export interface Known {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Credits that count today: charged, running, and those in doubt. 0 for whoever cannot spend any: nobody asks then. */
  readonly spentToday: number;
}

/** Reads it. The front calls this at the first `known()` of a turn, and hands out the same object after that. */
export async function readKnown(
  { connections, settings, spending, clock }: Pick<CommandDeps, 'connections' | 'settings' | 'spending' | 'clock'>,
  person: string,
): Promise<Known> {
  const [connection, chosen] = await Promise.all([connections.find(person), settings.read(person)]);
  const spentToday = connection ? await spending.spentSince(person, dayStart(clock.now())) : 0;
  return { connection, settings: chosen, spentToday };
}
