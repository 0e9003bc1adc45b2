/** What one query may cost: records that it opens to see whether they fit. */
import { BadFilterError } from './filter-match.ts';

/** Records that one query opens at most, which takes about a second. */
export const MAX_OPENED = 20_000;

const NARROWER =
  'Narrow it down by sourceApplication, groupId, type, fromId, fromHandle, fromName or a span of the time; pages that follow one another go on where the last one ended';

/** The query would have to open too many records; the message names the members that the index does not decide. */
export class QueryCostError extends BadFilterError {
  override name = 'QueryCostError';
  /** @param why such members, or a message that is complete */
  constructor(why: readonly string[] | string) {
    const named = typeof why === 'string' ? why : [...new Set(why)].slice(0, 5).join(', ');
    super(
      typeof why === 'string'
        ? why
        : `more than ${MAX_OPENED} records would have to be opened: the index does not decide ${named}. ${NARROWER}`,
    );
  }
}
