/** A moment in words. Telegram clients show the entity in the reader's own zone; the words are for those that do not. */
import { cleanText } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Bot API 9.5, MessageEntity date_time: short date and short time. */
const FORMAT = 'dt';

/** "27 Oct 2026, 09:33 UTC", without the year when it is that of `now`; a text that is no moment as it is. */
export function momentWords(at: string, now: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return cleanText(at);
  const year = date.getUTCFullYear() === new Date(now).getUTCFullYear() ? '' : ` ${date.getUTCFullYear()}`;
  const clock = [date.getUTCHours(), date.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${year}, ${clock} UTC`;
}

export function addMoment(builder: FormattedBuilder, at: string, now: number): void {
  const milliseconds = Date.parse(at);
  const words = momentWords(at, now);
  if (Number.isNaN(milliseconds) || milliseconds < 0) {
    builder.add(words);
    return;
  }
  const mark = { type: 'date_time', unix_time: Math.floor(milliseconds / 1000), date_time_format: FORMAT } as const;
  builder.marked(mark, () => builder.add(words));
}
