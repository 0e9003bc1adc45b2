/** Time zones in requests. */
import { z } from 'zod';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** IANA name of a time zone, or an offset from UTC. */
export const Zone = z.string().min(1).max(64).refine(isTimeZone, 'is not a time zone such as Europe/Lisbon');
