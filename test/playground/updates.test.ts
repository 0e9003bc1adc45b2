/** getUpdates: offsets, limits, waiting, conflicts, and which updates are delivered. */
import { describe, expect, it } from 'vitest';
import { createLongPoll } from '#playground/delivery/long-poll.ts';
import { createUpdateQueue } from '#playground/delivery/update-queue.ts';
import { fakeClock } from '../support/clock.ts';
import { GO, openChat, openPlayground } from './open-playground.ts';

type Updates = { update_id: number; message?: { text: string } }[];
const texts = (updates: Updates) => updates.map(({ message }) => message?.text);

async function withThree() {
  const opened = await openPlayground();
  const anna = await opened.driver.person({ id: 11, name: 'Anna' });
  for (const text of ['one', 'two', 'three']) await anna.says(text);
  const get = async (params: Record<string, unknown> = {}) => (await opened.bot<Updates>('getUpdates', params)).result;
  return { ...opened, anna, get };
}

describe('an offset', () => {
  it('confirms all earlier updates; without one nothing is confirmed', async () => {
    const { get } = await withThree();
    const first = await get();
    expect(texts(first)).toEqual(['one', 'two', 'three']);
    expect(texts(await get())).toEqual(['one', 'two', 'three']);
    expect(texts(await get({ offset: (first[0]?.update_id ?? 0) + 1 }))).toEqual(['two', 'three']);
    expect(texts(await get({ offset: 0 }))).toEqual(['two', 'three']);
  });

  it('below zero drops all but the last updates', async () => {
    const { get } = await withThree();
    expect(texts(await get({ offset: -2 }))).toEqual(['two', 'three']);
    expect(texts(await get())).toEqual(['two', 'three']);
  });

  it('far above the next id, or too large for an id, is ignored', async () => {
    const { get } = await withThree();
    const last = (await get()).at(-1)?.update_id ?? 0;
    for (const offset of [last + 12, 2_000_000_000]) expect(await get({ offset })).toHaveLength(3);
    expect(await get({ offset: last + 2 })).toEqual([]);
  });
});

describe('a limit', () => {
  it('is clamped to 1 to 100', async () => {
    const { get } = await withThree();
    expect(texts(await get({ limit: 2 }))).toEqual(['one', 'two']);
    expect(await get({ limit: 0 })).toHaveLength(1);
    expect(await get({ limit: 101 })).toHaveLength(3);
  });
});

describe('a long poll', () => {
  it('ends as soon as there is an update', async () => {
    const { bot, anna } = await openChat();
    await bot('getUpdates', { offset: -1 });
    const [update] = (await bot<Updates>('getUpdates')).result;
    const waiting = bot<Updates>('getUpdates', { offset: (update?.update_id ?? 0) + 1, timeout: 50 });
    await anna.says('hello');
    expect(texts((await waiting).result)).toEqual(['hello']);
  });

  it('ends with an empty list on timeout, after at most 50 seconds', async () => {
    const clock = fakeClock();
    const { bot } = await openPlayground({ clock });
    const before = clock.waiting;
    const waiting = bot<Updates>('getUpdates', { timeout: 3000 });
    while (clock.waiting === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await clock.advance(50_000);
    expect((await waiting).result).toEqual([]);
  });

  it('is ended with 409 by a newer one, which keeps waiting', async () => {
    const { bot, driver } = await openPlayground();
    const first = bot('getUpdates', { timeout: 50 });
    await driver.called('getUpdates');
    const second = bot<Updates>('getUpdates', { timeout: 50 });
    expect(await first).toMatchObject({
      ok: false,
      error_code: 409,
      description: 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    });
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('hello');
    expect(texts((await second).result)).toEqual(['hello']);
  });

  it('keeps waiting alongside a newer one that does not wait', async () => {
    const { bot, driver } = await openPlayground();
    const first = bot<Updates>('getUpdates', { timeout: 50 });
    await driver.called('getUpdates');
    expect((await bot('getUpdates')).ok).toBe(true);
    await (await driver.person({ name: 'Anna' })).says('hello');
    expect(texts((await first).result)).toEqual(['hello']);
  });

  it('is ended with 409 by a webhook', async () => {
    const { bot, driver } = await openPlayground();
    const first = bot('getUpdates', { timeout: 50 });
    await driver.called('getUpdates');
    await bot('setWebhook', { url: 'https://example.org/hook' });
    const description = 'Conflict: terminated by setWebhook request';
    expect(await first).toMatchObject({ error_code: 409, description });
  });

  it('is rejected while a webhook is set and works again afterwards', async () => {
    const { verdict } = await openPlayground();
    await verdict('setWebhook', { url: 'https://example.org/hook' });
    expect(await verdict('getUpdates')).toMatch(/^409 Conflict: can't use getUpdates method while webhook is active/);
    await verdict('deleteWebhook');
    expect(await verdict('getUpdates')).toBe('ok');
  });

  it('that the bot abandons blocks nothing', async () => {
    const { post, driver, bot } = await openPlayground();
    const gone = new AbortController();
    const abandoned = post('getUpdates?timeout=50', { signal: gone.signal });
    await driver.called('getUpdates');
    gone.abort();
    await expect(abandoned).rejects.toThrow();
    const anna = await driver.person({ name: 'Anna' });
    await anna.says('hello');
    expect(texts((await bot<Updates>('getUpdates')).result)).toEqual(['hello']);
  });
});

describe('one getUpdates response', () => {
  it('is limited to 4 MB, but has at least one update', async () => {
    const clock = fakeClock();
    const queue = createUpdateQueue(clock);
    const poll = createLongPoll(clock, queue);
    for (const size of [5, 1.5, 1.5, 1.5]) queue.push('message', { text: 'x'.repeat(size * 1024 * 1024) }, 'chat:11');
    const take = async (offset = 0) =>
      (await poll.take({ offset, limit: 100, timeoutMs: 0, signal: AbortSignal.timeout(1_000) })).map(
        ({ update_id }) => update_id,
      );
    const [first = 0, ...more] = await take();
    expect(more).toEqual([]);
    expect(await take(first + 1)).toEqual([first + 1, first + 2]);
  });
});

describe('updates', () => {
  it('beyond 100,000 pending ones are lost, without taking an id', () => {
    const queue = createUpdateQueue(fakeClock());
    const ids = Array.from({ length: 100_001 }, () => queue.push('message', {}, 'chat:11'));
    expect(ids.slice(-2)).toEqual([(ids[0] ?? 0) + 99_999, undefined]);
    queue.drop();
    expect(queue.push('message', {}, 'chat:11')).toBe((ids[0] ?? 0) + 100_000);
  });

  it('of kinds that are not allowed are not queued', async () => {
    const { get, anna } = await withThree();
    await get({ allowed_updates: ['callback_query'] });
    await anna.says('four');
    expect(texts(await get())).toEqual(['one', 'two', 'three']);
    await get({ allowed_updates: [] });
    await anna.says('five');
    expect(texts(await get()).at(-1)).toBe('five');
  });

  it.each([
    ['a value that is not a list', 'message'],
    ['invalid JSON', '['],
    ['an item that is not a string', [7]],
    ['an absent list', undefined],
  ])('keep their allowed kinds when allowed_updates is %s', async (_, allowed_updates) => {
    const { get, anna } = await withThree();
    await get({ allowed_updates: ['CALLBACK_query'] });
    await get({ allowed_updates });
    await anna.says('four');
    expect(await get()).toHaveLength(3);
  });

  it('have consecutive ids, even if some kinds are not queued', async () => {
    const { get, anna, control } = await withThree();
    const [, , three] = await get();
    await control('/reactions', { chat_id: 11, from_id: 11, message_id: 1, emoji: '👍' });
    await anna.says('four');
    expect((await get()).at(-1)).toMatchObject({ update_id: (three?.update_id ?? 0) + 1, message: { text: 'four' } });
  });

  it('expire: inline queries after 30 seconds, chosen results after ten minutes', async () => {
    const clock = fakeClock();
    const { bot, anna } = await openChat({ clock });
    const kinds = async () =>
      (await bot<Updates>('getUpdates')).result.slice(1).flatMap((update) => Object.keys(update).slice(1));
    const typed = await anna.types('boat');
    const article = { type: 'article', id: '1', title: 'A', input_message_content: { message_text: 'x' } };
    await bot('answerInlineQuery', { inline_query_id: typed.inlineQueryId, results: [article] });
    await typed.chooses('A');
    expect(await kinds()).toEqual(['inline_query', 'message', 'chosen_inline_result']);
    await clock.advance(31_000);
    expect(await kinds()).toEqual(['message', 'chosen_inline_result']);
    await clock.advance(570_000);
    expect(await kinds()).toEqual(['message']);
  });

  it('expire: presses after 150 seconds, messages after a day', async () => {
    const clock = fakeClock();
    const { anna, sends, updates } = await openChat({ clock });
    await sends({ reply_markup: GO });
    await anna.presses('go');
    for (const [ms, left] of [
      [149_000, 2],
      [2000, 1],
      [24 * 3_600_000, 0],
    ] as const) {
      await clock.advance(ms);
      expect(await updates()).toHaveLength(left);
    }
  });
});
