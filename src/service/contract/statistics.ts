/** Extension of the datastore query: figures of everything that fits, beside its items and at the same price. */
import { z } from 'zod';
import { Zone } from './time-zone.ts';

/** Its name in the token endpoint's list. */
export const STATISTICS_EXTENSION = 'statistics';

export const StatisticsRequest = z
  .strictObject({
    /** Whose hours, weekdays and months are meant. */
    zone: Zone,
  })
  .meta({ description: 'Asks for figures of everything that fits.', 'x-extension': STATISTICS_EXTENSION });

const Count = z.int().min(0);
const Counted = z.object({ name: z.string(), messages: Count });

export const Statistics = z
  .object({
    /** How many records the figures are of: the newest ones. */
    messages: Count,
    /** How many fit in all, where there are more and it is known. */
    total: Count.optional(),
    /** There are older ones that were not counted. */
    isPartial: z.boolean(),
    sent: Count,
    /** Of everything, also of what was not counted. */
    first: z.iso.datetime().optional(),
    last: z.iso.datetime().optional(),
    /** The longest time between two of them. */
    silence: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
    /** `2026-03`, in order, without gaps. */
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), sent: Count, received: Count })),
    hours: z.array(Count).length(24),
    /** From Monday on. */
    weekdays: z.array(Count).length(7),
    /** Most frequent first; the counts say how many there are in all. */
    chats: z.array(Counted.extend({ id: z.string() })),
    chatCount: Count,
    people: z.array(Counted),
    peopleCount: Count,
    /** Of what the person sent; where that is nothing, of what came. */
    words: z.array(z.object({ word: z.string(), messages: Count })),
  })
  .meta({ 'x-extension': STATISTICS_EXTENSION });
export type Statistics = z.infer<typeof Statistics>;
