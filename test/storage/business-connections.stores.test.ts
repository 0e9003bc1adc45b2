import { describe, expect, it } from 'vitest';
import { createBusinessConnections } from '#storage/business-connections.ts';
import { testDatabase } from '../support/databases.ts';

const database = await testDatabase();
const live = createBusinessConnections(database);

describe('connected Telegram accounts', () => {
  it('stay closed and without a person once forgotten, until Telegram reports the connection anew', async () => {
    await live.begin('a3', { person: 'ben', userId: '77002' }, 10);
    await live.begin('a4', { person: 'ben', userId: '77002' }, 11);
    expect(await live.forget('ben')).toBe(2);
    expect(await live.forget('ben')).toBe(0);
    expect(await live.of('ben')).toBeUndefined();
    expect(await live.setOpen('ben', true, 20)).toBe(false);
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

  it('reveal their person only with the key, and only from their own row', async () => {
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
