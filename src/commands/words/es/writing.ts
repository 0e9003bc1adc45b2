/** How Spanish is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'] as const;
const and = new Intl.ListFormat('es', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'es',
  direction: 'ltr',
  quoted: (text) => `«${text}»`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
