/** For rooms that are not rebuilt yet. */
import type { Words } from '#locales/words.ts';

export { priceOf } from '../billing/prices.ts';

export const unspent = (words: Words, reason: string): string => `${reason}\n\n${words.text('money-nothing-spent')}`;
