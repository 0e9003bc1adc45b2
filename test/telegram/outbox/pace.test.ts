/** Telegram's rate limits, which messages go first, and what is dropped. */
import { describe, expect, it } from 'vitest';
import type { Place } from '#telegram/api/message.ts';
import { bot, inChat, rig, sending, telling, useRig, words } from './rig.ts';

await useRig();

const GROUP: Place = { chatId: -5, kind: 'group' };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Uses up the burst of the overall limit. */
async function exhaust(): Promise<void> {
  for (const chat of numbers(30)) void bot.outbox.send(telling(1_000 + chat, 'x'));
  await rig.settled();
  expect(rig.telegram.calls.length).toBe(30);
  rig.telegram.calls.length = 0;
}

describe('the rate limit', () => {
  it('is a burst of four messages in a chat, then one a second, in order', async () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) void bot.outbox.send(telling(1, text));
    await rig.settled();
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd']);
    await rig.pass(900, 100);
    expect(rig.telegram.chat(1).length).toBe(4);
    await rig.pass(100);
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
    await rig.pass(1_000);
    expect(rig.telegram.chat(1).at(-1)).toBe('f');
  });

  it('is at most twenty messages in a group within any minute, and not much less', async () => {
    for (const text of numbers(60)) void bot.outbox.send(sending(GROUP, String(text)));
    await rig.pass(180_000, 500);
    const times = rig.telegram.calls.map(({ at }) => at);
    expect(times.length).toBeGreaterThanOrEqual(50);
    for (const from of times) {
      expect(times.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(20);
    }
  });

  it('is a burst of thirty messages across all chats, then thirty a second in order of arrival', async () => {
    for (const chat of numbers(90)) void bot.outbox.send(telling(chat, String(chat)));
    await rig.settled();
    expect(rig.telegram.calls.length).toBe(30);
    await rig.pass(1_000, 50);
    expect(rig.telegram.calls.length).toBe(60);
    await rig.pass(1_100, 50);
    expect(rig.telegram.texts()).toEqual(numbers(90).map(String));
  });

  it('is configurable, and shared by the processes of one database', async () => {
    const shared = [await rig.start({ perSecond: 20, processes: 2 }), await rig.start({ perSecond: 20, processes: 2 })];
    for (const [index, { outbox }] of shared.entries()) {
      for (const chat of numbers(200)) void outbox.send(telling(1_000 * index + chat, 'x'));
    }
    await rig.pass(5_000, 100);
    expect(rig.telegram.calls.length).toBeGreaterThanOrEqual(100);
    expect(rig.telegram.calls.length).toBeLessThanOrEqual(120);
  });

  it('is absent if the Bot API server has none', async () => {
    const free = await rig.start({ perSecond: undefined });
    await Promise.all(numbers(100).map((text) => free.outbox.send(telling(1, String(text)))));
    await rig.settled();
    expect(rig.telegram.chat(1)).toEqual(numbers(100).map(String));
  });
});

describe('an urgent message', () => {
  const urgent = (chat: number, text: string) => ({ ...telling(chat, text), urgent: true });

  it('goes first in its chat, in order among urgent ones', async () => {
    await bot.outbox.send(telling(1, 'a', 'b', 'c', 'd'));
    for (const text of ['e', 'f']) void bot.outbox.send(telling(1, text));
    for (const text of ['u1', 'u2']) void bot.outbox.send(urgent(1, text));
    await rig.pass(4_500);
    expect(rig.telegram.chat(1).slice(4)).toEqual(['u1', 'u2', 'e', 'f']);
  });
});

describe('a best-effort call', () => {
  it('is dropped if an answer waits in the chat, or would have to', async () => {
    await bot.outbox.send(telling(1, 'a', 'b', 'c'));
    await rig.settled();
    expect(await bot.outbox.show(inChat(1), words('Searching…'))).toBe('dropped');
    await bot.outbox.send(telling(1, 'd'));
    void bot.outbox.send(telling(1, 'e'));
    expect(await bot.outbox.show(inChat(1), words('Searching…'))).toBe('dropped');
    await rig.pass(1_000);
    expect(rig.telegram.chat(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves capacity for answers across all chats', async () => {
    const shown = await Promise.all(numbers(40).map((chat) => bot.outbox.show(inChat(chat), words('Searching…'))));
    expect(shown.filter((id) => id !== 'dropped').length).toBe(22);
    for (const chat of numbers(8)) await rig.say(bot, telling(100 + chat, 'x'));
    expect(rig.telegram.texts('sendMessage').filter((text) => text === 'x').length).toBe(8);
  });

  it('for typing starves no answers, in however many chats', async () => {
    for (const chat of numbers(1_000)) bot.outbox.typing(inChat(chat));
    const said = numbers(15).map((chat) => bot.outbox.send(telling(chat, 'x')));
    await Promise.all(said);
    await rig.settled();
    expect(rig.telegram.texts('sendMessage').length).toBe(15);
    expect(rig.telegram.texts('sendChatAction').length).toBeLessThanOrEqual(15);
    expect((await rig.rows()).length).toBe(0);
  });

  it('is not made while Telegram is unreachable; an answer waits', async () => {
    rig.telegram.trouble = () => 'reset';
    void bot.outbox.send(telling(1, 'answer'));
    await rig.settled();
    const before = rig.telegram.calls.length;
    expect(await bot.outbox.show(inChat(2), words('Searching…'))).toBe('dropped');
    bot.outbox.typing(inChat(2));
    await rig.settled();
    expect(rig.telegram.calls.length).toBe(before);
    expect((await rig.rows()).length).toBe(1);
  });

  it.each([
    { fault: 'lost, reset', says: 'doubt' },
    { fault: { flood: 5 }, says: 'dropped' },
    { fault: { refuse: 'Bad Request: message is too long' }, says: 'dropped' },
    { fault: { refuse: 'Forbidden: bot was blocked by the user', code: 403 }, says: 'dropped' },
    { fault: { refuse: 'Bad Request: message to edit not found' }, says: 'gone' },
    { fault: { refuse: 'Bad Request: message is not modified' }, says: 'its id' },
    { fault: undefined, says: 'its id' },
  ] as const)('for progress that meets $fault returns $says', async ({ fault, says }) => {
    const id = rig.telegram.put(1, 'Searching…');
    rig.telegram.trouble = () => fault;
    expect(await bot.outbox.show(inChat(1), words('Reading…'), id)).toBe(says === 'its id' ? id : says);
    expect(await rig.rows()).toEqual([]);
  });
});

describe('a press', () => {
  const presses = () => rig.telegram.calls.filter(({ method }) => method === 'answerCallbackQuery');

  it('is answered immediately, ahead of all waiting messages', async () => {
    await exhaust();
    for (const chat of numbers(10)) void bot.outbox.send(telling(chat, 'x'));
    bot.outbox.answerCallbackQuery('p', { text: 'Stopped.', alert: true });
    await rig.settled();
    expect(rig.telegram.calls.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
    expect(presses()[0]?.fields).toMatchObject({ callback_query_id: 'p', text: 'Stopped.', show_alert: true });
  });

  it('shows at most 200 characters, or nothing without a notice', async () => {
    bot.outbox.answerCallbackQuery('p');
    bot.outbox.answerCallbackQuery('p', { text: 'x'.repeat(300), alert: true });
    await rig.settled();
    expect(presses().map(({ fields }) => fields)).toEqual([
      { callback_query_id: 'p' },
      { callback_query_id: 'p', text: 'x'.repeat(200), show_alert: true },
    ]);
  });

  it('is answered again if the first call did not get through, but not if it was refused', async () => {
    rig.telegram.trouble = () => 'reset';
    bot.outbox.answerCallbackQuery('p');
    await rig.pass(900);
    rig.telegram.trouble = () => ({ refuse: 'Bad Request: query is too old' });
    await rig.pass(10_000, 1_000);
    expect(presses().length).toBe(2);
  });
});

it('an inline query is answered for its person only, uncached, and with at most fifty results', async () => {
  const article = (id: number) => ({
    type: 'article' as const,
    id: String(id),
    title: 't',
    input_message_content: { message_text: 'words' },
  });
  const button = { text: 'Connect', start_parameter: 'connect' };
  bot.outbox.answerInline('q', { results: numbers(60).map(article), button });
  await rig.settled();
  expect(rig.telegram.calls.map(({ method, fields }) => ({ method, ...fields }))).toEqual([
    {
      method: 'answerInlineQuery',
      inline_query_id: 'q',
      is_personal: true,
      cache_time: 0,
      button,
      results: numbers(50).map(article),
    },
  ]);
});
