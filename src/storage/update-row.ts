/** What every statement about the rows of updates agrees on. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The moment by the clock that all workers share: the database server's; for SQLite, this process's. */
export function databaseNow(kind: Database['kind'], now: () => number) {
  return () =>
    kind === 'postgres' ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql<number>`${now()}`;
}

/** What a row becomes when nobody runs it any more: startable again, or committed and waiting for its apology. */
export const unowned = {
  owner: null,
  holds_lane: 0,
  person: null,
  look_at: 0,
  state: sql<string>`case state when 'running' then 'accepted' else state end`,
};

/** What a sealed payload, and a sealed progress, is bound to. */
export const payloadBinding = (updateId: number) => `updates/${updateId}`;
export const progressBinding = (updateId: number) => `updates/${updateId}/progress`;
