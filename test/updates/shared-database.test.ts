/** Two processes on one Postgres: one lane, one person, one update belong to one of them at a time. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CancelledError } from '../../src/updates/turn.ts';
import { type TurnableClock, turnableClock } from '../turnable-clock.ts';
import { embeddedPostgres, postgres, type TestDatabase } from './databases.ts';
import { createRig, gates, type Rig, type RigOptions, settledSoon, until, update } from './rig.ts';

describe.each([embeddedPostgres, postgres])('two pipelines on one $name', (kind) => {
  describe.skipIf(kind.skipped)('', () => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await kind.open();
    });
    afterEach(() => opened?.wipe());
    afterAll(() => opened?.close());
    const database = () => {
      if (!opened) throw new Error('the database is not open');
      return opened.database;
    };

    /** A lane that the other keeps is asked for again after a pause, so time has to pass. */
    async function settled(clock: TurnableClock, ...rigs: Rig[]): Promise<void> {
      const all = Promise.all(rigs.map((rig) => rig.pipeline.settled()));
      await until(async () => {
        await clock.turn(20);
        return (await settledSoon(all)) === 'fulfilled';
      });
    }

    /** Both started, and both aware of the other. */
    async function pair({ handle }: RigOptions): Promise<[Rig, Rig, TurnableClock]> {
      const clock = turnableClock();
      const options: RigOptions = {
        clock,
        handle: async (incoming, turn) => {
          if (incoming.lane !== 'probe') await handle?.(incoming, turn);
        },
      };
      const one = createRig(database(), options);
      await one.pipeline.start();
      const two = createRig(database(), options);
      const starting = two.pipeline.start();
      while ((await settledSoon(starting)) === 'pending') await clock.turn(250);
      // A quick update is recorded as soon as somebody else may have others of its lane.
      let probe = 1_000_000;
      await until(async () => {
        await clock.turn(250);
        void one.pipeline.receive(update(++probe, 'quick', 'probe'));
        return one.pipeline.stats().writes > 0;
      });
      await settled(clock, one);
      for (const rig of [one, two]) rig.started.length = 0;
      return [one, two, clock];
    }

    it('the same update delivered to both is handled by one', async () => {
      const [one, two, clock] = await pair({});
      const received = [1, 2, 3, 4].flatMap((id) => [one, two].map((rig) => rig.pipeline.receive(update(id))));
      await settled(clock, one, two);
      await Promise.all(received);
      expect([...one.started, ...two.started].sort()).toEqual([1, 2, 3, 4]);
    });

    it('a lane that one keeps is waited for by the other', async () => {
      const gate = gates();
      const [one, two, clock] = await pair({ handle: ({ update_id }) => gate.wait(update_id) });
      gate.open(2);
      void one.pipeline.receive(update(1));
      await until(() => one.started.includes(1));
      await two.pipeline.receive(update(2));
      await clock.turn(1000);
      expect(two.started).toEqual([]);
      expect(await settledSoon(one.pipeline.receive(update(3, 'quick', 'b')))).not.toBe('rejected');
      gate.open(1);
      gate.open(3);
      await until(async () => {
        await clock.turn(100);
        return [...one.started, ...two.started].includes(2);
      });
    }, 30_000);

    it('one long work a person, and a cancel reaches it in the other process', async () => {
      const reasons: unknown[] = [];
      const said: string[] = [];
      const [one, two, clock] = await pair({
        handle: ({ work }, turn) =>
          work === 'long'
            ? turn
                .longWork({ person: 'p', label: '/ask' }, (signal) => gates().wait(turn.updateId, signal))
                .catch((error: unknown) => {
                  said.push(`${turn.updateId} ${error instanceof Error ? error.name : ''}`);
                  if (error instanceof CancelledError) reasons.push(error);
                })
            : Promise.resolve(),
      });
      await one.pipeline.receive(update(1, 'long'));
      await until(() => one.pipeline.stats().longRunning === 1);
      await two.pipeline.receive(update(2, 'long', 'b'));
      await until(() => said.length > 0);
      expect(said).toEqual(['2 BusyError']);
      expect(await two.pipeline.running('p')).toMatchObject({ label: '/ask' });
      expect(await two.pipeline.cancel('p')).toBe(true);
      await clock.turn(1000);
      await until(() => reasons.length > 0);
      await settled(clock, one, two);
      expect(await two.pipeline.cancel('p')).toBe(false);
    });

    it('what one is told to forget stops in the other', async () => {
      const [one, two, clock] = await pair({
        handle: (_, turn) =>
          turn.longWork({ person: 'p', label: '/ask' }, (signal) => gates().wait(turn.updateId, signal)),
      });
      await one.pipeline.receive(update(1, 'long'));
      await until(() => one.pipeline.stats().longRunning === 1);
      expect(await two.pipeline.forget('p', 'a')).toBe(1);
      await clock.turn(1000);
      await settled(clock, one);
      const row = await database()
        .query.selectFrom('updates')
        .selectAll()
        .where('update_id', '=', 1)
        .executeTakeFirst();
      expect(row).toMatchObject({ state: 'done', sealed: null, progress: null });
    });

    it('what one leaves when it stops, the other takes up', async () => {
      const gate = gates();
      const [one, two, clock] = await pair({
        handle: ({ update_id }, turn) => gate.wait(update_id, turn.signal),
      });
      await one.pipeline.receive(update(1, 'long'));
      await until(() => one.started.includes(1));
      const stopping = one.pipeline.stop(1000);
      await clock.turn(750);
      await stopping;
      gate.open(1);
      await until(async () => {
        await clock.turn(500);
        return two.ended.includes(1);
      });
    });

    it('updates of many lanes sent to both at random start once and in the order of their lane', async () => {
      const order: { lane: string; id: number }[] = [];
      const [one, two, clock] = await pair({
        async handle({ lane, update_id }) {
          order.push({ lane: String(lane), id: update_id });
          await new Promise((resolve) => setImmediate(resolve));
        },
      });
      order.length = 0;
      for (let id = 1; id <= 60; id++) {
        const rig = id % 3 === 0 ? one : two;
        // Telegram delivers the next of a chat when this one is acknowledged.
        const received = rig.pipeline.receive(update(id, id % 2 ? 'quick' : 'long', `lane ${id % 4}`));
        while ((await settledSoon(received)) === 'pending') await clock.turn(5);
      }
      await until(async () => {
        await clock.turn(20);
        return order.length >= 60;
      });
      expect(order.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
      for (const lane of [0, 1, 2, 3]) {
        const ids = order.filter((start) => start.lane === `lane ${lane}`).map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
      }
    });
  });
});
