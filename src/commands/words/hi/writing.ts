/** How Hindi is written: in which direction, quotations, lists. */
import type { LanguageCode } from '../plural.ts';

const MONTHS = ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'] as const;

/** `a, b और c`: no comma before the last one, which Intl would set. */
export function listed(items: Iterable<string>): string {
  const all = [...items];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} और ${last}`;
}

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  /** Somebody's words, or what something is called: `“result.json”`. */
  quoted(text: string): string;
  /** `27 अक्टू॰ 2026, 09:33`: a moment as clocks showed it, given as if they showed UTC. */
  moment(shown: Date, isThisYear: boolean): string;
  /** `a, b और c`. */
  list(items: Iterable<string>): string;
} = {
  language: 'hi',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const clock = [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]}${year}, ${clock}`;
  },
  list: listed,
};
