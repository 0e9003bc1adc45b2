/** How Hindi is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'] as const;

/** `a, b और c`: no comma before the last one, which Intl would set. */
function listed(given: Iterable<string>): string {
  const items = [...given];
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} और ${last}`;
}

export const writing: Words['writing'] = {
  language: 'hi',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: listed,
  between: ', ',
};
