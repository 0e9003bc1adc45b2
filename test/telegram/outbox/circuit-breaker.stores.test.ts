/** The circuit breaker for Telegram: closed by failures that concern all chats, opened by one successful call. */
import { expect, it } from 'vitest';
import { bot, rig, telling, useRig } from './rig.ts';

const CHATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

await useRig();

it('one call at a time probes an unreachable Telegram, at growing intervals, and the first reply opens it', async () => {
  rig.telegram.trouble = () => '502';
  void bot.outbox.send(telling(99, 'x'));
  await rig.settled();
  for (const chat of CHATS) void bot.outbox.send(telling(chat, 'x'));
  await rig.pass(60_000, 100);
  const times = rig.telegram.calls.map(({ at }) => at);
  expect(new Set(times).size).toBe(times.length);
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(pauses.slice(0, 8)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect(bot.outbox.stats()).toMatchObject({ gateClosed: 1, outboxWaiting: 11 });
  rig.telegram.trouble = () => undefined;
  await rig.pass(11_000, 100);
  expect(bot.outbox.stats()).toEqual({ gateClosed: 0, outboxWaiting: 0, outboxCalling: 0 });
  for (const chat of CHATS) expect(rig.telegram.chat(chat)).toHaveLength(1);
});

it('one flooded chat does not close it; two at once close it until the shorter wait is over', async () => {
  rig.telegram.trouble = ({ chat }) => (chat <= 2 ? { flood: chat * 10 } : undefined);
  void bot.outbox.send(telling(1, 'x'));
  await rig.settled();
  expect(bot.outbox.stats().gateClosed).toBe(0);
  void bot.outbox.send(telling(2, 'x'));
  await rig.settled();
  expect(bot.outbox.stats().gateClosed).toBe(1);
  rig.telegram.trouble = () => undefined;
  void bot.outbox.send(telling(3, 'x'));
  await rig.pass(9_500, 500);
  expect(rig.telegram.calls.length).toBe(2);
  await rig.pass(600, 100);
  expect([rig.telegram.chat(1), rig.telegram.chat(3)]).toEqual([['x'], ['x']]);
  expect(rig.telegram.chat(2)).toEqual([]);
  await rig.pass(10_000, 1_000);
  expect(rig.telegram.chat(2)).toEqual(['x']);
});

it('all chats wait out a flood that concerns all of them', async () => {
  const until = rig.clock.now() + 30_000;
  rig.telegram.trouble = ({ at }) => (at < until ? { flood: Math.ceil((until - at) / 1_000) } : undefined);
  for (const chat of CHATS) void bot.outbox.send(telling(chat, 'x'));
  await rig.pass(29_000, 1_000);
  expect(rig.telegram.calls.length).toBe(CHATS.length);
  await rig.pass(2_000, 100);
  for (const chat of CHATS) expect(rig.telegram.chat(chat)).toEqual(['x']);
});

it('a call that hangs does not keep it closed', async () => {
  rig.telegram.trouble = () => 'reset';
  void bot.outbox.send(telling(1, 'x'));
  await rig.settled();
  rig.telegram.trouble = ({ chat }) => (chat === 1 ? 'silence' : undefined);
  void bot.outbox.send(telling(2, 'y'));
  await rig.pass(25_000, 1_000);
  expect(rig.telegram.chat(2)).toEqual(['y']);
});
