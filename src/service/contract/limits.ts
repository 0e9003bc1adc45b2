/** Limits of requests and replies for threads too, which must not load the schemas and zod with them. */

/** Page size of a datastore query when `limit` is absent, and the largest (assumed: the document shows only 20). */
export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 1000;

/** Maximum length of a search's keywords, in characters. */
export const MAX_KEYWORDS_LENGTH = 1000;
/** Maximum records per reply to a search with the extension. */
export const MAX_SEARCH_HITS = 100;
/** Maximum `skip`; use `until` to go back further. */
export const MAX_SEARCH_SKIP = 10_000;
/** Maximum days in the `names` of a search. */
export const MAX_NAMED_DAYS = 64;

/** Maximum names of people and chats in a reply: those with the most messages. */
export const MAX_NAMES = 2_000;
