import { describe, expect, it } from 'vitest';
import { createAllKept, createKept } from '#storage/kept.ts';
import { createKeyboards } from '#storage/keyboards.ts';
import { testDatabase, written } from '../support/databases.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

const database = await testDatabase();
const results = createKept(database, 'result');

describe('a stored result', () => {
  async function keep(person: string, value: unknown, expiresAt: number): Promise<string> {
    const { key, write } = results.keeping(person, value, expiresAt);
    await database.write(write);
    // Repeated, as after a commit whose reply was lost.
    await database.write(write);
    return key;
  }

  it('is returned to its person only, until it expires', async () => {
    const key = await keep('anna', { words: 'тест 🛶' }, NOON + 1000);
    expect(key).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(await results.find(key, 'anna', NOON)).toEqual({ words: 'тест 🛶' });
    expect(await results.find(key, 'boris', NOON)).toBeUndefined();
    expect(await results.find(key, 'anna', NOON + 1000)).toBeUndefined();
  });

  it('can be replaced for its person, and erased by person and by age', async () => {
    const key = await keep('carl', { page: 1 }, NOON + 1000);
    await database.write(results.replacing(key, 'carl', { page: 2 }));
    await database.write(results.replacing(key, 'dora', { page: 3 }));
    expect(await results.find(key, 'carl', NOON)).toEqual({ page: 2 });
    expect(await results.erase('carl')).toBe(1);
    const old = Array.from({ length: 1_200 }, (_, index) => results.keeping('carl', index, NOON - 1).write);
    await written(
      database,
      old.flatMap(({ statements }) => statements),
    );
    expect(await createAllKept(database).eraseExpired(NOON)).toBeGreaterThanOrEqual(1_200);
    expect(await results.erase('carl')).toBe(0);
  });

  it('under a name is the last one stored, until it is removed', async () => {
    const found = () => results.find(results.keyOf('slot', 'emil'), 'emil', NOON);
    for (const value of ['first', 'last']) await results.put('slot', 'emil', value);
    await results.put('slot', 'fred', 'of another');
    expect(await found()).toBe('last');
    await database.write(results.removing('slot', 'emil'));
    expect(await found()).toBeUndefined();
  });
});

const keyboards = createKeyboards(database);

describe('stored buttons', () => {
  it('are found by their person until they expire, and are used up one by one', async () => {
    const { key, write } = keyboards.keeping('anna', ['first', 'second'], NOON + 1000);
    await database.write(write);
    expect(await keyboards.find(key, 1, 'anna', NOON)).toEqual({ button: 'second', used: false });
    expect(await keyboards.find(key, 1, 'boris', NOON)).toBeUndefined();
    expect(await keyboards.find(key, 1, 'anna', NOON + 1000)).toBeUndefined();
    expect(await database.write(keyboards.using(key, 1))).toBe(true);
    expect(await database.write(keyboards.using(key, 1))).toBe(false);
    expect(await keyboards.find(key, 1, 'anna', NOON)).toEqual({ button: 'second', used: true });
    expect(await keyboards.find(key, 0, 'anna', NOON)).toEqual({ button: 'first', used: false });
  });
});
