/** When updates are acknowledged, what is recorded, and in which order they start. */
import { describe, expect, it } from 'vitest';
import { OverloadError } from '#telegram/jobs/inbox/job-context.ts';
import { until } from '../../support/waiting.ts';
import { emptiedDatabase, gates, never, rowsOf, startRig, update } from './rig.ts';

const DAY_MS = 86_400_000;

const database = await emptiedDatabase();

describe('the inbox when accepting updates', () => {
  const rows = () => rowsOf.updates(database);

  /** A rig whose handlers wait until their number is released. */
  async function held(limits = {}) {
    const gate = gates();
    const rig = await startRig(database, { handle: ({ update_id }) => gate.wait(update_id), limits });
    return { ...rig, gate };
  }

  it('records an update sealed, acknowledges it while its handler runs, and keeps only its number', async () => {
    const { inbox, gate, started } = await held();
    const before = database.counts().transactions;
    await inbox.receive(update(1));
    await until(() => started.length === 1);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'running', sealed: expect.any(String), owner: expect.any(String) });
    expect(JSON.stringify(row)).not.toContain('secret words');
    gate.open(1);
    await inbox.settled();
    expect(database.counts().transactions - before).toBe(2);
    const [done, ...others] = await database.query.selectFrom('jobs').selectAll().execute();
    expect(others).toEqual([]);
    const nothing = { sealed: null, progress: null, payer: null, owner: null, queue: '', received_at: 0, attempts: 0 };
    expect(done).toMatchObject({ id: '0000000000000001', state: 'done', ...nothing });
    expect(inbox.stats()).toEqual({ running: 0, queued: 0, queues: 0, oldestSeconds: 0, paying: 0, waitingToPay: 0 });
  });

  it('runs an unrecorded update without a trace', async () => {
    const { inbox, gate, started, ended } = await held();
    const { writes } = database.counts();
    await inbox.receive({ ...update(1), unrecorded: true });
    expect(started).toEqual([1]);
    gate.open(1);
    await inbox.settled();
    expect(ended).toEqual([1]);
    expect(database.counts().writes).toBe(writes);
  });

  it('runs each update once under a storm of redeliveries, during and after', async () => {
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

  it('keeps numbers of finished updates for two days, and erases them, however many', async () => {
    const { inbox, gate, clock } = await held();
    gate.open(1, 2);
    const today = Math.floor(clock.now() / DAY_MS);
    const many = Array.from({ length: 2_500 }, (_, index) => ({
      ...{ kind: 'update', queue: '', state: 'done', received_at: 0 },
      id: String(10_000 + index).padStart(16, '0'),
      visible_at: today * DAY_MS,
    }));
    const { query } = database;
    for (let at = 0; at < many.length; at += 500)
      await query
        .insertInto('jobs')
        .values(many.slice(at, at + 500))
        .execute();
    await inbox.receive(update(1));
    await inbox.settled();
    await clock.advance(62_000);
    await until(async () => (await rowsOf.done(database)).length === 1);
    expect(await rowsOf.done(database)).toEqual([1]);
    const [row] = await query.selectFrom('jobs').select('visible_at').execute();
    expect(Number(row?.visible_at) - clock.now()).toBeGreaterThanOrEqual(2 * DAY_MS - 120_000);
    await inbox.stop(0);
  });

  it('starts updates of one queue by number, even if the later number arrived first', async () => {
    const { inbox, gate, started } = await held();
    void inbox.receive(update(1));
    await Promise.all([4, 2, 3].map((id) => inbox.receive(update(id))));
    gate.open(1, 2, 3, 4);
    await inbox.settled();
    expect(started).toEqual([1, 2, 3, 4]);
  });

  it('runs no more handlers at once than there are slots, and skips none', async () => {
    const { inbox, gate, started } = await held({ maxInQueues: 2 });
    const received = [1, 2, 3, 4, 5].map((id) => inbox.receive(update(id, `queue ${id}`)));
    await Promise.all(received);
    await until(() => started.length === 2);
    expect(started).toEqual([1, 2]);
    expect(inbox.stats()).toMatchObject({ running: 2, queued: 3 });
    gate.open(1, 2, 3, 4, 5);
    await inbox.settled();
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses updates when full, and accepts them on redelivery once there is room', async () => {
    const { inbox, gate, ended } = await held({ maxQueued: 2 });
    void inbox.receive(update(1));
    await Promise.all([inbox.receive(update(2)), inbox.receive(update(3))]);
    await expect(inbox.receive(update(4))).rejects.toBeInstanceOf(OverloadError);
    await inbox.receive(update(5, 'a', { control: true }));
    gate.open(1, 2, 3, 5);
    await inbox.settled();
    gate.open(4);
    await inbox.receive(update(4));
    await inbox.settled();
    expect(ended.filter((id) => id < 5)).toEqual([1, 2, 3, 4]);
  });

  it('drops what one chat sends faster than it is handled, so that polling waits for nobody', async () => {
    const { inbox, gate, ended } = await held({ maxWaitingPerQueue: 2 });
    void inbox.receive(update(1));
    for (const id of [2, 3, 4]) await inbox.receive(update(id));
    await inbox.receive(update(5, 'b'));
    await inbox.receive(update(6, 'a', { mustKeep: true }));
    gate.open(1, 2, 3, 5, 6);
    await inbox.settled();
    expect(ended.toSorted()).toEqual([1, 2, 3, 5, 6]);
  });

  it('lets the queue continue after a handler hangs for a second, aborts the handler, and finally gives it up', async () => {
    const reasons: unknown[] = [];
    const rig = await startRig(database, {
      limits: { handlerDeadlineMs: 20_000 },
      handle: ({ update_id }, job) => {
        job.signal.addEventListener('abort', () => reasons.push(job.signal.reason));
        return update_id === 1 ? never() : Promise.resolve();
      },
    });
    void rig.inbox.receive(update(1));
    await rig.inbox.receive(update(2));
    await until(() => rig.started.length === 1);
    await rig.clock.advance(750);
    expect(rig.started).toEqual([1]);
    await rig.clock.advance(500);
    await until(() => rig.ended.includes(2));
    expect(reasons).toEqual([]);
    await rig.clock.advance(19_500);
    expect(reasons).toMatchObject([{ name: 'TimeoutError' }]);
    await rig.clock.advance(20_500);
    await rig.inbox.settled();
    expect(rig.log.join('')).toContain('did not end after its abort');
    expect(await rows()).toEqual([]);
  });
});
