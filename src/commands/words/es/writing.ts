/** How Spanish is written: in which direction, quotations, lists. */
import type { LanguageCode } from '../plural.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const;
const and = new Intl.ListFormat('es', { type: 'conjunction' });

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  /** Somebody's words, or what something is called: `«result.json»`. */
  quoted(text: string): string;
  /** `27 oct 2026, 09:33`: a moment as clocks showed it, given as if they showed UTC. */
  moment(shown: Date, isThisYear: boolean): string;
  /** `a, b y c`. */
  list(items: Iterable<string>): string;
} = {
  language: 'es',
  direction: 'ltr',
  quoted: (text) => `«${text}»`,
  moment(shown, isThisYear) {
    const clock = [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clock}`;
  },
  list: (items) => and.format(items),
};
