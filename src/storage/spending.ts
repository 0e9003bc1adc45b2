/**
 * What was spent, by person. A row is written before the paid call (which reserves its credits against every cap) and
 * settled after it, so that neither concurrency nor a killed process can pass a cap.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** `refused`: nothing was taken; `unknown`: credits may have been taken. */
export type SpendingOutcome = 'charged' | 'refused' | 'unknown';

export interface SpendingRow {
  id: string;
  command: string;
  operation: string;
  credits: number;
  state: 'started' | SpendingOutcome;
  startedAt: number;
}

export type Reservation = { granted: true; id: string } | { granted: false; spent: number; cap: number };

export interface Spending {
  /**
   * Writes the row of a call that is about to start, unless it would bring what counts since `since` over `cap`.
   * Counted: charged, started and unknown rows. `cap` undefined: no cap; 0 refuses everything that costs.
   */
  reserve(entry: {
    person: string;
    command: string;
    operation: string;
    credits: number;
    now: number;
    since: number;
    cap: number | undefined;
  }): Promise<Reservation>;
  settle(id: string, outcome: SpendingOutcome): Promise<void>;
  /** Rows since `since`, newest first. */
  list(person: string, since: number): Promise<SpendingRow[]>;
  /** Calls that started before `before` and were never settled become `unknown`; how many. */
  settleAbandoned(before: number): Promise<number>;
  /** How many rows were erased. */
  erase(person: string): Promise<number>;
  eraseBefore(before: number): Promise<number>;
}

export function createSpending({ query, read, together, kind }: Database): Spending {
  const bySince = query
    .selectFrom('spending')
    .selectAll()
    .where('person', '=', '')
    .where('started_at', '>=', 0)
    .orderBy('started_at', 'desc')
    .compile();

  return {
    async reserve({ person, command, operation, credits, now, since, cap }) {
      const id = randomUUID();
      if (cap === undefined) {
        await query
          .insertInto('spending')
          .values({ id, person, command, operation, credits, state: 'started', started_at: now })
          .execute();
        return { granted: true, id };
      }
      const counted = query
        .selectFrom('spending')
        .select((select) => select.fn.coalesce(select.fn.sum('credits'), sql.lit(0)).as('spent'))
        .where('person', '=', person)
        .where('started_at', '>=', since)
        .where('state', '!=', 'refused');
      // Written only if it fits under the cap. A parameter in a list of columns has no type but the one it is given.
      const price = sql`cast(${credits} as integer)`;
      const written = sql`
        insert into spending (id, person, command, operation, credits, state, started_at)
        select ${id}, ${person}, ${command}, ${operation}, ${price}, 'started', cast(${now} as bigint)
        where ${price} = 0 or (${counted}) + ${price} <= cast(${cap} as bigint)
        returning id`;
      // SQLite transactions run one after the other; Postgres needs a lock for this person.
      const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`spending/${person}`}, 0))`;
      const results = await together([
        ...(kind === 'postgres' ? [lock.compile(query)] : []),
        counted.compile(),
        written.compile(query),
      ]);
      if (results.at(-1)?.rows.length) return { granted: true, id };
      const [row] = (results.at(-2)?.rows ?? []) as { spent: number | string }[];
      return { granted: false, spent: Number(row?.spent), cap };
    },
    async settle(id, outcome) {
      await query.updateTable('spending').set({ state: outcome }).where('id', '=', id).execute();
    },
    async list(person, since) {
      const rows = await read(bySince, [person, since]);
      return rows.map(({ id, command, operation, credits, state, started_at }) => ({
        id,
        command,
        operation,
        credits,
        state: state as SpendingRow['state'],
        startedAt: Number(started_at),
      }));
    },
    async settleAbandoned(before) {
      const result = await query
        .updateTable('spending')
        .set({ state: 'unknown' })
        .where('state', '=', 'started')
        .where('started_at', '<', before)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
    async erase(person) {
      const result = await query.deleteFrom('spending').where('person', '=', person).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    async eraseBefore(before) {
      const result = await query.deleteFrom('spending').where('started_at', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
