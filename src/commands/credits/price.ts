/** What a call costs, from the contract's table only. */
import type { Words } from '#locales/words.ts';
import { creditsOf, type OperationName } from '#service/contract/operations.ts';

/** Credits of one call. @throws Error for an operation without a price: no command may call it */
export function priceOf(operation: OperationName): number {
  const credits = creditsOf(operation);
  if (credits === undefined) throw new Error(`the contract has no price for ${operation}`);
  return credits;
}

export const unspent = (words: Words, reason: string): string => `${reason}\n\n${words.text('money-nothing-spent')}`;
