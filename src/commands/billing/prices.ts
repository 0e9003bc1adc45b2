/** What calls cost, by the contract's table, and whether the service of a person charges at all. */
import { UNCHARGED } from '#service/contract/extensions.ts';
import { creditsOf, type OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import type { CommandDeps } from '../deps.ts';

/** Whether calls cost credits: always at a service elsewhere unless it says that none do, here only with MONTHLY_CREDITS. */
export function isCharged({ about }: Pick<CommandDeps, 'about'>, connection: Connection | undefined): boolean {
  if (about.serviceName === undefined) return about.charges === true;
  return connection?.access?.extensions.includes(UNCHARGED) !== true;
}

/** Of what people ask for most. */
export const PRICES = { search: priceOf('searchUniversal'), answer: priceOf('llmAgentPrompt') };

/** Credits of one call. @throws Error for an operation without a price: no command may call it */
export function priceOf(operation: OperationName): number {
  const credits = creditsOf(operation);
  if (credits === undefined) throw new Error(`the contract has no price for ${operation}`);
  return credits;
}
