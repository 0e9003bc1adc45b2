/** How Chinese is written: in which direction, quotations, lists. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const and = new Intl.ListFormat('zh-CN', { type: 'conjunction' });

export const writing: Words['writing'] = {
  language: 'zh',
  direction: 'ltr',
  quoted: (text) => `“${text}”`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : `${shown.getUTCFullYear()}年`;
    return `${year}${shown.getUTCMonth() + 1}月${shown.getUTCDate()}日 ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: '、',
};
