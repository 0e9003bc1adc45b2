/** Why nothing was asked of the service, and that it cost nothing. */
import type { Words } from '#locales/words.ts';

export const unspent = (words: Words, reason: string): string => `${reason}\n\n${words.text('money-nothing-spent')}`;
