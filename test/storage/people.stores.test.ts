/** What almost every update needs to know about its person, in one read. */
import { describe, expect, it } from 'vitest';
import { createConnections } from '#storage/connections.ts';
import { createPeople } from '#storage/people.ts';
import { createSettings } from '#storage/settings.ts';
import { type CountedCall, createSpending } from '#storage/spending.ts';
import { testDatabase } from '../support/databases.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const connection = {
  token: 'secret-token',
  scopes: ['api:search-ds'],
  scopesFrom: 'service',
  chatId: '7',
  language: 'de',
} as const;

const database = await testDatabase();
const people = createPeople(database);
await createConnections(database).save('anna', { ...connection, scopes: [...connection.scopes] }, NOON);
await createSettings(database).change('anna', { dailyCreditCap: 20 });
await createSettings(database).change('boris', { protectResults: true });
const spending = createSpending(database);
for (const [credits, now, outcome] of [
  [1, NOON - 1, 'charged'],
  [2, NOON, 'charged'],
  [4, NOON + 1, 'unknown'],
  [8, NOON + 2, 'refused'],
  [16, NOON + 3, undefined],
] as const) {
  const call = { person: 'anna', command: 'ask', operation: 'llmAgentPrompt', credits, now, since: 0 };
  const reservation = spending.reserving({ ...call, cap: undefined });
  await database.write(reservation);
  if (outcome) await database.write(spending.settling(reservation.id, outcome));
}

describe('the stored state of a person', () => {
  it('has the connection, the settings, and the calls that count since a time', async () => {
    expect(await people.read('anna', NOON)).toEqual({
      connection: { ...connection, connectedAt: NOON, usedAt: NOON, warnedAt: null },
      settings: { dailyCreditCap: 20 },
      spent: expect.toSatisfy((calls: CountedCall[]) => {
        const sorted = calls.toSorted((a, b) => a.at - b.at);
        expect(sorted).toEqual([
          { at: NOON, credits: 2 },
          { at: NOON + 1, credits: 4 },
          { at: NOON + 3, credits: 16 },
        ]);
        return true;
      }),
    });
    expect((await people.read('anna', NOON + 4)).spent).toEqual([]);
  });
});
