/** Prices in words. They come from the contract's table only. */
import { creditsOf, type OperationName } from '../contract/operations.ts';

/** Credits of one call. @throws Error for an operation without a price: no command may call it */
export function priceOf(operation: OperationName): number {
  const credits = creditsOf(operation);
  if (credits === undefined) throw new Error(`the contract has no price for ${operation}`);
  return credits;
}

/** `1 credit`, `2 credits`. */
export function creditsText(credits: number): string {
  return count(credits, 'credit', 'credits');
}

const NUMBER = new Intl.NumberFormat('en-GB');

/** `12,345`. */
export function numberText(amount: number): string {
  return NUMBER.format(amount);
}

/** `0 chats`, `1 chat`, `2 chats`. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
