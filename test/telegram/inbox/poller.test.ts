/** Long polling: order of delivery, confirmation, and behaviour under errors. */
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import type { Call, CallOptions, Payload } from '#telegram/api/call.ts';
import { BotApiError, refusal } from '#telegram/api/errors.ts';
import { startPoller } from '#telegram/jobs/inbox/poller.ts';
import type { IncomingUpdate } from '#telegram/updates/update.ts';
import { fakeClock } from '../../support/clock.ts';
import { gates, until } from './rig.ts';

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

/** A poller over such a server, with a fake clock. */
function polling(receive: (update: IncomingUpdate) => Promise<void>) {
  const server = telegram();
  const clock = fakeClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const call = (_: string, asked: object, how?: CallOptions) => server.fetchUpdates(asked, how?.signal);
  const start = () => startPoller({ api: { call: call as Call }, receive, clock, log, random: () => 1 });
  const said = () => lines.join('');
  return { server, clock, start, said };
}

const numbered = (...ids: number[]) => ids.map((update_id) => ({ update_id }));

describe('the poller', () => {
  it('delivers each update of a batch once, and confirms the batch when all of it is recorded', async () => {
    const received: number[] = [];
    const gate = gates();
    const { server, start, clock } = polling(async ({ update_id }) => {
      received.push(update_id);
      await gate.wait(update_id);
    });
    server.post(...numbered(7, 8, 9));
    const poller = start();
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
    const stopping = poller.stop();
    await clock.advance(0);
    await stopping;
  });

  it('retries updates that the inbox refuses, and does not confirm them before they are accepted', async () => {
    let refusals = 3;
    const { server, start, clock, said } = polling(async () => {
      if (refusals-- > 0) throw new Error('too much');
    });
    server.post(...numbered(1));
    const poller = start();
    await until(() => server.asked.length === 1);
    for (let round = 0; round < 20; round++) await clock.advance(500);
    await until(() => server.asked.at(-1)?.offset === 2);
    expect(refusals).toBeLessThan(0);
    expect(said().match(/could not accept updates/g)).toHaveLength(1);
    await poller.stop();
  });

  it('ignores updates without a number, and delivers the rest', async () => {
    const received: number[] = [];
    const { server, start, clock } = polling(async ({ update_id }) => void received.push(update_id));
    server.post({ message: 'x' }, null, { update_id: 'one' }, { update_id: -1 }, { update_id: 5 });
    const poller = start();
    await until(() => received.length === 1);
    expect(received).toEqual([5]);
    // The server keeps returning updates without a number, which must not cause a busy loop.
    const before = server.asked.length;
    await clock.advance(5000);
    expect(server.asked.length - before).toBeLessThan(15);
    await poller.stop();
  });

  it('accepts numbers that restart lower than before', async () => {
    const received: number[] = [];
    const { server, start } = polling(async ({ update_id }) => void received.push(update_id));
    server.post(...numbered(5000));
    const poller = start();
    await until(() => server.asked.at(-1)?.offset === 5001);
    server.fetchUpdates({ offset: 5001, limit: 1 });
    server.unconfirmed.push({ update_id: 12 });
    server.post();
    await until(() => received.includes(12));
    await until(() => server.asked.at(-1)?.offset === 13);
    await poller.stop();
  });

  it('aborts the poll when stopped, and confirms once what was accepted since', async () => {
    const gate = gates();
    const { server, start, clock } = polling(({ update_id }) => gate.wait(update_id));
    server.post(...numbered(1, 2));
    const poller = start();
    await until(() => server.asked.length === 1);
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
    const { server, start, clock } = polling(() => new Promise(() => undefined));
    server.post(...numbered(1));
    const poller = start();
    await until(() => server.asked.length === 1);
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
    const { server, start, clock } = polling(async () => undefined);
    server.errors.push(...Array.from({ length: 9 }, () => new BotApiError('in-doubt', 'getUpdates')));
    const poller = start();
    await until(() => server.asked.length === 1);
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
    await poller.stop();
  });

  it('waits as long as a 429 says', async () => {
    const { server, start, clock } = polling(async () => undefined);
    server.errors.push(refused(429, 'Too Many Requests', 7));
    const poller = start();
    await until(() => server.asked.length === 1);
    await clock.advance(6500);
    expect(server.asked).toHaveLength(1);
    await clock.advance(600);
    await until(() => server.asked.length === 2);
    await poller.stop();
  });

  it('logs a conflict as normal for two minutes, then as another instance, and keeps polling', async () => {
    const { server, start, clock, said } = polling(async () => undefined);
    const conflict =
      'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';
    server.errors.push(...Array.from({ length: 14 }, () => refused(409, conflict)));
    const poller = start();
    await until(() => server.asked.length === 1);
    await until(() => said().includes('normal briefly'));
    expect(said()).not.toContain('another instance polls');
    for (let minute = 0; minute < 4; minute++) await clock.advance(60_000);
    expect(said()).toContain('another instance polls');
    await clock.advance(120_000);
    await until(() => server.asked.length === 15);
    await poller.stop();
  });

  it.each([401, 404])('gives up at %i, and rejects `failed`', async (code) => {
    const { server, start, clock, said } = polling(async () => undefined);
    server.errors.push(refused(code, 'Unauthorized'));
    const poller = start();
    await expect(poller.failed).rejects.toMatchObject({ code });
    await clock.advance(120_000);
    expect(server.asked).toHaveLength(1);
    expect(said()).toContain('does not know this bot token');
    await poller.stop();
  });
});
