/**
 * What somebody wants to be told again and again: alerts and digests. A row is due at a moment; who
 * finds it due puts it into the inbox, which sees to it that it is done once.
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
  /** Whose it is, as a command knows them, and where they are told. */
  userId: z.string(),
  chatId: z.string(),
  language: z.string(),
  firstName: z.string(),
  /** What an alert looks for: JSON that its commands read. */
  query: z.unknown().optional(),
  every: z.enum(['day', 'week']),
  /** By the person's clock; `weekday` from 0, Monday, where it is once a week. */
  at: z.object({
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
    weekday: z.int().min(0).max(6).optional(),
  }),
  /** By which `at` was planned last; absent: not known then, and UTC. */
  zone: z.string().optional(),
  /** What it may cost: most credits in a month of the calendar, as the person has agreed to. */
  mostCredits: z.int().min(0),
  /** What it has cost in the month (YYYY-MM) of its last run. */
  month: z.string(),
  spent: z.int().min(0),
  /** From when on what happens is new to an alert, milliseconds since 1970. */
  since: z.number(),
  /** Fingerprints of what an alert has told of late. */
  told: z.array(z.string()),
  /** How often in a row it could not be done. */
  failures: z.int().min(0),
  /** Why it has stopped; it is not due any more then. */
  stopped: z.string().optional(),
});
export type Routine = z.infer<typeof Stored>;

export interface KeptRoutine {
  readonly id: string;
  readonly routine: Routine;
  /** Milliseconds since 1970; undefined when it has stopped. */
  readonly dueAt: number | undefined;
}

export interface DueRoutine {
  readonly id: string;
  readonly dueAt: number;
  /** Undefined where no listed key can read it. */
  readonly routine: Routine | undefined;
}

/** `person` is a pseudonym. */
export interface Routines {
  /** Keeps a routine anew or as it has become. One that was ended meanwhile is not begun again by `changing`. */
  keeping(id: string, person: string, routine: Routine, dueAt: number | undefined): Write;
  changing(id: string, person: string, routine: Routine, dueAt: number | undefined): Write;
  /** As `changing`, at once. */
  save(id: string, person: string, routine: Routine, dueAt: number | undefined): Promise<void>;
  find(id: string, person: string): Promise<KeptRoutine | undefined>;
  /** The oldest first. */
  list(person: string): Promise<KeptRoutine[]>;
  /** At most `limit` that are due, or due later than `latest`, which no clock that goes right has said. */
  due(now: number, latest: number, limit: number): Promise<DueRoutine[]>;
  /** Due again at `until`, if it is still due at `dueAt`. */
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

/** Undefined for what no listed key can read. */
function keptOf(vault: Vault, row: Tables['routines']): KeptRoutine | undefined {
  const routine = Stored.safeParse(openSealed(vault, row.sealed, bindings.routines(row))?.value).data;
  return routine && { id: row.id, routine, dueAt: row.due_at === null ? undefined : Number(row.due_at) };
}
