import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, SealError } from '#platform/vault.ts';
import { bindings } from '#storage/bindings.ts';
import { createBusinessConnections } from '#storage/business-connections.ts';
import { createConnections } from '#storage/connections.ts';
import { createConsents } from '#storage/consents.ts';
import { prepareDatabase } from '#storage/database.ts';
import { createKept } from '#storage/kept.ts';
import { rotateKeys } from '#storage/key-rotation.ts';
import { createPeople } from '#storage/people.ts';
import { createRoutines, type Routine } from '#storage/routines.ts';
import { createSettings } from '#storage/settings.ts';
import { openTestDatabase } from '../support/databases.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const never = new AbortController().signal;
const ROUTINE: Routine = {
  kind: 'today',
  ...{ userId: '7', chatId: '7', language: 'en', firstName: 'Anna' },
  every: 'day',
  at: { hour: 8, minute: 0 },
  ...{ mostCredits: 31, month: '2026-11', spent: 0, since: 0, told: [], failures: 0 },
};

describe('rotating keys', () => {
  it('leaves nothing that the old key opens, and loses no data', async () => {
    const before = await openTestDatabase(createVault([oldKey]));
    const { vault } = before;
    const connection = { token: 'tok', scopes: [], scopesFrom: 'unknown', chatId: '7', language: 'en' } as const;
    await createConnections(before).save('anna', { ...connection, scopes: [] }, 1);
    await createSettings(before).change('anna', { dailyCreditCap: 3 });
    const result = createKept(before, 'result').keeping('anna', 'records', 10);
    await before.write(result.write);
    const state = await createConsents(before).begin(
      { person: 'anna', chatId: '7', language: 'en', firstName: 'A' },
      10,
    );
    const live = createBusinessConnections(before);
    await live.begin('b1', { person: 'anna', userId: '7' }, 1);
    const routines = createRoutines(before);
    await before.write(routines.keeping('r1', 'anna', ROUTINE, 5));
    await live.begin('b2', { person: 'ben', userId: '8' }, 1);
    await live.forget('ben');
    await before.query
      .insertInto('jobs')
      .values({
        ...{ id: '5', kind: 'update', queue: 'lane', state: 'waiting', visible_at: 0, received_at: 0 },
        sealed: vault.seal('payload', bindings.job({ id: '5' })),
        progress: vault.seal('progress', bindings.jobProgress({ id: '5' })),
      })
      .execute();

    const both = await prepareDatabase(before.kind, before.query, createVault([newKey, oldKey]));
    expect(both.pseudonym(1)).toBe(before.pseudonym(1));
    expect(await rotateKeys(both, never)).toEqual({ rotated: 9, unreadable: 0 });
    expect(await rotateKeys(both, never)).toEqual({ rotated: 0, unreadable: 0 });

    const after = await prepareDatabase(before.kind, before.query, createVault([newKey]));
    // The webhook secret stays as Telegram knows it.
    expect(after.secretFor('webhook')).toBe(before.secretFor('webhook'));
    expect(after.secretFor('another purpose')).not.toBe(before.secretFor('webhook'));
    expect(await createConnections(after).find('anna')).toMatchObject({ token: 'tok' });
    expect((await createPeople(after).read('anna', 0)).settings).toEqual({ dailyCreditCap: 3 });
    expect(await createKept(after, 'result').find(result.key, 'anna', 1)).toBe('records');
    expect(await createConsents(after).peek(state, 1)).toMatchObject({ chatId: '7' });
    expect(await createRoutines(after).find('r1', 'anna')).toEqual({ id: 'r1', routine: ROUTINE, dueAt: 5 });
    expect(await createBusinessConnections(after).find('b1')).toEqual({ state: 'open', userId: '7' });
    const update = await after.query.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(after.vault.open(update.sealed ?? '', bindings.job({ id: '5' }))).toBe('payload');
    expect(() => vault.open(update.progress ?? '', bindings.jobProgress({ id: '5' }))).toThrow(SealError);
    await after.close();
  });

  it('processes more rows than it reads at a time', async () => {
    const before = await openTestDatabase(createVault([oldKey]));
    const settings = createSettings(before);
    for (let at = 0; at < 450; at++) await settings.change(`person ${at}`, { dailyCreditCap: at });
    const both = await prepareDatabase(before.kind, before.query, createVault([newKey, oldKey]));
    expect(await rotateKeys(both, never)).toEqual({ rotated: 451, unreadable: 0 });
    await both.close();
  });

  it('counts values that no key opens, leaves them unchanged, and continues', async () => {
    const database = await openTestDatabase(createVault([newKey]));
    const foreign = createVault([oldKey]).seal('{}', 'kept/key/lost');
    const lost = { kind: 'settings', key: 'key', person: 'lost', sealed: foreign, expires_at: null };
    await database.query.insertInto('kept').values(lost).execute();
    expect(await rotateKeys(database, never)).toEqual({ rotated: 0, unreadable: 1 });
    const row = await database.query.selectFrom('kept').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed).toBe(foreign);
    await database.close();
  });
});
