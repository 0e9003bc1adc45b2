import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createNames, type Names } from '#storage/names.ts';
import { DATABASES } from '../support/databases.ts';

describe.each(DATABASES)('the names of a person’s data on $name', ({ open }) => {
  let database: Database;
  let names: Names;
  beforeAll(async () => {
    database = await open();
    names = createNames(database);
  });
  afterAll(() => database?.close());

  it('are the last that were told, of this person alone, until they are erased', async () => {
    expect(await names.find('anna')).toBeUndefined();
    await names.put('anna', [{ name: 'Joana' }], 10);
    await names.put('ben', [], 11);
    await names.put('anna', [{ name: 'Мама' }], 12);
    expect(await names.find('anna')).toEqual({ names: [{ name: 'Мама' }], at: 12 });
    expect(await names.find('ben')).toEqual({ names: [], at: 11 });
    expect(await names.erase('anna')).toBe(true);
    expect(await names.erase('anna')).toBe(false);
    expect(await names.find('anna')).toBeUndefined();
    expect(await names.find('ben')).toBeDefined();
  });

  it('stand there under the key, and only in their own row', async () => {
    await names.put('cleo', ['Quetzalcoatl'], 1);
    await names.put('dora', ['Lia'], 1);
    const table = () => database.query.selectFrom('kept');
    expect(JSON.stringify(await table().selectAll().execute())).not.toContain('Quetzalcoatl');
    const { sealed } = await table().select('sealed').where('person', '=', 'cleo').executeTakeFirstOrThrow();
    await database.query.updateTable('kept').set({ sealed }).where('person', '=', 'dora').execute();
    await expect(names.find('dora')).rejects.toThrow('altered');
  });
});
