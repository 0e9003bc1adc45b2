/** How Ukrainian is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = ['січ', 'лют', 'бер', 'кві', 'тра', 'чер', 'лип', 'сер', 'вер', 'жов', 'лис', 'гру'] as const;
const and = new Intl.ListFormat('uk', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'uk',
  direction: 'ltr',
  quoted: (text) => `«${text}»`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
