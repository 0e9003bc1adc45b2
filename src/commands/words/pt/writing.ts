/** How Portuguese is written. */
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
    const clock = [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clock}`;
  },
  list: (items) => and.format(items),
};
