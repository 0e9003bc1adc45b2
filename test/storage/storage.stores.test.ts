import { describe, expect, it } from 'vitest';
import { createConnections } from '#storage/connections.ts';
import { consentKeyOf, createConsents } from '#storage/consents.ts';
import { createPeople } from '#storage/people.ts';
import { createSettings } from '#storage/settings.ts';
import { testDatabase, written } from '../support/databases.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

const database = await testDatabase();

describe('statements in one write', () => {
  const put = (name: string, value: string) =>
    database.query.insertInto('meta').values({ name, value }).returning('value').compile();
  const valuesOf = async (...names: string[]) =>
    (await database.query.selectFrom('meta').select('value').where('name', 'in', names).execute()).map(
      ({ value }) => value,
    );

  it('return their results in order, with the number of changed rows', async () => {
    const change = database.query.updateTable('meta').set({ value: 'changed' }).where('name', 'in', ['a', 'b']);
    const [a, b, changed] = await written(database, [put('a', '1'), put('b', '2'), change.compile()]);
    expect([a?.rows, b?.rows]).toEqual([[{ value: '1' }], [{ value: '2' }]]);
    expect(changed?.numAffectedRows).toBe(2n);
    const [alone] = await written(database, [change.compile()]);
    expect(alone?.numAffectedRows).toBe(2n);
  });

  it('are all committed or none, and don’t block later writes', async () => {
    await expect(written(database, [put('c', '1'), put('d', '2'), put('c', '3')])).rejects.toThrow();
    expect(await valuesOf('c', 'd')).toEqual([]);
    await written(database, [put('c', '4')]);
    expect(await valuesOf('c', 'd')).toEqual(['4']);
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

  it('is returned as saved, and only for its person', async () => {
    const connections = createConnections(database);
    await connections.save('anna', { ...anna, scopes: [...anna.scopes] }, NOON);
    expect(await connections.find('anna')).toEqual({ ...anna, connectedAt: NOON, usedAt: NOON, warnedAt: null });
    expect(await connections.find('boris')).toBeUndefined();
  });

  it('is stored without its token in clear, and cannot be opened from another row', async () => {
    const row = await database.query.selectFrom('connections').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('secret-token');
    await database.query
      .insertInto('connections')
      .values({ ...row, person: 'mallory' })
      .execute();
    await expect(createConnections(database).find('mallory')).rejects.toThrow('another row');
    await database.query.deleteFrom('connections').where('person', '=', 'mallory').execute();
  });

  it('updates its scopes without losing its token, and is gone once erased', async () => {
    const connections = createConnections(database);
    await connections.saveScopes('anna', 'secret-token', ['api:ds-query'], 'unknown');
    await connections.saveScopes('anna', 'another-token', ['api:search-ds'], 'unknown');
    expect(await connections.find('anna')).toMatchObject({ token: 'secret-token', scopes: ['api:ds-query'] });
    expect(await connections.erase('anna')).toBe(true);
    expect(await connections.erase('anna')).toBe(false);
    expect(await connections.find('anna')).toBeUndefined();
  });
});

describe('a consent state', () => {
  const pending = { person: 'anna', chatId: '7', language: 'en', firstName: 'Anna' };

  it('can be peeked at, and redeemed once', async () => {
    const consents = createConsents(database);
    const state = await consents.begin(pending, NOON + 1000);
    expect(await consents.peek(state, NOON)).toEqual(pending);
    expect(await consents.redeem(state, NOON)).toBe(true);
    expect(await consents.redeem(state, NOON)).toBe(false);
    expect(await consents.peek(state, NOON)).toBeUndefined();
  });

  it('is invalid when expired, invented, or replaced by a newer one', async () => {
    const consents = createConsents(database);
    const first = await consents.begin(pending, NOON + 1000);
    const second = await consents.begin(pending, NOON + 1000);
    expect(await consents.redeem(first, NOON)).toBe(false);
    expect(await consents.redeem(second, NOON + 1000)).toBe(false);
    expect(await consents.redeem('invented', NOON)).toBe(false);
  });

  it('stores one connection, and none once it has expired or was erased', async () => {
    const [consents, connections] = [createConsents(database), createConnections(database)];
    const granted = { scopes: ['api:llm-prompt'], scopesFrom: 'service' as const, chatId: '7', language: 'en' };
    const saves = async (state: string, token: string, now = NOON) =>
      connections.saveConsented('anna', { ...granted, token }, now, consentKeyOf(state));
    const tokenNow = async () => (await connections.find('anna'))?.token;
    expect(await saves(await consents.begin(pending, NOON + 1000), 'late-token', NOON + 1000)).toBe(false);
    const erased = await consents.begin(pending, NOON + 1000);
    await consents.erase('anna');
    expect(await saves(erased, 'unwanted-token')).toBe(false);
    expect(await tokenNow()).toBeUndefined();
    for (const token of ['first-token', 'second-token']) {
      const state = await consents.begin(pending, NOON + 1000);
      expect(await saves(state, token)).toBe(true);
      expect(await saves(state, 'another-token')).toBe(false);
      expect(await tokenNow()).toBe(token);
    }
    await connections.erase('anna');
  });

  it('is not stored in clear', async () => {
    const consents = createConsents(database);
    const state = await consents.begin(pending, NOON + 1000);
    const rows = await database.query.selectFrom('kept').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(state);
    expect(JSON.stringify(rows)).not.toContain('Anna');
  });
});

it('settings accumulate changes', async () => {
  const settings = createSettings(database);
  await settings.change('anna', { dailyCreditCap: 0 });
  await settings.change('anna', { dailyCreditCap: 20, protectResults: true });
  const kept = async () => (await createPeople(database).read('anna', 0)).settings;
  expect(await kept()).toEqual({ dailyCreditCap: 20, protectResults: true });
});
