/** A moment in words. Telegram clients show the entity in the reader's own zone; the words are for those that do not. */
import { wallClock, type Zone } from '#commands/time/calendar.ts';
import type { Words } from '#locales/words.ts';
import { cleanText } from './clean.ts';
import type { FormattedBuilder } from './formatted.ts';

/** When, where and in which language something is read. */
export interface Reader {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly zone: Zone;
  readonly words: Words;
}

/** Bot API 9.5, MessageEntity date_time: short date and short time. */
const FORMAT = 'dt';

/**
 * "27 Oct 2026, 09:33" by the reader's clock, with "UTC" where their zone is not known, without the year when it is the
 * present one; a text that is no moment as it is.
 */
export function momentWords(at: string, { now, zone, words }: Reader): string {
  if (Number.isNaN(Date.parse(at))) return cleanText(at);
  const [shown, present] = [Date.parse(at), now].map((moment) => new Date(wallClock(moment, zone))) as [Date, Date];
  const isThisYear = shown.getUTCFullYear() === present.getUTCFullYear();
  return `${words.date(shown, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }), hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })}${zone === undefined ? ' UTC' : ''}`;
}

export function addMoment(builder: FormattedBuilder, at: string, reader: Reader): void {
  const milliseconds = Date.parse(at);
  const words = momentWords(at, reader);
  if (Number.isNaN(milliseconds) || milliseconds < 0) {
    builder.add(words);
    return;
  }
  const mark = { type: 'date_time', unix_time: Math.floor(milliseconds / 1000), date_time_format: FORMAT } as const;
  builder.marked(mark, () => builder.add(words));
}
