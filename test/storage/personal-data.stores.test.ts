/** The data of one person can be exported, without the token, and erased, without affecting anybody else's. */
import { describe, expect, it } from 'vitest';
import { collectPersonalData, erasePendingJobs, erasePersonalData } from '#storage/personal-data.ts';
import { createStores } from '#storage/stores.ts';
import { testDatabase } from '../support/databases.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const TOKEN = 'a-token-that-nobody-may-see-0123456789';

const database = await testDatabase();
const stores = createStores(database);

describe('the data of a person', () => {
  async function addPerson(person: string, update: number): Promise<void> {
    const where = { chatId: '7', language: 'en' };
    const access = { scopes: ['x'], scopesFrom: 'service' as const, access: { extensions: [], whose: 'own' as const } };
    const connection = { token: TOKEN, ...where, ...access };
    await stores.connections.save(person, connection, NOON);
    await stores.settings.change(person, { dailyCreditCap: 9 });
    const routine = {
      ...{ kind: 'alert' as const, userId: '7', ...where, firstName: 'A', query: { words: ['ferry'] } },
      ...{ every: 'day' as const, at: { hour: 8, minute: 0 }, mostCredits: 60, month: '2026-11' },
      ...{ spent: 2, since: NOON, told: [], failures: 0 },
    };
    await database.write(stores.routines.keeping(`r-${person}`, person, routine, NOON));
    await database.write(stores.results.keeping(person, { found: person }, NOON + 1).write);
    await database.write(stores.results.keeping(person, { found: 'over' }, NOON - 1).write);
    await database.write(stores.keyboards.keeping(person, [{ run: person }], NOON + 1).write);
    await stores.live.begin(`b-${person}`, { person, userId: '7' }, NOON);
    const call = { person, command: 'search', operation: 'searchUniversal', credits: 2, now: NOON };
    await database.write(stores.spending.reserving({ ...call, since: 0, cap: undefined }));
    const job = { state: 'waiting', visible_at: 0, received_at: NOON };
    const jobs = [
      { id: `${update}`, kind: 'update', queue: person, ...job },
      { id: `${update + 1}`, kind: 'update', queue: 'group', payer: person, ...job },
      { id: `o-${person}`, kind: 'message', queue: person, ...job },
    ];
    for (const one of jobs) await database.query.insertInto('jobs').values(one).execute();
    await database.write(stores.people.savingMenu(person, 'm'));
  }

  it('is exported completely and erased to the last row, and nobody else’s is touched', async () => {
    await addPerson('anna', 10);
    await addPerson('boris', 20);
    const kept = await collectPersonalData(stores, 'anna', NOON);
    expect(kept).toMatchObject({
      connection: { scopes: ['x'], chatId: '7', access: { whose: 'own' }, connectedAt: '2026-11-21T12:00:00.000Z' },
      settings: { dailyCreditCap: 9 },
      spending: [{ command: 'search', credits: 2, state: 'started', startedAt: '2026-11-21T12:00:00.000Z' }],
      routines: [{ kind: 'alert', query: { words: ['ferry'] }, dueAt: '2026-11-21T12:00:00.000Z' }],
      telegramAccount: { isOpen: true },
      buttons: [[{ run: 'anna' }]],
      results: [{ found: 'anna' }],
    });
    expect(JSON.stringify(kept)).not.toContain(TOKEN);

    const erased = { connection: true, kept: 4, routines: 1, accounts: 1, spending: { rows: 1, kept: 0 } };
    expect(await erasePersonalData(stores, 'anna')).toEqual(erased);
    expect(await erasePendingJobs(database, 'anna')).toBe(3);
    for (const { name } of await database.query.introspection.getTables()) {
      const rows = await database.query
        .selectFrom(name as 'kept')
        .selectAll()
        .execute();
      expect(rows.filter((row) => Object.values(row).includes('anna'))).toEqual([]);
    }
    const nothing = { settings: {}, spending: [], routines: [], buttons: [], results: [] };
    expect(await collectPersonalData(stores, 'anna', NOON)).toEqual(nothing);
    expect(await collectPersonalData(stores, 'boris', NOON)).toMatchObject({
      results: [{ found: 'boris' }],
      settings: { dailyCreditCap: 9 },
    });
    expect(await erasePendingJobs(database, 'boris')).toBe(3);
  });
});
