/** How much waits in the database, over all processes. A look reads so many entries of an index at the most, and no row. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What is more counts as so much. */
const MOST_COUNTED = 10_000;

export interface Depths {
  /** Updates that are worked on, or wait for it. */
  inbox: number;
  /** When the one came that is there for the longest, ms since 1970; null where there is none. */
  firstReceived: number | null;
  /** What waits to be said. */
  outbox: number;
  /** The id of what waits longest to be said; null where nothing does. */
  firstToSay: string | null;
}

/** Rejects as `read` does. */
export function createDepths({ query, read }: Pick<Database, 'query' | 'read'>): () => Promise<Depths> {
  const look = sql<Depths>`select
    (select count(*) from (select 1 from inbox limit ${MOST_COUNTED}) as counted) as inbox,
    (select min(received_at) from inbox) as "firstReceived",
    (select count(*) from (select 1 from outbox limit ${MOST_COUNTED}) as counted) as outbox,
    (select min(id) from outbox) as "firstToSay"`.compile(query);
  return async () => {
    const [found] = await read(look, look.parameters);
    return found ?? { inbox: 0, firstReceived: null, outbox: 0, firstToSay: null };
  };
}
