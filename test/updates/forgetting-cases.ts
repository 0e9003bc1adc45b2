/** What is kept of a person's updates can be erased, whatever state they are in. */
import { expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { CancelledError } from '../../src/updates/turn.ts';
import { createRig, gates, until, update } from './rig.ts';

export function forgettingCases(database: () => Database): void {
  const rows = () => database().query.selectFrom('updates').selectAll().orderBy('update_id').execute();

  it('what waits in the lane is erased and never starts; other lanes keep theirs', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const asking = rig.pipeline.receive(update(1));
    await Promise.all([2, 3].map((id) => rig.pipeline.receive(update(id, 'long'))));
    void rig.pipeline.receive(update(4, 'long', 'b'));
    await until(() => rig.started.includes(4));
    expect(await rig.pipeline.forget('a', 'a')).toBe(2);
    expect((await rows()).map((row) => [Number(row.update_id), row.sealed === null])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
    for (const id of [1, 4]) gate.open(id);
    await asking;
    await rig.pipeline.settled();
    expect(rig.ended).toEqual(expect.arrayContaining([1, 4]));
    expect(rig.started).not.toContain(2);
  });

  it('work that runs is aborted and keeps nothing any more, but the update that asks goes on', async () => {
    const gate = gates();
    let saving: unknown;
    let signal: AbortSignal | undefined;
    const rig = createRig(database(), {
      async handle({ update_id, work }, turn) {
        if (work !== 'long') return gate.wait(update_id);
        await turn.longWork({ person: 'p', label: '/ask' }, async (aborted) => {
          await turn.saveProgress({ prompt: 'secret' });
          signal = aborted;
          await gate.wait(update_id);
          saving = await turn.saveProgress({ prompt: 'secret again' }).catch((error: unknown) => error);
        });
      },
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => signal !== undefined);
    const asking = rig.pipeline.receive(update(2));
    expect(await rig.pipeline.forget('p', 'a', 2)).toBe(1);
    expect(signal?.reason).toBeInstanceOf(CancelledError);
    expect(await rows()).toMatchObject([{ update_id: 1, sealed: null, progress: null }]);
    gate.open(1);
    gate.open(2);
    await asking;
    await rig.pipeline.settled();
    expect(saving).toBeInstanceOf(Error);
    expect(rig.ended).toContain(2);
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'done', sealed: null, progress: null }]);
  });

  it('what another process has left is erased as well, and nobody takes it up', async () => {
    const before = createRig(database(), { handle: () => new Promise(() => undefined) });
    await before.pipeline.start();
    await before.pipeline.receive(update(1, 'long'));
    await before.pipeline.receive(update(2, 'long'));
    await until(() => before.started.includes(1));
    await database().query.updateTable('workers').set({ lease_until: 0 }).execute();
    const gone = createRig(database());
    expect(await gone.pipeline.forget('a', 'a')).toBe(2);
    await gone.pipeline.start();
    await gone.pipeline.settled();
    expect(gone.started).toEqual([]);
  });

  it('nothing to forget is nothing erased', async () => {
    const rig = createRig(database());
    await rig.pipeline.start();
    expect(await rig.pipeline.forget('nobody', 'nowhere')).toBe(0);
  });
}
