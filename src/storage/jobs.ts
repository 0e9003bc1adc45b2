/**
 * The table of jobs: updates to handle and messages to send. A row is leased to one process (`owner`) until `visible_at`;
 * without an owner anybody may take it from then on. Every write to a row names its owner: made again after a lost reply
 * it changes nothing more, and made by a process that has lost the row it changes nothing. A job that is done keeps its
 * id alone, so that an update that is delivered again is recognised.
 */
import { randomUUID } from 'node:crypto';
import { type CompiledQuery, type QueryResult, sql } from 'kysely';
import { bindings, openSealed } from './bindings.ts';
import type { Database } from './database.ts';
import type { Reservation } from './spending.ts';
import { BATCH, changing, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** Numbers from here on are given to what this program does by itself: Telegram's stay far below. */
export const FIRST_OWN_NUMBER = 2 ** 52;
/** How long a process that gives no sign of life keeps its jobs. */
export const LEASE_MS = 15_000;
/** How long a job that cannot be read is left alone, restarts or not. */
const UNREADABLE_PAUSE_MS = 600_000;
const DAY_MS = 86_400_000;
/** Whole days for which the number of a finished update is kept: Telegram delivers again for one. */
const KEPT_DAYS = 2;
/** What is more counts as so much. */
const MOST_COUNTED = 10_000;

export interface ArrivingUpdate {
  updateId: number;
  /** In clear; stored as a pseudonym. */
  queue: string;
  /** Waits for those before it in its queue, and those behind it wait for it. */
  inOrder: boolean;
  /** Milliseconds since 1970. */
  receivedAt: number;
  update: unknown;
}

/** A paid request about to be made. */
export interface PaidRequest {
  /** In clear; stored as a pseudonym. */
  payer: string;
  /** JSON text. */
  progress: string;
  reservation: Write<Reservation> & { id: string };
}

export interface MessageJob {
  id: string;
  /** In clear; stored as a pseudonym. */
  chat: string;
  /** JSON. */
  message: unknown;
  /** The first step that is not done. */
  step: number;
  /** That step may have been done. */
  maybeSent: boolean;
  /** When it was made, milliseconds since 1970. */
  madeAt: number;
}

/** A job that this process has taken over from another. */
export type TakenJob =
  | { kind: 'update'; updateId: number; update: unknown; progress: unknown; attempts: number; paid: boolean }
  | { kind: 'message'; id: string; message: unknown; step: number; maybeSent: boolean };

export interface Jobs {
  /** The name under which this process leases jobs. */
  readonly owner: string;
  /**
   * Keeps an update; `run`: as running, if its queue is free. `known`: it was received before.
   * Rejects with a unique violation where another process starts something in its queue at the same moment.
   */
  record(update: ArrivingUpdate, run: boolean): Write<'running' | 'waiting' | 'known'>;
  /** Starts an update of this process, if its queue is free. @param attempts how often it was started before */
  start(updateId: number, attempts: number): Write<'running' | 'waiting' | 'lost'>;
  /** Keeps JSON text with the update; false when it is another's. */
  save(updateId: number, progress: string): Write<boolean>;
  /** Puts the update into its payer's line; how many are before it, undefined when it is another's. */
  enterLine(updateId: number, payer: string, progress: string): Write<number | undefined>;
  /**
   * Reservation and point of no return in one. `behind`: another paid request of this person is under way, or waits
   * longer. `lost`: the update is another's.
   */
  pay(updateId: number, request: PaidRequest): Write<Reservation | 'behind' | 'lost'>;
  /** Its number is all that stays of it. */
  finish(updateId: number): Write;
  /** Gives it back, not counted as an attempt. Whether it was still this process's. */
  release(updateId: number): Write<boolean>;
  /** As `release`, for what cannot be read here: nobody looks at it for ten minutes, and nothing waits for it. */
  setAside(job: number | string): Write<boolean>;
  /** The next of its queue may start. */
  leaveQueue(updateId: number): Write;
  /** Asks whoever runs what is in these payers' lines (or update `only` of it) to cancel it; how many there were. */
  cancel(payers: readonly string[], only: number | undefined, except: readonly number[]): Promise<number>;
  /** Ends every update of the queue and of the payer but `except`; how many. */
  forget(person: string, except: readonly number[]): Promise<number>;

  /** Keeps a message to send, where it answers an update only if that is still this process's; whether it is kept. */
  add(message: MessageJob, updateId?: number): Write<boolean>;
  /** Steps before `step` are done; `maybeSent`: that one may be as well. Whether it is still this process's. */
  mark(id: string, step: number, maybeSent: boolean): Write<boolean>;
  /** Another text of a message that is kept; whether it is still this process's. */
  rewrite(message: Omit<MessageJob, 'chat' | 'madeAt'>): Write<boolean>;
  /** Plans the deletion of a message, which whoever lives then makes; an earlier plan under that id stays. */
  planDeletion(deletion: MessageJob, afterMs: number): Write;
  remove(id: string): Write;

  /** Renews every lease of this process; how many other processes live. An SQLite file has one process. */
  heartbeat(): Promise<number>;
  /** What this process leases, and what of it somebody has cancelled. */
  held(): Promise<Map<string, { cancelled: boolean }>>;
  /** What an earlier process on an SQLite file has left is nobody's. */
  freeAbandoned(): Promise<void>;
  /** At most `limit` jobs that nobody holds, the oldest first; those that cannot be read are set aside. */
  takeOver(limit: number): Promise<{ taken: TakenJob[]; unreadable: number; more: boolean }>;
  /** Gives back all that this process still holds. */
  leave(): Promise<void>;
  /** Erases numbers that are kept no longer. */
  eraseDone(): Promise<void>;
}

/** Sorts as the number does. */
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
): Jobs {
  const owner: string = randomUUID();
  const shared = kind === 'postgres';
  // Processes that share a database agree on its clock.
  const now = shared ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint` : undefined;
  const nowOf = () => now ?? sql<number>`cast(${clockNow()} as bigint)`;
  const afterNow = (ms: number) => sql<number>`${nowOf()} + ${sql.lit(ms)}`;
  const statement = <R>(template: ReturnType<typeof sql<R>>) => prepared<R>(template.compile(query));
  const changed = (compiled: CompiledQuery) => write(counting(compiled));
  // An embedded file has one process: what that leases is its own until it ends.
  const leaseEnd = now ? sql<number>`${now} + ${sql.lit(leaseMs)}` : sql<number>`0`;

  const inQueue = (queue: ReturnType<typeof sql>, id: ReturnType<typeof sql>) => sql`
    not exists (select 1 from jobs as held where held.queue = ${queue} and held.holds_queue = 1)
    and not exists (select 1 from jobs as earlier where earlier.queue = ${queue} and earlier.queue <> ''
      and earlier.state = 'waiting'
      and earlier.kind = 'update' and earlier.in_order = 1 and earlier.id < ${id})`;

  const insert = statement<object>(sql`
    insert into jobs (id, kind, queue, in_order, received_at, sealed, owner, visible_at, state, holds_queue, attempts)
    select id, 'update', queue, in_order, received_at, sealed, owner, ${leaseEnd},
      case starts when 1 then 'running' else 'waiting' end, starts * in_order, starts
    from (select arriving.*, case when run = 1 and (in_order = 0 or (${inQueue(sql`arriving.queue`, sql`arriving.id`)}))
        then 1 else 0 end as starts
      from (select cast(${''} as text) as id, cast(${''} as text) as queue, cast(${0} as integer) as in_order,
        cast(${0} as bigint) as received_at, cast(${''} as text) as sealed, cast(${''} as text) as owner,
        cast(${0} as integer) as run) as arriving limit 1) as placed
    where true on conflict (id) do nothing`);
  const present = statement<object>(sql`select owner, state, attempts from jobs where id = ${''}`);
  const begin = statement<object>(sql`
    update jobs set attempts = attempts + 1, holds_queue = case state when 'waiting' then in_order else 0 end,
      state = case state when 'waiting' then 'running' else state end
    where id in (select mine.id from jobs as mine where mine.id = ${''} and mine.owner = ${''} and mine.attempts = ${0}
      and (mine.state = 'paid' or mine.in_order = 0 or (${inQueue(sql`mine.queue`, sql`mine.id`)})))`);
  const keep = statement<object>(sql`update jobs set progress = ${''} where id = ${''} and owner = ${''}`);
  const line = statement<object>(
    sql`update jobs set payer = ${''}, progress = ${''}, holds_queue = 0 where id = ${''} and owner = ${''}`,
  );
  const before = statement<object>(sql`
    select (select count(*) from jobs where payer = ${''} and (id < ${''} or state = 'paid')) as ahead,
      (select count(*) from jobs where id = ${''} and owner = ${''}) as mine`);
  // It is reserved, or has no id as nothing is counted, and no other request of the person is under way or came earlier.
  const pass = statement<object>(sql`
    update jobs set state = 'paid', sealed = null, progress = ${''}, payer = ${''}, holds_queue = 0
    where id = ${''} and owner = ${''} and cancelled = 0 and state in ('running', 'paid')
      and exists (select 1 from (select cast(${''} as text) as id) as reserved
        where reserved.id = '' or exists (select 1 from spending where spending.id = reserved.id))
      and not exists (select 1 from jobs as other where other.payer = ${''} and other.id <> ${''}
        and (other.state = 'paid' or other.id < ${''}))`);
  const unreserve = statement<object>(sql`
    delete from spending where id = ${''} and not exists (
      select 1 from jobs where id = ${''} and owner = ${''} and state = 'paid')`);
  const nothingLeft = sql`state = 'done', queue = '', in_order = 0, holds_queue = 0, sealed = null, progress = null,
    payer = null, owner = null, attempts = 0, cancelled = 0, received_at = 0`;
  const end = statement<object>(
    sql`update jobs set ${nothingLeft}, visible_at = ${0} where id = ${''} and owner = ${''}`,
  );
  /** What a row becomes that nobody holds; it keeps its place in its payer's line. */
  const startable = sql`holds_queue = 0, state = case state when 'running' then 'waiting' else state end`;
  const unowned = sql`owner = null, ${startable}`;
  const uncounted = sql`attempts = case when attempts > 0 then attempts - 1 else 0 end`;
  const giveBack = statement<object>(
    sql`update jobs set ${uncounted}, visible_at = 0, ${unowned} where id = ${''} and owner = ${''}`,
  );
  const leave = statement<object>(sql`update jobs set holds_queue = 0 where id = ${''} and owner = ${''}`);
  const ownIds = sql<{ id: string; cancelled: number }>`
    select id, cancelled from jobs where owner = ${''}`.compile(query);
  // By an expression: SQLite would go through all rows by their ids.
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
    where cast(${''} as text) = '' or exists (select 1 from jobs where id = ${''} and owner = ${''})
    on conflict (id) do nothing`);
  const find = statement<object>(sql`select id from jobs where id = ${''} and owner = ${''}`);
  const change = statement<object>(
    sql`update jobs set step = ${0}, maybe_sent = ${0} where id = ${''} and owner = ${''}`,
  );
  const reword = statement<object>(
    sql`update jobs set sealed = ${''}, step = ${0}, maybe_sent = ${0} where id = ${''} and owner = ${''}`,
  );
  const erase = statement<object>(sql`delete from jobs where id = ${''}`);

  const seal = (text: string, id: string) => vault.seal(text, bindings.job({ id }));
  const sealProgress = (text: string, id: string) => vault.seal(text, bindings.jobProgress({ id }));
  const erasedAt = () => (Math.floor(clockNow() / DAY_MS) + KEPT_DAYS + 1) * DAY_MS;
  const rowOf = (result: QueryResult<unknown> | undefined) =>
    result?.rows[0] as { owner: string | null; state: string; attempts: number } | undefined;
  const exceptFor = (except: readonly number[]) =>
    except.length === 0 ? sql`` : sql`and id not in (${sql.join(except.map(idOf))})`;

  function messageColumns({ id, chat, message, step, maybeSent, madeAt }: MessageJob) {
    return [id, pseudonym(chat), madeAt, seal(JSON.stringify(message), id), step, maybeSent ? 1 : 0] as const;
  }

  function opened(row: Row): TakenJob | undefined {
    const kept = openSealed(vault, row.sealed, bindings.job(row));
    const progress = openSealed(vault, row.progress, bindings.jobProgress(row));
    if (!kept || !progress) return undefined;
    if (row.kind !== 'update') {
      const { id, step, maybe_sent: maybeSent } = row;
      return { kind: 'message', id, message: kept.value, step: Number(step), maybeSent: Number(maybeSent) === 1 };
    }
    const { state, attempts } = row;
    return {
      kind: 'update',
      updateId: Number(row.id),
      update: kept.value,
      progress: progress.value,
      attempts: Number(attempts),
      paid: state === 'paid',
    };
  }

  return {
    owner,
    record({ updateId, queue, inOrder, receivedAt, update }, run) {
      const id = idOf(updateId);
      const sealed = seal(JSON.stringify(update), id);
      return {
        statements: [
          insert(id, pseudonym(queue), inOrder ? 1 : 0, receivedAt, sealed, owner, run ? 1 : 0),
          present(id),
        ],
        read([, found]) {
          const row = rowOf(found);
          return row?.owner !== owner ? 'known' : row.state === 'waiting' ? 'waiting' : 'running';
        },
      };
    },
    start(updateId, attempts) {
      const id = idOf(updateId);
      return {
        statements: [begin(id, owner, attempts), present(id)],
        read([, found]) {
          const row = rowOf(found);
          if (row?.owner !== owner) return 'lost';
          return Number(row.attempts) > attempts ? 'running' : 'waiting';
        },
      };
    },
    save(updateId, progress) {
      const id = idOf(updateId);
      return {
        statements: [keep(sealProgress(progress, id), id, owner), present(id)],
        read: (results) => rowOf(results[1])?.owner === owner,
      };
    },
    enterLine(updateId, payer, progress) {
      const id = idOf(updateId);
      const whose = pseudonym(payer);
      return {
        statements: [line(whose, sealProgress(progress, id), id, owner), before(whose, id, id, owner)],
        read(results) {
          const row = results[1]?.rows[0] as { ahead: number; mine: number } | undefined;
          return row && Number(row.mine) > 0 ? Number(row.ahead) : undefined;
        },
      };
    },
    pay(updateId, { payer, progress, reservation }) {
      const id = idOf(updateId);
      const whose = pseudonym(payer);
      return {
        statements: [
          ...reservation.statements,
          pass(sealProgress(progress, id), whose, id, owner, reservation.id, whose, id, id),
          unreserve(reservation.id, id, owner),
          present(id),
        ],
        read(results) {
          const row = rowOf(results.at(-1));
          if (row?.owner !== owner) return 'lost';
          const reserved = reservation.read(results.slice(0, reservation.statements.length));
          return row.state !== 'paid' && reserved.granted ? 'behind' : reserved;
        },
      };
    },
    finish: (updateId) => writeOf(end(erasedAt(), idOf(updateId), owner)),
    release: (updateId) => changing(giveBack(idOf(updateId), owner)),
    setAside(job) {
      const id = typeof job === 'number' ? idOf(job) : job;
      return changing(
        sql`update jobs set ${uncounted}, visible_at = ${afterNow(UNREADABLE_PAUSE_MS)}, in_order = 0, payer = null,
            ${unowned}
          where id = ${id} and owner = ${owner}`.compile(query),
      );
    },
    leaveQueue: (updateId) => writeOf(leave(idOf(updateId), owner)),
    cancel(payers, only, except) {
      const one = only === undefined ? sql`` : sql`and id = ${idOf(only)}`;
      return changed(
        sql`update jobs set cancelled = 1 where payer in (${sql.join(payers.map(pseudonym))}) ${one}
          ${exceptFor(except)}`.compile(query),
      );
    },
    forget(person, except) {
      const whose = pseudonym(person);
      return changed(
        sql`update jobs set ${nothingLeft}, visible_at = ${erasedAt()}
          where kind = 'update' and ((queue = ${whose} and queue <> '') or payer = ${whose}) ${exceptFor(except)}`.compile(
          query,
        ),
      );
    },

    add(message, updateId) {
      const answered = updateId === undefined ? '' : idOf(updateId);
      const inserted = insertMessage(...messageColumns(message), owner, answered, answered, owner);
      return {
        statements: [inserted, find(message.id, owner)],
        read: (results) => (results[1]?.rows.length ?? 0) > 0,
      };
    },
    mark: (id, step, maybeSent) => changing(change(step, maybeSent ? 1 : 0, id, owner)),
    rewrite: ({ id, message, step, maybeSent }) =>
      changing(reword(seal(JSON.stringify(message), id), step, maybeSent ? 1 : 0, id, owner)),
    planDeletion: (message, afterMs) =>
      writeOf(insertDeletion(...messageColumns(message), shared ? afterMs : clockNow() + afterMs)),
    remove: (id) => writeOf(erase(id)),

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
        read: (results) => Number((results[3]?.rows[0] as { others: number } | undefined)?.others ?? 0),
      });
    },
    async held() {
      const rows = await read(ownIds, [owner]);
      return new Map(rows.map(({ id, cancelled }) => [id, { cancelled: Number(cancelled) === 1 }]));
    },
    async freeAbandoned() {
      if (!shared)
        await changed(sql`update jobs set visible_at = 0, ${unowned} where owner <> ${owner}`.compile(query));
    },
    async takeOver(limit) {
      const asked = shared ? [owner, limit] : [clockNow(), limit];
      const ids = (await read(visible, asked)).map(({ id }) => id);
      if (ids.length === 0) return { taken: [], unreadable: 0, more: false };
      // Named one by one, so that a commit whose reply was lost brings the same rows when it is made again.
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
      const jobs = rows.map(opened);
      const unreadable = rows.flatMap(({ id }, index) => (jobs[index] ? [] : [id]));
      if (unreadable.length > 0) {
        await changed(
          sql`update jobs set owner = null, visible_at = ${afterNow(UNREADABLE_PAUSE_MS)}, in_order = 0, payer = null
            where id in (${sql.join(unreadable)}) and owner = ${owner}`.compile(query),
        );
      }
      const taken = jobs.filter((job) => job !== undefined);
      return { taken, unreadable: unreadable.length, more: ids.length === limit };
    },
    async leave() {
      await write(
        writeOf(
          sql`update jobs set visible_at = 0, ${unowned} where owner = ${owner}`.compile(query),
          sql`delete from workers where id = ${owner}`.compile(query),
        ),
      );
    },
    async eraseDone() {
      const some = sql`delete from jobs where id in (
        select id from jobs where state = 'done' and visible_at <= ${clockNow()} limit ${BATCH})`.compile(query);
      await inBatches(() => changed(some));
    },
  };
}

export interface Depths {
  /** Updates that are worked on, or wait for it. */
  inbox: number;
  /** When the one came that is there for the longest, ms since 1970; null where there is none. */
  firstReceived: number | null;
  /** Messages that wait to be sent. */
  outbox: number;
  /** When what waits longest was made. */
  firstToSend: number | null;
}

/** Rejects as `read` does. */
export function createDepths({ query, read }: Pick<Database, 'query' | 'read'>): () => Promise<Depths> {
  const updates = sql`kind = 'update' and state <> 'done'`;
  const messages = sql`kind = 'message' and state <> 'done'`;
  const look = sql<Depths>`select
    (select count(*) from (select 1 from jobs where ${updates} limit ${MOST_COUNTED}) as counted) as inbox,
    (select min(received_at) from jobs where ${updates}) as "firstReceived",
    (select count(*) from (select 1 from jobs where ${messages} limit ${MOST_COUNTED}) as counted) as outbox,
    (select min(received_at) from jobs where ${messages}) as "firstToSend"`.compile(query);
  return async () => {
    const [found] = await read(look, look.parameters);
    return found ?? { inbox: 0, firstReceived: null, outbox: 0, firstToSend: null };
  };
}
