import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnections } from '../../src/storage/connections.ts';
import { createConsents } from '../../src/storage/consents.ts';
import type { Database } from '../../src/storage/database.ts';
import { createKeepsakes } from '../../src/storage/keepsakes.ts';
import { createSettings } from '../../src/storage/settings.ts';
import { createSpending } from '../../src/storage/spending.ts';
import { DATABASES } from '../databases.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.each(DATABASES)('on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe('statements that are run together', () => {
    const put = (name: string, value: string) =>
      database.query.insertInto('meta').values({ name, value }).returning('value').compile();
    const valuesOf = async (...names: string[]) =>
      (await database.query.selectFrom('meta').select('value').where('name', 'in', names).execute()).map(
        ({ value }) => value,
      );

    it('answer in their order, and say how many rows they changed', async () => {
      const change = database.query.updateTable('meta').set({ value: 'changed' }).where('name', 'in', ['a', 'b']);
      const [a, b, changed] = await database.together([put('a', '1'), put('b', '2'), change.compile()]);
      expect([a?.rows, b?.rows]).toEqual([[{ value: '1' }], [{ value: '2' }]]);
      expect(changed?.numAffectedRows).toBe(2n);
      const [alone] = await database.together([change.compile()]);
      expect(alone?.numAffectedRows).toBe(2n);
    });

    it('are done all or not at all, and keep nothing that comes after them from being done', async () => {
      await expect(database.together([put('c', '1'), put('d', '2'), put('c', '3')])).rejects.toThrow();
      expect(await valuesOf('c', 'd')).toEqual([]);
      await database.together([put('c', '4')]);
      expect(await valuesOf('c', 'd')).toEqual(['4']);
    });

    it('do not fall into a transaction that is under way', async () => {
      const started = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const undone = database.query.transaction().execute(async (transaction) => {
        await transaction.insertInto('meta').values({ name: 'e', value: '1' }).execute();
        started.resolve();
        await goOn.promise;
        throw new Error('rolled back');
      });
      undone.catch(() => undefined);
      await started.promise;
      const meanwhile = database.together([put('f', '2'), put('g', '3')]);
      goOn.resolve();
      await expect(undone).rejects.toThrow('rolled back');
      await meanwhile;
      expect(await valuesOf('e', 'f', 'g')).toEqual(['2', '3']);
    });
  });

  describe('a connection', () => {
    const anna = {
      token: 'secret-token',
      scopes: ['api:llm-prompt'],
      scopesFrom: 'service',
      chatId: '7',
      language: 'en',
    } as const;

    it('comes back as it was saved, and only for its person', async () => {
      const connections = createConnections(database);
      await connections.save('anna', { ...anna, scopes: [...anna.scopes] }, NOON);
      expect(await connections.find('anna')).toEqual({ ...anna, connectedAt: NOON, usedAt: NOON, warnedAt: null });
      expect(await connections.find('boris')).toBeUndefined();
    });

    it('is stored without its token in clear, and cannot be read from another row', async () => {
      const row = await database.query.selectFrom('connections').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain('secret-token');
      await database.query
        .insertInto('connections')
        .values({ ...row, person: 'mallory' })
        .execute();
      await expect(createConnections(database).find('mallory')).rejects.toThrow('another row');
      await database.query.deleteFrom('connections').where('person', '=', 'mallory').execute();
    });

    it('that was not used is found until it is used again, and use takes the warning back', async () => {
      const connections = createConnections(database);
      expect(await connections.markWarned('anna', NOON + DAY)).toBe(true);
      expect(await connections.markWarned('anna', NOON + DAY + 1)).toBe(false);
      expect((await connections.unusedSince(NOON + 1, 10)).map(({ person, warnedAt }) => [person, warnedAt])).toEqual([
        ['anna', NOON + DAY],
      ]);
      await connections.touch('anna', NOON + 2 * DAY);
      expect(await connections.unusedSince(NOON + 1, 10)).toEqual([]);
      expect((await connections.find('anna'))?.warnedAt).toBeNull();
    });

    it('learns scopes without losing its token, and is gone when erased', async () => {
      const connections = createConnections(database);
      await connections.saveScopes('anna', ['api:ds-query'], 'unknown');
      expect(await connections.find('anna')).toMatchObject({ token: 'secret-token', scopes: ['api:ds-query'] });
      expect(await connections.erase('anna')).toBe(true);
      expect(await connections.erase('anna')).toBe(false);
      expect(await connections.find('anna')).toBeUndefined();
    });
  });

  describe('spending', () => {
    const call = { command: 'ask', operation: 'llmAgentPrompt', credits: 5, now: NOON, since: NOON - DAY };

    it('is held under the cap by reservations, however many come at once', async () => {
      const spending = createSpending(database);
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => spending.reserve({ ...call, person: 'burst', cap: 22 })),
      );
      expect(tries.filter(({ granted }) => granted)).toHaveLength(4);
      expect(tries.filter(({ granted }) => !granted)[0]).toEqual({ granted: false, spent: 20, cap: 22 });
    });

    it('with a cap of 0 is refused at the first credit', async () => {
      const spending = createSpending(database);
      expect(await spending.reserve({ ...call, person: 'zero', cap: 0 })).toEqual({ granted: false, spent: 0, cap: 0 });
      expect(await spending.list('zero', 0)).toEqual([]);
    });

    it('that was refused by the service frees its reservation; what is in doubt does not', async () => {
      const spending = createSpending(database);
      const first = await spending.reserve({ ...call, person: 'doubt', cap: 10 });
      const second = await spending.reserve({ ...call, person: 'doubt', cap: 10 });
      if (!first.granted || !second.granted) throw new Error('both fit');
      await spending.settle(first.id, 'refused');
      await spending.settle(second.id, 'unknown');
      expect((await spending.reserve({ ...call, person: 'doubt', cap: 10 })).granted).toBe(true);
      expect((await spending.reserve({ ...call, person: 'doubt', cap: 10 })).granted).toBe(false);
    });

    it('counts again on the next day', async () => {
      const spending = createSpending(database);
      await spending.reserve({ ...call, person: 'daily', cap: 5 });
      expect((await spending.reserve({ ...call, person: 'daily', cap: 5 })).granted).toBe(false);
      const next = { ...call, now: NOON + DAY, since: NOON + DAY - 1 };
      expect((await spending.reserve({ ...next, person: 'daily', cap: 5 })).granted).toBe(true);
    });

    it('whose process died becomes unknown, and old rows go', async () => {
      const spending = createSpending(database);
      await spending.reserve({ ...call, person: 'crashed', cap: undefined });
      await spending.settleAbandoned(NOON + 1);
      expect((await spending.list('crashed', 0))[0]?.state).toBe('unknown');
      expect(await spending.eraseBefore(NOON + 1)).toBeGreaterThan(0);
      expect(await spending.list('crashed', 0)).toEqual([]);
    });
  });

  describe.each(['invocations', 'results'] as const)('a keepsake in %s', (table) => {
    it('is given to its person until its time is over', async () => {
      const keepsakes = createKeepsakes(database, table);
      const key = await keepsakes.keep('anna', { words: 'тест 🛶' }, NOON + 1000);
      expect(key).toMatch(/^[A-Za-z0-9_-]{16}$/);
      expect(await keepsakes.take(key, 'anna', NOON)).toEqual({ words: 'тест 🛶' });
      expect(await keepsakes.take(key, 'boris', NOON)).toBeUndefined();
      expect(await keepsakes.take(key, 'anna', NOON + 1000)).toBeUndefined();
    });

    it('can be replaced, erased by person and by age', async () => {
      const keepsakes = createKeepsakes(database, table);
      const key = await keepsakes.keep('carl', { page: 1 }, NOON + 1000);
      expect(await keepsakes.replace(key, 'carl', { page: 2 })).toBe(true);
      expect(await keepsakes.replace(key, 'dora', { page: 3 })).toBe(false);
      expect(await keepsakes.take(key, 'carl', NOON)).toEqual({ page: 2 });
      expect(await keepsakes.erase('carl')).toBe(1);
      await keepsakes.keep('carl', {}, NOON - 1);
      expect(await keepsakes.eraseExpired(NOON)).toBeGreaterThan(0);
      expect(await keepsakes.erase('carl')).toBe(0);
    });
  });

  it('a keepsake that may be taken once is given to exactly one of many takers', async () => {
    const keepsakes = createKeepsakes(database, 'invocations');
    const key = await keepsakes.keep('anna', { command: 'profile' }, NOON + 1000, true);
    const takers = await Promise.all(Array.from({ length: 8 }, () => keepsakes.take(key, 'anna', NOON)));
    expect(takers.filter((value) => value !== undefined)).toEqual([{ command: 'profile' }]);
  });

  describe('a consent state', () => {
    const pending = { person: 'anna', chatId: '7', language: 'en', firstName: 'Anna' };

    it('can be looked at, and redeemed once', async () => {
      const consents = createConsents(database);
      const state = await consents.begin(pending, NOON + 1000);
      expect(await consents.peek(state, NOON)).toEqual(pending);
      expect(await consents.redeem(state, NOON)).toEqual(pending);
      expect(await consents.redeem(state, NOON)).toBeUndefined();
      expect(await consents.peek(state, NOON)).toBeUndefined();
    });

    it('is worth nothing when expired, invented, or followed by a newer one', async () => {
      const consents = createConsents(database);
      const first = await consents.begin(pending, NOON + 1000);
      const second = await consents.begin(pending, NOON + 1000);
      expect(await consents.redeem(first, NOON)).toBeUndefined();
      expect(await consents.redeem(second, NOON + 1000)).toBeUndefined();
      expect(await consents.redeem('invented', NOON)).toBeUndefined();
    });

    it('is not stored itself', async () => {
      const consents = createConsents(database);
      const state = await consents.begin(pending, NOON + 1000);
      const rows = await database.query.selectFrom('consents').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(state);
      expect(JSON.stringify(rows)).not.toContain('Anna');
    });
  });

  it('settings come back, and are empty after erasing', async () => {
    const settings = createSettings(database);
    await settings.save('anna', { dailyCreditCap: 0 });
    await settings.save('anna', { dailyCreditCap: 20, protectResults: true });
    expect(await settings.read('anna')).toEqual({ dailyCreditCap: 20, protectResults: true });
    expect(await settings.erase('anna')).toBe(true);
    expect(await settings.read('anna')).toEqual({});
  });
});
