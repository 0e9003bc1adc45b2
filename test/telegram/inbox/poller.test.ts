/** Long polling: order of delivery, confirmation, and behaviour under errors. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Call, CallOptions, Payload } from '#telegram/api/call.ts';
import { BotApiError, refusal } from '#telegram/api/errors.ts';
import { startPoller } from '#telegram/jobs/inbox/poller.ts';
import type { IncomingUpdate } from '#telegram/updates/update.ts';
import { fakeClock } from '../../support/clock.ts';
import { until } from '../../support/waiting.ts';
import { gates, never } from './rig.ts';

/** A fake server: updates below the offset are gone for good, and a poll waits while there are none. */
function telegram() {
  let queue: unknown[] = [];
  const asked: { offset: number | undefined; last: boolean }[] = [];
  const errors: Error[] = [];
  let wake: () => void = () => undefined;
  return {
    asked,
    errors,
    get unconfirmed() {
      return queue;
    },
    post(...updates: unknown[]) {
      queue.push(...updates);
      wake();
    },
    async fetchUpdates({ offset, limit }: Payload<'getUpdates'>, signal?: AbortSignal): Promise<unknown[]> {
      const last = limit === 1;
      asked.push({ offset, last });
      const error = errors.shift();
      if (error) throw error;
      queue = queue.filter((update) => {
        const id = (update as { update_id?: unknown } | null)?.update_id;
        return typeof id !== 'number' || offset === undefined || id >= offset;
      });
      if (queue.length === 0 && !last) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        });
      }
      return queue.slice(0, last ? 1 : 100);
    },
  };
}

/** A started poller over such a server that has these updates and then gives these errors, with a fake clock. */
async function polling(
  receive: (update: IncomingUpdate) => Promise<void>,
  { updates = [], errors = [] }: { updates?: unknown[]; errors?: Error[] } = {},
) {
  const server = telegram();
  server.post(...updates);
  server.errors.push(...errors);
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const call = (_: string, asked: object, how?: CallOptions) => server.fetchUpdates(asked, how?.signal);
  const poller = startPoller({ api: { call: call as Call }, receive, clock, log, random: () => 1 });
  onTestFinished(async () => {
    const stopped = poller.stop();
    await clock.advance(10_000);
    await stopped;
  });
  await until(() => server.asked.length > 0);
  return { server, clock, poller, said: () => lines.join('') };
}
const ignoring = async () => undefined;

const numbered = (...ids: number[]) => ids.map((update_id) => ({ update_id }));

describe('the poller', () => {
  it('delivers each update of a batch once, and confirms the batch when all of it is recorded', async () => {
    const received: number[] = [];
    const gate = gates();
    const receive = async ({ update_id }: IncomingUpdate) => {
      received.push(update_id);
      await gate.wait(update_id);
    };
    const { server, clock } = await polling(receive, { updates: numbered(7, 8, 9) });
    await until(() => received.length === 3);
    expect(received).toEqual([7, 8, 9]);
    expect(server.unconfirmed).toHaveLength(3);
    gate.open(7, 8);
    await clock.advance(0);
    expect(server.asked).toHaveLength(1);
    gate.open(9);
    await until(() => server.asked.at(-1)?.offset === 10);
    expect(server.unconfirmed).toHaveLength(0);
    server.post(...numbered(10));
    gate.open(10);
    await until(() => server.asked.at(-1)?.offset === 11);
    expect(received).toEqual([7, 8, 9, 10]);
  });

  it('retries updates that the inbox refuses, and does not confirm them before they are accepted', async () => {
    let refusals = 3;
    const receive = async () => {
      if (refusals-- > 0) throw new Error('too much');
    };
    const { server, clock, said } = await polling(receive, { updates: numbered(1) });
    for (let round = 0; round < 20; round++) await clock.advance(500);
    await until(() => server.asked.at(-1)?.offset === 2);
    expect(refusals).toBeLessThan(0);
    expect(said().match(/could not accept updates/g)).toHaveLength(1);
  });

  it('ignores updates without a number, and delivers the rest', async () => {
    const received: number[] = [];
    const updates = [{ message: 'x' }, null, { update_id: 'one' }, { update_id: -1 }, { update_id: 5 }];
    const { server, clock } = await polling(async ({ update_id }) => void received.push(update_id), { updates });
    await until(() => received.length === 1);
    expect(received).toEqual([5]);
    // The server keeps returning updates without a number, which must not cause a busy loop.
    const before = server.asked.length;
    await clock.advance(5000);
    expect(server.asked.length - before).toBeLessThan(15);
  });

  it('accepts numbers that restart lower than before', async () => {
    const received: number[] = [];
    const receive = async ({ update_id }: IncomingUpdate) => void received.push(update_id);
    const { server } = await polling(receive, { updates: numbered(5000) });
    await until(() => server.asked.at(-1)?.offset === 5001);
    server.fetchUpdates({ offset: 5001, limit: 1 });
    server.unconfirmed.push({ update_id: 12 });
    server.post();
    await until(() => received.includes(12));
    await until(() => server.asked.at(-1)?.offset === 13);
  });

  it('aborts the poll when stopped, and confirms once what was accepted since', async () => {
    const gate = gates();
    const receive = ({ update_id }: IncomingUpdate) => gate.wait(update_id);
    const { server, clock, poller } = await polling(receive, { updates: numbered(1, 2) });
    const stopping = poller.stop();
    gate.open(1);
    gate.open(2);
    await clock.advance(0);
    await stopping;
    expect(server.asked.at(-1)).toEqual({ offset: 3, last: true });
    await poller.stop();
    expect(server.asked).toHaveLength(2);
  });

  it('stops despite an update that is never accepted, and leaves it unconfirmed', async () => {
    const { server, clock, poller } = await polling(never, { updates: numbered(1) });
    const stopping = poller.stop();
    await clock.advance(10_000);
    await stopping;
    expect(server.unconfirmed).toHaveLength(1);
    expect(server.asked.every(({ offset }) => offset === undefined || offset <= 1)).toBe(true);
  });
});

/** The error of getUpdates when Telegram refuses. */
const refused = (error_code: number, description: string, retryAfterS?: number) =>
  refusal('getUpdates', { error_code, description, retryAfterS });

describe('when Telegram refuses, the poller', () => {
  it('doubles its pauses up to half a minute', async () => {
    const errors = Array.from({ length: 9 }, () => new BotApiError('in-doubt', 'getUpdates'));
    const { server, clock } = await polling(ignoring, { errors });
    const pauses: number[] = [];
    for (let failure = 1; failure <= 9; failure++) {
      const count = server.asked.length;
      let paused = 0;
      while (server.asked.length === count && paused < 60_000) {
        await clock.advance(500);
        paused += 500;
      }
      pauses.push(paused);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('waits as long as a 429 says', async () => {
    const { server, clock } = await polling(ignoring, { errors: [refused(429, 'Too Many Requests', 7)] });
    await clock.advance(6500);
    expect(server.asked).toHaveLength(1);
    await clock.advance(600);
    await until(() => server.asked.length === 2);
  });

  it('logs a conflict as normal for two minutes, then as another instance, and keeps polling', async () => {
    const conflict = 'Conflict: terminated by other getUpdates request; make sure that only one …';
    const errors = Array.from({ length: 14 }, () => refused(409, conflict));
    const { server, clock, said } = await polling(ignoring, { errors });
    await until(() => said().includes('normal briefly'));
    expect(said()).not.toContain('another instance polls');
    for (let minute = 0; minute < 4; minute++) await clock.advance(60_000);
    expect(said()).toContain('another instance polls');
    await clock.advance(120_000);
    await until(() => server.asked.length === 15);
  });

  it.each([
    ['Telegram cannot be reached', new BotApiError('unreachable', 'getUpdates')],
    ['Telegram refuses the poll (500)', refused(500, 'Internal Server Error')],
    ['they go to a webhook set for this bot', refused(409, 'Conflict: can’t use getUpdates while webhook is active')],
    ['another process polls with the same token', refused(409, 'Conflict: terminated by other getUpdates request')],
  ])('reports “%s” between two polls, and nothing once Telegram takes a poll', async (problem, error) => {
    const { server, clock, poller } = await polling(ignoring, { errors: [error] });
    await until(() => poller.problem() !== undefined);
    expect(poller.problem()).toBe(problem);
    await clock.advance(1_000);
    await until(() => server.asked.length === 2);
    expect(poller.problem()).toBeUndefined();
  });

  it.each([401, 404])('gives up at %i, and rejects `failed`', async (code) => {
    const { server, clock, poller } = await polling(ignoring, { errors: [refused(code, 'Unauthorized')] });
    await expect(poller.failed).rejects.toMatchObject({ code });
    await clock.advance(120_000);
    expect(server.asked).toHaveLength(1);
  });
});
