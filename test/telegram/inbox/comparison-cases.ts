/** Each beat compares what the database says is ours with what is held, both ways. */
import { expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createInboxRows } from '#storage/inbox.ts';
import { LeaseLostError, type UpdateTurn } from '#telegram/jobs/inbox/turn.ts';
import { answering, gates, rowsOf, startRig, until, update } from './rig.ts';

export function comparisonCases(database: () => Database): void {
  it('a row that is ours and that nobody here holds: it is given back, and handled', async () => {
    const gate = gates();
    const rig = await startRig(database(), { handle: ({ update_id }) => gate.wait(update_id) });
    void rig.inbox.receive(update(1, 'busy'));
    // As after a claim whose reply, and all further ones, were lost.
    const rows = createInboxRows(database(), { now: rig.clock.now, holdMs: 1000 });
    const stray = { updateId: 2, lane: 'a', control: false, receivedAt: 0, update: update(2) };
    await database().write(rows.record({ ...stray, owner: rig.inbox.owner(), claim: 'stray' }, true));
    gate.open(2);
    await rig.turnUntil(() => rig.ended.includes(2));
    expect(rig.log.join('')).toContain('nobody here holds');
    gate.open(1);
    await rig.inbox.settled();
    expect(await rowsOf.inbox(database())).toEqual([]);
  });

  it('what is held and is another’s: it is aborted, and can neither save nor end anything', async () => {
    const turns: UpdateTurn[] = [];
    const gate = gates();
    const rig = await startRig(database(), {
      async handle({ update_id }, turn) {
        turns.push(turn);
        await turn.save({ step: 1 });
        await gate.wait(update_id);
        await turn.save({ step: 2 }).catch(() => undefined);
        await answering(database(), turn);
      },
    });
    await rig.inbox.receive(update(1));
    await until(async () => (await rowsOf.inbox(database()))[0]?.progress != null);
    await database().query.updateTable('inbox').set({ owner: 'another', claim: 'another' }).execute();
    await database()
      .query.insertInto('workers')
      .values({ id: 'another', lease_until: Number.MAX_SAFE_INTEGER })
      .execute();
    const kept = await rowsOf.inbox(database());
    await rig.turnUntil(() => turns[0]?.signal.aborted === true);
    expect(turns[0]?.signal.reason).toBeInstanceOf(LeaseLostError);
    gate.open(1);
    await until(() => rig.inbox.stats().running === 0);
    await database().settled();
    expect(await rowsOf.inbox(database())).toEqual(kept);
    expect(await rowsOf.outbox(database())).toEqual([]);
    expect(await rowsOf.seen(database())).toEqual([]);
  });

  it('what is ours and held is left alone, however often', async () => {
    const gate = gates();
    const rig = await startRig(database(), {
      async handle({ update_id }, turn) {
        await turn.save({});
        await gate.wait(update_id, turn.signal);
      },
    });
    await rig.inbox.receive(update(1));
    for (let beat = 0; beat < 5; beat++) await rig.clock.turn(1000);
    gate.open(1);
    await rig.inbox.settled();
    expect(rig.ended).toEqual([1]);
    expect(rig.started).toEqual([1]);
  });
}
