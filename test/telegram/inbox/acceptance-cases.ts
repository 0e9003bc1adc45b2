/** What is acknowledged when, what is recorded, and in which order updates start. */
import { expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { OverloadError } from '#telegram/jobs/inbox/turn.ts';
import { gates, never, rowsOf, settledSoon, startRig, until, update } from './rig.ts';

const DAY_MS = 86_400_000;

export function acceptanceCases(database: () => Database): void {
  const rows = () => rowsOf.inbox(database());

  /** Handlers wait until their number is let go. */
  async function held(limits = {}) {
    const gate = gates();
    const rig = await startRig(database(), { handle: ({ update_id }) => gate.wait(update_id), limits });
    return { ...rig, gate };
  }

  it('a quick update is acknowledged when it is done, and leaves no trace', async () => {
    const { inbox, gate, started } = await held();
    const before = database().counts();
    const received = inbox.receive(update(1));
    expect(started).toEqual([1]);
    expect(await settledSoon(received)).toBe('pending');
    gate.open(1);
    await received;
    await inbox.settled();
    expect(await rows()).toEqual([]);
    expect(await rowsOf.seen(database())).toEqual([]);
    expect(database().counts()).toEqual(before);
    expect(inbox.stats()).toEqual({ running: 0, queued: 0, lanes: 0, oldestSeconds: 0, paying: 0, waitingToPay: 0 });
  });

  it('an update that takes two seconds is recorded, acknowledged, and erased when done', async () => {
    const { inbox, gate, started, clock } = await held();
    const received = inbox.receive(update(1));
    await clock.advance(1700);
    expect(await settledSoon(received)).toBe('pending');
    await clock.advance(600);
    await received;
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'running', sealed: expect.any(String) }]);
    gate.open(1);
    await inbox.settled();
    expect(await rows()).toEqual([]);
    expect(await rowsOf.seen(database())).toEqual([1]);
    expect(started).toEqual([1]);
  });

  it('an update of a busy lane is recorded sealed, with what it waits for, and acknowledged at once', async () => {
    const { inbox, gate, started, ended } = await held();
    const first = inbox.receive(update(1));
    await inbox.receive(update(2));
    expect(started).toEqual([1]);
    const [before, row] = await rows();
    expect(before).toMatchObject({ update_id: 1, state: 'running', owner: expect.any(String) });
    expect(row).toMatchObject({ update_id: 2, state: 'accepted', owner: null });
    expect(JSON.stringify(row)).not.toContain('secret words');
    expect(row?.lane).not.toBe('a');
    gate.open(1);
    await first;
    await until(() => started.includes(2));
    gate.open(2);
    await inbox.settled();
    expect(ended).toEqual([1, 2]);
  });

  it('a storm of redeliveries runs each update once, while it runs and after', async () => {
    const { inbox, gate, started } = await held();
    const updates = [update(1), update(2), update(3, 'b'), update(4, 'a', { control: true })];
    const storm = () => Array.from({ length: 50 }, () => updates.map((one) => inbox.receive(one))).flat();
    const during = storm();
    gate.open(1, 2, 3, 4);
    await Promise.all(during);
    await inbox.settled();
    await Promise.all(storm());
    await inbox.settled();
    expect([...started].sort()).toEqual([1, 2, 3, 4]);
  });

  it('numbers of finished updates are forgotten by day, however many, and never those of today', async () => {
    const { inbox, clock } = await held({ keepSeenDays: 1 });
    const today = Math.floor(clock.now() / DAY_MS);
    const many = Array.from({ length: 12_000 }, (_, index) => ({ update_id: index + 1, day: today - 2 }));
    const { query } = database();
    for (let at = 0; at < many.length; at += 3000)
      await query
        .insertInto('seen')
        .values(many.slice(at, at + 3000))
        .execute();
    const kept = [today - 1, today].map((day, index) => ({ update_id: 20_000 + index, day }));
    await query.insertInto('seen').values(kept).execute();
    await clock.advance(62_000);
    await until(async () => (await rowsOf.seen(database())).length <= 2);
    expect(await rowsOf.seen(database())).toEqual([20_000, 20_001]);
    await inbox.stop(0);
  });

  it('updates of one lane start by number, though the later number came first', async () => {
    const { inbox, gate, started } = await held();
    void inbox.receive(update(1));
    await Promise.all([4, 2, 3].map((id) => inbox.receive(update(id))));
    gate.open(1, 2, 3, 4);
    await inbox.settled();
    expect(started).toEqual([1, 2, 3, 4]);
  });

  it('no more handlers run at once than there are places, and nobody is passed over', async () => {
    const { inbox, gate, started } = await held({ maxInLanes: 2 });
    const received = [1, 2, 3, 4, 5].map((id) => inbox.receive(update(id, `lane ${id}`)));
    await Promise.all(received.slice(2));
    expect(started).toEqual([1, 2]);
    expect(inbox.stats()).toMatchObject({ running: 2, queued: 3 });
    gate.open(1, 2, 3, 4, 5);
    await inbox.settled();
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it('too much is refused, so that it is delivered again, and taken once there is room', async () => {
    const { inbox, gate, ended } = await held({ maxQueued: 3, maxQueuedPerLane: 2 });
    void inbox.receive(update(1));
    await Promise.all([inbox.receive(update(2)), inbox.receive(update(3))]);
    await expect(inbox.receive(update(4))).rejects.toBeInstanceOf(OverloadError);
    const control = inbox.receive(update(5, 'a', { control: true }));
    gate.open(1, 2, 3, 5);
    await control;
    await inbox.settled();
    gate.open(4);
    await inbox.receive(update(4));
    expect(ended.filter((id) => id < 5)).toEqual([1, 2, 3, 4]);
  });

  it('a handler that hangs gives its lane up after a second, is told to stop, and is given up in the end', async () => {
    const reasons: unknown[] = [];
    const rig = await startRig(database(), {
      limits: { handlerDeadlineMs: 20_000 },
      handle: ({ update_id }, turn) => {
        turn.signal.addEventListener('abort', () => reasons.push(turn.signal.reason));
        return update_id === 1 ? never() : Promise.resolve();
      },
    });
    void rig.inbox.receive(update(1));
    await rig.inbox.receive(update(2));
    await rig.clock.advance(750);
    expect(rig.started).toEqual([1]);
    await rig.clock.advance(500);
    await until(() => rig.ended.includes(2));
    expect(reasons).toEqual([]);
    await rig.clock.advance(19_500);
    expect(reasons).toMatchObject([{ name: 'TimeoutError' }]);
    await rig.clock.advance(20_500);
    await rig.inbox.settled();
    expect(rig.log.join('')).toContain('never ended');
    expect(await rows()).toEqual([]);
  });

  it('what a handler keeps makes an unrecorded update durable first', async () => {
    const gate = gates();
    const durable: boolean[] = [];
    const rig = await startRig(database(), {
      async handle({ update_id }, turn) {
        durable.push(turn.durable);
        await turn.save({ step: 1 });
        durable.push(turn.durable);
        await gate.wait(update_id);
      },
    });
    await rig.inbox.receive(update(1));
    await until(async () => (await rows())[0]?.progress != null);
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'running', sealed: expect.any(String) }]);
    expect(durable).toEqual([false, true]);
    gate.open(1);
    await rig.inbox.settled();
    expect(await rows()).toEqual([]);
  });
}
