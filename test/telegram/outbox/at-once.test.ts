/** What can be said at once is said at once, in one call; whatever is to be said is durable first. */
import { expect, it } from 'vitest';
import { withWrites, writeOf } from '#storage/write.ts';
import { bot, database, inChat, onEachDatabase, rig, telling, words } from './rig.ts';
import type { Fault } from './telegram-double.ts';

onEachDatabase(() => {
  /** An update of this process, with which something may be kept. */
  const recorded = (updateId: number) =>
    database.write(
      bot.lease.jobs.record({ updateId, queue: `queue-${updateId}`, inOrder: true, receivedAt: 0, update: {} }, true),
    );

  it('what can be said at once is: one call, and one row that is written and removed', async () => {
    const { writes } = database.counts();
    await rig.say(bot, telling(1, 'hello'));
    expect(rig.telegram.calls.map(({ method }) => method)).toEqual(['sendMessage']);
    expect(rig.telegram.chat(1)).toEqual(['hello']);
    expect(database.counts().writes).toBe(writes + 2);
    expect(await rig.rows()).toEqual([]);
    expect(bot.outbox.stats()).toEqual({ outboxWaiting: 0, outboxCalling: 0, gateClosed: 0 });
  });

  it('what has to wait for its chat is durable, and whoever said it goes on', async () => {
    await rig.say(bot, telling(1, 'a', 'b', 'c', 'd', 'e'));
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd']);
    expect(await rig.rows()).toMatchObject([{ step: 4, maybe_sent: 0, owner: bot.owner }]);
    await rig.pass(1_000);
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await rig.rows()).toEqual([]);
  });

  it('a call that lasts keeps nobody waiting, and what it says is durable', async () => {
    rig.telegram.trouble = () => 'silence';
    await bot.outbox.send(telling(1, 'slow'));
    expect(await rig.rows()).toMatchObject([{ step: 0, maybe_sent: 1 }]);
  });

  it('what is kept with an update is said when that is written, and not before', async () => {
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
    // Removed, and nothing else: what is free when it is kept is noted as under way from the start.
    expect(database.counts().writes).toBe(writes + 1);
  });

  it('what is kept with an update that is another’s is neither kept nor said', async () => {
    await recorded(8);
    await database.query.updateTable('jobs').set({ owner: 'another' }).execute();
    const { write } = bot.outbox.enqueue(telling(1, 'paid for'), 8);
    expect(await database.write(write)).toBe(false);
    expect(await rig.rows()).toEqual([]);
  });

  it.each<Fault>(['reset', { flood: 1 }, { refuse: 'Unauthorized', code: 401 }, { refuse: 'Not Found', code: 404 }])(
    'a message that cannot be deleted at once is deleted as soon as possible (%j)',
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

  it('a reaction is one emoji under the message', async () => {
    await rig.say(bot, { place: inChat(1), steps: [{ do: 'react', messageId: 4, emoji: '👍' }] });
    expect(rig.telegram.calls).toMatchObject([
      {
        method: 'setMessageReaction',
        fields: { chat_id: 1, message_id: 4, reaction: [{ type: 'emoji', emoji: '👍' }] },
      },
    ]);
  });

  it('a progress message has an id, which its changes name', async () => {
    const id = await bot.outbox.show(inChat(1), words('Searching…'));
    if (typeof id !== 'number') throw new Error('it was not shown');
    expect(await bot.outbox.show(inChat(1), words('Reading…'), id)).toBe(id);
    expect(await bot.outbox.show(inChat(1), words('Reading…'), id)).toBe(id);
    expect(rig.telegram.chat(1)).toEqual(['Reading…']);
    expect(await rig.rows()).toEqual([]);
  });
});
