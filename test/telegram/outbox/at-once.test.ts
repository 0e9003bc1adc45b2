/** What can be said at once is said at once, and costs nothing else; what cannot is durable before anybody is let go. */
import { expect, it } from 'vitest';
import { withWrites, writeOf } from '#storage/write.ts';
import { bot, database, inChat, onEachDatabase, rig, telling, words } from './rig.ts';

onEachDatabase(() => {
  /** A row of the inbox under which something may be kept. */
  const claimed = (updateId: number, claim: string) =>
    database.query
      .insertInto('inbox')
      .values({
        update_id: updateId,
        lane: `lane-${updateId}`,
        control: 0,
        sealed: null,
        state: 'running',
        progress: null,
        owner: bot.owner,
        claim,
        holds_lane: 0,
        attempts: 1,
        available_at: 0,
        received_at: 0,
        payer: null,
        cancelled: 0,
      })
      .execute();

  it('an answer leaves at once: one call, no write', async () => {
    const { writes } = database.counts();
    await bot.outbox.say(telling(1, 'hello'));
    expect(rig.telegram.calls.map(({ method }) => method)).toEqual(['sendMessage']);
    expect(rig.telegram.chat(1)).toEqual(['hello']);
    expect(database.counts().writes).toBe(writes);
    await rig.settled();
    expect(bot.outbox.stats()).toEqual({ outboxWaiting: 0, outboxCalling: 0, gateClosed: 0 });
  });

  it('what has to wait for its chat is durable, and whoever said it goes on', async () => {
    await bot.outbox.say(telling(1, 'a', 'b', 'c', 'd', 'e'));
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd']);
    expect(await rig.rows()).toMatchObject([{ next: 4, doubt: 0, owner: bot.owner }]);
    await rig.pass(1_000);
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await rig.rows()).toEqual([]);
  });

  it('a call that lasts makes what it says durable, and keeps nobody waiting', async () => {
    rig.telegram.trouble = () => 'silence';
    let over = false;
    const said = bot.outbox.say(telling(1, 'slow')).then(() => {
      over = true;
    });
    await rig.pass(750);
    expect(over).toBe(false);
    await rig.pass(1_000);
    await said;
    expect(await rig.rows()).toMatchObject([{ next: 0, doubt: 1 }]);
  });

  it('what is kept with an update is said when that is written, and not before', async () => {
    await claimed(7, 'claim');
    const { write, go } = bot.outbox.keeping(telling(1, 'paid for'), { updateId: 7, claim: 'claim' });
    const ours = await database.write(withWrites(write, [writeOf()]));
    await rig.pass(2_000);
    expect([ours, (await rig.rows()).length, rig.telegram.calls.length]).toEqual([true, 1, 0]);
    const { writes } = database.counts();
    go();
    await rig.settled();
    expect(rig.telegram.chat(1)).toEqual(['paid for']);
    expect(await rig.rows()).toEqual([]);
    // Removed, and nothing else: what is free when it is kept is noted as under way from the start.
    expect(database.counts().writes).toBe(writes + 1);
  });

  it('what is kept with an update that is another’s is neither kept nor said', async () => {
    await claimed(8, 'of another');
    const { write } = bot.outbox.keeping(telling(1, 'paid for'), { updateId: 8, claim: 'claim' });
    expect(await database.write(write)).toBe(false);
    expect(await rig.rows()).toEqual([]);
  });

  it('a message that cannot be deleted at once is deleted as soon as possible', async () => {
    const id = rig.telegram.put(1, 'secret');
    rig.telegram.trouble = () => 'reset';
    expect(await bot.outbox.remove(inChat(1), id)).toBe(false);
    expect(rig.telegram.chat(1)).toEqual(['secret']);
    rig.telegram.trouble = () => undefined;
    await rig.pass(2_000);
    expect(rig.telegram.chat(1)).toEqual([]);
    expect(await rig.rows()).toEqual([]);
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
