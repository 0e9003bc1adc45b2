import { describe, expect, it } from 'vitest';
import { createJobs, type PaidRequest } from '#storage/jobs.ts';
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
});
