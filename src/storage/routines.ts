/**
 * Routines: alerts and digests. A process that finds one due puts it into the inbox, which runs it exactly once.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Vault } from '#platform/vault.ts';
import { bindings, openSealed } from './bindings.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { type Write, writeOf } from './write.ts';

const Stored = z.object({
  kind: z.enum(['alert', 'today', 'week']),
  /** The person, as a command knows them, and the chat to notify. */
  userId: z.string(),
  chatId: z.string(),
  language: z.string(),
  firstName: z.string(),
  /** The query of an alert: JSON that its commands parse. */
  query: z.unknown().optional(),
  every: z.enum(['day', 'week']),
  /** Local time of the person; `weekday` from 0, Monday, if weekly. */
  at: z.object({
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
    weekday: z.int().min(0).max(6).optional(),
  }),
  /** Time zone that `at` was last planned in; absent if it was unknown, and UTC was used. */
  zone: z.string().optional(),
  /** Maximum credits per calendar month that the person agreed to. */
  mostCredits: z.int().min(0),
  /** Month (YYYY-MM) of its last run, and credits spent in it. */
  month: z.string(),
  spent: z.int().min(0),
  /** Records after this time are new to an alert; milliseconds since 1970. */
  since: z.number(),
  /** Fingerprints of records that an alert recently reported. */
  told: z.array(z.string()),
  /** Number of consecutive failures. */
  failures: z.int().min(0),
  /** Why it has stopped; a stopped routine is never due. */
  stopped: z.string().optional(),
});
export type Routine = z.infer<typeof Stored>;

export interface KeptRoutine {
  readonly id: string;
  readonly routine: Routine;
  /** Milliseconds since 1970; undefined if it has stopped. */
  readonly dueAt: number | undefined;
}

export interface DueRoutine {
  readonly id: string;
  readonly dueAt: number;
  /** Undefined if no listed key opens it. */
  readonly routine: Routine | undefined;
}

export type Routines = ReturnType<typeof createRoutines>;

/** `person` is a pseudonym. */
export function createRoutines({ query, read, write, vault }: Database) {
  const due = sql<Tables['routines']>`select * from routines where due_at <= ${0} or due_at > ${0}
    order by due_at limit ${0}`.compile(query);
  const row = (id: string, person: string, routine: Routine, dueAt: number | undefined) => ({
    sealed: vault.seal(JSON.stringify(routine), bindings.routines({ id, person })),
    due_at: dueAt ?? null,
  });

  /** Only updates, so that it can't revive a routine that was ended. */
  function changing(id: string, person: string, routine: Routine, dueAt: number | undefined): Write {
    const values = row(id, person, routine, dueAt);
    const mine = query.updateTable('routines').set(values).where('id', '=', id).where('person', '=', person);
    return writeOf(mine.compile());
  }

  return {
    /** Inserts or updates a routine. */
    keeping(id: string, person: string, routine: Routine, dueAt: number | undefined) {
      const values = row(id, person, routine, dueAt);
      return writeOf(
        query
          .insertInto('routines')
          .values({ id, person, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .compile(),
      );
    },
    changing,
    /** Like `changing`, executed immediately. */
    save: (...changed: Parameters<typeof changing>) => write(changing(...changed)),
    async find(id: string, person: string) {
      const found = await query
        .selectFrom('routines')
        .selectAll()
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return found && keptOf(vault, found);
    },
    /** Oldest first. */
    async list(person: string) {
      const rows = await query.selectFrom('routines').selectAll().where('person', '=', person).orderBy('id').execute();
      return rows.flatMap((one) => keptOf(vault, one) ?? []);
    },
    /** At most `limit` that are due by `now`, or after `latest`, which only a wrong clock can have written. */
    async due(now: number, latest: number, limit: number): Promise<DueRoutine[]> {
      const rows = await read(due, [now, latest, limit]);
      return rows.map((one) => ({ id: one.id, dueAt: one.due_at ?? 0, routine: keptOf(vault, one)?.routine }));
    },
    /** Postpones the routine to `until`, if it is still due at `dueAt`. */
    async putOff(id: string, dueAt: number, until: number) {
      const later = query
        .updateTable('routines')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '=', dueAt);
      await write(writeOf(later.compile()));
    },
    async end(id: string, person: string) {
      const { numDeletedRows } = await query
        .deleteFrom('routines')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async erase(person: string) {
      const { numDeletedRows } = await query.deleteFrom('routines').where('person', '=', person).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Undefined if no listed key opens it. */
function keptOf(vault: Vault, row: Tables['routines']): KeptRoutine | undefined {
  const routine = Stored.safeParse(openSealed(vault, row.sealed, bindings.routines(row))?.value).data;
  return routine && { id: row.id, routine, dueAt: row.due_at ?? undefined };
}
