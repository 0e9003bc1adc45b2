/**
 * For which update of the bot a request is made: a header that operators and their routers know. The interface document says
 * nothing of it, a service that knows it not takes no notice, and nothing personal is in it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Says whose reference it is, and makes it as long as routers want: some put their own id in place of less than 20 characters. */
const PREFIX = 'personal-data-bot-update-';
/** What frameworks keep of such an id: letters, digits and dashes. */
const REQUEST_ID = /^[A-Za-z0-9-]{1,64}$/;

/** @param reference letters and digits */
export const requestIdFor = (reference: string): string => PREFIX + reference;

/**
 * What a request says it is made for: the bot's reference, or the id that a router gave it. It is only said: anybody can
 * write anything there. Undefined for what is no such id, or too long for one.
 */
export function referenceIn(header: string | null): string | undefined {
  if (header === null || !REQUEST_ID.test(header)) return undefined;
  return header.startsWith(PREFIX) ? header.slice(PREFIX.length) || undefined : header;
}
