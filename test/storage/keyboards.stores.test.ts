import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#storage/database.ts';
import { createKeyboards, type Keyboards } from '#storage/keyboards.ts';
import { DATABASES, written } from '../support/databases.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.each(DATABASES)('kept buttons on $name', ({ open }) => {
  let database: Database;
  let keyboards: Keyboards;

  beforeAll(async () => {
    database = await open();
    keyboards = createKeyboards(database);
  });
  afterAll(() => database?.close());

  it('are found by their person until their time is over, and one is used up without the others', async () => {
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

  it('are erased by age, however many, and by person', async () => {
    const kept = keyboards.keeping('carl', ['kept'], NOON + 1000);
    const old = Array.from({ length: 1_200 }, (_, index) => keyboards.keeping('carl', [index], NOON - 1).write);
    await written(
      database,
      [kept.write, ...old].flatMap(({ statements }) => statements),
    );
    expect(await keyboards.eraseExpired(NOON)).toBe(1_200);
    expect(await keyboards.erase('carl')).toBe(1);
  });
});
