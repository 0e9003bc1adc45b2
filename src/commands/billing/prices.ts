/** What calls cost, by the contract's table, and whether the service of a person charges at all. */
import type { Connection } from '#storage/connections.ts';
import type { CommandDeps } from '../deps.ts';

/** What a service of ours lists beside its extensions where its calls cost nothing. */
export const UNCHARGED = 'uncharged';

/** Whether calls cost credits: always at a service elsewhere unless it says that none do, here only with MONTHLY_CREDITS. */
export function isCharged({ about }: Pick<CommandDeps, 'about'>, connection: Connection | undefined): boolean {
  if (about.serviceName === undefined) return about.charges === true;
  return connection?.access?.extensions.includes(UNCHARGED) !== true;
}
