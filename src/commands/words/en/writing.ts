/** How English is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { LanguageCode } from '../plural.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  /** Somebody's words, or what something is called: `“result.json”`. */
  quoted(text: string): string;
  /** `27 Oct 2026, 09:33`: a moment as clocks showed it, given as if they showed UTC. */
  moment(shown: Date, isThisYear: boolean): string;
  /** `a, b and c`. */
  list(items: Iterable<string>): string;
  /** Between things that stand beside one another without an “and”. */
  between: string;
} = {
  language: 'en',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
