/** /readyz: which part is not ready and why, whatever the parts do. */
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fail, type HealthCheck, ok, readinessChecks } from '#app/health-checks.ts';
import { createReadiness } from '#app/http/readiness.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { openDatabase } from '#storage/database.ts';
import { createBotApi } from '#telegram/api/bot-api.ts';
import { fakeClock } from '../../support/clock.ts';
import { testVault } from '../../support/databases.ts';
import { scratchFolders } from '../../support/folders.ts';

const scratch = scratchFolders('readiness');

type Look = HealthCheck['check'];
const well: Look = async () => ok('there');
const hangs: Look = () => new Promise(() => undefined);
/** Checks by their names. */
const checks = (looks: Record<string, Look>): HealthCheck[] =>
  Object.entries(looks).map(([name, check]) => ({ name, check, advice: 'Look there.' }));
const around = (clock: Clock = systemClock) => ({ clock, stopping: new AbortController().signal });

describe('readiness', () => {
  it.each<[string, Look, RegExp]>([
    [
      'says why it is not',
      async () => fail('the tables are those of an older version', 'Wait.'),
      /^the tables are those of an older/,
    ],
    [
      'fails',
      () => Promise.reject(Object.assign(new Error('connect to 10.0.0.7'), { code: 'ECONNREFUSED' })),
      /^no answer \(ECONNREFUSED\)$/,
    ],
    [
      'fails at once',
      () => {
        throw new TypeError('postgres://user:secret@host');
      },
      /^no answer \(TypeError\)$/,
    ],
    ['fails with no error', () => Promise.reject('a secret'), /^no answer for no reason that it gave$/],
  ])('names a part that %s, and no secret', async (_, look, why) => {
    const readiness = await createReadiness(checks({ database: well, service: look }), around())();
    expect(readiness).toMatchObject({
      ready: false,
      parts: { database: { ready: true }, service: { ready: false, why: expect.stringMatching(why) } },
    });
  });

  it('does not wait for a part that hangs, and finds the others all the same', async () => {
    const clock = fakeClock();
    const asked = createReadiness(checks({ database: hangs, service: well }), around(clock))();
    await clock.advance(3_000);
    expect(await asked).toMatchObject({
      ready: false,
      parts: { database: { ready: false, why: 'no answer within 3 s' }, service: { ready: true } },
    });
  });

  it('is gone at once when the program stops, and nothing is asked any more', async () => {
    const stopping = new AbortController();
    let looks = 0;
    const ask = createReadiness(checks({ service: async () => ok(`look ${++looks}`) }), {
      clock: systemClock,
      stopping: stopping.signal,
    });
    expect((await ask()).ready).toBe(true);
    stopping.abort();
    expect(await ask()).toEqual({
      ready: false,
      parts: { updates: { ready: false, why: 'the program is stopping' } },
    });
    expect(looks).toBe(1);
  });

  it('is not while the disk is full, and is again when there is room', async () => {
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
    const [check] = readinessChecks({ database, botApi, webhook: undefined, ...service });
    const ask = () => createReadiness(check ? [check] : [], around())();
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

  it('is looked at once for many that ask, counts for a moment, and then is looked at again', async () => {
    const clock = fakeClock();
    const found = [fail('down', 'Wait.'), fail('down', 'Wait.'), ok('up')];
    let looks = 0;
    const service: Look = async () => found[looks++];
    const ask = createReadiness(checks({ service }), around(clock));
    const states = await Promise.all(Array.from({ length: 50 }, ask));
    expect(states.every(({ ready }) => !ready)).toBe(true);
    expect(looks).toBe(1);
    await clock.advance(300);
    expect((await ask()).ready).toBe(false);
    expect(looks).toBe(2);
    await clock.advance(300);
    expect((await ask()).ready).toBe(true);
    await clock.advance(4_000);
    expect((await ask()).ready).toBe(true);
    expect(looks).toBe(3);
    await clock.advance(2_000);
    await ask();
    expect(looks).toBe(4);
  });
});
