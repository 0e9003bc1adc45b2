/** Part of the search extension, in a datastore query: statistics of all matching records, besides its items and at the same price. */
import { z } from 'zod';
import { SEARCH_EXTENSION } from './search-extension.ts';
import { Zone } from './time-zone.ts';

export const StatisticsRequest = z
  .strictObject({
    /** The zone for hours, weekdays and months. */
    zone: Zone,
  })
  .meta({ description: 'Requests statistics of all matching records.', 'x-extension': SEARCH_EXTENSION });

const Count = z.int().min(0);
const Counted = z.object({ name: z.string(), messages: Count });

export const Statistics = z
  .object({
    /** Number of records counted: the newest ones. */
    messages: Count,
    /** Number of matching records, if there are more and it is known. */
    total: Count.optional(),
    /** Whether older ones weren't counted. */
    isPartial: z.boolean(),
    sent: Count,
    /** Times of the first and last matching record, counted or not. */
    first: z.iso.datetime().optional(),
    last: z.iso.datetime().optional(),
    /** The longest time between two consecutive messages. */
    silence: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).optional(),
    /** Months such as `2026-03`, in order, without gaps. */
    months: z.array(z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), sent: Count, received: Count })),
    hours: z.array(Count).length(24),
    /** Monday first. */
    weekdays: z.array(Count).length(7),
    /** Most frequent first; chatCount and peopleCount are the totals. */
    chats: z.array(Counted.extend({ id: z.string() })),
    chatCount: Count,
    people: z.array(Counted),
    peopleCount: Count,
    /** Words of sent messages, or of received ones if nothing was sent. */
    words: z.array(z.object({ word: z.string(), messages: Count })),
  })
  .meta({ 'x-extension': SEARCH_EXTENSION });
export type Statistics = z.infer<typeof Statistics>;
