/** Why nothing was asked of the service, and that it cost nothing. */
import type { Words } from '../words/words.ts';

export const unspent = ({ money }: Words, reason: string): string => `${reason}\n\n${money.nothingSpent}`;
