/**
 * The rows of accepted updates: what writes them. One `write` takes what came together and makes it durable together.
 * Payload and progress are sealed; every change to a row that runs is made only while the writer still owns it.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { databaseNow, unowned } from './update-row.ts';

export interface InboxRecord {
  updateId: number;
  /** In clear; stored as a pseudonym. */
  lane: string;
  control: boolean;
  update: unknown;
  /** Whether its handler runs already: the row then starts as running, owned, at its first attempt. */
  running: boolean;
}

export interface InboxBatch {
  /** The worker that writes. */
  owner: string;
  /** How long nobody else should pick up what is recorded here. */
  holdMs: number;
  /** `progress`: a JSON text. */
  saves: { updateId: number; progress: string; commit: boolean }[];
  /** Done: payload and progress are erased. */
  ends: number[];
  /** Started here but given back: free for anybody at once, and not counted as an attempt. */
  releases: number[];
  /** Keep their lane no longer. */
  leaves: number[];
  /** Their long work is over. */
  workEnds: number[];
  records: InboxRecord[];
  /** `person` in clear; stored as a pseudonym. */
  works: { updateId: number; person: string; label: string }[];
  claims: number[];
}

export type WorkGrant = { granted: true; cancelled: boolean } | { granted: false; label: string; startedAt: number };
/** `attempt`: it is ours to run. Otherwise `taken` (run or done by another) or `wait` (its lane is not free for it). */
export type Claim = { attempt: number } | 'taken' | 'wait';

export interface InboxOutcome {
  saved: Set<number>;
  /** The records that are new; any other was known before. */
  recorded: Set<number>;
  /** Undefined for an update that is no longer owned. */
  works: Map<number, WorkGrant | Error | undefined>;
  claims: Map<number, Claim | Error>;
}

export interface Inbox {
  /** Rejects when nothing was written; work and claims that failed alone are in the outcome as Errors. */
  write(batch: InboxBatch): Promise<InboxOutcome>;
}

export const payloadBinding = (updateId: number) => `updates/${updateId}`;
export const progressBinding = (updateId: number) => `updates/${updateId}/progress`;

export function createInbox({ query, kind, vault, pseudonym }: Database, clockNow: () => number): Inbox {
  const now = databaseNow(kind, clockNow);
  type Connection = Kysely<Tables>;

  async function settle(db: Connection, batch: InboxBatch, outcome: InboxOutcome): Promise<void> {
    const owned = (ids: number[]) =>
      db.updateTable('updates').where('update_id', 'in', ids).where('owner', '=', batch.owner);
    for (const { updateId, progress, commit } of batch.saves) {
      const result = await owned([updateId])
        .set({
          progress: vault.seal(progress, progressBinding(updateId)),
          ...(commit ? { state: 'committed' } : {}),
        })
        // A row that was forgotten meanwhile takes nothing in again.
        .where('sealed', 'is not', null)
        .executeTakeFirst();
      if (result.numUpdatedRows > 0n) outcome.saved.add(updateId);
    }
    if (batch.ends.length > 0) {
      const done = { sealed: null, progress: null, person: null, owner: null, holds_lane: 0, state: 'done' };
      await owned(batch.ends)
        .set({ ...done, done_at: now() })
        .execute();
    }
    if (batch.releases.length > 0) {
      await owned(batch.releases)
        .set({ ...unowned, attempts: sql<number>`attempts - 1` })
        .execute();
    }
    if (batch.leaves.length > 0) await owned(batch.leaves).set({ holds_lane: 0 }).execute();
    if (batch.workEnds.length > 0) await owned(batch.workEnds).set({ person: null, cancelled: 0 }).execute();
    if (batch.records.length > 0) {
      const rows = await db
        .insertInto('updates')
        .values(batch.records.map((record) => rowOf(record, batch)))
        .onConflict((conflict) => conflict.column('update_id').doNothing())
        .returning('update_id')
        .execute();
      for (const row of rows) outcome.recorded.add(Number(row.update_id));
    }
  }

  function rowOf({ updateId, lane, control, update, running }: InboxRecord, { owner, holdMs }: InboxBatch) {
    return {
      update_id: updateId,
      lane: pseudonym(lane),
      control: control ? 1 : 0,
      sealed: vault.seal(JSON.stringify(update), payloadBinding(updateId)),
      state: running ? 'running' : 'accepted',
      owner: running ? owner : null,
      attempts: running ? 1 : 0,
      holds_lane: 0,
      cancelled: 0,
      received_at: now(),
      look_at: sql<number>`${now()} + ${holdMs}`,
    };
  }

  /** Marks the update as its person's long work and lets its lane go, unless the person has other work under way. */
  async function grantWork(
    db: Connection,
    owner: string,
    work: InboxBatch['works'][number],
    tries = 3,
  ): Promise<WorkGrant | undefined> {
    const { updateId, label } = work;
    const person = pseudonym(work.person);
    const others = db.selectFrom('updates as other').select('other.update_id').where('other.person', '=', person);
    const granted = await db
      .updateTable('updates')
      .set({ person, work_label: label, work_since: now(), holds_lane: 0 })
      .where('update_id', '=', updateId)
      .where('owner', '=', owner)
      .where(({ not, exists }) => not(exists(others)))
      .returning('cancelled')
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      });
    if (granted) return { granted: true, cancelled: granted.cancelled === 1 };
    const rows = await db
      .selectFrom('updates')
      .select(['update_id', 'owner', 'person', 'work_label', 'work_since'])
      .where((where) => where.or([where('person', '=', person), where('update_id', '=', updateId)]))
      .execute();
    const other = rows.find((row) => row.person === person);
    if (other) return { granted: false, label: other.work_label ?? '', startedAt: Number(other.work_since) };
    if (!rows.some((row) => Number(row.update_id) === updateId && row.owner === owner)) return undefined;
    // The other work ended in between.
    if (tries > 1) return grantWork(db, owner, work, tries - 1);
    throw new Error('the work could be neither granted nor refused');
  }

  /** Starts those of `ids` that nobody runs, whose lane is free and that are first in it; the rest get the reason. */
  async function claim(db: Connection, owner: string, ids: number[]): Promise<Map<number, Claim>> {
    const list = sql.join(ids);
    const skipLocked = kind === 'postgres' ? sql`for update skip locked` : sql``;
    const { rows } = await sql<{ update_id: number; attempts: number }>`
      update updates set
        owner = ${owner},
        attempts = attempts + 1,
        holds_lane = case when state = 'accepted' and control = 0 then 1 else 0 end,
        state = case state when 'accepted' then 'running' else state end
      where update_id in (
        select mine.update_id from updates as mine
        where mine.update_id in (${list}) and mine.owner is null and mine.state in ('accepted', 'committed')
          and (mine.control = 1 or mine.state = 'committed' or (
            not exists (select 1 from updates as held where held.lane = mine.lane and held.holds_lane = 1)
            and not exists (
              select 1 from updates as earlier
              where earlier.lane = mine.lane and earlier.state = 'accepted' and earlier.control = 0
                and earlier.update_id < mine.update_id)))
        ${skipLocked})
      returning update_id, attempts`.execute(db);
    const claims = new Map<number, Claim>(
      rows.map((row) => [Number(row.update_id), { attempt: Number(row.attempts) }] as const),
    );
    const refused = ids.filter((id) => !claims.has(id));
    if (refused.length > 0) {
      const free = await db
        .selectFrom('updates')
        .select('update_id')
        .where('update_id', 'in', refused)
        .where('owner', 'is', null)
        .where('state', '!=', 'done')
        .execute();
      const waiting = new Set(free.map((row) => Number(row.update_id)));
      for (const id of refused) claims.set(id, waiting.has(id) ? 'wait' : 'taken');
    }
    return claims;
  }

  /** On Postgres two workers may grasp one lane in the same instant: the second's statement fails, and it asks again. */
  async function claimApart(owner: string, ids: number[]): Promise<Map<number, Claim | Error>> {
    try {
      return await claim(query, owner, ids);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error('claim failed', { cause: error });
      if (ids.length === 1) return new Map(ids.map((id) => [id, isUniqueViolation(error) ? 'wait' : failure] as const));
      const claims = new Map<number, Claim | Error>();
      for (const id of ids) for (const [key, value] of await claimApart(owner, [id])) claims.set(key, value);
      return claims;
    }
  }

  return {
    async write(batch) {
      const outcome: InboxOutcome = { saved: new Set(), recorded: new Set(), works: new Map(), claims: new Map() };
      const { saves, ends, releases, leaves, workEnds, records, works, claims } = batch;
      const statements =
        saves.length + [ends, releases, leaves, workEnds, records].filter((list) => list.length).length;
      // One statement is a transaction of its own. SQLite has one writer, so there all may be one.
      if (kind === 'sqlite' && statements + works.length + claims.length > 1) {
        await query.transaction().execute(async (db) => {
          await settle(db, batch, outcome);
          for (const work of works) outcome.works.set(work.updateId, await grantWork(db, batch.owner, work));
          if (claims.length > 0) outcome.claims = await claim(db, batch.owner, claims);
        });
        return outcome;
      }
      if (statements > 1) await query.transaction().execute((db) => settle(db, batch, outcome));
      else await settle(query, batch, outcome);
      for (const work of works) {
        outcome.works.set(work.updateId, await grantWork(query, batch.owner, work).catch(asError));
      }
      if (claims.length > 0) outcome.claims = await claimApart(batch.owner, claims);
      return outcome;
    },
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('the database refused', { cause: error });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
