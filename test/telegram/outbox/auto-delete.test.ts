/** Self-deleting messages are deleted whatever happens to the process that sent them. */
import { expect, it } from 'vitest';
import type { Delivery } from '#telegram/jobs/outbox/delivery.ts';
import { openJobs } from '../../support/databases.ts';
import { bot, database, inChat, restart, rig, telling, useRig, words } from './rig.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LEFT = 'Here was a result.';
const autoDelete = (afterMs: number, said: Delivery): Delivery => ({ ...said, autoDelete: { afterMs, left: LEFT } });
const planned = () => openJobs(database, 'deletion');

await useRig();

it('all messages of the delivery are deleted on time, and no others', async () => {
  await bot.outbox.send(autoDelete(5 * MINUTE, telling(1, 'one', 'two')));
  await bot.outbox.send(telling(1, 'stays'));
  await rig.pass(5 * MINUTE - 2_000, 10_000);
  expect(rig.telegram.chat(1)).toEqual(['one', 'two', 'stays']);
  await rig.pass(40_000, 5_000);
  expect(rig.telegram.chat(1)).toEqual(['stays']);
  expect(await planned()).toEqual([]);
});

it('an edited message is deleted once, counted from when it was first shown', async () => {
  const id = rig.telegram.put(2, 'Searching…');
  const edit = (text: string) =>
    autoDelete(HOUR, { place: inChat(2), steps: [{ do: 'edit', messageId: id, message: words(text) }] });
  await bot.outbox.send(edit('page 1'));
  await rig.pass(HOUR / 2, MINUTE);
  await bot.outbox.send(edit('page 2'));
  await rig.pass(HOUR / 2 + MINUTE, MINUTE);
  expect(rig.telegram.chat(2)).toEqual([]);
  expect(rig.telegram.calls.filter(({ method }) => method === 'deleteMessage')).toHaveLength(1);
});

it.each(['write', 'call carried out', 'call not carried out'])(
  'no text remains, whichever %s the process dies at',
  async (at) => {
    let deaths = 0;
    for (let count = 1, died = true; died; count++) {
      const chat = 100 + count;
      let calls = 0;
      rig.telegram.trouble = (call) => {
        if (at === 'write' || call.chat !== chat) return undefined;
        calls += 1;
        if (calls !== count) return undefined;
        return at === 'call carried out' ? 'lost, silence' : 'silence';
      };
      if (at === 'write') bot.diesAtWrite(count);
      void bot.outbox.send(autoDelete(MINUTE, telling(chat, 'personal')));
      await rig.settled();
      died = at === 'write' ? bot.isDead() : calls === count;
      if (died) deaths += 1;
      await bot.die();
      rig.telegram.trouble = () => undefined;
      await restart();
      await rig.pass(1_000);
      // Death at the first write leaves nothing in the database, so the message is never sent.
      if (at !== 'write' || count > 1) expect(rig.telegram.chat(chat)).toContain('personal');
      await rig.pass(2 * MINUTE, 5_000);
      expect(rig.telegram.chat(chat)).not.toContain('personal');
      expect(await openJobs(database)).toEqual([]);
    }
    expect(deaths).toBeGreaterThanOrEqual(2);
  },
);

it('the deletion waits while Telegram is unreachable', async () => {
  await bot.outbox.send(autoDelete(MINUTE, telling(4, 'personal')));
  rig.telegram.trouble = ({ method }) => (method === 'deleteMessage' ? 'reset' : undefined);
  await rig.pass(3 * MINUTE, 5_000);
  expect(rig.telegram.chat(4)).toEqual(['personal']);
  rig.telegram.trouble = () => undefined;
  await rig.pass(MINUTE, 5_000);
  expect(rig.telegram.chat(4)).toEqual([]);
  expect(await rig.rows()).toEqual([]);
});

it('a message that Telegram no longer deletes loses its text', async () => {
  await bot.outbox.send(autoDelete(MINUTE, telling(5, 'personal')));
  rig.telegram.trouble = ({ method }) =>
    method === 'deleteMessage' ? { refuse: "Bad Request: message can't be deleted for everyone" } : undefined;
  await rig.pass(2 * MINUTE, 5_000);
  expect(rig.telegram.chat(5)).toEqual([LEFT]);
  expect(await planned()).toEqual([]);
});

it('a message is deleted within the 48 hours in which Telegram allows it', async () => {
  await rig.say(bot, autoDelete(48 * HOUR, telling(7, 'personal')));
  const [row] = await planned();
  expect(Number(row?.visible_at) - rig.clock.now()).toBe(48 * HOUR - 10 * MINUTE);
  expect(JSON.stringify(row)).not.toMatch(/chatId|Here was/);
});
