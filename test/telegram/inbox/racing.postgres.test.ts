/** An update that one process ends in the very moment in which another records it: over is over. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createInboxRows } from '#storage/inbox.ts';
import { createSpending } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';
import { describeOn } from './databases.ts';

describeOn('the rows of the inbox', (database) => {
  const arrival = {
    updateId: 7,
    lane: 'a',
    control: false,
    receivedAt: 0,
    update: { update_id: 7 },
    owner: 'two',
    claim: 'two.1',
  };

  /** What becomes of a write that waits for the end of update 7 by another. */
  async function racing<Result>(write: (rows: ReturnType<typeof createInboxRows>) => Write<Result>): Promise<Result> {
    const rows = createInboxRows(database(), { now: Date.now, holdMs: 1000 });
    await database().write(rows.record({ ...arrival, owner: 'one', claim: 'one.1' }, true));
    let racer: Promise<Result> | undefined;
    await database()
      .query.transaction()
      .execute(async (ending) => {
        for (const statement of rows.end(7, 'one.1').statements) await ending.executeQuery(statement);
        racer = database().write(write(rows));
        // Long enough to be waiting for the row.
        await pause(300);
      });
    if (!racer) throw new Error('nothing raced');
    return racer;
  }
  const left = () => database().query.selectFrom('inbox').select('update_id').execute();

  it.each([true, false])('it is not recorded anew (running: %s)', async (run) => {
    expect(await racing((rows) => rows.record(arrival, run))).toBe(false);
    expect(await left()).toEqual([]);
  });

  it('nothing is reserved or paid for it anew', async () => {
    const entry = { person: 'a', command: 'ask', operation: 'ask', credits: 5, now: 1, since: 0, cap: undefined };
    const reservation = createSpending(database()).reserving(entry);
    const request = { payer: 'a', progress: '{}', reservation };
    expect(await racing((rows) => rows.commit(7, 'two.1', request, arrival))).toBe('behind');
    expect(await left()).toEqual([]);
    expect(await createSpending(database()).list('a', 0)).toEqual([]);
  });
});
