/** Long free work: runs one at a time per person, independently of paid requests, and can be cancelled. */
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
  job.longWork({ person, progress: { file: job.updateId }, onPosition: () => undefined, ...more });

/** A rig in which every update does long work until it is released. */
async function workshop() {
  const begun: number[] = [];
  const reasons: unknown[] = [];
  const gates = new Map<number, () => void>();
  const waits: number[][] = [];
  const rig: Rig = createRig(database, {
    async handle(received, job) {
      const id = received.update_id;
      try {
        await working(job, 'ann', { onPosition: (place: number) => void waits.push([id, place]) });
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
  return { rig, begun, reasons, waits, release: (id: number) => gates.get(id)?.() };
}

describe('long work', () => {
  it('runs one at a time per person, and is acknowledged while it waits', async () => {
    const { rig, begun, waits, release } = await workshop();
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
    release(1);
    await expect.poll(() => begun).toEqual([1, 2]);
    release(2);
    await expect.poll(() => begun).toEqual([1, 2, 3]);
    release(3);
    await rig.inbox.settled();
    expect(await rowsOf.updates(database)).toEqual([]);
  });

  it('can be cancelled by its person, whether running or waiting, all at once or by update', async () => {
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
