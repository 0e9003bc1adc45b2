/** How Portuguese is written. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'mai.',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
] as const;
const and = new Intl.ListFormat('pt', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'pt',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
