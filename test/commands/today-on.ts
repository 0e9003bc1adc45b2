/** A person's current time in tests. */
import { startOfDay, type Today } from '#locales/times/today.ts';

/** Noon of a day, YYYY-MM-DD, in the zone. */
export function todayOn(day: string, zone?: string, language: Today['language'] = 'en'): Today {
  return { now: startOfDay(day, zone) + 12 * 3_600_000, zone, language };
}
