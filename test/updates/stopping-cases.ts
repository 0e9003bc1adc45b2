/** An orderly stop: what runs may end, the rest is left in a state in which the next process takes it up at once. */
import { expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { StoppingError } from '../../src/updates/turn.ts';
import { createRig, gates, settledSoon, until, update } from './rig.ts';

export function stoppingCases(database: () => Database): void {
  const rows = () => database().query.selectFrom('updates').selectAll().orderBy('update_id').execute();

  it('with nothing under way at once, and a second stop joins the first', async () => {
    const rig = createRig(database());
    await rig.pipeline.start();
    await Promise.all([rig.pipeline.stop(10_000), rig.pipeline.stop(10_000)]);
    await expect(rig.pipeline.receive(update(1))).rejects.toBeInstanceOf(StoppingError);
    expect(await database().query.selectFrom('workers').selectAll().execute()).toEqual([]);
  });

  it('when what runs has ended; what comes in meanwhile is refused', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const received = rig.pipeline.receive(update(1));
    const stopping = rig.pipeline.stop(10_000);
    await expect(rig.pipeline.receive(update(2))).rejects.toBeInstanceOf(StoppingError);
    expect(await settledSoon(stopping)).toBe('pending');
    gate.open(1);
    await received;
    await stopping;
    expect(rig.ended).toEqual([1]);
  });

  it('leaving what waits and what does not end in time to the next process, uncounted', async () => {
    const rig = createRig(database(), { handle: ({ update_id }, turn) => gates().wait(update_id, turn.signal) });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await rig.pipeline.receive(update(2, 'long'));
    const unrecorded = rig.pipeline.receive(update(3, 'quick', 'b'));
    await until(() => rig.started.includes(1));
    const stopping = rig.pipeline.stop(10_000);
    await rig.clock.turn(2500);
    await unrecorded;
    await rig.clock.turn(5500);
    await stopping;
    expect(await rows()).toMatchObject(
      [1, 2, 3].map((id) => ({ update_id: id, state: 'accepted', owner: null, attempts: 0, look_at: 0 })),
    );
    const next = createRig(database());
    await next.pipeline.start();
    await next.pipeline.settled();
    expect(next.started.filter((id) => id !== 3)).toEqual([1, 2]);
    expect(next.started).toContain(3);
  });

  it('an unrecorded update that does not end in time is left to Telegram', async () => {
    const rig = createRig(database(), {
      handle: ({ update_id }, turn) => gates().wait(update_id, turn.signal),
      limits: { quickAckAfterMs: 60_000 },
    });
    await rig.pipeline.start();
    const received = rig.pipeline.receive(update(1));
    const refused = expect(received).rejects.toBeInstanceOf(StoppingError);
    const stopping = rig.pipeline.stop(4000);
    await rig.clock.turn(3000);
    await refused;
    await stopping;
    expect(await rows()).toEqual([]);
  });

  it('apologising now for what was past its point of no return', async () => {
    const rig = createRig(database(), {
      handle: ({ update_id }, turn) =>
        turn.longWork({ person: 'p', label: '/ask' }, async (signal) => {
          await turn.pointOfNoReturn({ credits: 5 });
          await gates().wait(update_id, signal);
        }),
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(async () => (await rows())[0]?.state === 'committed');
    const stopping = rig.pipeline.stop(10_000);
    await rig.clock.turn(8000);
    await stopping;
    expect(rig.ended).toEqual([-1]);
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'done', sealed: null }]);
  });

  it('within the grace though a handler never ends and the apology neither', async () => {
    const never = () => new Promise<void>(() => undefined);
    const rig = createRig(database(), {
      async handle(_, turn) {
        await turn.pointOfNoReturn(null);
        await never();
      },
      interrupted: never,
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(async () => (await rows())[0]?.state === 'committed');
    const stopping = rig.pipeline.stop(4000);
    // What is left of the grace is for the last writes, which take no time by this clock.
    await rig.clock.turn(3500);
    await stopping;
    const next = createRig(database());
    await next.pipeline.start();
    await next.pipeline.settled();
    expect(next.started).toEqual([-1]);
  });

  it('long work in line gives up its place at once', async () => {
    const gate = gates();
    const rig = createRig(database(), {
      limits: { maxLongWork: 1 },
      handle: ({ update_id, lane }, turn) =>
        turn.longWork({ person: String(lane), label: '/ask' }, () => gate.wait(update_id)),
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long', 'a'));
    await until(() => rig.pipeline.stats().longRunning === 1);
    await rig.pipeline.receive(update(2, 'long', 'b'));
    await until(() => rig.pipeline.stats().longQueued === 1);
    const stopping = rig.pipeline.stop(10_000);
    gate.open(1);
    await stopping;
    expect(await rows()).toMatchObject([
      { update_id: 1, state: 'done' },
      { update_id: 2, state: 'accepted', owner: null, person: null },
    ]);
  });
}
