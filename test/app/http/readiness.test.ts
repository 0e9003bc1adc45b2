/** /readyz: names the part that isn't ready and why, however the checks behave. */
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fail, type HealthCheck, ok, type ReadinessParts, readinessChecks } from '#app/health-checks.ts';
import { createReadiness } from '#app/http/readiness.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { openDatabase } from '#storage/database.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import { fakeClock } from '../../support/clock.ts';
import { testVault } from '../../support/databases.ts';
import { scratchFolders } from '../../support/folders.ts';

const scratch = scratchFolders('readiness');

type Check = HealthCheck['check'];
const well: Check = async () => ok('there');
const hangs: Check = () => new Promise(() => undefined);
const checks = (byName: Record<string, Check>): HealthCheck[] =>
  Object.entries(byName).map(([name, check]) => ({ name, check, advice: 'Look there.' }));
const around = (clock: Clock = systemClock) => ({ clock, stopping: new AbortController().signal });

describe('readiness', () => {
  const refusal = Object.assign(new Error('connect to 10.0.0.7'), { code: 'ECONNREFUSED' });
  const throws = () => {
    throw new TypeError('postgres://user:secret@host');
  };
  it.each<[string, Check, RegExp]>([
    ['reports trouble', async () => fail('the tables are older', 'Wait.'), /^the tables are older$/],
    ['rejects', () => Promise.reject(refusal), /^no answer \(ECONNREFUSED\)$/],
    ['throws synchronously', throws, /^no answer \(TypeError\)$/],
    ['rejects with a text', () => Promise.reject('a secret'), /^no answer for an unknown reason$/],
  ])('names a part whose check %s, without any secret', async (_, check, why) => {
    const readiness = await createReadiness(checks({ database: well, service: check }), around())();
    expect(readiness).toMatchObject({
      ready: false,
      parts: { database: { ready: true }, service: { ready: false, why: expect.stringMatching(why) } },
    });
  });

  it('does not wait for a part that hangs, and still reports the others', async () => {
    const clock = fakeClock();
    const asked = createReadiness(checks({ database: hangs, service: well }), around(clock))();
    await clock.advance(3_000);
    expect(await asked).toMatchObject({
      ready: false,
      parts: { database: { ready: false, why: 'no answer within 3 s' }, service: { ready: true } },
    });
  });

  it('ends immediately when the program stops, without further checks', async () => {
    const stopping = new AbortController();
    let count = 0;
    const ask = createReadiness(checks({ service: async () => ok(`check ${++count}`) }), {
      clock: systemClock,
      stopping: stopping.signal,
    });
    expect((await ask()).ready).toBe(true);
    stopping.abort();
    expect(await ask()).toEqual({
      ready: false,
      parts: { updates: { ready: false, why: 'the program is stopping' } },
    });
    expect(count).toBe(1);
  });

  it('is lost while Telegram refuses the poll, and names why', async () => {
    const problems = ['they go to a webhook set for this bot', undefined];
    const parts = { pollingProblem: () => problems.shift(), webhook: undefined } as unknown as ReadinessParts;
    const clock = fakeClock();
    const [updates] = readinessChecks(parts);
    const ask = createReadiness(updates ? [updates] : [], around(clock));
    const refused = { ready: false, why: 'they go to a webhook set for this bot' };
    expect(await ask()).toEqual({ ready: false, parts: { updates: refused } });
    await clock.advance(300);
    expect(await ask()).toEqual({ ready: true, parts: { updates: { ready: true } } });
  });

  it('is lost while the disk is full, and returns when there is space', async () => {
    const database = await openDatabase({ kind: 'sqlite', path: join(scratch(), 'bot.sqlite') }, testVault());
    onTestFinished(() => database.close());
    const botApi = createBotApi({
      token: '1:T',
      apiRoot: 'http://127.0.0.1:9',
      clock: systemClock,
      log: createLog('silent'),
    });
    onTestFinished(() => botApi.close());
    const service = { searchUrl: 'http://127.0.0.1:9', dialect: 'documented', owners: undefined } as const;
    const checks = readinessChecks({ database, botApi, webhook: undefined, ...service });
    const ask = () =>
      createReadiness(
        checks.filter(({ name }) => name === 'database'),
        around(),
      )();
    const limitPages = (most: number) => CompiledQuery.raw(`pragma max_page_count = ${most}`);
    await database.query.executeQuery(limitPages(1));
    const large = database.query.insertInto('meta').values({ name: 'large', value: 'x'.repeat(100_000) });
    const written = database.write({ statements: [large.compile()], read: () => 'written' });
    const full = { ready: false, why: 'it cannot be written' };
    await expect.poll(async () => (await ask()).parts.database).toEqual(full);
    await database.query.executeQuery(limitPages(100_000));
    expect(await written).toBe('written');
    await expect.poll(async () => (await ask()).ready).toBe(true);
  });

  it('is checked once for concurrent requests, cached briefly, and then checked again', async () => {
    const clock = fakeClock();
    const found = [fail('down', 'Wait.'), fail('down', 'Wait.'), ok('up')];
    let count = 0;
    const service: Check = async () => found[count++];
    const ask = createReadiness(checks({ service }), around(clock));
    const states = await Promise.all(Array.from({ length: 50 }, ask));
    expect(states.every(({ ready }) => !ready)).toBe(true);
    expect(count).toBe(1);
    await clock.advance(300);
    expect((await ask()).ready).toBe(false);
    expect(count).toBe(2);
    await clock.advance(300);
    expect((await ask()).ready).toBe(true);
    await clock.advance(4_000);
    expect((await ask()).ready).toBe(true);
    expect(count).toBe(3);
    await clock.advance(2_000);
    await ask();
    expect(count).toBe(4);
  });
});
