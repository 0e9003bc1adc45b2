/** Limits of one request and its reply, beside the schemas that hold them. */

/** Page size of a datastore query when `limit` is absent, and the largest (assumed: the document shows only 20). */
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 1000;

/** Most records of one reply to a search with the extension. */
export const MAX_SEARCH_HITS = 100;
/** Records that can be passed over: further back, `until` is the way. */
export const MAX_SEARCH_SKIP = 10_000;
/** Days of one `names` of a search. */
export const MAX_NAMED_DAYS = 64;

/** Most names of people and chats of one reply: those that are written with most. */
export const MAX_NAMES = 2_000;
