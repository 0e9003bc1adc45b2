/**
 * Which processes run updates, by leases; what they can see of each other's rows: what was left, cancelled, forgotten.
 * On Postgres the server's clock decides about leases. An embedded SQLite file has one process: every other is past.
 */
import { type CompiledQuery, sql } from 'kysely';
import { bindings, openKept } from './bindings.ts';
import type { Database } from './database.ts';
import { FIRST_OWN_NUMBER } from './inbox.ts';
import { BATCH, counting, writeOf } from './write.ts';

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

export interface LeftUpdate {
  updateId: number;
  /** What was recorded; undefined where it will not be handled again. */
  update: unknown;
  committed: boolean;
}

export interface OwnUpdate {
  updateId: number;
  claim: string;
  cancelled: boolean;
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
  /** Gives back whatever `id` still owns, frees what waits in its memory, ends its lease. */
  leave(id: string, queued: readonly number[]): Promise<void>;
  /** What the database knows to be `id`'s. */
  owned(id: string): Promise<OwnUpdate[]>;
  /**
   * At most `limit` updates that nobody runs, lowest number first, reserved for the caller for `holdMs`. `unreadable`
   * ones (sealed with a key that is not listed) stay as they are.
   */
  adopt(limit: number, holdMs: number): Promise<{ left: LeftUpdate[]; unreadable: number }>;
  /** The highest of Telegram's numbers that were seen, at most `limit`. */
  lastSeen(limit: number): Promise<number[]>;
  /** Asks whoever has that person’s paid requests (or update `only`) to cancel them; what their handlers kept. */
  cancel(
    person: string,
    only: number | undefined,
    except: readonly number[],
  ): Promise<{ progress: unknown; committed: boolean }[]>;
  /** Erases every update of the lane and of the payer but `except`; how many. */
  forget(person: string, except: readonly number[]): Promise<number>;
  /** Erases at most `limit` numbers that were seen before `day` (days since 1970); how many. */
  eraseSeen(day: number, limit: number): Promise<number>;
}

/** How long an update that cannot be read is left alone before it is looked at again. */
export const UNREADABLE_PAUSE_MS = 600_000;

export function createWorkers(
  { query, read, write, kind, vault, pseudonym }: Database,
  clockNow: () => number,
): Workers {
  const postgres = kind === 'postgres';
  const now = () =>
    postgres ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql`${clockNow()}`;
  const rowsOf = <Row>(statement: CompiledQuery<Row>) =>
    write({ statements: [statement], read: ([result]) => (result?.rows ?? []) as Row[] });
  const changed = (statement: CompiledQuery) => write(counting(statement));

  const ownedBy = sql<{ update_id: number; claim: string; cancelled: number }>`
    select update_id, claim, cancelled from inbox where owner = ${''}`.compile(query);
  const others = sql<{ alive: number; past: number }>`
    select count(*) - count(case when lease_until < ${now()} then 1 end) as alive,
      count(case when lease_until < ${now()} then 1 end) as past
    from workers where id <> ${''}`.compile(query);
  const waits = sql`select 1 from inbox where owner is null and available_at <= ${0} limit 1`.compile(query);
  /** What a row becomes when nobody runs it any more: startable again, or committed and waiting for its apology. */
  const unowned = sql`owner = null, claim = '', holds_lane = 0, available_at = 0,
    payer = case state when 'committed' then payer else null end,
    state = case state when 'running' then 'accepted' else state end`;

  const progressOf = (row: { update_id: number; progress: string | null }) =>
    openKept(vault, row.progress, bindings.progress(row));

  return {
    async register(id, leaseMs) {
      await changed(
        sql`insert into workers (id, lease_until) values (${id}, ${now()} + ${leaseMs}) on conflict (id) do nothing`.compile(
          query,
        ),
      );
    },
    async renew(id, leaseMs) {
      // Nobody else can take an embedded file's updates over: there is nothing to renew.
      if (!postgres) return true;
      return (
        (await changed(sql`update workers set lease_until = ${now()} + ${leaseMs} where id = ${id}`.compile(query))) > 0
      );
    },
    async expire(id, atStart) {
      const [known] = postgres ? await read(others, [id]) : [];
      const past = postgres ? Number(known?.past ?? 0) : 0;
      if (past === 0 && !atStart) return { others: Number(known?.alive ?? 0), freed: 0 };
      const over = postgres ? sql`and lease_until < ${now()}` : sql``;
      const dead = sql`owner is not null and not exists (select 1 from workers where workers.id = owner)`;
      // In one step: what a process has left is found by its lease, and by nothing else.
      const freed = await write({
        statements: [
          sql`delete from workers where id <> ${id} ${over}`.compile(query),
          sql`update inbox set ${unowned} where ${dead}`.compile(query),
          // What others had merely reserved is free as well.
          sql`update inbox set available_at = 0 where owner is null`.compile(query),
          sql`update outbox set owner = null where ${dead}`.compile(query),
        ],
        read: (results) => Number(results[1]?.numAffectedRows ?? 0),
      });
      return { others: Number(known?.alive ?? 0), freed };
    },
    async leave(id, queued) {
      for (let at = 0; at < queued.length; at += BATCH) {
        const some = sql.join(queued.slice(at, at + BATCH));
        await changed(sql`update inbox set available_at = 0 where update_id in (${some})`.compile(query));
      }
      await write(
        writeOf(
          sql`update inbox set ${unowned} where owner = ${id}`.compile(query),
          sql`update outbox set owner = null where owner = ${id}`.compile(query),
          sql`delete from workers where id = ${id}`.compile(query),
        ),
      );
    },
    async owned(id) {
      const rows = await read(ownedBy, [id]);
      return rows.map((row) => ({
        updateId: Number(row.update_id),
        claim: row.claim,
        cancelled: Number(row.cancelled) === 1,
      }));
    },
    async adopt(limit, holdMs) {
      const at = postgres ? Number.MAX_SAFE_INTEGER : clockNow();
      // Mostly there is nothing: then nothing is written.
      if ((await read(waits, [at])).length === 0) return { left: [], unreadable: 0 };
      const skipLocked = postgres ? sql`for update skip locked` : sql``;
      const rows = await rowsOf(
        sql<{ update_id: number; state: string; sealed: string | null; progress: string | null }>`
          update inbox set available_at = ${now()} + ${holdMs}
          where update_id in (
            select update_id from inbox where owner is null and available_at <= ${now()} order by update_id limit ${limit}
            ${skipLocked})
          returning update_id, state, sealed, progress`.compile(query),
      );
      const left: LeftUpdate[] = [];
      const unreadable: number[] = [];
      for (const { update_id: id, state, sealed, progress } of rows) {
        const row = { update_id: Number(id), progress };
        const update = openKept(vault, sealed, bindings.update(row));
        if (update && progressOf(row))
          left.push({ updateId: row.update_id, update: update.value, committed: state === 'committed' });
        else unreadable.push(row.update_id);
      }
      if (unreadable.length > 0) {
        const those = sql.join(unreadable);
        await changed(
          // Nobody waits for them: they may never be readable again.
          sql`update inbox set available_at = ${now()} + ${UNREADABLE_PAUSE_MS}, control = 1, payer = null
            where update_id in (${those}) and owner is null`.compile(query),
        );
      }
      return { left: left.sort((a, b) => a.updateId - b.updateId), unreadable: unreadable.length };
    },
    async lastSeen(limit) {
      const rows = await rowsOf(
        sql<{ update_id: number }>`select update_id from seen where update_id < ${FIRST_OWN_NUMBER}
          order by update_id desc limit ${limit}`.compile(query),
      );
      return rows.map((row) => Number(row.update_id));
    },
    async cancel(person, only, except) {
      const one = only === undefined ? sql`` : sql`and update_id = ${only}`;
      const spared = except.length === 0 ? sql`` : sql`and update_id not in (${sql.join([...except])})`;
      const rows = await rowsOf(
        sql<{ update_id: number; state: string; progress: string | null }>`update inbox set cancelled = 1
          where payer = ${pseudonym(person)} ${one} ${spared} returning update_id, state, progress`.compile(query),
      );
      return rows.map((row) => ({
        progress: progressOf({ ...row, update_id: Number(row.update_id) })?.value,
        committed: row.state === 'committed',
      }));
    },
    async forget(person, except) {
      const spared = except.length === 0 ? sql`` : sql`and update_id not in (${sql.join([...except])})`;
      const whose = pseudonym(person);
      return changed(sql`delete from inbox where (lane = ${whose} or payer = ${whose}) ${spared}`.compile(query));
    },
    eraseSeen: (day, limit) =>
      changed(
        sql`delete from seen where update_id in (select update_id from seen where day < ${day} limit ${limit})`.compile(
          query,
        ),
      ),
  };
}
