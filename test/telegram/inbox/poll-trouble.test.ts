/** Long polling while Telegram refuses, conflicts, hangs or cannot be reached. */
import { describe, expect, it } from 'vitest';
import { BotApiError, refusal } from '#telegram/api/errors.ts';
import { until } from './rig.ts';
import { polling } from './telegram-queue.ts';

/** As getUpdates fails when Telegram refuses. */
const refused = (error_code: number, description: string, retryAfterS?: number) =>
  refusal('getUpdates', { error_code, description, retryAfterS });

describe('when Telegram refuses, the poller', () => {
  it('pauses longer each time up to half a minute, and starts small again after a success', async () => {
    const { server, poller, clock } = polling(async () => undefined);
    server.errors.push(...Array.from({ length: 9 }, () => new BotApiError('in-doubt', 'getUpdates')));
    poller.start();
    await until(() => server.asked.length === 1);
    const pauses: number[] = [];
    for (let failure = 1; failure <= 9; failure++) {
      const count = server.asked.length;
      let paused = 0;
      while (server.asked.length === count && paused < 60_000) {
        await clock.turn(500);
        paused += 500;
      }
      pauses.push(paused);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    await poller.stop();
  });

  it('waits as long as it is told to (429)', async () => {
    const { server, poller, clock } = polling(async () => undefined);
    server.errors.push(refused(429, 'Too Many Requests', 7));
    poller.start();
    await until(() => server.asked.length === 1);
    await clock.turn(6500);
    expect(server.asked).toHaveLength(1);
    await clock.turn(600);
    await until(() => server.asked.length === 2);
    await poller.stop();
  });

  it('explains a conflict as normal for two minutes, then as another instance, and goes on trying', async () => {
    const { server, poller, clock, said } = polling(async () => undefined);
    const conflict =
      'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';
    server.errors.push(...Array.from({ length: 14 }, () => refused(409, conflict)));
    poller.start();
    await until(() => server.asked.length === 1);
    expect(said()).toContain('normal for a moment');
    expect(said()).not.toContain('another instance polls');
    for (let minute = 0; minute < 4; minute++) await clock.turn(60_000);
    expect(said()).toContain('another instance polls');
    await clock.turn(120_000);
    await until(() => server.asked.length === 15);
    await poller.stop();
  });

  it('explains a webhook that is set elsewhere', async () => {
    const { server, poller, said } = polling(async () => undefined);
    server.errors.push(
      refused(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first"),
    );
    poller.start();
    await until(() => said().includes('deleteWebhook'));
    await poller.stop();
  });

  it.each([401, 404])('gives up at %i, and says so to whoever waits for it', async (code) => {
    const { server, poller, clock, said } = polling(async () => undefined);
    server.errors.push(refused(code, 'Unauthorized'));
    poller.start();
    await expect(poller.failed).rejects.toMatchObject({ code });
    await clock.turn(120_000);
    expect(server.asked).toHaveLength(1);
    expect(said()).toContain('does not know this bot token');
    await poller.stop();
  });

  it('gives a poll that hangs up after a minute, and polls again', async () => {
    const { server, poller, clock } = polling(async () => undefined);
    poller.start();
    await until(() => server.asked.length === 1);
    await clock.turn(61_000);
    await until(() => server.asked.length === 2);
    await poller.stop();
  });
});
