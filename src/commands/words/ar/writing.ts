/** How Arabic is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
] as const;
const and = new Intl.ListFormat('ar', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'ar',
  direction: 'rtl',
  quoted: (text) => `«\u2068${text}\u2069»`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}، ${clockOf(shown)}`;
  },
  list: (items) => and.format(Array.from(items, (item) => `\u2068${item}\u2069`)),
  between: '، ',
};
