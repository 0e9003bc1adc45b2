/** What is acknowledged when, what is recorded, and in which order updates start. */
import { expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { OverloadError } from '../../src/updates/turn.ts';
import { createRig, gates, settledSoon, until, update } from './rig.ts';

export function acceptanceCases(database: () => Database): void {
  const rows = () => database().query.selectFrom('updates').selectAll().orderBy('update_id').execute();

  it('a quick update is acknowledged when it is done, and leaves no trace', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const received = rig.pipeline.receive(update(1));
    expect(rig.started).toEqual([1]);
    expect(await settledSoon(received)).toBe('pending');
    gate.open(1);
    await received;
    await rig.pipeline.settled();
    expect(await rows()).toEqual([]);
    expect(rig.pipeline.stats()).toMatchObject({ running: 0, queued: 0, lanes: 0, writes: 0 });
  });

  it('a quick update that takes two seconds is recorded, acknowledged, and erased when done', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const received = rig.pipeline.receive(update(1));
    await rig.clock.turn(1700);
    expect(await settledSoon(received)).toBe('pending');
    await rig.clock.turn(600);
    await received;
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'running', sealed: expect.any(String) }]);
    gate.open(1);
    await rig.pipeline.settled();
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'done', sealed: null, progress: null, owner: null }]);
    expect(rig.started).toEqual([1]);
  });

  it('an update of a busy lane is recorded sealed, with what it waits for, and acknowledged at once', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const first = rig.pipeline.receive(update(1));
    await rig.pipeline.receive(update(2));
    expect(rig.started).toEqual([1]);
    const [before, row] = await rows();
    expect(before).toMatchObject({ update_id: 1, state: 'running', owner: expect.any(String) });
    expect(row).toMatchObject({ update_id: 2, state: 'accepted', owner: null });
    expect(JSON.stringify(row)).not.toContain('secret words');
    expect(row?.lane).not.toBe('a');
    gate.open(1);
    await first;
    await until(() => rig.started.includes(2));
    gate.open(2);
    await rig.pipeline.settled();
    expect(rig.ended).toEqual([1, 2]);
  });

  it('long work is recorded before it is acknowledged, and its end is not waited for', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    expect(await rows()).toMatchObject([{ update_id: 1, sealed: expect.any(String) }]);
    gate.open(1);
    await rig.pipeline.settled();
    expect(rig.started).toEqual([1]);
  });

  it('a control update does not wait behind its lane', async () => {
    const gate = gates();
    const rig = createRig(database(), {
      handle: ({ update_id, work }) => (work === 'control' ? Promise.resolve() : gate.wait(update_id)),
    });
    await rig.pipeline.start();
    const first = rig.pipeline.receive(update(1));
    await rig.pipeline.receive(update(2, 'control'));
    expect(rig.ended).toEqual([2]);
    gate.open(1);
    await first;
  });

  it('a storm of redeliveries runs each update once, while it runs and after', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    const updates = [update(1), update(2, 'long'), update(3, 'quick', 'b'), update(4, 'control')];
    const storm = () => Array.from({ length: 50 }, () => updates.map((one) => rig.pipeline.receive(one))).flat();
    const during = storm();
    for (const { update_id } of updates) gate.open(update_id);
    await Promise.all(during);
    await rig.pipeline.settled();
    await Promise.all(storm());
    await rig.pipeline.settled();
    expect([...rig.started].sort()).toEqual([1, 2, 3, 4]);
  });

  it('an update recorded by an earlier process is recognised by its number', async () => {
    const before = createRig(database());
    await before.pipeline.start();
    await before.pipeline.receive(update(1, 'long'));
    await before.pipeline.settled();
    await before.pipeline.stop(1000);
    const after = createRig(database());
    await after.pipeline.start();
    await after.pipeline.receive(update(1, 'long'));
    await after.pipeline.settled();
    expect(after.started).toEqual([]);
  });

  it('numbers of finished updates are forgotten after their time', async () => {
    const rig = createRig(database(), { limits: { keepDoneMs: 0 } });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await rig.pipeline.settled();
    expect(await rows()).toHaveLength(1);
    await rig.clock.turn(62_000);
    await until(async () => (await rows()).length === 0);
  });

  it('updates of one lane start by number, though the later number came first', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    void rig.pipeline.receive(update(1));
    await Promise.all([4, 2, 3].map((id) => rig.pipeline.receive(update(id))));
    for (const id of [1, 2, 3, 4]) gate.open(id);
    await rig.pipeline.settled();
    expect(rig.started).toEqual([1, 2, 3, 4]);
  });

  it('no more handlers run at once than there are places, and nobody is passed over', async () => {
    const gate = gates();
    const rig = createRig(database(), { handle: ({ update_id }) => gate.wait(update_id), limits: { maxQuick: 2 } });
    await rig.pipeline.start();
    const received = [1, 2, 3, 4, 5].map((id) => rig.pipeline.receive(update(id, 'quick', `lane ${id}`)));
    await Promise.all(received.slice(2));
    expect(rig.started).toEqual([1, 2]);
    expect(rig.pipeline.stats()).toMatchObject({ running: 2, queued: 3 });
    for (const id of [1, 2, 3, 4, 5]) gate.open(id);
    await rig.pipeline.settled();
    expect(rig.started).toEqual([1, 2, 3, 4, 5]);
  });

  it('too much is refused, so that it is delivered again, and taken once there is room', async () => {
    const gate = gates();
    const rig = createRig(database(), {
      handle: ({ update_id }) => gate.wait(update_id),
      limits: { maxQueued: 3, maxQueuedPerLane: 2 },
    });
    await rig.pipeline.start();
    void rig.pipeline.receive(update(1));
    await Promise.all([rig.pipeline.receive(update(2)), rig.pipeline.receive(update(3))]);
    await expect(rig.pipeline.receive(update(4))).rejects.toBeInstanceOf(OverloadError);
    const control = rig.pipeline.receive(update(5, 'control'));
    for (const id of [1, 2, 3, 5]) gate.open(id);
    await control;
    await rig.pipeline.settled();
    gate.open(4);
    await rig.pipeline.receive(update(4));
    expect(rig.ended.filter((id) => id < 5)).toEqual([1, 2, 3, 4]);
  });

  it('a handler that hangs loses its lane, is told so, and is given up in the end', async () => {
    const gate = gates();
    let reason: unknown;
    const rig = createRig(database(), {
      handle: ({ update_id }, turn) => {
        turn.signal.addEventListener('abort', () => {
          reason = turn.signal.reason;
        });
        return gate.wait(update_id);
      },
    });
    await rig.pipeline.start();
    void rig.pipeline.receive(update(1));
    await rig.pipeline.receive(update(2));
    gate.open(2);
    await rig.clock.turn(30_500);
    await until(() => rig.ended.includes(2));
    expect(reason).toMatchObject({ name: 'DeadlineError' });
    await rig.clock.turn(30_500);
    await rig.pipeline.settled();
    expect(rig.log.join('')).toContain('never ended');
    expect((await rows()).every((row) => row.state === 'done' && row.sealed === null)).toBe(true);
  });

  it('a handler that fails is logged without the words of the update, and its lane goes on', async () => {
    const rig = createRig(database(), {
      handle: async ({ update_id }) => {
        if (update_id === 1) throw new Error('broken');
      },
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1));
    await rig.pipeline.receive(update(2));
    expect(rig.ended).toEqual([2]);
    expect(rig.log.join('')).toContain('broken');
    expect(rig.log.join('')).not.toContain('secret words');
  });
}
