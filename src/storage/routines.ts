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

/** `person` is a pseudonym. */
export interface Routines {
  /** `keeping` inserts or updates a routine; `changing` only updates, so that it can't revive one that was ended. */
  keeping(id: string, person: string, routine: Routine, dueAt: number | undefined): Write;
  changing(id: string, person: string, routine: Routine, dueAt: number | undefined): Write;
  /** Like `changing`, executed immediately. */
  save(id: string, person: string, routine: Routine, dueAt: number | undefined): Promise<void>;
  find(id: string, person: string): Promise<KeptRoutine | undefined>;
  /** Oldest first. */
  list(person: string): Promise<KeptRoutine[]>;
  /** At most `limit` that are due by `now`, or after `latest`, which only a wrong clock can have written. */
  due(now: number, latest: number, limit: number): Promise<DueRoutine[]>;
  /** Postpones the routine to `until`, if it is still due at `dueAt`. */
  putOff(id: string, dueAt: number, until: number): Promise<void>;
  end(id: string, person: string): Promise<boolean>;
  erase(person: string): Promise<number>;
}

export function createRoutines({ query, read, write, vault }: Database): Routines {
  const due = sql<Tables['routines']>`select * from routines where due_at <= ${0} or due_at > ${0}
    order by due_at limit ${0}`.compile(query);
  const row = (id: string, person: string, routine: Routine, dueAt: number | undefined) => ({
    sealed: vault.seal(JSON.stringify(routine), bindings.routines({ id, person })),
    due_at: dueAt ?? null,
  });

  function changing(id: string, person: string, routine: Routine, dueAt: number | undefined): Write {
    const values = row(id, person, routine, dueAt);
    const mine = query.updateTable('routines').set(values).where('id', '=', id).where('person', '=', person);
    return writeOf(mine.compile());
  }

  return {
    keeping(id, person, routine, dueAt) {
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
    save: (id, person, routine, dueAt) => write(changing(id, person, routine, dueAt)),
    async find(id, person) {
      const found = await query
        .selectFrom('routines')
        .selectAll()
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return found && keptOf(vault, found);
    },
    async list(person) {
      const rows = await query.selectFrom('routines').selectAll().where('person', '=', person).orderBy('id').execute();
      return rows.flatMap((one) => keptOf(vault, one) ?? []);
    },
    async due(now, latest, limit) {
      const rows = await read(due, [now, latest, limit]);
      return rows.map((one) => ({ id: one.id, dueAt: Number(one.due_at), routine: keptOf(vault, one)?.routine }));
    },
    async putOff(id, dueAt, until) {
      const later = query
        .updateTable('routines')
        .set({ due_at: until })
        .where('id', '=', id)
        .where('due_at', '=', dueAt);
      await write(writeOf(later.compile()));
    },
    async end(id, person) {
      const { numDeletedRows } = await query
        .deleteFrom('routines')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async erase(person) {
      const { numDeletedRows } = await query.deleteFrom('routines').where('person', '=', person).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Undefined if no listed key opens it. */
function keptOf(vault: Vault, row: Tables['routines']): KeptRoutine | undefined {
  const routine = Stored.safeParse(openSealed(vault, row.sealed, bindings.routines(row))?.value).data;
  return routine && { id: row.id, routine, dueAt: row.due_at === null ? undefined : Number(row.due_at) };
}
