/** A person's updates can be erased in any state. */
import { describe, expect, it } from 'vitest';
import { CancelledError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import { crash, emptiedDatabase, gates, never, payment, rowsOf, startRig, update } from './rig.ts';

const database = await emptiedDatabase();

describe('the inbox when forgetting a person', () => {
  const numbers = async () => (await rowsOf.updates(database)).map((row) => row.update_id);

  it('aborts and erases a paid request, but lets the update that asks for it continue', async () => {
    const gate = gates();
    let reason: unknown;
    const rig = await startRig(database, {
      async handle({ update_id }, job) {
        if (update_id === 1) {
          await job.pay(payment(database, 'p', { progress: { prompt: 'secret' } }));
          await gate.wait(1, job.signal).catch((error: unknown) => {
            reason = error;
          });
        } else await gate.wait(update_id);
      },
    });
    await rig.inbox.receive(update(1));
    await until(() => rig.inbox.stats().paying === 1);
    await rig.inbox.receive(update(2, 'p'));
    await until(() => rig.started.includes(2));
    expect(await rig.inbox.forget('p')).toBe(1);
    expect(reason).toBeInstanceOf(CancelledError);
    await database.settled();
    expect(await numbers()).toEqual([2]);
    gate.open(2);
    await rig.inbox.settled();
    expect(rig.ended).toEqual([1, 2]);
  });

  it('erases updates that another process left, so that none takes them over', async () => {
    const before = await startRig(database, { handle: never });
    void before.inbox.receive(update(1));
    await before.inbox.receive(update(2));
    await until(async () => (await numbers()).length === 2);
    await crash(database);
    const after = await startRig(database, { handle: never });
    await until(() => after.started.includes(1));
    expect(await after.inbox.forget('a')).toBeGreaterThan(0);
    expect(await numbers()).toEqual([1]);
    expect(after.started).toEqual([1]);
  });
});
