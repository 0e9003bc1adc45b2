/** Long work that costs nothing: one of a person after the other, beside what they pay for; stopped, killed, gone on with. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { openDatabase } from '#storage/database.ts';
import { CancelledError, type JobContext, StoppingError } from '#telegram/jobs/inbox/job-context.ts';
import { testVault } from '../../support/databases.ts';
import { answering, createRig, type Rig, rowsOf, update } from './rig.ts';

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
});
afterEach(() => database.close());

const working = (job: JobContext, person = 'ann', more = {}) =>
  job.longWork({ person, progress: { file: job.updateId }, onPlace: () => undefined, ...more });

/** A rig in which every update works for long until it is let go. */
async function workshop() {
  const begun: number[] = [];
  const reasons: unknown[] = [];
  const gates = new Map<number, () => void>();
  const waits: number[][] = [];
  const rig: Rig = createRig(database, {
    async handle(received, job) {
      const id = received.update_id;
      try {
        await working(job, 'ann', { onPlace: (place: number) => void waits.push([id, place]) });
        begun.push(id);
        await new Promise<void>((resolve, reject) => {
          gates.set(id, resolve);
          job.signal.addEventListener('abort', () => reject(job.signal.reason), { once: true });
        });
      } catch (error) {
        if (error instanceof StoppingError) throw error;
        reasons.push(error);
      }
      await answering(job);
    },
  });
  await rig.start();
  return { rig, begun, reasons, waits, letGo: (id: number) => gates.get(id)?.() };
}

describe('long work', () => {
  it('of one person goes one after the other, and is acknowledged while it waits', async () => {
    const { rig, begun, waits, letGo } = await workshop();
    await Promise.all([1, 2, 3].map((id) => rig.inbox.receive(update(id, `chat ${id}`))));
    await expect
      .poll(() => waits)
      .toEqual(
        expect.arrayContaining([
          [2, 1],
          [3, 2],
        ]),
      );
    expect(begun).toEqual([1]);
    letGo(1);
    await expect.poll(() => begun).toEqual([1, 2]);
    letGo(2);
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    letGo(3);
    await rig.inbox.settled();
    expect(await rowsOf.updates(database)).toEqual([]);
  });

  it('is stopped by its person, whether it runs or waits, and alone when it is named', async () => {
    const { rig, begun, reasons, waits } = await workshop();
    await Promise.all([1, 2].map((id) => rig.inbox.receive(update(id, `chat ${id}`))));
    await expect.poll(() => waits).toEqual([[2, 1]]);
    expect(await rig.inbox.cancel('bob')).toBe(0);
    expect(await rig.inbox.cancel('ann', 2)).toBe(1);
    await expect.poll(() => reasons).toEqual([expect.any(CancelledError)]);
    expect(begun).toEqual([1]);
    await expect.poll(() => rowsOf.done(database)).toEqual([2]);
    expect(await rig.inbox.cancel('ann')).toBe(1);
    await rig.inbox.settled();
    expect(reasons).toHaveLength(2);
  });
});
