/** A person's updates can be erased in any state. */
import { describe, expect, it } from 'vitest';
import { CancelledError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import { crash, createRig, emptiedDatabase, gates, never, payment, rowsOf, startRig, update } from './rig.ts';

const database = await emptiedDatabase();

describe('the inbox when forgetting a person', () => {
  const numbers = async () => (await rowsOf.updates(database)).map((row) => row.update_id);

  it('aborts and erases requests that are paid for, free or due, but lets the update that asks for it continue', async () => {
    const gate = gates();
    const reasons: unknown[] = [];
    const rig = await startRig(database, {
      async handle({ update_id }, job) {
        if (update_id === 4) {
          await rig.inbox.forget('p');
          expect(await job.end(() => ({ statements: [], read: () => true }))).toBe(true);
          return;
        }
        if (update_id === 1) await job.pay(payment(database, 'p', { progress: { prompt: 'secret' } }));
        await gate.wait(update_id, job.signal).catch((error: unknown) => {
          reasons.push(error);
        });
      },
    });
    await rig.inbox.receive(update(1));
    await until(() => rig.inbox.stats().paying === 1);
    await rig.inbox.receive(update(2, 'p'));
    await rig.inbox.receive(update(3, 'p', { control: true }));
    await until(() => rig.started.length === 3);
    await rig.inbox.receive(update(4, 'p', { control: true }));
    await rig.inbox.settled();
    expect(reasons).toEqual([expect.any(CancelledError), expect.any(CancelledError), expect.any(CancelledError)]);
    expect(await numbers()).toEqual([]);
    expect(rig.ended.toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('erases updates that another process left, so that none takes them over', async () => {
    const before = await startRig(database, { handle: never });
    void before.inbox.receive(update(1));
    await before.inbox.receive(update(2));
    await until(async () => (await numbers()).length === 2);
    await crash(database);
    let isErased = false;
    const after = createRig(database, {
      async handle() {
        await after.inbox.forget('a');
        isErased = true;
        await never();
      },
    });
    await after.start();
    await until(() => isErased);
    expect(await numbers()).toEqual([1]);
    expect(after.started).toEqual([1]);
  });
});
