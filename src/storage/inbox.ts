/**
 * The rows of accepted updates: what writes them. One `write` takes what came together and makes it durable together.
 * Payload and progress are sealed; every change to a row that runs is made only while the writer still owns it.
 */
import type { Database } from './database.ts';
import type { Claim, InboxBatch, InboxOutcome, InboxWork, WorkGrant } from './inbox-batch.ts';
import { createInboxStatements, type GrantRow, type Step } from './inbox-statements.ts';

export interface Inbox {
  /** Rejects when nothing was written; work and claims that failed alone are in the outcome as Errors. */
  write(batch: InboxBatch): Promise<InboxOutcome>;
}

export function createInbox(database: Database, now: () => number): Inbox {
  const { kind } = database;
  const statements = createInboxStatements(database, now);

  async function make(steps: readonly Step[]): Promise<void> {
    const results = await database.together(steps.map(({ statement }) => statement));
    for (const [index, { made }] of steps.entries()) made?.(results[index] ?? NOTHING);
  }

  /** Whether the work was granted; why not, if it was not. */
  async function grantOf(owner: string, work: InboxWork, row: GrantRow | undefined, tries = 3) {
    if (row) return { granted: true, cancelled: row.cancelled === 1 } as const;
    const obstacle = await statements.obstacleOf(owner, work);
    if (obstacle !== 'gone') return obstacle;
    // The other work ended in between.
    if (tries === 1) throw new Error('the work could be neither granted nor refused');
    return grantWork(owner, work, tries - 1);
  }

  async function grantWork(owner: string, work: InboxWork, tries?: number): Promise<WorkGrant | undefined> {
    let row: GrantRow | undefined;
    try {
      await make([statements.grant(owner, work, (granted) => (row = granted))]);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    return grantOf(owner, work, row, tries);
  }

  /** Adds to the claims that were granted why the others of `ids` were not. */
  async function explain(ids: readonly number[], claims: Map<number, Claim | Error>): Promise<void> {
    const refused = ids.filter((id) => !claims.has(id));
    if (refused.length === 0) return;
    const waiting = await statements.waitingOf(refused);
    for (const id of refused) claims.set(id, waiting.has(id) ? 'wait' : 'taken');
  }

  /** On Postgres two workers may grasp one lane in the same instant: the second's statement fails, and it asks again. */
  async function claimApart(owner: string, ids: readonly number[], claims: Map<number, Claim | Error>): Promise<void> {
    try {
      await make([statements.claim(owner, ids, (id, attempt) => claims.set(id, { attempt }))]);
      await explain(ids, claims);
    } catch (error) {
      const [only] = ids;
      if (ids.length > 1) for (const id of ids) await claimApart(owner, [id], claims);
      else if (only !== undefined) claims.set(only, isUniqueViolation(error) ? 'wait' : asError(error));
    }
  }

  /** SQLite has one writer: everything can be one transaction, and one message to its thread. */
  async function writeAtOnce(batch: InboxBatch, outcome: InboxOutcome): Promise<void> {
    const { owner, works, claims } = batch;
    const grants = new Map<number, GrantRow>();
    await make([
      ...statements.settle(batch, outcome),
      ...works.map((work) => statements.grant(owner, work, (row) => row && grants.set(work.updateId, row))),
      ...(claims.length === 0
        ? []
        : [statements.claim(owner, claims, (id, attempt) => outcome.claims.set(id, { attempt }))]),
    ]);
    for (const work of works) {
      outcome.works.set(work.updateId, await grantOf(owner, work, grants.get(work.updateId)).catch(asError));
    }
    await explain(claims, outcome.claims);
  }

  async function writeApart(batch: InboxBatch, outcome: InboxOutcome): Promise<void> {
    const settling = statements.settle(batch, outcome);
    if (settling.length > 0) await make(settling);
    for (const work of batch.works) {
      outcome.works.set(work.updateId, await grantWork(batch.owner, work).catch(asError));
    }
    if (batch.claims.length > 0) await claimApart(batch.owner, batch.claims, outcome.claims);
  }

  return {
    async write(batch) {
      const outcome: InboxOutcome = { saved: new Set(), recorded: new Set(), works: new Map(), claims: new Map() };
      await (kind === 'sqlite' ? writeAtOnce : writeApart)(batch, outcome);
      return outcome;
    },
  };
}

const NOTHING = { rows: [] };

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('the database refused', { cause: error });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
