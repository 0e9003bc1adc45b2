/** The statements that write the rows of updates, ready to be made together; what they answer is heard step by step. */
import { type CompiledQuery, type QueryResult, sql } from 'kysely';
import type { Database } from './database.ts';
import type { InboxBatch, InboxOutcome, InboxRecord, InboxWork, WorkGrant } from './inbox-batch.ts';
import { databaseNow, payloadBinding, progressBinding, unowned } from './update-row.ts';

export interface Step {
  statement: CompiledQuery;
  /** Hears what came of it, once all that was made with it is durable. */
  made?(result: QueryResult<unknown>): void;
}

export interface GrantRow {
  cancelled: number;
}

export function createInboxStatements(database: Database, clockNow: () => number) {
  const { query: db, kind, vault, pseudonym } = database;
  const now = databaseNow(kind, clockNow);

  /** What is saved, ended, given back and recorded, in this order. */
  function settle(batch: InboxBatch, outcome: InboxOutcome): Step[] {
    const steps: Step[] = [];
    const owned = (ids: number[]) =>
      db.updateTable('updates').where('update_id', 'in', ids).where('owner', '=', batch.owner);
    const mark = (ids: number[], change: (rows: ReturnType<typeof owned>) => { compile(): CompiledQuery }) => {
      if (ids.length > 0) steps.push({ statement: change(owned(ids)).compile() });
    };

    for (const { updateId, progress, commit } of batch.saves) {
      const statement = owned([updateId])
        .set({
          progress: vault.seal(progress, progressBinding(updateId)),
          ...(commit ? { state: 'committed' } : {}),
        })
        // A row that was forgotten meanwhile takes nothing in again.
        .where('sealed', 'is not', null)
        .compile();
      const made = ({ numAffectedRows = 0n }: QueryResult<unknown>) => {
        if (numAffectedRows > 0n) outcome.saved.add(updateId);
      };
      steps.push({ statement, made });
    }
    const done = { sealed: null, progress: null, person: null, owner: null, holds_lane: 0, state: 'done' };
    mark(batch.ends, (rows) => rows.set({ ...done, done_at: now() }));
    mark(batch.releases, (rows) => rows.set({ ...unowned, attempts: sql<number>`attempts - 1` }));
    mark(batch.leaves, (rows) => rows.set({ holds_lane: 0 }));
    mark(batch.workEnds, (rows) => rows.set({ person: null, cancelled: 0 }));
    if (batch.records.length > 0) {
      const statement = db
        .insertInto('updates')
        .values(batch.records.map((record) => rowOf(record, batch)))
        .onConflict((conflict) => conflict.column('update_id').doNothing())
        .returning('update_id')
        .compile();
      steps.push(step(statement, (rows) => rows.forEach((row) => void outcome.recorded.add(Number(row.update_id)))));
    }
    return steps;
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
  function grant(owner: string, work: InboxWork, granted: (row: GrantRow | undefined) => void): Step {
    const person = pseudonym(work.person);
    const others = db.selectFrom('updates as other').select('other.update_id').where('other.person', '=', person);
    const statement = db
      .updateTable('updates')
      .set({ person, work_label: work.label, work_since: now(), holds_lane: 0 })
      .where('update_id', '=', work.updateId)
      .where('owner', '=', owner)
      .where(({ not, exists }) => not(exists(others)))
      .returning('cancelled')
      .compile();
    return step(statement, ([row]) => granted(row));
  }

  /** Why work was not granted: other work, an update that is no longer `owner`'s (undefined), or nothing any more. */
  async function obstacleOf(owner: string, { updateId, person }: InboxWork): Promise<WorkGrant | undefined | 'gone'> {
    const stored = pseudonym(person);
    const rows = await db
      .selectFrom('updates')
      .select(['update_id', 'owner', 'person', 'work_label', 'work_since'])
      .where((where) => where.or([where('person', '=', stored), where('update_id', '=', updateId)]))
      .execute();
    const other = rows.find((row) => row.person === stored);
    if (other) return { granted: false, label: other.work_label ?? '', startedAt: Number(other.work_since) };
    return rows.some((row) => Number(row.update_id) === updateId && row.owner === owner) ? 'gone' : undefined;
  }

  /** Starts those of `ids` that nobody runs, whose lane is free and that are first in it. */
  function claim(owner: string, ids: readonly number[], claimed: (id: number, attempt: number) => void): Step {
    const skipLocked = kind === 'postgres' ? sql`for update skip locked` : sql``;
    const statement = sql<{ update_id: number; attempts: number }>`
      update updates set
        owner = ${owner},
        attempts = attempts + 1,
        holds_lane = case when state = 'accepted' and control = 0 then 1 else 0 end,
        state = case state when 'accepted' then 'running' else state end
      where update_id in (
        select mine.update_id from updates as mine
        where mine.update_id in (${sql.join(ids)}) and mine.owner is null and mine.state in ('accepted', 'committed')
          and (mine.control = 1 or mine.state = 'committed' or (
            not exists (select 1 from updates as held where held.lane = mine.lane and held.holds_lane = 1)
            and not exists (
              select 1 from updates as earlier
              where earlier.lane = mine.lane and earlier.state = 'accepted' and earlier.control = 0
                and earlier.update_id < mine.update_id)))
        ${skipLocked})
      returning update_id, attempts`.compile(db);
    return step(statement, (rows) => {
      for (const row of rows) claimed(Number(row.update_id), Number(row.attempts));
    });
  }

  /** Those of `ids` that can be started later, by whomever. */
  async function waitingOf(ids: readonly number[]): Promise<Set<number>> {
    const rows = await db
      .selectFrom('updates')
      .select('update_id')
      .where('update_id', 'in', ids)
      .where('owner', 'is', null)
      .where('state', '!=', 'done')
      .execute();
    return new Set(rows.map((row) => Number(row.update_id)));
  }

  return { settle, grant, obstacleOf, claim, waitingOf };
}

/** A statement whose rows are of the type that it was compiled with. */
function step<Row>(statement: CompiledQuery<Row>, heard: (rows: Row[]) => void): Step {
  return { statement, made: ({ rows }) => heard(rows as Row[]) };
}
