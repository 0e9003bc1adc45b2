/** What is picked for a profile: every chat and every time has its say, however busy others are. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surveyMessages } from '#service/server/language/message-survey.ts';
import { evenly, sampleMessages } from '#service/server/language/profile-reading.ts';
import { openMessages } from './message-rig.ts';

const { signal } = new AbortController();
const HOUR_MS = 3_600_000;

it('hears the quiet chats and the early times beside the busy ones', async () => {
  const start = Date.parse('2026-01-01T00:00:00.000Z');
  const busy = Array.from({ length: 600 }, (_, index) => ({
    at: new Date(start + 5_000 * HOUR_MS + index * 60_000).toISOString(),
    text: `busy words of the day ${index}`,
    chat: 'Busy',
  }));
  const quiet = Array.from({ length: 16 }, (_, index) => ({
    at: new Date(start + index * 340 * HOUR_MS).toISOString(),
    text: `a quiet letter number ${index}`,
    chat: `Quiet ${index % 4}`,
  }));
  const rig = openMessages([...busy, ...quiet]);
  const sample = await sampleMessages(rig.reader, await surveyMessages(rig.reader, signal), signal).finally(rig.close);
  const chats = sample.map(({ record }) => String(record.groupName));
  expect(new Set(chats)).toEqual(new Set(['Busy', 'Quiet 0', 'Quiet 1', 'Quiet 2', 'Quiet 3']));
  expect(chats.filter((chat) => chat.startsWith('Quiet')).length).toBeGreaterThan(12);
  expect(chats.filter((chat) => chat === 'Busy').length).toBeLessThan(6);
  expect(new Set(sample.map(({ record }) => record._id)).size).toBe(sample.length);
});

it('leaves out what says nothing, and of nothing takes nothing', async () => {
  const rig = openMessages([{ at: '2026-01-01T00:00:00.000Z', text: 'ok' }]);
  expect(await sampleMessages(rig.reader, await surveyMessages(rig.reader, signal), signal).finally(rig.close)).toEqual(
    [],
  );
  const empty = openMessages([]);
  expect(
    await sampleMessages(empty.reader, await surveyMessages(empty.reader, signal), signal).finally(empty.close),
  ).toEqual([]);
});

it('orders a list so that any beginning of it is spread over the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (length) => {
      const list = Array.from({ length }, (_, index) => index);
      expect(evenly(list).sort((a, b) => a - b)).toEqual(list);
    }),
  );
  const halves = evenly(Array.from({ length: 100 }, (_, index) => index)).slice(0, 10);
  expect(halves.filter((index) => index < 50).length).toBeGreaterThan(3);
  expect(halves.filter((index) => index < 50).length).toBeLessThan(7);
});
