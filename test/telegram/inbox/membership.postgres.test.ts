/** A process among others: what it says of itself ends with it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createWorkers } from '#storage/workers.ts';
import { createMembership } from '#telegram/jobs/inbox/membership.ts';
import { turnableClock } from '../../support/turnable-clock.ts';
import { describeOn } from './databases.ts';

const nothing = () => undefined;

describeOn('a process among others', (database) => {
  it('a beat that is under way while its process leaves brings no name back', async () => {
    const clock = turnableClock();
    const real = createWorkers(database(), clock.now);
    const begun = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    let renewed: Promise<boolean> | undefined;
    const membership = createMembership({
      workers: {
        ...real,
        async renew(id, leaseMs) {
          begun.resolve();
          await gone.promise;
          renewed = real.renew(id, leaseMs);
          return renewed;
        },
      },
      ...{ shared: true, leaseMs: 15_000, keepSeenDays: 2, clock, log: createLog('silent') },
      ...{ capacity: () => 10, holds: () => false },
      ...{ adopt: nothing, done: nothing, lost: nothing, doubtful: nothing, compare: nothing },
    });
    await membership.start();
    await clock.turn(1_000);
    await begun.promise;
    await membership.leave([]);
    gone.resolve();
    await nextTurn();
    expect(await renewed).toBe(false);
    await nextTurn();
    await database().settled();
    expect(await database().query.selectFrom('workers').selectAll().execute()).toEqual([]);
  });
});
