/** How Chinese is written: in which direction, quotations, lists. */
import type { LanguageCode } from '../plural.ts';

const and = new Intl.ListFormat('zh-CN', { type: 'conjunction' });

export const writing: {
  language: LanguageCode;
  /** Which way lines run. */
  direction: 'ltr' | 'rtl';
  /** Somebody's words, or what something is called: `“result.json”`. */
  quoted(text: string): string;
  /** `2026年10月27日 09:33`: a moment as clocks showed it, given as if they showed UTC. */
  moment(shown: Date, isThisYear: boolean): string;
  /** `a、b和c`. */
  list(items: Iterable<string>): string;
} = {
  language: 'zh',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const clock = [shown.getUTCHours(), shown.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    const year = isThisYear ? '' : `${shown.getUTCFullYear()}年`;
    return `${year}${shown.getUTCMonth() + 1}月${shown.getUTCDate()}日 ${clock}`;
  },
  list: (items) => and.format(items),
};
