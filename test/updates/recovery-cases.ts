/** What a process that ended unexpectedly leaves, and what the next makes of it. */
import { expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { LeaseLostError } from '../../src/updates/turn.ts';
import { createRig, type Doing, gates, type Rig, until, update } from './rig.ts';

export function recoveryCases(database: () => Database): void {
  /** The process of `rig` is gone: on Postgres, its lease has passed. */
  async function crash(): Promise<void> {
    await database().query.updateTable('workers').set({ lease_until: 0 }).execute();
  }

  async function restarted(options: { handle?: Doing; interrupted?: Doing }): Promise<Rig> {
    const rig = createRig(database(), options);
    await rig.pipeline.start();
    return rig;
  }

  const never = () => new Promise<void>(() => undefined);

  it('what was accepted or running is handled again in order, with the progress it kept', async () => {
    const before = await restarted({
      async handle(_, turn) {
        await turn.saveProgress({ step: 1 });
        await never();
      },
    });
    for (const id of [1, 2, 3]) await before.pipeline.receive(update(id, 'long'));
    await until(async () => {
      const row = await database().query.selectFrom('updates').selectAll().orderBy('update_id').executeTakeFirst();
      return row?.progress != null;
    });
    await crash();
    const seen: unknown[] = [];
    const after = await restarted({
      handle: async ({ update_id }, turn) => void seen.push([update_id, turn.attempt, turn.progress]),
    });
    await after.pipeline.settled();
    expect(seen).toEqual([
      [1, 2, { step: 1 }],
      [2, 1, undefined],
      [3, 1, undefined],
    ]);
    expect(after.started).toEqual([1, 2, 3]);
  });

  it('what ran unrecorded comes back before what waited for it', async () => {
    const before = await restarted({ handle: never });
    void before.pipeline.receive(update(1));
    await before.pipeline.receive(update(2));
    await crash();
    const after = await restarted({});
    await Promise.all([update(1), update(3)].map((one) => after.pipeline.receive(one)));
    await after.pipeline.settled();
    expect(after.started).toEqual([1, 2, 3]);
  });

  it('a quick update that was recorded and done is not answered again by the next process', async () => {
    const gate = gates();
    const before = await restarted({ handle: ({ update_id }) => gate.wait(update_id) });
    void before.pipeline.receive(update(1));
    await before.pipeline.receive(update(2));
    gate.open(1);
    gate.open(2);
    await before.pipeline.settled();
    await crash();
    const after = await restarted({});
    await Promise.all([1, 2, 3].map((id) => after.pipeline.receive(update(id, 'quick', 'b'))));
    await after.pipeline.settled();
    expect(after.started).toEqual([3]);
  });

  it('new updates of a lane wait for what was left in it', async () => {
    const before = await restarted({ handle: never });
    await before.pipeline.receive(update(1, 'long'));
    await before.pipeline.receive(update(2));
    await crash();
    const gate = gates();
    const after = await restarted({ handle: ({ update_id }) => gate.wait(update_id) });
    await until(() => after.started.includes(1));
    await after.pipeline.receive(update(3));
    for (const id of [3, 2, 1]) gate.open(id);
    await after.pipeline.settled();
    expect(after.started).toEqual([1, 2, 3]);
  });

  it('what was past its point of no return is never handled again, only apologised for, once', async () => {
    const before = await restarted({
      handle: (_, turn) =>
        turn.longWork({ person: 'p', label: '/ask' }, async () => {
          await turn.pointOfNoReturn({ credits: 5 });
          await never();
        }),
    });
    await before.pipeline.receive(update(1, 'long'));
    await until(async () => {
      const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
      return row?.state === 'committed';
    });
    await crash();
    const progress: unknown[] = [];
    const after = await restarted({ interrupted: async (_, turn) => void progress.push(turn.progress) });
    await after.pipeline.settled();
    await after.pipeline.receive(update(1, 'long'));
    expect(after.started).toEqual([-1]);
    expect(progress).toEqual([{ credits: 5 }]);
    expect(await after.pipeline.running('p')).toBeUndefined();
    await crash();
    const third = await restarted({});
    await third.pipeline.settled();
    expect(third.started).toEqual([]);
  });

  it('an apology that a crash cut off is made again', async () => {
    const before = await restarted({
      async handle(_, turn) {
        await turn.pointOfNoReturn(null);
        await never();
      },
    });
    await before.pipeline.receive(update(1, 'long'));
    await until(async () => {
      const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
      return row?.state === 'committed';
    });
    await crash();
    const cutOff = await restarted({ interrupted: never });
    await until(() => cutOff.started.includes(-1));
    await crash();
    const after = await restarted({});
    await after.pipeline.settled();
    expect(after.ended).toEqual([-1]);
  });

  it('an update that ends every process is apologised for after three, and given up after twenty', async () => {
    const first = await restarted({ handle: never, interrupted: never });
    await first.pipeline.receive(update(1, 'long'));
    const history: number[] = [];
    let rig = first;
    for (let start = 1; start <= 20; start++) {
      await until(() => rig.started.length === 1);
      history.push(...rig.started);
      await crash();
      rig = await restarted({ handle: never, interrupted: never });
    }
    await rig.pipeline.settled();
    expect(history).toEqual([1, 1, 1, ...Array.from({ length: 17 }, () => -1)]);
    expect(rig.started).toEqual([]);
    expect(rig.log.join('')).toContain('ends every process');
    const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ state: 'done', sealed: null });
  });

  it('a process that was taken over can neither save, nor pay, nor mark as done', async () => {
    const gate = gates();
    const errors: unknown[] = [];
    const before = await restarted({
      async handle({ update_id }, turn) {
        await gate.wait(update_id);
        await turn.saveProgress({ late: true }).catch((error: unknown) => errors.push(error));
        await turn.pointOfNoReturn({ late: true }).catch((error: unknown) => errors.push(error));
      },
    });
    await before.pipeline.receive(update(1, 'long'));
    await until(() => before.started.includes(1));
    await crash();
    const held = gates();
    const after = await restarted({ handle: ({ update_id }) => held.wait(update_id) });
    await until(() => after.started.includes(1));
    gate.open(1);
    await before.pipeline.settled();
    expect(errors).toEqual([expect.any(LeaseLostError), expect.any(LeaseLostError)]);
    const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ state: 'running', progress: null, attempts: 2 });
    held.open(1);
    await after.pipeline.settled();
    expect(after.ended).toEqual([1]);
  });

  it('a payload under a key that is no longer listed is marked as done, not tried for ever', async () => {
    const before = await restarted({ handle: never });
    await before.pipeline.receive(update(1, 'long'));
    await until(() => before.started.includes(1));
    await database().query.updateTable('updates').set({ sealed: 'v1.gone.AAAA' }).execute();
    await crash();
    const after = await restarted({});
    await after.pipeline.settled();
    expect(after.started).toEqual([]);
    const row = await database().query.selectFrom('updates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ state: 'done', sealed: null });
  });

  it('a process that finds its lease gone stops what it ran and goes on under a new name', async () => {
    const rig = await restarted({
      handle: ({ update_id }, turn) => (update_id === 1 ? gates().wait(1, turn.signal) : Promise.resolve()),
    });
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.includes(1));
    await database().query.deleteFrom('workers').execute();
    await rig.clock.turn(1000);
    await until(() => rig.log.join('').includes('lost its lease'));
    await rig.clock.turn(1000);
    await rig.pipeline.receive(update(2, 'long', 'b'));
    await until(() => rig.ended.includes(2));
    await until(async () => {
      await rig.clock.turn(1000);
      return rig.started.filter((id) => id === 1).length > 1;
    });
  });
}
