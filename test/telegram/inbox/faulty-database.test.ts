/** A database that loses replies, is unreachable or hangs for a while: nothing is lost, and nothing is done twice. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { fakeClock } from '../../support/clock.ts';
import { type Faults, openFaultySqlite } from './faulty-database.ts';
import { answering, payment, type Rig, type RigOptions, rowsOf, settledSoon, startRig, update } from './rig.ts';

describe('with a faulty database', () => {
  let database: Database;
  let faults: Faults;
  let rig: Rig;

  async function begin(options: RigOptions = {}): Promise<void> {
    const clock = fakeClock();
    ({ database, faults } = await openFaultySqlite(clock));
    rig = await startRig(database, { clock, ...options });
  }
  afterEach(async () => {
    faults.next = () => undefined;
    await database.close();
  });

  /** Loses the replies to the first `times` transactions that contain a matching statement. */
  function lose(pattern: RegExp, times = 1): void {
    let left = times;
    faults.next = (texts) => {
      if (left === 0 || !texts.some((text) => pattern.test(text))) return undefined;
      left -= 1;
      return 'reply lost';
    };
  }

  /** Advances the clock until the promise resolves. */
  const turnedTo = (done: Promise<unknown>) => rig.turnUntil(async () => (await settledSoon(done)) === 'fulfilled');

  /** Handler of a paid request that is answered. */
  const paying: RigOptions['handle'] = async (_, job) => {
    const reserved = await job.pay(payment(database, 'p', { cap: 5 }));
    if (reserved.granted) await answering(job);
  };

  it.each([
    ['recording an update', /insert into jobs/],
    ['starting it', /update jobs set attempts/],
    ['saving progress', /update jobs set progress/],
    ['the point of no return', /insert into spending|state = 'paid'/],
    ['ending it', /state = 'done'/],
  ])('losing the reply to %s changes nothing, twice over', async (_, pattern) => {
    const kept: unknown[] = [];
    await begin({
      async handle(incoming, job) {
        if (incoming.update_id === 2) {
          await job.save({ step: 1 });
          kept.push(job.progress);
        }
        if (incoming.queue === 'b') await paying(incoming, job);
      },
    });
    lose(pattern, 2);
    const one = async (id: number, queue?: string): Promise<void> => {
      // Telegram redelivers unacknowledged updates.
      for (;;) {
        try {
          return await rig.inbox.receive(update(id, queue));
        } catch {}
      }
    };
    await turnedTo(Promise.all([one(1), one(2), one(3, 'b'), one(4)]));
    await rig.turnUntil(() => rig.ended.length >= 4);
    await turnedTo(rig.inbox.settled());
    expect(faults.met).toBeGreaterThan(0);
    expect([...rig.ended].sort()).toEqual([1, 2, 3, 4]);
    expect([...rig.started].sort()).toEqual([1, 2, 3, 4]);
    expect(kept).toEqual([{ step: 1 }]);
    expect(await rowsOf.updates(database)).toEqual([]);
    expect(await rowsOf.messages(database)).toEqual(['answer 3']);
    expect(await rowsOf.spending(database)).toMatchObject([{ credits: 5, state: 'started' }]);
    expect(rig.inbox.stats()).toMatchObject({ running: 0, queued: 0, queues: 0, paying: 0, waitingToPay: 0 });
  });

  it('a paid request waits while it is unreachable or hangs, and is made once afterwards', async () => {
    const arrived = Promise.withResolvers<void>();
    await begin({
      async handle(incoming, job) {
        await arrived.promise;
        await paying?.(incoming, job);
      },
    });
    const held = Promise.withResolvers<undefined>();
    await rig.inbox.receive(update(1));
    faults.next = () => 'unreachable';
    arrived.resolve();
    await rig.turnUntil(() => faults.met > 3);
    faults.next = () => held.promise;
    await rig.clock.advance(5_000);
    expect(rig.ended).toEqual([]);
    held.resolve(undefined);
    faults.next = () => undefined;
    await rig.turnUntil(() => rig.ended.length === 1);
    await turnedTo(rig.inbox.settled());
    expect(await rowsOf.messages(database)).toEqual(['answer 1']);
    expect(await rowsOf.spending(database)).toHaveLength(1);
  });
});
