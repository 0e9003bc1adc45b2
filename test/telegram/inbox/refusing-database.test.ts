/** A database that does not take what is written; and what group commit makes of a burst. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from './databases.ts';
import { createRig, gates, payment, rowsOf, startRig, until, update } from './rig.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openSqlite();
});
afterEach(() => opened.close());

describe('while the database refuses', () => {
  const refuse = () => sql`alter table inbox rename to elsewhere`.execute(opened.database.query);
  const recover = () => sql`alter table elsewhere rename to inbox`.execute(opened.database.query);

  it('what has to be recorded is refused and runs when delivered again; the rest is answered all the same', async () => {
    const gate = gates();
    const rig = await startRig(opened.database, { handle: ({ update_id }) => gate.wait(update_id) });
    const first = rig.inbox.receive(update(1));
    await refuse();
    await expect(rig.inbox.receive(update(2))).rejects.toThrow();
    gate.open(1, 2, 3);
    await first;
    await rig.inbox.receive(update(3));
    await recover();
    await rig.inbox.receive(update(2));
    await rig.inbox.settled();
    expect(rig.started).toEqual([1, 3, 2]);
  });

  it('a handler hears that it cannot pay, and may say so', async () => {
    const errors: unknown[] = [];
    const rig = await startRig(opened.database, {
      handle: (_, turn) =>
        turn.pay(payment(opened.database, 'p')).then(
          () => undefined,
          (error: unknown) => void errors.push(error),
        ),
    });
    await refuse();
    await rig.inbox.receive(update(1));
    await recover();
    await rig.inbox.settled();
    expect(errors).toEqual([expect.any(Error)]);
    expect(await rowsOf.spending(opened.database)).toEqual([]);
    expect(rig.inbox.stats()).toMatchObject({ paying: 0, running: 0 });
  });

  it('starting fails, and says so to whoever starts it', async () => {
    await refuse();
    await expect(createRig(opened.database).start()).rejects.toThrow();
  });
});

describe('a burst of paid requests', () => {
  it('is written in few transactions', async () => {
    const { database } = opened;
    const released = Promise.withResolvers<void>();
    let paid = 0;
    const rig = await startRig(database, {
      limits: { maxInLanes: 1000, maxPaid: 1000 },
      async handle({ lane }, turn) {
        await turn.pay(payment(database, String(lane)));
        paid += 1;
        await released.promise;
      },
    });
    const before = database.counts();
    await Promise.all(Array.from({ length: 150 }, (_, index) => rig.inbox.receive(update(index + 1, `lane ${index}`))));
    await until(() => paid === 150);
    released.resolve();
    await rig.inbox.settled();
    const { transactions, writes } = database.counts();
    expect(writes - before.writes).toBeGreaterThanOrEqual(150);
    expect(transactions - before.transactions).toBeLessThanOrEqual(6);
  });
});
