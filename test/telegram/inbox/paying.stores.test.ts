/** Paid requests, with reservation and point of no return in one write, and long work: in order, and cancellable. */
import { describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { CancelledError, TooManyWaitingError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import { answering, emptiedDatabase, gates, payment, rowsOf, startRig, update } from './rig.ts';

/** Each update is paid for (or is long work) of the person of its queue, waits for its gate, and is then answered. */
async function payingRig(database: Database, { cap, long = false }: { cap?: number; long?: boolean } = {}) {
  const gate = gates();
  const said: string[] = [];
  const rig = await startRig(database, {
    async handle({ update_id, queue }, job) {
      const [person = ''] = String(queue).split(' ');
      const onPosition = (position: number) => void said.push(`${update_id} is number ${position}`);
      const pay = () => job.pay(payment(database, person, { cap, progress: { doing: update_id }, onPosition }));
      const work = async () => {
        await job.longWork({ person, progress: { doing: update_id }, onPosition });
        return { granted: true as const };
      };
      try {
        const reserved = await (long ? work() : pay());
        said.push(`${update_id} ${reserved.granted ? 'pays' : `is refused at ${reserved.spent}`}`);
        if (reserved.granted) await gate.wait(update_id, job.signal);
        await answering(job);
      } catch (error) {
        said.push(`${update_id} ${error instanceof Error ? error.name : ''}`);
        if (!(error instanceof CancelledError) && !(error instanceof TooManyWaitingError)) throw error;
        await answering(job);
      }
    },
  });
  return { ...rig, gate, said };
}

const database = await emptiedDatabase();

describe('the inbox for payments', () => {
  it('writes the reservation and the point of no return together, and erases the update’s text', async () => {
    const { inbox, gate, said } = await payingRig(database);
    const before = database.counts().transactions;
    await inbox.receive(update(1));
    await until(() => said.length > 0);
    expect(said).toEqual(['1 pays']);
    // Two writes: recorded, then paid.
    expect(database.counts().transactions - before).toBe(2);
    expect(await rowsOf.updates(database)).toMatchObject([
      { update_id: 1, state: 'paid', sealed: null, progress: expect.any(String), holds_queue: 0 },
    ]);
    expect(await rowsOf.spending(database)).toMatchObject([{ person: 'a', credits: 5, state: 'started' }]);
    expect(inbox.stats()).toMatchObject({ paying: 1, queues: 0 });
    gate.open(1);
    await inbox.settled();
    expect(await rowsOf.updates(database)).toEqual([]);
    expect(await rowsOf.messages(database)).toEqual(['answer 1']);
    expect(await rowsOf.done(database)).toEqual([1]);
  });

  it('refuses payments over the cap, which then reserve nothing and leave the update unchanged', async () => {
    const { inbox, gate, said } = await payingRig(database, { cap: 7 });
    gate.open(1, 2);
    await inbox.receive(update(1));
    await until(() => said.includes('1 pays'));
    await inbox.receive(update(2));
    await inbox.settled();
    expect(said).toEqual(['1 pays', '2 is refused at 5']);
    expect(await rowsOf.spending(database)).toHaveLength(1);
    expect(await rowsOf.updates(database)).toEqual([]);
    expect(inbox.stats()).toMatchObject({ paying: 0, waitingToPay: 0 });
  });

  it('serves a person’s requests by number, in whatever order they ask, without a deadlock', async () => {
    const asks = gates();
    const paid: number[] = [];
    const rig = await startRig(database, {
      limits: { maxPaid: 1 },
      async handle({ update_id, queue }, job) {
        if (queue !== 'other') await asks.wait(update_id);
        await job.pay(payment(database, queue === 'other' ? 'q' : 'p'));
        paid.push(update_id);
        await asks.wait(update_id * 10);
      },
    });
    void rig.inbox.receive(update(9, 'other'));
    await until(() => paid.includes(9));
    // Each in its own chat; the later number asks first, while the only slot is taken.
    void rig.inbox.receive(update(1, 'a'));
    void rig.inbox.receive(update(2, 'b'));
    asks.open(2);
    await until(() => rig.inbox.stats().waitingToPay === 1);
    asks.open(1);
    await until(() => rig.inbox.stats().waitingToPay === 2);
    asks.open(90, 10, 20);
    await rig.turnUntil(() => paid.length === 3);
    await rig.inbox.settled();
    expect([...paid].sort()).toEqual([1, 2, 9]);
  });

  it('refuses payment of a cancelled update', async () => {
    const gate = gates();
    const errors: unknown[] = [];
    const rig = await startRig(database, {
      async handle({ update_id }, job) {
        await job.save({ soon: true });
        await gate.wait(update_id);
        await job.pay(payment(database, 'p')).catch((error: unknown) => errors.push(error));
      },
    });
    await rig.inbox.receive(update(1));
    const { query } = database;
    // Another process has cancelled it, and this one doesn't know yet.
    await query.updateTable('jobs').set({ cancelled: 1 }).execute();
    gate.open(1);
    await rig.turnUntil(() => errors.length > 0);
    await rig.inbox.settled();
    expect(errors).toEqual([expect.any(CancelledError)]);
    expect(await rowsOf.spending(database)).toEqual([]);
  });

  it('reports a request whose handler fails or hangs after the payment', async () => {
    const failing = await startRig(database, {
      async handle({ update_id }, job) {
        await job.pay(payment(database, `p${update_id}`));
        if (update_id === 1) throw new Error('broken');
        await new Promise(() => undefined);
      },
      interrupted: async (_, job) => void (await answering(job, 'it may have cost 5 credits')),
      limits: { handlerDeadlineMs: 20_000 },
    });
    await failing.inbox.receive(update(1));
    await failing.inbox.receive(update(2, 'b'));
    await until(() => failing.ended.includes(-1));
    await failing.clock.advance(41_000);
    await failing.turnUntil(() => failing.ended.includes(-2));
    await failing.inbox.settled();
    expect(failing.started).toEqual(expect.arrayContaining([1, 2, -1, -2]));
    expect(await rowsOf.messages(database)).toEqual(['answer 1', 'answer 2']);
    expect(await rowsOf.updates(database)).toEqual([]);
  });
});

describe('long work', () => {
  it('runs one at a time per person, and is acknowledged while it waits', async () => {
    const { inbox, gate, said } = await payingRig(database, { long: true });
    for (const id of [1, 2, 3]) await inbox.receive(update(id, `ann ${id}`));
    await until(() => said.length === 3);
    expect(said.toSorted()).toEqual(['1 pays', '2 is number 1', '3 is number 2']);
    for (const [id, next] of [
      [1, '2 pays'],
      [2, '3 pays'],
    ] as const) {
      gate.open(id);
      await until(() => said.includes(next));
    }
    gate.open(3);
    await inbox.settled();
    expect(await rowsOf.updates(database)).toEqual([]);
  });

  it('can be cancelled by its person, whether running or waiting, all at once or by update', async () => {
    const { inbox, said } = await payingRig(database, { long: true });
    for (const id of [1, 2]) await inbox.receive(update(id, `ann ${id}`));
    await until(() => said.length === 2);
    expect(await inbox.cancel('bob')).toBe(0);
    expect(await inbox.cancel('ann', 2)).toBe(1);
    await until(async () => (await rowsOf.done(database)).length === 1);
    expect(said.slice(2)).toEqual(['2 CancelledError']);
    expect(await inbox.cancel('ann')).toBe(1);
    await inbox.settled();
    expect(said.slice(3)).toEqual(['1 CancelledError']);
  });
});
