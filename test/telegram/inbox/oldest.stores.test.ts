/** What everybody sees of the update that is there for the longest. */
import { expect, it } from 'vitest';
import { createDepths } from '#storage/workers.ts';
import { turnableClock } from '../../support/turnable-clock.ts';
import { describeOn } from './databases.ts';
import { answering, crash, type Doing, gates, payment, settledSoon, startRig, until, update } from './rig.ts';

describeOn('the oldest update', (database) => {
  it('is as old as when it came, whatever its number and whoever works on it, until it is done', async () => {
    const clock = turnableClock();
    const gate = gates();
    const handle: Doing = async ({ update_id, lane }, turn) => {
      if (lane === 'pays') await turn.pay(payment(database(), 'p'));
      await gate.wait(update_id, turn.signal);
      if (turn.durable) await answering(database(), turn);
    };
    const look = createDepths(database());
    const seen = async () => {
      const { inbox, firstReceived } = await look();
      return { inbox: Number(inbox), firstReceived };
    };
    const before = await startRig(database(), { clock, handle });
    expect(await seen()).toEqual({ inbox: 0, firstReceived: null });

    const first = clock.now();
    void before.inbox.receive(update(9, 'pays'));
    await until(async () => (await seen()).inbox === 1);
    await clock.turn(7000);
    const second = clock.now();
    void before.inbox.receive({ ...update(3), recorded: true }).catch(() => undefined);
    await until(async () => (await seen()).inbox === 2);
    expect(await seen()).toEqual({ inbox: 2, firstReceived: first });
    gate.open(9);
    await until(async () => (await seen()).inbox === 1);
    expect(await seen()).toEqual({ inbox: 1, firstReceived: second });

    const stopped = before.inbox.stop(1000);
    await before.turnUntil(async () => (await settledSoon(stopped)) === 'fulfilled');
    await crash(database());
    await clock.turn(7000);
    const after = await startRig(database(), { clock, handle });
    await after.turnUntil(() => after.started.includes(3));
    expect(await seen()).toEqual({ inbox: 1, firstReceived: second });
    gate.open(3);
    await until(async () => (await seen()).inbox === 0);
    expect(await seen()).toEqual({ inbox: 0, firstReceived: null });
    await after.inbox.stop(0);
  });
});
