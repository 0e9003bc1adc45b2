/**
 * The jobs table: updates to handle and messages to send. A row is leased to one process (`owner`) until `visible_at`;
 * a row without an owner may be taken by any process from then on. Every write to a row names its owner, so that a
 * retry after a lost reply, or a write by a process that has lost the row, changes nothing. A finished job keeps only
 * its id, so that an update that is delivered again is recognised.
 */
import { randomUUID } from 'node:crypto';
import { type CompiledQuery, type QueryResult, sql } from 'kysely';
import { bindings, openSealed } from './bindings.ts';
import type { Database } from './database.ts';
import type { Reservation } from './spending.ts';
import { BATCH, changing, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** Update numbers from here on are this program's own (routines); Telegram's are far below. */
export const FIRST_OWN_NUMBER = 2 ** 52;
/** How long a process keeps its jobs without a heartbeat. */
export const LEASE_MS = 15_000;
/** How long an unreadable job is set aside, regardless of restarts. */
const UNREADABLE_PAUSE_MS = 600_000;
const DAY_MS = 86_400_000;
/** Full days that the number of a finished update is kept; Telegram redelivers for one day. */
const DONE_KEPT_DAYS = 2;

export interface ArrivingUpdate {
  updateId: number;
  /** In clear text; stored as a pseudonym. */
  queue: string;
  /** Whether it runs in the order of its queue. */
  inOrder: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
  update: unknown;
}

/** A paid request about to be made. */
export interface PaidRequest {
  /** In clear text; stored as a pseudonym. */
  payer: string;
  /** JSON text. */
  progress: string;
  reservation: Write<Reservation> & { id: string };
}

export interface MessageJob {
  id: string;
  /** In clear text; stored as a pseudonym. */
  chat: string;
  /** JSON. */
  message: unknown;
  /** The first step that is not done. */
  step: number;
  /** Whether that step may have been done. */
  maybeSent: boolean;
  /** Creation time, milliseconds since 1970. */
  madeAt: number;
}

/** A job that this process has taken over. */
export type TakenJob =
  | { kind: 'update'; updateId: number; update: unknown; progress: unknown; attempts: number; paid: boolean }
  | { kind: 'message'; id: string; message: unknown; step: number; maybeSent: boolean };

export type Jobs = ReturnType<typeof createJobs>;

/** Sorts like the number. */
const idOf = (updateId: number) => String(updateId).padStart(16, '0');
export const jobIdOf = idOf;

interface Row {
  id: string;
  kind: string;
  state: string;
  sealed: string | null;
  progress: string | null;
  attempts: number;
  step: number;
  maybe_sent: number;
}

export function createJobs(
  { query, kind, vault, pseudonym, read, write }: Database,
  { now: clockNow, leaseMs = LEASE_MS }: { now: () => number; leaseMs?: number },
) {
  const owner: string = randomUUID();
  const shared = kind === 'postgres';
  // Processes that share a database use the database's clock.
  const now = shared ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint` : undefined;
  const nowOf = () => now ?? sql<number>`cast(${clockNow()} as bigint)`;
  const afterNow = (ms: number) => sql<number>`${nowOf()} + ${sql.lit(ms)}`;
  const statement = <R>(template: ReturnType<typeof sql<R>>) => prepared<R>(template.compile(query));
  const execute = (compiled: CompiledQuery) => write(counting(compiled));
  // An SQLite file has one process, so its leases need no end.
  const leaseEnd = now ? sql<number>`${now} + ${sql.lit(leaseMs)}` : sql<number>`0`;

  const inQueue = (queue: ReturnType<typeof sql>, id: ReturnType<typeof sql>) => sql`
    not exists (select 1 from jobs as held where held.queue = ${queue} and held.holds_queue = 1)
    and not exists (select 1 from jobs as earlier where earlier.queue = ${queue} and earlier.queue <> ''
      and earlier.state = 'waiting'
      and earlier.kind = 'update' and earlier.in_order = 1 and earlier.id < ${id})`;

  // Returns the row if this process owns it: it is new, or the reply to its commit was lost.
  const ours = sql`on conflict (id) do update set owner = jobs.owner where jobs.owner = excluded.owner returning state`;
  const insert = statement<object>(sql`
    insert into jobs (id, kind, queue, in_order, received_at, sealed, owner, visible_at, state, holds_queue, attempts)
    select id, 'update', queue, in_order, received_at, sealed, owner, ${leaseEnd},
      case starts when 1 then 'running' else 'waiting' end, starts * in_order, starts
    from (select arriving.*, case when run = 1 and (in_order = 0 or (${inQueue(sql`arriving.queue`, sql`arriving.id`)}))
        then 1 else 0 end as starts
      from (select cast(${''} as text) as id, cast(${''} as text) as queue, cast(${0} as integer) as in_order,
        cast(${0} as bigint) as received_at, cast(${''} as text) as sealed, cast(${''} as text) as owner,
        cast(${0} as integer) as run) as arriving limit 1) as placed
    where true ${ours}`);
  const readState = statement<object>(sql`select owner, state, attempts from jobs where id = ${''}`);
  const begin = statement<object>(sql`
    update jobs set attempts = attempts + 1, holds_queue = case state when 'waiting' then in_order else 0 end,
      state = case state when 'waiting' then 'running' else state end
    where id in (select mine.id from jobs as mine where mine.id = ${''} and mine.owner = ${''} and mine.attempts = ${0}
      and (mine.state = 'paid' or mine.in_order = 0 or (${inQueue(sql`mine.queue`, sql`mine.id`)})))`);
  const setProgress = statement<object>(sql`update jobs set progress = ${''} where id = ${''} and owner = ${''}`);
  const setPayer = statement<object>(
    sql`update jobs set payer = ${''}, progress = ${''}, holds_queue = 0 where id = ${''} and owner = ${''}`,
  );
  const countAhead = statement<object>(sql`
    select (select count(*) from jobs where payer = ${''} and (id < ${''} or state = 'paid')) as ahead,
      (select count(*) from jobs where id = ${''} and owner = ${''}) as mine`);
  // Only if reserved (or nothing is counted, so there is no id), and no other request of the payer is paid or earlier.
  const markPaid = statement<object>(sql`
    update jobs set state = 'paid', sealed = null, progress = ${''}, payer = ${''}, holds_queue = 0
    where id = ${''} and owner = ${''} and cancelled = 0 and state in ('running', 'paid')
      and exists (select 1 from (select cast(${''} as text) as id) as reserved
        where reserved.id = '' or exists (select 1 from spending where spending.id = reserved.id))
      and not exists (select 1 from jobs as other where other.payer = ${''} and other.id <> ${''}
        and (other.state = 'paid' or other.id < ${''}))`);
  const unreserve = statement<object>(sql`
    delete from spending where id = ${''} and not exists (
      select 1 from jobs where id = ${''} and owner = ${''} and state = 'paid')`);
  const cleared = sql`state = 'done', queue = '', in_order = 0, holds_queue = 0, sealed = null, progress = null,
    payer = null, owner = null, attempts = 0, cancelled = 0, received_at = 0`;
  const end = statement<object>(sql`update jobs set ${cleared}, visible_at = ${0} where id = ${''} and owner = ${''}`);
  /** Columns of a row that nobody holds; it stays in its payer's line. */
  const startable = sql`holds_queue = 0, state = case state when 'running' then 'waiting' else state end`;
  const unowned = sql`owner = null, ${startable}`;
  const uncounted = sql`attempts = case when attempts > 0 then attempts - 1 else 0 end`;
  const giveBack = statement<object>(
    sql`update jobs set ${uncounted}, visible_at = 0, ${unowned} where id = ${''} and owner = ${''}`,
  );
  const leave = statement<object>(sql`update jobs set holds_queue = 0 where id = ${''} and owner = ${''}`);
  const ownIds = sql<{ id: string; cancelled: number }>`
    select id, cancelled from jobs where owner = ${''}`.compile(query);
  // Orders by an expression, because SQLite would otherwise scan all rows by id.
  const visible = sql<{ id: string }>`select id from jobs where visible_at <= ${nowOf()} and state <> 'done'
      and (owner is null ${shared ? sql`or owner <> ${''}` : sql``})
      order by id || '' limit ${0}`.compile(query);

  const insertDeletion = statement<object>(sql`
    insert into jobs (id, kind, queue, received_at, sealed, step, maybe_sent, visible_at, state)
    values (${''}, 'deletion', ${''}, ${0}, ${''}, ${0}, ${0}, ${now ?? sql`0`} + cast(${0} as bigint), 'waiting')
    on conflict (id) do nothing`);
  const insertMessage = statement<object>(sql`
    insert into jobs (id, kind, queue, received_at, sealed, step, maybe_sent, owner, visible_at, state)
    select cast(${''} as text), 'message', cast(${''} as text), cast(${0} as bigint), cast(${''} as text),
      cast(${0} as integer), cast(${0} as integer), cast(${''} as text), ${leaseEnd}, 'waiting'
    where cast(${''} as text) = ''
      or exists (select 1 from jobs where (id = ${''} and owner = ${''}) or id = ${''})
    ${ours}`);
  const setStep = statement<object>(
    sql`update jobs set step = ${0}, maybe_sent = ${0} where id = ${''} and owner = ${''}`,
  );
  const setContent = statement<object>(
    sql`update jobs set sealed = ${''}, step = ${0}, maybe_sent = ${0} where id = ${''} and owner = ${''}`,
  );
  const erase = statement<object>(sql`delete from jobs where id = ${''}`);

  const seal = (text: string, id: string) => vault.seal(text, bindings.job({ id }));
  const sealProgress = (text: string, id: string) => vault.seal(text, bindings.jobProgress({ id }));
  const erasedAt = () => (Math.floor(clockNow() / DAY_MS) + DONE_KEPT_DAYS + 1) * DAY_MS;
  const rowOf = (result: QueryResult<unknown> | undefined) =>
    result?.rows[0] as { owner: string | null; state: string; attempts: number } | undefined;
  const exceptFor = (except: readonly number[]) =>
    except.length === 0 ? sql`` : sql`and id not in (${sql.join(except.map(idOf))})`;

  /** Those in the person's queue and line. */
  function updatesOf(person: string, except: readonly number[]) {
    const whose = pseudonym(person);
    return sql`kind = 'update' and ((queue = ${whose} and queue <> '') or payer = ${whose}) ${exceptFor(except)}`;
  }

  const setAside = (id: string) =>
    changing(
      sql`update jobs set ${uncounted}, visible_at = ${afterNow(UNREADABLE_PAUSE_MS)}, in_order = 0, payer = null, ${unowned}
        where id = ${id} and owner = ${owner}`.compile(query),
    );

  function messageColumns({ id, chat, message, step, maybeSent, madeAt }: MessageJob) {
    return [id, pseudonym(chat), madeAt, seal(JSON.stringify(message), id), step, maybeSent ? 1 : 0] as const;
  }

  function openJob(row: Row): TakenJob | undefined {
    const kept = openSealed(vault, row.sealed, bindings.job(row));
    const progress = openSealed(vault, row.progress, bindings.jobProgress(row));
    if (!kept || !progress) return undefined;
    if (row.kind !== 'update') {
      const { id, step, maybe_sent: maybeSent } = row;
      return { kind: 'message', id, message: kept.value, step, maybeSent: maybeSent === 1 };
    }
    const { state, attempts } = row;
    return {
      kind: 'update',
      updateId: Number(row.id),
      update: kept.value,
      progress: progress.value,
      attempts,
      paid: state === 'paid',
    };
  }

  return {
    /** Id under which this process leases jobs. */
    owner,
    /**
     * Inserts an update; with `run` as running, if its queue is free. `known`: it was received before.
     * Rejects with a unique violation if another process starts an update of its queue at the same moment.
     */
    record(arriving: ArrivingUpdate, run: boolean): Write<'running' | 'waiting' | 'known'> {
      const { updateId, queue, inOrder, receivedAt, update } = arriving;
      const id = idOf(updateId);
      const sealed = seal(JSON.stringify(update), id);
      return {
        statements: [insert(id, pseudonym(queue), inOrder ? 1 : 0, receivedAt, sealed, owner, run ? 1 : 0)],
        read([found]) {
          const [row] = (found?.rows ?? []) as { state: string }[];
          return row === undefined ? 'known' : row.state === 'waiting' ? 'waiting' : 'running';
        },
      };
    },
    /** Starts an update of this process, if its queue is free. @param attempts number of earlier starts */
    start(updateId: number, attempts: number): Write<'running' | 'waiting' | 'lost'> {
      const id = idOf(updateId);
      return {
        statements: [begin(id, owner, attempts), readState(id)],
        read([, found]) {
          const row = rowOf(found);
          if (row?.owner !== owner) return 'lost';
          return row.attempts > attempts ? 'running' : 'waiting';
        },
      };
    },
    /** Stores JSON text with the update; false if this process no longer owns it. */
    save(updateId: number, progress: string) {
      const id = idOf(updateId);
      return changing(setProgress(sealProgress(progress, id), id, owner));
    },
    /** Adds the update to its payer's line; returns how many are ahead, undefined if this process no longer owns it. */
    enterLine(updateId: number, payer: string, progress: string): Write<number | undefined> {
      const id = idOf(updateId);
      const person = pseudonym(payer);
      return {
        statements: [setPayer(person, sealProgress(progress, id), id, owner), countAhead(person, id, id, owner)],
        read(results) {
          const row = results[1]?.rows[0] as { ahead: number; mine: number } | undefined;
          return row && row.mine > 0 ? row.ahead : undefined;
        },
      };
    },
    /**
     * Writes the reservation and the point of no return together. `behind`: another paid request of this person is
     * running or came earlier. `lost`: this process no longer owns the update.
     */
    pay(updateId: number, { payer, progress, reservation }: PaidRequest): Write<Reservation | 'behind' | 'lost'> {
      const id = idOf(updateId);
      const person = pseudonym(payer);
      return {
        statements: [
          ...reservation.statements,
          markPaid(sealProgress(progress, id), person, id, owner, reservation.id, person, id, id),
          unreserve(reservation.id, id, owner),
          readState(id),
        ],
        read(results) {
          const row = rowOf(results.at(-1));
          if (row?.owner !== owner) return 'lost';
          const reserved = reservation.read(results.slice(0, reservation.statements.length));
          return row.state !== 'paid' && reserved.granted ? 'behind' : reserved;
        },
      };
    },
    /** Marks the update as done, and erases all but its number. */
    finish: (updateId: number) => writeOf(end(erasedAt(), idOf(updateId), owner)),
    /** Releases the update without counting the attempt; returns whether this process still owned it. */
    release: (updateId: number) => changing(giveBack(idOf(updateId), owner)),
    /** Like `release`, for an unreadable job: hidden from all processes for ten minutes, and blocks nothing meanwhile. */
    setAside: (job: number | string) => setAside(typeof job === 'number' ? idOf(job) : job),
    /** Lets the next update of its queue start. */
    leaveQueue: (updateId: number) => writeOf(leave(idOf(updateId), owner)),
    /** Asks the owners to cancel the jobs in these payers' lines, or only update `only`; resolves with their number. */
    cancel(payers: readonly string[], only: number | undefined, except: readonly number[]) {
      const one = only === undefined ? sql`` : sql`and id = ${idOf(only)}`;
      return execute(
        sql`update jobs set cancelled = 1 where payer in (${sql.join(payers.map(pseudonym))}) ${one}
          ${exceptFor(except)}`.compile(query),
      );
    },
    /** Asks the owners to cancel the person's updates but `except`. */
    cancelAll: (person: string, except: readonly number[]) =>
      write(writeOf(sql`update jobs set cancelled = 1 where ${updatesOf(person, except)}`.compile(query))),
    /** Whether one of the person's updates but `except` is running in another live process. */
    async isRunningElsewhere(person: string, except: readonly number[]) {
      if (!shared) return false;
      const found = await sql`select id from jobs where ${updatesOf(person, except)} and state in ('running', 'paid')
        and owner <> ${owner} and visible_at > ${nowOf()} limit 1`.execute(query);
      return found.rows.length > 0;
    },
    /** Ends the person's updates but `except`. */
    forget: (person: string, except: readonly number[]) =>
      write(
        writeOf(
          sql`update jobs set ${cleared}, visible_at = ${erasedAt()} where ${updatesOf(person, except)}`.compile(query),
        ),
      ),

    /** Inserts a message, unless it answers an update that this process no longer owns; returns whether it did. */
    add(message: MessageJob, updateId?: number): Write<boolean> {
      const answered = updateId === undefined ? '' : idOf(updateId);
      const inserted = insertMessage(...messageColumns(message), owner, answered, answered, owner, message.id);
      return { statements: [inserted], read: ([found]) => (found?.rows ?? []).length > 0 };
    },
    /** Records that the steps before `step` are done, and maybe `step` too; returns whether this process owns it. */
    mark: (id: string, step: number, maybeSent: boolean) => changing(setStep(step, maybeSent ? 1 : 0, id, owner)),
    /** Replaces the content of a stored message; returns whether this process still owns it. */
    rewrite: ({ id, message, step, maybeSent }: Omit<MessageJob, 'chat' | 'madeAt'>) =>
      changing(setContent(seal(JSON.stringify(message), id), step, maybeSent ? 1 : 0, id, owner)),
    /** Plans the deletion of a message, by any process that is alive then; an earlier plan under that id is kept. */
    planDeletion: (message: MessageJob, afterMs: number) =>
      writeOf(insertDeletion(...messageColumns(message), shared ? afterMs : clockNow() + afterMs)),
    remove: (id: string) => writeOf(erase(id)),

    /** Renews every lease of this process; resolves with the number of other live processes (0 on SQLite). */
    async heartbeat() {
      if (!shared) return 0;
      const beat = sql`insert into workers (id, seen_at) values (${owner}, ${nowOf()})
        on conflict (id) do update set seen_at = excluded.seen_at`;
      return write({
        statements: [
          beat.compile(query),
          sql`update jobs set visible_at = ${leaseEnd} where owner = ${owner}`.compile(query),
          sql`delete from workers where seen_at < ${nowOf()} - ${leaseMs}`.compile(query),
          sql`select count(*) as others from workers where id <> ${owner}`.compile(query),
        ],
        read: (results) => (results[3]?.rows[0] as { others: number } | undefined)?.others ?? 0,
      });
    },
    /** The jobs that this process leases, and whether each was cancelled. */
    async held() {
      const rows = await read(ownIds, [owner]);
      return new Map(rows.map(({ id, cancelled }) => [id, { cancelled: cancelled === 1 }]));
    },
    /** Frees the jobs of an earlier process on an SQLite file. */
    async freeAbandoned() {
      if (!shared)
        await execute(sql`update jobs set visible_at = 0, ${unowned} where owner <> ${owner}`.compile(query));
    },
    /** Takes over at most `limit` jobs that nobody holds, oldest first; unreadable ones are set aside. */
    async takeOver(limit: number): Promise<{ taken: TakenJob[]; unreadable: number; more: boolean }> {
      const asked = shared ? [owner, limit] : [clockNow(), limit];
      const ids = (await read(visible, asked)).map(({ id }) => id);
      if (ids.length === 0) return { taken: [], unreadable: 0, more: false };
      // Selected by id, so that a retry after a lost commit reply returns the same rows.
      const those = sql`id in (${sql.join(ids)})`;
      const rows = await write({
        statements: [
          sql`update jobs set ${startable}, owner = ${owner}, visible_at = ${leaseEnd}
            where ${those} and visible_at <= ${nowOf()} and state <> 'done'
              and (owner is null or owner <> ${owner})`.compile(query),
          sql`select id, kind, state, sealed, progress, attempts, step, maybe_sent from jobs
            where ${those} and owner = ${owner} order by id`.compile(query),
        ],
        read: (results) => (results[1]?.rows ?? []) as Row[],
      });
      const jobs = rows.map(openJob);
      const unreadable = rows.flatMap(({ id }, index) => (jobs[index] ? [] : [id]));
      await Promise.all(unreadable.map((id) => write(setAside(id))));
      const taken = jobs.filter((job) => job !== undefined);
      return { taken, unreadable: unreadable.length, more: ids.length === limit };
    },
    /** Releases all jobs of this process. */
    async leave() {
      await write(
        writeOf(
          sql`update jobs set visible_at = 0, ${unowned} where owner = ${owner}`.compile(query),
          sql`delete from workers where id = ${owner}`.compile(query),
        ),
      );
    },
    /** Erases the expired numbers of finished updates. */
    async eraseDone() {
      const some = sql`delete from jobs where id in (
        select id from jobs where state = 'done' and visible_at <= ${clockNow()} limit ${BATCH})`.compile(query);
      await inBatches(() => execute(some));
    },
  };
}
