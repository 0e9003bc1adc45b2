/** Inline mode in English: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'Connect your data first',
  search: {
    /** Title of the card. @param words shortened */
    title: (words: string, credits: number): string => `Search: ${words} (${numbers.credits(credits)})`,
    /** What choosing it posts, in that person's name. */
    posted: (words: string): string => `🔎 Searching my own data for “${words}”`,
    button: (credits: number): string => `See my results (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `Ask: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 Asking my own data: “${words}”`,
    button: (credits: number): string => `See my answer (${numbers.credits(credits)})`,
  },
  /** Below a title. */
  inPrivate: 'Nothing is searched yet. Only you will see what is found, in our private chat.',
  here: 'Runs at once, here.',
  tooLong: 'Too long for here: go on in private',
  notAllowed: 'Your access does not allow this',
};
