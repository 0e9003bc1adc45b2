/** How German is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
] as const;
const and = new Intl.ListFormat('de', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'de',
  direction: 'ltr',
  quoted: (text) => `»${text}«`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()}. ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
