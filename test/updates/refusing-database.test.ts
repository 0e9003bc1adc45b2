/** A database that refuses for a while: nothing is acknowledged that is not safe, and nothing is forgotten meanwhile. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlite, type TestDatabase } from './databases.ts';
import { createRig, gates, until, update } from './rig.ts';

describe('while the database refuses', () => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await sqlite.open();
  });
  afterEach(() => opened.close());

  const refuse = () => sql`alter table updates rename to elsewhere`.execute(opened.database.query);
  const recover = () => sql`alter table elsewhere rename to updates`.execute(opened.database.query);

  it('long work is refused and runs when delivered again, quick updates are answered all the same', async () => {
    const rig = createRig(opened.database);
    await rig.pipeline.start();
    await refuse();
    await expect(rig.pipeline.receive(update(1, 'long'))).rejects.toThrow();
    await rig.pipeline.receive(update(2));
    expect(rig.started).toEqual([2]);
    await recover();
    await rig.pipeline.receive(update(1, 'long'));
    await rig.pipeline.settled();
    expect(rig.started).toEqual([2, 1]);
  });

  it('a handler hears that it cannot pass its point of no return', async () => {
    const errors: unknown[] = [];
    const gate = gates();
    const rig = createRig(opened.database, {
      async handle({ update_id }, turn) {
        await gate.wait(update_id);
        await turn.pointOfNoReturn({}).catch((error: unknown) => errors.push(error));
      },
    });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.length === 1);
    await refuse();
    gate.open(1);
    await until(() => errors.length === 1);
    await recover();
    await rig.clock.turn(5000);
    await rig.pipeline.settled();
  });

  it('an update that is done is marked as soon as it can be', async () => {
    const gate = gates();
    const rig = createRig(opened.database, { handle: ({ update_id }) => gate.wait(update_id) });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.length === 1);
    await refuse();
    gate.open(1);
    await until(() => rig.log.join('').includes('cannot be recorded'));
    await recover();
    await rig.clock.turn(5000);
    await rig.pipeline.settled();
    const rows = await opened.database.query.selectFrom('updates').selectAll().execute();
    expect(rows).toMatchObject([{ update_id: 1, state: 'done', sealed: null }]);
  });

  it('stopping ends in time all the same', async () => {
    const rig = createRig(opened.database, { handle: () => new Promise(() => undefined) });
    await rig.pipeline.start();
    await rig.pipeline.receive(update(1, 'long'));
    await until(() => rig.started.length === 1);
    await refuse();
    const stopping = rig.pipeline.stop(4000);
    await rig.clock.turn(4000);
    await stopping;
    await recover();
  });

  it('starting fails, and says so to whoever starts it', async () => {
    await refuse();
    await expect(createRig(opened.database).pipeline.start()).rejects.toThrow();
    await recover();
  });
});

describe('a burst of long work', () => {
  it('is recorded in few writes', async () => {
    const opened = await sqlite.open();
    try {
      const rig = createRig(opened.database, { limits: { maxQuick: 1000 } });
      await rig.pipeline.start();
      await Promise.all(
        Array.from({ length: 150 }, (_, index) => rig.pipeline.receive(update(index + 1, 'long', `lane ${index}`))),
      );
      await rig.pipeline.settled();
      expect(rig.ended).toHaveLength(150);
      const { writes, entries } = rig.pipeline.stats();
      expect(writes).toBeLessThanOrEqual(5);
      expect(entries).toBe(450);
    } finally {
      await opened.close();
    }
  });
});
