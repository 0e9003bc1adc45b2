/**
 * Which processes run updates, by leases; what they can see of each other's rows: what was left, cancelled, forgotten.
 * On Postgres the server's clock decides about leases. An embedded SQLite file has one process: every other is past.
 */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { databaseNow, payloadBinding, progressBinding, unowned } from './update-row.ts';

export interface ParkedUpdate {
  updateId: number;
  /** What was recorded; undefined where it can no longer be read or was forgotten. */
  update: unknown;
  committed: boolean;
  /** What its handler kept; undefined where it kept nothing. */
  progress: unknown;
}

export interface Workers {
  register(id: string, leaseMs: number): Promise<void>;
  /** Renews the lease; whether it was still there. */
  renew(id: string, leaseMs: number): Promise<boolean>;
  /**
   * Ends the leases that have passed and frees every row whose owner has none. Leases in a SQLite file never pass;
   * they end when the next process starts (`atStart`).
   */
  expire(id: string, atStart: boolean): Promise<{ others: number; freed: number }>;
  /** Gives back whatever `id` still owns, and ends its lease. */
  leave(id: string, queued: readonly number[]): Promise<void>;
  /** At most `limit` updates that nobody runs, lowest number first, reserved for the caller for `holdMs`. */
  adopt(limit: number, holdMs: number): Promise<ParkedUpdate[]>;
  /** The numbers of the updates that were done last, at most `limit`. */
  lastDone(limit: number): Promise<number[]>;
  /** Which of `id`'s updates someone has cancelled or forgotten. */
  cancelled(id: string): Promise<number[]>;
  /** Asks whoever runs that person's long work to cancel it; whether there is any. */
  cancel(person: string): Promise<boolean>;
  running(person: string): Promise<{ label: string; startedAt: number } | undefined>;
  /** Erases payload and progress of every update of the lane that is not done, but `except`; how many. */
  forget(lane: string, except: number | undefined): Promise<number>;
  /** Erases the rows of updates that were done `ageMs` ago. */
  eraseDone(ageMs: number): Promise<number>;
}

const CLEANUP_ROWS = 1000;

export function createWorkers({ query, kind, vault, pseudonym }: Database, clockNow: () => number): Workers {
  const now = databaseNow(kind, clockNow);

  function open(sealed: string | null, binding: string): unknown {
    if (sealed === null) return undefined;
    try {
      return JSON.parse(vault.open(sealed, binding));
    } catch {
      // A payload under a key that was taken off the list: there is nothing left that could be done with it.
      return undefined;
    }
  }

  return {
    async register(id, leaseMs) {
      await query
        .insertInto('workers')
        .values(({ eb }) => ({ id, lease_until: eb(now(), '+', leaseMs) }))
        .execute();
    },
    async renew(id, leaseMs) {
      if (kind === 'sqlite') {
        const row = await query.selectFrom('workers').select('id').where('id', '=', id).executeTakeFirst();
        return row !== undefined;
      }
      const result = await query
        .updateTable('workers')
        .set(({ eb }) => ({ lease_until: eb(now(), '+', leaseMs) }))
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async expire(id, atStart) {
      let ended = 0n;
      if (kind === 'postgres' || atStart) {
        const past = query.deleteFrom('workers').where('id', '!=', id);
        const result = await (kind === 'sqlite' ? past : past.where('lease_until', '<', now())).executeTakeFirst();
        ended = result.numDeletedRows;
      }
      const alive = query.selectFrom('workers').select('id');
      const result = await query
        .updateTable('updates')
        .set(unowned)
        .where('owner', 'is not', null)
        .where('owner', 'not in', alive)
        .executeTakeFirst();
      if (ended > 0n || (kind === 'sqlite' && atStart)) {
        // What others had merely reserved is free as well.
        await query.updateTable('updates').set({ look_at: 0 }).where('state', '=', 'accepted').execute();
      }
      const others = await query
        .selectFrom('workers')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('id', '!=', id)
        .executeTakeFirst();
      return { others: Number(others?.count ?? 0), freed: Number(result.numUpdatedRows) };
    },
    async leave(id, queued) {
      await query.updateTable('updates').set(unowned).where('owner', '=', id).execute();
      for (let at = 0; at < queued.length; at += CLEANUP_ROWS) {
        await query
          .updateTable('updates')
          .set({ look_at: 0 })
          .where('update_id', 'in', queued.slice(at, at + CLEANUP_ROWS))
          .execute();
      }
      await query.deleteFrom('workers').where('id', '=', id).execute();
    },
    async adopt(limit, holdMs) {
      const free = query
        .selectFrom('updates')
        .select('update_id')
        .where('owner', 'is', null)
        .where('done_at', 'is', null)
        .where('look_at', '<=', now())
        .orderBy('update_id')
        .limit(limit);
      const rows = await query
        .updateTable('updates')
        .set(({ eb }) => ({ look_at: eb(now(), '+', holdMs) }))
        .where('update_id', 'in', kind === 'postgres' ? free.forUpdate().skipLocked() : free)
        .returning(['update_id', 'state', 'sealed', 'progress'])
        .execute();
      return rows
        .map((row) => {
          const updateId = Number(row.update_id);
          return {
            updateId,
            update: open(row.sealed, payloadBinding(updateId)),
            committed: row.state === 'committed',
            progress: open(row.progress, progressBinding(updateId)),
          };
        })
        .sort((a, b) => a.updateId - b.updateId);
    },
    async lastDone(limit) {
      const rows = await query
        .selectFrom('updates')
        .select('update_id')
        .where('done_at', 'is not', null)
        .orderBy('done_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => Number(row.update_id));
    },
    async cancelled(id) {
      const rows = await query
        .selectFrom('updates')
        .select('update_id')
        .where('owner', '=', id)
        .where('cancelled', '=', 1)
        .execute();
      return rows.map((row) => Number(row.update_id));
    },
    async cancel(person) {
      const result = await query
        .updateTable('updates')
        .set({ cancelled: 1 })
        .where('person', '=', pseudonym(person))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async running(person) {
      const row = await query
        .selectFrom('updates')
        .select(['work_label', 'work_since'])
        .where('person', '=', pseudonym(person))
        .executeTakeFirst();
      return row && { label: row.work_label ?? '', startedAt: Number(row.work_since) };
    },
    async forget(lane, except) {
      const ofLane = query
        .updateTable('updates')
        .where('lane', '=', pseudonym(lane))
        .where('update_id', '!=', except ?? -1)
        .where('sealed', 'is not', null);
      const idle = await ofLane
        .where('owner', 'is', null)
        .set({ sealed: null, progress: null, state: 'done', done_at: now() })
        .executeTakeFirst();
      const running = await ofLane
        .where('owner', 'is not', null)
        .set({ sealed: null, progress: null, cancelled: 1 })
        .executeTakeFirst();
      return Number(idle.numUpdatedRows) + Number(running.numUpdatedRows);
    },
    async eraseDone(ageMs) {
      const old = query
        .selectFrom('updates')
        .select('update_id')
        .where('done_at', 'is not', null)
        .where('done_at', '<', sql<number>`${now()} - ${ageMs}`)
        .limit(CLEANUP_ROWS);
      const result = await query.deleteFrom('updates').where('update_id', 'in', old).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
