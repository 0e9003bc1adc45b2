import { describe, expect, it } from 'vitest';
import { createJobs, type PaidRequest } from '#storage/jobs.ts';
import { withWrites } from '#storage/write.ts';
import { testDatabase } from '../support/databases.ts';

const database = await testDatabase();

describe('jobs', () => {
  it('pay for a dead process’s waiting request before later ones of the same person', async () => {
    const { write, query } = database;
    const [dead, next] = [createJobs(database, { now: () => 1 }), createJobs(database, { now: () => 1 })];
    const reservation: PaidRequest['reservation'] = { id: '', statements: [], read: () => ({ granted: true }) };
    const request: PaidRequest = { payer: 'p', progress: '{}', reservation };
    await write(dead.record({ updateId: 1, queue: 'a', inOrder: true, receivedAt: 1, update: {} }, true));
    await write(dead.enterLine(1, 'p', '{}'));
    await write(next.record({ updateId: 2, queue: 'b', inOrder: true, receivedAt: 1, update: {} }, true));
    await query.updateTable('jobs').set({ visible_at: 0 }).where('owner', '=', dead.owner).execute();
    await next.freeAbandoned();
    expect((await next.takeOver(5)).taken).toMatchObject([{ updateId: 1, attempts: 1, paid: false }]);
    expect(await write(next.pay(2, request))).toBe('behind');
    expect(await write(next.start(1, 1))).toBe('running');
    expect(await write(next.pay(1, request))).toMatchObject({ granted: true });
    expect(await write(next.pay(2, request))).toBe('behind');
    await write(next.finish(1));
    expect(await write(next.pay(2, request))).toMatchObject({ granted: true });
  });

  it('own the answer to an update that they ended, though the reply to the commit was lost', async () => {
    const { write } = database;
    const [ours, others] = [createJobs(database, { now: () => 1 }), createJobs(database, { now: () => 1 })];
    const answer = { id: 'answer', chat: 'c', message: {}, step: 0, maybeSent: false, madeAt: 1 };
    await write(ours.record({ updateId: 9, queue: 'c', inOrder: true, receivedAt: 1, update: {} }, true));
    const ending = withWrites(ours.add(answer, 9), [ours.finish(9)]);
    expect(await write(ending)).toBe(true);
    expect(await write(ending)).toBe(true);
    expect(await write(others.add(answer, 9))).toBe(false);
    expect(await write(ours.add({ ...answer, id: 'too late' }, 9))).toBe(false);
  });
});
