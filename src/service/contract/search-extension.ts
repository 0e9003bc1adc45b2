/**
 * Extension of keyword search: filters, phrases, lists without keywords, totals, match details, reach of the data; and of
 * the datastore query: `$search`, statistics (statistics.ts), and the records around one (around.ts).
 */
import { z } from 'zod';
import { HELD_KINDS } from './attachments.ts';
import { MAX_KEYWORDS_LENGTH, MAX_NAMED_DAYS, MAX_SEARCH_HITS, MAX_SEARCH_SKIP } from './limits.ts';
import { REACH_PLATFORMS } from './platforms.ts';
import { PlatformName } from './records.ts';

/** Extension name in the token endpoint's list. */
export const SEARCH_EXTENSION = 'search';

const Name = z.string().trim().min(1).max(100);
const Moment = z.iso.datetime({ offset: true });

const DAY_MS = 86_400_000;

/** `2026-12-03`, or `2026-12-03/2026-12-16`, both inclusive. */
const Days = z
  .string()
  .max(21)
  .refine((text) => {
    const [from = '', to = from, ...more] = text.split('/');
    const days = [from, to].map((day) => (z.iso.date().safeParse(day).success ? Date.parse(day) / DAY_MS : Number.NaN));
    const [first = Number.NaN, last = Number.NaN] = days;
    return more.length === 0 && first <= last && last - first < MAX_NAMED_DAYS;
  }, `is neither a day such as 2026-12-03 nor a time of up to ${MAX_NAMED_DAYS} of them such as 2026-12-03/2026-12-16`);

/** Conditions besides keywords; a record must meet all of them. */
export const SearchFilter = z.object({
  /** Words or their beginnings in the sender's name or handle, ignoring case and accents. */
  from: Name.optional(),
  /** Words of the chat's name, likewise. */
  chat: Name.optional(),
  /** `_id` of the chat. */
  groupId: z.string().min(1).max(300).optional(),
  /** `_id` of a chat to exclude. */
  notGroupId: z.string().min(1).max(300).optional(),
  /** The `type` of a message. */
  direction: z.enum(['send', 'receive']).optional(),
  platform: PlatformName.optional(),
  /** Inclusive. */
  since: Moment.optional(),
  /** Exclusive. */
  until: Moment.optional(),
  /** Days (in UTC), one or up to MAX_NAMED_DAYS, of which the text names one, as "tomorrow" or "3 December". */
  names: Days.optional(),
  /** Contains a web link, any file, or a file of this kind, as far as the record says. */
  has: z.enum(['link', 'file', ...HELD_KINDS]).optional(),
});
export type SearchFilter = z.output<typeof SearchFilter>;

/** Maximum number of chats with one person. */
export const MAX_PERSON_CHATS = 64;

/** `$search` of a datastore filter: the records that meet all conditions and hold all keywords in their text. */
export const SearchCondition = z
  .strictObject({
    ...SearchFilter.shape,
    /** As in a search, except that every word counts as written, or as the beginning of one. */
    keywords: z.string().trim().min(1).max(MAX_KEYWORDS_LENGTH).optional(),
    /** Messages in one of these chats (`_id`), or written under exactly this name or handle. */
    person: z.strictObject({ name: z.string().min(1), groupIds: z.array(z.string()).max(MAX_PERSON_CHATS) }).optional(),
  })
  .meta({ description: 'Records as a search finds them, by their own words.', 'x-extension': SEARCH_EXTENSION });
export type SearchCondition = z.output<typeof SearchCondition>;

/** A whole number in a query string or a body. */
const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,6}$/, 'not a whole number')
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))
    .optional();

/** Inputs besides `datastore`, in a query or body. Without keywords, a filter is required and the newest come first. */
export const SearchInputs = z.strictObject({
  ...SearchFilter.shape,
  /** Words; "a phrase in quotes" must occur verbatim, -word and -"a phrase" must not occur; -5 is a number. */
  keywords: z.string().trim().optional(),
  /** 0 returns the total only. */
  limit: wholeNumber(0, MAX_SEARCH_HITS),
  skip: wholeNumber(0, MAX_SEARCH_SKIP),
});
export type SearchInputs = z.output<typeof SearchInputs>;

/** Members of a reply besides `items`. */
export const SearchTotals = z.object({
  /** Number of matching records; for chat threads, of messages. */
  total: z.int().min(0).optional(),
  /** `total` is a lower bound: the service didn't search everything. */
  atLeast: z.literal(true).optional(),
});

/**
 * `reach` of a reply whose `total` is 0: the times of each platform's first and last record, to the second, in the
 * datastores searched, regardless of the filters; platforms without records are omitted. Empty if there are no records
 * at all; absent if the service doesn't know.
 */
export const SearchReach = z
  .array(z.object({ platform: z.enum(REACH_PLATFORMS), since: Moment, until: Moment }).readonly())
  .max(REACH_PLATFORMS.length)
  .readonly();
export type SearchReach = z.infer<typeof SearchReach>;

/** `_match` of a found record. Words are as people wrote them. */
export const SearchMatch = z.object({
  id: z.string().optional(),
  /** Higher is better; comparable only within one reply. */
  score: z.number(),
  /** The record contains no keyword itself but is next to one that does, so it may be the reply to it. */
  neighbour: z.literal(true).optional(),
  /** Keywords and phrases (or similarly spelled words matched instead) in the record, and those missing from it. */
  words: z.array(z.string()).readonly(),
  missing: z.array(z.string()).readonly(),
  /** The record's own words that matched, by member. */
  members: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
});
export type SearchMatch = Readonly<z.infer<typeof SearchMatch>>;
