/** Extension of the keyword searches: filters, phrases, lists without a keyword, totals, why something was found, and the data’s reach. */
import { z } from 'zod';
import { HELD_KINDS } from './attachments.ts';
import { MAX_NAMED_DAYS, MAX_SEARCH_HITS, MAX_SEARCH_SKIP } from './limits.ts';
import { REACH_PLATFORMS } from './platforms.ts';
import { PlatformName } from './records.ts';

/** Its name in the token endpoint's list. */
export const SEARCH_EXTENSION = 'search';

const Name = z.string().trim().min(1).max(100);
const Moment = z.iso.datetime({ offset: true });

const DAY_MS = 86_400_000;

/** `2026-12-03`, or `2026-12-03/2026-12-16`, the last one included. */
const Days = z
  .string()
  .max(21)
  .refine((text) => {
    const [from = '', to = from, ...more] = text.split('/');
    const days = [from, to].map((day) => (z.iso.date().safeParse(day).success ? Date.parse(day) / DAY_MS : Number.NaN));
    const [first = Number.NaN, last = Number.NaN] = days;
    return more.length === 0 && first <= last && last - first < MAX_NAMED_DAYS;
  }, `is neither a day such as 2026-12-03 nor a time of up to ${MAX_NAMED_DAYS} of them such as 2026-12-03/2026-12-16`);

/** What a record must be, whatever its words. Members combine as a conjunction. */
export const SearchFilter = z.object({
  /** Words of the sender's name or handle, whole or begun, in any case and with or without accents. */
  from: Name.optional(),
  /** Words of the chat's name, likewise. */
  chat: Name.optional(),
  /** `_id` of the chat. */
  groupId: z.string().min(1).max(300).optional(),
  /** `_id` of the chat whose messages do not count. */
  notGroupId: z.string().min(1).max(300).optional(),
  /** As `type` of a message. */
  direction: z.enum(['send', 'receive']).optional(),
  platform: PlatformName.optional(),
  /** Happened at this moment or later. */
  since: Moment.optional(),
  /** Happened before this moment. */
  until: Moment.optional(),
  /** Names a day in its text, "tomorrow" as well as "3 December", by the clocks of UTC: that one, or one up to a later one, at most MAX_NAMED_DAYS. */
  names: Days.optional(),
  /** An address of the web, a file, or a file of a kind, as far as the record tells. */
  has: z.enum(['link', 'file', ...HELD_KINDS]).optional(),
});
export type SearchFilter = z.output<typeof SearchFilter>;

/** A whole number in a query string or a body. */
const whole = (least: number, most: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,6}$/, 'not a whole number')
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(most))
    .optional();

/** Inputs beside `datastore`, in a query string or a body. Without keywords records come newest first; then there has to be a filter. */
export const SearchInputs = z.strictObject({
  ...SearchFilter.shape,
  /** Words; "a phrase in quotes" must occur as it stands, -word and -"a phrase" must not occur; -5 is a number. */
  keywords: z.string().trim().optional(),
  /** With 0 only the total is told. */
  limit: whole(0, MAX_SEARCH_HITS),
  skip: whole(0, MAX_SEARCH_SKIP),
});
export type SearchInputs = z.output<typeof SearchInputs>;

/** What a reply holds beside `items`. */
export const SearchTotals = z.object({
  /** How many records match in all: for chat threads messages. */
  total: z.int().min(0).optional(),
  /** There may be more than `total`: the service has not looked through everything. */
  atLeast: z.literal(true).optional(),
});

/**
 * `reach` of a reply whose `total` is 0: the first and the last moment of each platform's records, to the second, among the
 * datastores that were looked through, whatever the filters; platforms without records are left out. Empty where nothing
 * is there at all; absent where the service cannot tell.
 */
export const SearchReach = z
  .array(z.object({ platform: z.enum(REACH_PLATFORMS), since: Moment, until: Moment }).readonly())
  .max(REACH_PLATFORMS.length)
  .readonly();
export type SearchReach = z.infer<typeof SearchReach>;

/** `_match` of a record that was found. Words are as people wrote them. */
export const SearchMatch = z.object({
  id: z.string().optional(),
  /** Larger is better; comparable within one reply only. */
  score: z.number(),
  /** The record holds no word itself: it was said right beside what does, and may be the answer to it. */
  neighbour: z.literal(true).optional(),
  /** Words and phrases of the keywords that the record holds, or words spelt like them that were read in their place; and those that it does not. */
  words: z.array(z.string()).readonly(),
  missing: z.array(z.string()).readonly(),
  /** Which words of the record's own these are, by the member that holds them. */
  members: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
});
export type SearchMatch = Readonly<z.infer<typeof SearchMatch>>;
