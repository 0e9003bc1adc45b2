/** An orderly stop: running updates may end, and the next process can take over the rest immediately. */
import { describe, expect, it } from 'vitest';
import { StoppingError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import {
  answering,
  type Doing,
  emptiedDatabase,
  gates,
  never,
  payment,
  rowsOf,
  settledSoon,
  startRig,
  update,
} from './rig.ts';

const database = await emptiedDatabase();

describe('the inbox when stopping', () => {
  const rows = () => rowsOf.updates(database);

  it('waits for running updates, and refuses new ones', async () => {
    const gate = gates();
    const rig = await startRig(database, { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.inbox.receive(update(1));
    await until(() => rig.started.length === 1);
    const stopping = rig.inbox.stop(10_000);
    await expect(rig.inbox.receive(update(2))).rejects.toBeInstanceOf(StoppingError);
    expect(await settledSoon(stopping)).toBe('pending');
    gate.open(1);
    await stopping;
    expect(rig.ended).toEqual([1]);
  });

  it('leaves waiting and late updates to the next process, without counting the attempt', async () => {
    const rig = await startRig(database, { handle: ({ update_id }, job) => gates().wait(update_id, job.signal) });
    void rig.inbox.receive(update(1));
    await rig.inbox.receive(update(2));
    await rig.inbox.receive(update(3, 'b'));
    await until(() => rig.started.length === 2);
    const stopping = rig.inbox.stop(10_000);
    await rig.clock.advance(8000);
    await stopping;
    expect(await rows()).toMatchObject(
      [1, 2, 3].map((id) => ({ update_id: id, state: 'waiting', owner: null, attempts: 0, visible_at: 0 })),
    );
    expect(rig.log.join('')).not.toContain('this process does not know');
    const next = await startRig(database);
    await next.inbox.settled();
    expect(next.started.filter((id) => id !== 3)).toEqual([1, 2]);
    expect(next.started).toContain(3);
  });

  it('aborts an unrecorded update immediately', async () => {
    const reasons: unknown[] = [];
    const rig = await startRig(database, {
      handle: ({ update_id }, job) =>
        gates()
          .wait(update_id, job.signal)
          .catch((error: unknown) => void reasons.push(error)),
    });
    await rig.inbox.receive({ ...update(1), unrecorded: true });
    await rig.inbox.stop(4000);
    expect(reasons).toEqual([expect.any(StoppingError)]);
  });

  it('ends within the grace period even if a handler never ends', async () => {
    const rig = await startRig(database, {
      async handle(_, job) {
        await job.pay(payment(database, 'p'));
        await never();
      },
    });
    await rig.inbox.receive(update(1));
    await until(() => rig.inbox.stats().paying === 1);
    const stopping = rig.inbox.stop(4000);
    // The rest of the grace period is for final writes, which take no time on this clock.
    await rig.clock.advance(3500);
    await stopping;
    const next = await startRig(database);
    await next.inbox.settled();
    expect(next.started).toEqual([-1]);
  });

  it.each([
    ['an earlier one of its person', { maxPaid: 2 }, 'a'],
    ['a slot', { maxPaid: 1 }, 'b'],
  ])('releases a request that waits for %s immediately, and pays it in the next process', async (_, limits, second) => {
    const gate = gates();
    const handle: Doing = async ({ update_id, queue }, job) => {
      await job.pay(payment(database, String(queue)));
      await gate.wait(update_id);
      await answering(job);
    };
    const options = { limits, handle };
    const rig = await startRig(database, options);
    await rig.inbox.receive(update(1, 'a'));
    await until(() => rig.inbox.stats().paying === 1);
    await rig.inbox.receive(update(2, second));
    await until(() => rig.inbox.stats().waitingToPay === 1);
    const stopping = rig.inbox.stop(10_000);
    gate.open(1);
    await stopping;
    expect(await rows()).toMatchObject([{ update_id: 2, state: 'waiting', owner: null }]);
    gate.open(2);
    const next = await startRig(database, options);
    await next.inbox.settled();
    expect(await rowsOf.messages(database)).toEqual(['answer 1', 'answer 2']);
    expect(await rowsOf.spending(database)).toHaveLength(2);
  });
});
