/** What a crashed process leaves, and how the next one handles it. */
import { describe, expect, it } from 'vitest';
import { jobIdOf } from '#storage/jobs.ts';
import { LeaseLostError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import {
  answering,
  crash as crashed,
  emptiedDatabase,
  gates,
  never,
  payment,
  type Rig,
  rowsOf,
  startRig,
  update,
} from './rig.ts';

const database = await emptiedDatabase();

describe('the inbox after a crash', () => {
  const crash = () => crashed(database);
  const rows = () => rowsOf.updates(database);

  /** A rig whose handler saves progress and then never ends. */
  async function hanging(): Promise<Rig & { readonly saved: Promise<void> }> {
    const { promise: saved, resolve } = Promise.withResolvers<void>();
    const rig = await startRig(database, {
      async handle(_, job) {
        await job.save({ step: 1 });
        resolve();
        await never();
      },
    });
    return { ...rig, saved };
  }

  it('apologises for an update that crashes every process after three starts, and gives it up after twenty', async () => {
    let rig: Rig = await hanging();
    await rig.inbox.receive(update(1));
    const history: number[] = [];
    for (let start = 1; start <= 20; start++) {
      await until(() => rig.started.length === 1);
      history.push(...rig.started);
      await crash();
      rig = await startRig(database, { handle: never, interrupted: never });
    }
    await rig.inbox.settled();
    expect(history).toEqual([1, 1, 1, ...Array.from({ length: 17 }, () => -1)]);
    expect(rig.started).toEqual([]);
    expect(rig.log.join('')).toContain('crashes every process');
    expect(await rows()).toEqual([]);
  });

  it('lets a process whose update was taken over neither save, nor pay, nor end it', async () => {
    const gate = gates();
    const errors: unknown[] = [];
    let ended: unknown;
    const before = await startRig(database, {
      async handle({ update_id }, job) {
        await job.save({ early: true });
        await gate.wait(update_id);
        await job.save({ late: true }).catch((error: unknown) => errors.push(error));
        await job.pay(payment(database, 'p')).catch((error: unknown) => errors.push(error));
        ended = await answering(job);
      },
    });
    await before.inbox.receive(update(1));
    await until(async () => (await rows())[0]?.progress != null);
    await crash();
    const held = gates();
    const after = await startRig(database, { handle: ({ update_id }) => held.wait(update_id) });
    await until(() => after.started.includes(1));
    gate.open(1);
    await before.inbox.settled();
    expect(errors).toEqual([expect.any(LeaseLostError), expect.any(LeaseLostError)]);
    expect(ended).toBe(false);
    expect(await rows()).toMatchObject([{ state: 'running', attempts: 2 }]);
    expect(await rowsOf.messages(database)).toEqual([]);
    expect(await rowsOf.spending(database)).toEqual([]);
    expect(await rowsOf.done(database)).toEqual([]);
    held.open(1);
    await after.inbox.settled();
    expect(after.ended).toEqual([1]);
  });

  it('sets aside an update sealed with an unknown key for ten minutes, despite restarts, and delays no other', async () => {
    const before = await hanging();
    await before.inbox.receive(update(1));
    await before.inbox.receive(update(2));
    const { sealed = null } = (await rows())[0] ?? {};
    const { query } = database;
    await query.updateTable('jobs').set({ sealed: 'v1.gone.AAAA' }).where('id', '=', jobIdOf(1)).execute();
    await crash();
    const after = await startRig(database);
    await until(() => after.ended.includes(2));
    expect(after.log.join('')).toContain('a key that is not listed');
    expect(after.started).toEqual([2]);
    await database.settled();
    expect(await rows()).toMatchObject([{ update_id: 1, state: 'waiting', sealed: 'v1.gone.AAAA', owner: null }]);
    const third = await startRig(database, { clock: after.clock });
    expect(third.log.join('')).not.toContain('a key that is not listed');
    await query.updateTable('jobs').set({ sealed }).where('id', '=', jobIdOf(1)).execute();
    if (database.kind === 'postgres')
      await query.updateTable('jobs').set({ visible_at: 0 }).where('owner', 'is', null).execute();
    else await third.clock.advance(600_000);
    await third.turnUntil(() => third.ended.includes(1) || after.ended.includes(1));
    await Promise.all([third.inbox.settled(), after.inbox.settled()]);
    expect(await rowsOf.done(database)).toEqual([1, 2]);
  });
});
