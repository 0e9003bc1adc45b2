import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/storage/database.ts';
import { RetryLaterError } from '../../src/updates/turn.ts';
import { DATABASES } from '../databases.ts';
import { createRig, type Doing, type Rig, type RigOptions, until, update } from './rig.ts';

let database: Database;
let rig: Rig;
async function open(options: RigOptions): Promise<void> {
  const sqlite = DATABASES[0];
  if (!sqlite) throw new Error('no database');
  database = await sqlite.open();
  rig = createRig(database, options);
  await rig.pipeline.start();
}
afterEach(async () => {
  await rig.pipeline.stop(0);
  await database.close();
});

/** Fails so often before it succeeds. */
function downFor(times: number, before: Doing = async () => undefined): Doing {
  let left = times;
  return async (incoming, turn) => {
    await before(incoming, turn);
    if (left-- > 0) throw new RetryLaterError('down');
  };
}

describe('an update whose answer cannot be delivered', () => {
  it('is refused while it is recorded nowhere, so that it comes again', async () => {
    await open({ handle: downFor(1) });
    await expect(rig.pipeline.receive(update(1))).rejects.toThrow(RetryLaterError);
    await rig.pipeline.receive(update(1));
    expect(rig.started).toEqual([1, 1]);
    expect(rig.ended).toEqual([1]);
  });

  it('is handled again later once it is recorded, before what follows it in its chat', async () => {
    await open({ handle: downFor(2) });
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.length === 1);
    await rig.pipeline.receive(update(2, 'long'));
    expect(rig.started).toEqual([1]);
    const failedAt = rig.clock.now();
    await rig.turnUntil(() => rig.started.length === 2);
    const failedAgainAt = rig.clock.now();
    expect(failedAgainAt - failedAt).toBeGreaterThanOrEqual(2_000);
    await rig.turnUntil(() => rig.started.length >= 3);
    expect(rig.clock.now() - failedAgainAt).toBeGreaterThanOrEqual(4_000);
    await rig.pipeline.settled();
    expect(rig.started).toEqual([1, 1, 1, 2]);
    expect(rig.ended).toEqual([1, 2]);
  });

  it('is never handled again past its point of no return: what goes on is the apology', async () => {
    await open({
      handle: async (_, turn) => {
        await turn.pointOfNoReturn({ paid: true });
        throw new RetryLaterError('down');
      },
      interrupted: downFor(1),
    });
    await rig.pipeline.receive(update(1, 'long'));
    await rig.turnUntil(() => rig.ended.length === 1);
    await rig.pipeline.settled();
    expect(rig.started).toEqual([1, -1, -1]);
  });

  it('is left to the next process when this one stops meanwhile', async () => {
    await open({ handle: downFor(1) });
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.length === 1);
    const stopped = rig.pipeline.stop(1_000);
    await rig.clock.turn(10);
    await stopped;
    const row = await database.query.selectFrom('updates').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'accepted', owner: null });
    const next = createRig(database);
    await next.pipeline.start();
    await until(() => next.ended.length === 1);
    await next.pipeline.stop(0);
    expect(next.started).toEqual([1]);
  });
});
