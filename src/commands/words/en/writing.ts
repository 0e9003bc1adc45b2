/** How English is written: in which direction, quotations, lists. */
import type { LanguageCode } from '../plural.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  /** Somebody's words, or what something is called: `“result.json”`. */
  quoted(text: string): string;
  /** `a, b and c`. */
  list(items: Iterable<string>): string;
} = {
  language: 'en',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  list: (items) => and.format(items),
};
