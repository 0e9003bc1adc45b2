/** What buttons of /today, of alerts and digests, and of days stand for. */
import { z } from 'zod';
import { action } from '../action.ts';
import { Query } from '../query/query.ts';

const READS = { calls: ['queryDatastore'] } as const;
const Every = z.enum(['day', 'week']);
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
/** Of an alert or digest. */
const Kept = z.object({ id: z.string().max(64) });

export const showToday = action('look_today', z.object({}), READS);
export const showWeek = action('look_week', z.object({}), READS);
/** What happened on a day, or is to come on it. */
export const showDay = action('day', z.object({ day: Day }), READS);
/** `to`: the first day that no longer counts; until now without it. */
export const showSpan = action('span', z.object({ from: Day, to: Day.optional() }), READS);

/** Tells when there is something new for a query. `every`: the person has seen the price. */
export const alertMe = action('alert', z.object({ query: Query, every: Every.optional() }));
/** Sends the look at the day, or back at the week, by itself. `agreed`: the person has seen the price. */
export const startDigest = action(
  'digest',
  z.object({ kind: z.enum(['today', 'week']), agreed: z.literal(true).optional() }),
);
export const askTime = action('digest_time', Kept);
export const setTime = action('digest_at', Kept.extend({ hour: z.int().min(0).max(23) }));
/** Ends an alert or digest. */
export const stopAlert = action('alert_stop', Kept);
/** Goes on with one that has stopped by itself, for what it costs now. */
export const resumeAlert = action('alert_resume', Kept);
/** What is due: run by the timetable, behind no button. */
export const runDue = action('due', Kept, READS);
