/** How Arabic is written: in which direction, quotations, lists. */
import type { LanguageCode } from '../plural.ts';

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

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  quoted(text: string): string;
  /** `27 أكتوبر 2026، 09:33`: a moment as clocks showed it, given as if they showed UTC. */
  moment(shown: Date, isThisYear: boolean): string;
  list(items: Iterable<string>): string;
} = {
  language: 'ar',
  direction: 'rtl',
  quoted: (text) => `«\u2068${text}\u2069»`,
  moment(shown, isThisYear) {
    const clock = [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}، ${clock}`;
  },
  list: (items) => and.format(Array.from(items, (item) => `\u2068${item}\u2069`)),
};
