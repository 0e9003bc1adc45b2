import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createLiveConnections, type LiveConnections } from '#storage/live-connections.ts';
import { DATABASES } from '../support/databases.ts';

const ANNA = { person: 'anna', userId: '77001' };

describe.each(DATABASES)('connections to Telegram accounts on $name', ({ open }) => {
  let database: Database;
  let live: LiveConnections;
  beforeAll(async () => {
    database = await open();
    live = createLiveConnections(database);
  });
  afterAll(() => database?.close());

  it('are open from their beginning until they end', async () => {
    expect(await live.find('a1')).toBeUndefined();
    await live.begin('a1', ANNA, 10);
    expect(await live.find('a1')).toEqual({ state: 'open', userId: '77001' });
    expect(await live.of('anna')).toEqual({ isOpen: true, since: 10 });
    await live.end('a1');
    expect(await live.find('a1')).toBeUndefined();
    expect(await live.of('anna')).toBeUndefined();
  });

  it('are paused and taken up again, and a beginning that is told once more changes nothing', async () => {
    await live.begin('a2', ANNA, 10);
    expect(await live.turn('anna', false, 20)).toBe(true);
    expect(await live.turn('anna', false, 30)).toBe(false);
    await live.begin('a2', ANNA, 40);
    expect(await live.find('a2')).toEqual({ state: 'paused', userId: '77001' });
    expect(await live.of('anna')).toEqual({ isOpen: false, since: 20 });
    expect(await live.turn('anna', true, 50)).toBe(true);
    expect(await live.of('anna')).toEqual({ isOpen: true, since: 50 });
    expect(await live.turn('nobody', true, 50)).toBe(false);
  });

  it('that are forgotten stay closed, are nobody’s, and begin anew when Telegram says so', async () => {
    await live.begin('a3', { person: 'ben', userId: '77002' }, 10);
    await live.begin('a4', { person: 'ben', userId: '77002' }, 11);
    expect(await live.forget('ben')).toBe(2);
    expect(await live.forget('ben')).toBe(0);
    expect(await live.of('ben')).toBeUndefined();
    expect(await live.turn('ben', true, 20)).toBe(false);
    expect(await live.find('a3')).toEqual({ state: 'forgotten' });
    const row = await database.query
      .selectFrom('accounts')
      .selectAll()
      .where('connection', '=', database.pseudonym('business connection a3'))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ person: null, sealed: null, since_at: 0 });
    await live.begin('a3', { person: 'ben', userId: '77002' }, 30);
    expect(await live.find('a3')).toEqual({ state: 'open', userId: '77002' });
  });

  it('say whose they are only under the key, and only in their own row', async () => {
    await live.begin('business-of-cleo', { person: 'cleo', userId: '990099' }, 10);
    await live.begin('a6', { person: 'dora', userId: '990100' }, 10);
    const table = () => database.query.selectFrom('accounts');
    const rows = await table().selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/990099|of-cleo/);
    const { sealed } = await table().select('sealed').where('person', '=', 'cleo').executeTakeFirstOrThrow();
    await database.query.updateTable('accounts').set({ sealed }).where('person', '=', 'dora').execute();
    await expect(live.find('a6')).rejects.toThrow('altered');
  });
});
