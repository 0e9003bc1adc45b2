/** Messages that a process leaves, by stopping or by losing its lease, are sent by another: none twice, none lost. */
import { expect, it } from 'vitest';
import { bot, database, NOTE, rig, telling, useRig } from './rig.ts';

await useRig();

/** Stops the bot while the clock advances. */
async function stopped(graceMs: number): Promise<void> {
  let over = false;
  const stop = bot.stop(graceMs).then(() => {
    over = true;
  });
  while (!over) await rig.pass(100);
  await stop;
  await database.settled();
}

it('stopping starts no calls, waits for those in flight, and leaves the rest to others', async () => {
  rig.telegram.trouble = ({ text }) => (text === 'slow' ? 'lost, silence' : undefined);
  void bot.outbox.send(telling(1, 'a', 'b', 'c', 'd', 'e'));
  void bot.outbox.send(telling(2, 'slow', 'more'));
  await rig.settled();
  await stopped(400);
  await rig.pass(2_000);
  expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd']);
  expect(await rig.rows()).toMatchObject([
    { step: 4, maybe_sent: 0, owner: null },
    { step: 0, maybe_sent: 1, owner: null },
  ]);
  rig.telegram.trouble = () => undefined;
  await rig.start();
  await rig.pass(2_000);
  expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(rig.telegram.chat(2)).toEqual(['slow', `slow\n\n${NOTE}`, 'more']);
  expect(await rig.rows()).toEqual([]);
});

it('after a lost lease, messages that another process owns are no longer sent', async () => {
  rig.telegram.trouble = ({ text }) => (text === 'b' ? 'silence' : undefined);
  void bot.outbox.send(telling(1, 'a', 'b', 'c'));
  // The rows are written by now, and 'b' is in doubt.
  await rig.pass(2_000, 100);
  rig.telegram.trouble = () => undefined;
  void bot.outbox.send(telling(2, 'v', 'w', 'x', 'y', 'z'));
  await rig.settled();
  await database.query.updateTable('jobs').set({ owner: 'worker-other' }).execute();
  // The next heartbeat detects it.
  await rig.pass(1_000, 100);
  await rig.pass(20_000, 1_000);
  expect(rig.telegram.texts('sendMessage')).toEqual(['a', 'b', 'v', 'w', 'x', 'y']);
  expect(await rig.rows()).toMatchObject([
    { step: 1, maybe_sent: 1, owner: 'worker-other' },
    { step: 4, maybe_sent: 0, owner: 'worker-other' },
  ]);
});
