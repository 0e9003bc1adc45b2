/** No timeout, reset, 5xx, 429, stop or lost lease loses a message. */
import { expect, it } from 'vitest';
import { bot, database, inChat, NOTE, rig, telling, useRig, words } from './rig.ts';
import type { Fault } from './telegram-double.ts';

const REPEATED = `hello\n\n${NOTE}`;

await useRig();

/** The next calls of `method` get these faults, all others none. */
function next(method: string, ...faults: (Fault | undefined)[]): void {
  rig.telegram.trouble = (call) => (call.method === method ? faults.shift() : undefined);
}
const nothingLeft = async () => {
  expect(await rig.rows()).toEqual([]);
  expect(bot.outbox.stats()).toEqual({ outboxWaiting: 0, outboxCalling: 0, gateClosed: 0 });
};

it.each<{ fault: Fault; shown: string[]; after: number }>([
  { fault: 'reset', shown: [REPEATED], after: 500 },
  { fault: '502', shown: [REPEATED], after: 500 },
  { fault: 'silence', shown: [REPEATED], after: 15_500 },
  { fault: 'lost, reset', shown: ['hello', REPEATED], after: 500 },
  { fault: 'lost, 502', shown: ['hello', REPEATED], after: 500 },
  { fault: 'lost, silence', shown: ['hello', REPEATED], after: 15_500 },
  { fault: { refuse: 'Unauthorized', code: 401 }, shown: ['hello'], after: 500 },
  { fault: { flood: 1 }, shown: ['hello'], after: 1_000 },
  { fault: { flood: 120 }, shown: ['hello'], after: 120_000 },
])('a message that meets $fault arrives, with the note if it may appear twice', async ({ fault, shown, after }) => {
  next('sendMessage', fault);
  const said = bot.outbox.send(telling(1, 'hello'));
  await rig.pass(after - 500, 5_000);
  expect(rig.telegram.chat(1)).toEqual(shown.slice(0, -1));
  await rig.pass(750);
  await said;
  expect(rig.telegram.chat(1)).toEqual(shown);
  await nothingLeft();
});

it.each<Fault>(['reset', '502', 'lost, reset', 'lost, 502', 'lost, silence', { flood: 3 }])(
  'an edit that meets %j is repeated without a note',
  async (fault) => {
    const messageId = rig.telegram.put(1, 'Searching…');
    next('editMessageText', fault);
    void bot.outbox.send({ place: inChat(1), steps: [{ do: 'edit', messageId, message: words('found') }] });
    await rig.pass(17_000, 1_000);
    expect(rig.telegram.chat(1)).toEqual(['found']);
    await nothingLeft();
  },
);

it('an edit of a message that is gone becomes a new message', async () => {
  await rig.say(bot, { place: inChat(1), steps: [{ do: 'edit', messageId: 5, message: words('found') }] });
  expect(rig.telegram.chat(1)).toEqual(['found']);
  await nothingLeft();
});

it('an hour of silence loses nothing, keeps the order, and is probed with one call at a time', async () => {
  rig.telegram.trouble = () => 'silence';
  const said = ['a', 'b', 'c'].map((text) => bot.outbox.send(telling(1, text)));
  const other = bot.outbox.send(telling(2, 'x'));
  await rig.pass(20_000, 1_000);
  await Promise.all([...said, other]);
  expect((await rig.rows()).length).toBe(4);
  const before = rig.telegram.calls.length;
  for (let step = 0; step < 358; step++) {
    await rig.pass(10_000, 10_000);
    expect(rig.telegram.unanswered()).toBeLessThanOrEqual(1);
  }
  expect(rig.telegram.calls.length - before).toBeLessThan(400);
  rig.telegram.trouble = () => undefined;
  await rig.pass(40_000, 1_000);
  expect(rig.telegram.chat(1)).toEqual([`a\n\n${NOTE}`, 'b', 'c']);
  expect(rig.telegram.chat(2)).toEqual([`x\n\n${NOTE}`]);
  await nothingLeft();
});

it('no further copy arrives while Telegram carries out every call but loses its replies', async () => {
  rig.telegram.trouble = ({ method }) => (method === 'sendMessage' ? 'lost, reset' : 'reset');
  void bot.outbox.send(telling(1, 'hello'));
  await rig.pass(120_000, 1_000);
  expect(rig.telegram.chat(1)).toEqual(['hello']);
  rig.telegram.trouble = () => undefined;
  await rig.pass(11_000, 1_000);
  expect(rig.telegram.chat(1)).toEqual(['hello', REPEATED]);
  await nothingLeft();
});

it('an unreadable message is left unchanged', async () => {
  const row = { id: 'm', kind: 'message', queue: 'c', state: 'waiting', visible_at: 0, received_at: 0 };
  await database.query
    .insertInto('jobs')
    .values({ ...row, sealed: 'of another key' })
    .execute();
  const other = await rig.start();
  await rig.pass(2_000);
  expect(rig.telegram.calls).toEqual([]);
  expect(await rig.rows()).toMatchObject([{ id: 'm', sealed: 'of another key', owner: null }]);
  await other.stop(0);
});

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
