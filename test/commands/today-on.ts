/** The present moment of somebody. */
import { startOfDay, type Today } from '#locales/times/today.ts';

/** Noon of a day, YYYY-MM-DD, there. */
export function todayOn(day: string, zone?: string, language: Today['language'] = 'en'): Today {
  return { now: startOfDay(day, zone) + 12 * 3_600_000, zone, language };
}
