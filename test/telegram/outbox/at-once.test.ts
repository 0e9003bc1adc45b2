/** Messages that can be sent immediately take one call; every message is durable before it is sent. */
import { expect, it } from 'vitest';
import { withWrites, writeOf } from '#storage/write.ts';
import { bot, database, inChat, rig, telling, useRig } from './rig.ts';
import type { Fault } from './telegram-double.ts';

await useRig();

/** Records an update of this process. */
const recorded = (updateId: number) =>
  database.write(
    bot.lease.jobs.record({ updateId, queue: `queue-${updateId}`, inOrder: true, receivedAt: 0, update: {} }, true),
  );

it('a message that can be sent immediately takes one call, and one row that is written and removed', async () => {
  const { writes } = database.counts();
  await rig.say(bot, telling(1, 'hello'));
  expect(rig.telegram.calls.map(({ method }) => method)).toEqual(['sendMessage']);
  expect(rig.telegram.chat(1)).toEqual(['hello']);
  expect(database.counts().writes).toBe(writes + 2);
  expect(await rig.rows()).toEqual([]);
  expect(bot.outbox.stats()).toEqual({ outboxWaiting: 0, outboxCalling: 0, gateClosed: 0 });
});

it('a message that has to wait for its chat is durable, and the caller does not wait', async () => {
  await rig.say(bot, telling(1, 'a', 'b', 'c', 'd', 'e'));
  expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd']);
  expect(await rig.rows()).toMatchObject([{ step: 4, maybe_sent: 0, owner: bot.owner }]);
  await rig.pass(1_000);
  expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await rig.rows()).toEqual([]);
});

it('a slow call delays no caller, and its message is durable', async () => {
  rig.telegram.trouble = () => 'silence';
  await bot.outbox.send(telling(1, 'slow'));
  expect(await rig.rows()).toMatchObject([{ step: 0, maybe_sent: 1 }]);
});

it('a message enqueued with an update is sent after start(), and not before', async () => {
  await recorded(7);
  const { write, start } = bot.outbox.enqueue(telling(1, 'paid for'), 7);
  const ours = await database.write(withWrites(write, [writeOf()]));
  await rig.pass(2_000);
  expect([ours, (await rig.rows()).length, rig.telegram.calls.length]).toEqual([true, 1, 0]);
  const { writes } = database.counts();
  start();
  await rig.settled();
  expect(rig.telegram.chat(1)).toEqual(['paid for']);
  expect(await rig.rows()).toEqual([]);
  // Only the removal is written: in a free chat the row is marked as maybe sent from the start.
  expect(database.counts().writes).toBe(writes + 1);
});

it('a message enqueued with another process’s update is neither stored nor sent', async () => {
  await recorded(8);
  await database.query.updateTable('jobs').set({ owner: 'another' }).execute();
  const { write } = bot.outbox.enqueue(telling(1, 'paid for'), 8);
  expect(await database.write(write)).toBe(false);
  expect(await rig.rows()).toEqual([]);
});

it.each<Fault>(['reset', { flood: 1 }, { refuse: 'Unauthorized', code: 401 }, { refuse: 'Not Found', code: 404 }])(
  'a message that cannot be deleted immediately is deleted as soon as possible (%j)',
  async (fault) => {
    const id = rig.telegram.put(1, 'secret');
    rig.telegram.trouble = () => fault;
    expect(await bot.outbox.remove(inChat(1), id)).toBe(false);
    expect(rig.telegram.chat(1)).toEqual(['secret']);
    rig.telegram.trouble = () => undefined;
    await rig.pass(2_000);
    expect(rig.telegram.chat(1)).toEqual([]);
    expect(await rig.rows()).toEqual([]);
  },
);
