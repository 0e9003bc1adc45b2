import { describe, expect, it } from 'vitest';
import { createSpending } from '#storage/spending.ts';
import { testDatabase, written } from '../support/databases.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

const database = await testDatabase();
const spending = createSpending(database);

describe('spending', () => {
  const call = { command: 'ask', operation: 'llmAgentPrompt', credits: 5, now: NOON, since: NOON - DAY };
  const reserve = (person: string, cap: number | undefined, changes: Partial<typeof call> = {}) =>
    database.write(spending.reserving({ ...call, ...changes, person, cap }));

  it('stays within the cap, however many reservations arrive at once', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => reserve('burst', 22)));
    expect(tries.filter(({ granted }) => granted)).toHaveLength(4);
    expect(tries.filter(({ granted }) => !granted)[0]).toEqual({ granted: false, spent: 20, cap: 22 });
  });

  it.each([5, undefined])('is reserved once when the reply to the commit was lost (cap %s)', async (cap) => {
    const reservation = spending.reserving({ ...call, person: `twice-${cap}`, cap });
    const first = await database.write(reservation);
    expect(first).toEqual({ granted: true });
    expect(await database.write(reservation)).toEqual(first);
    expect(await spending.list(`twice-${cap}`, 0)).toMatchObject([{ credits: 5 }]);
  });

  it('frees the reservation of a call that the service refused, but not of one in doubt', async () => {
    const [first, second] = [1, 2].map(() => spending.reserving({ ...call, person: 'doubt', cap: 10 }));
    if (!first || !second) throw new Error('expected two reservations');
    expect([await database.write(first), await database.write(second)].map(({ granted }) => granted)).toEqual([
      true,
      true,
    ]);
    await database.write(spending.settling(first.id, 'refused'));
    await database.write(spending.settling(second.id, 'unknown'));
    expect((await reserve('doubt', 10)).granted).toBe(true);
    expect((await reserve('doubt', 10)).granted).toBe(false);
  });

  it('becomes unknown if its process died, and old rows are erased, however many', async () => {
    await reserve('crashed', undefined);
    expect(await spending.settleAbandoned(NOON)).toBe(0);
    expect(await spending.settleAbandoned(NOON + 1)).toBeGreaterThan(0);
    expect((await spending.list('crashed', 0))[0]?.state).toBe('unknown');
    const many = Array.from({ length: 1_500 }, () => spending.reserving({ ...call, person: 'many', cap: undefined }));
    await written(
      database,
      many.flatMap(({ statements }) => statements),
    );
    expect(await spending.eraseBefore(NOON + 1)).toBeGreaterThanOrEqual(1_500);
    expect(await spending.list('many', 0)).toEqual([]);
  });

  it('keeps only the day’s sum when erased, if a cap depends on it', async () => {
    await reserve('leaver', undefined, { now: NOON - 2 * DAY });
    await reserve('leaver', undefined);
    await reserve('leaver', undefined);
    const keep = { since: NOON - DAY, now: NOON };
    expect(await spending.erase('leaver', keep)).toEqual({ rows: 3, kept: 10 });
    expect(await spending.list('leaver', 0)).toMatchObject([
      { command: 'erased', operation: 'sum', credits: 10, state: 'charged' },
    ]);
    expect(await spending.erase('leaver', keep)).toEqual({ rows: 0, kept: 10 });
    expect((await reserve('leaver', 12)).granted).toBe(false);
    expect(await spending.erase('leaver')).toEqual({ rows: 0, kept: 0 });
    expect(await spending.list('leaver', 0)).toEqual([]);
  });
});
