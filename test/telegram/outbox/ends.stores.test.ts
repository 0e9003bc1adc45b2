/** How messages end: sent, sent in doubt, the chat closed, or refused and replaced by a sentence. */
import { expect, it } from 'vitest';
import { bot, inChat, rig, telling, UNSENDABLE, useRig } from './rig.ts';

const TOO_LONG = { refuse: 'Bad Request: message is too long' };

await useRig();

const nothingLeft = async () => {
  await rig.settled();
  expect(await rig.rows()).toEqual([]);
  expect(bot.outbox.stats()).toEqual({ outboxWaiting: 0, outboxCalling: 0, gateClosed: 0 });
};

it.each([
  { refuse: 'Forbidden: bot was blocked by the user', code: 403 },
  { refuse: 'Bad Request: chat not found', code: 400 },
])('a closed chat ends all its messages ($refuse)', async (fault) => {
  rig.telegram.trouble = ({ chat }) => (chat === 1 ? fault : undefined);
  await Promise.all([bot.outbox.send(telling(1, 'a', 'b')), bot.outbox.send(telling(1, 'c'))]);
  await rig.settled();
  expect(rig.telegram.texts()).toEqual(['a', 'c']);
  await bot.outbox.send(telling(2, 'x'));
  await nothingLeft();
});

it('a message that Telegram refuses is sent in its plain form, without its topic', async () => {
  rig.telegram.trouble = ({ fields }) =>
    'entities' in fields ? { refuse: "Bad Request: can't parse entities" } : undefined;
  const message = { text: 'bold', entities: [{ type: 'bold' as const, offset: 0, length: 4 }] };
  await rig.say(bot, { place: { ...inChat(1), threadId: 3 }, steps: [{ do: 'send', message }] });
  expect(rig.telegram.chat(1)).toEqual(['bold']);
  expect(rig.telegram.calls.at(-1)?.fields).not.toHaveProperty('message_thread_id');
  await nothingLeft();
});

it('a message whose replacement is refused too ends, and the chat continues', async () => {
  rig.telegram.trouble = ({ text }) => (text === 'c' || text === 'd' ? undefined : TOO_LONG);
  await bot.outbox.send(telling(1, 'a', 'c'));
  await bot.outbox.send(telling(1, 'd'));
  await rig.pass(1_000);
  expect(rig.telegram.chat(1)).toEqual(['c', 'd']);
  await nothingLeft();
});

it('a message that always fails while others get through ends with the sentence, and delays no other chat', async () => {
  rig.telegram.trouble = ({ text }) => (text.startsWith('poison') ? '502' : undefined);
  void bot.outbox.send(telling(1, 'poison'));
  void bot.outbox.send(telling(1, 'behind it'));
  for (let round = 0; round < 100; round++) {
    void bot.outbox.send(telling(2, `x${round}`));
    // The first round has to find out that not all chats are affected.
    await rig.pass(round === 0 ? 11_000 : 3_000, 500);
    expect(rig.telegram.chat(2).at(-1)).toBe(`x${round}`);
  }
  expect(rig.telegram.chat(1)).toEqual([UNSENDABLE, 'behind it']);
  await nothingLeft();
});
