/** Time zones as they are named in requests. */
import { z } from 'zod';

/** Whether the platform knows a time zone of this name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** IANA name of a time zone, or its distance from UTC. */
export const Zone = z.string().min(1).max(64).refine(isTimeZone, 'is not a time zone such as Europe/Lisbon');
