import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVault, SealError } from '../../src/secrets.ts';
import { createConnections } from '../../src/storage/connections.ts';
import { createConsents } from '../../src/storage/consents.ts';
import { prepareDatabase } from '../../src/storage/database.ts';
import { createKeepsakes } from '../../src/storage/keepsakes.ts';
import { rotateKeys } from '../../src/storage/key-rotation.ts';
import { createSettings } from '../../src/storage/settings.ts';
import { payloadBinding, progressBinding } from '../../src/storage/update-row.ts';
import { DATABASES } from '../databases.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const never = new AbortController().signal;

describe.each(DATABASES)('rotating keys on $name', ({ open }) => {
  it('leaves nothing that the old key opens, and everything that was there', async () => {
    const before = await open(createVault([oldKey]));
    const { vault } = before;
    const connection = { token: 'tok', scopes: [], scopesFrom: 'unknown', chatId: '7', language: 'en' } as const;
    await createConnections(before).save('anna', { ...connection, scopes: [] }, 1);
    await createSettings(before).save('anna', { dailyCreditCap: 3 });
    const result = await createKeepsakes(before, 'results').keep('anna', 'records', 10);
    const invocation = await createKeepsakes(before, 'invocations').keep('anna', 'command', 10, true);
    const state = await createConsents(before).begin(
      { person: 'anna', chatId: '7', language: 'en', firstName: 'A' },
      10,
    );
    await before.query
      .insertInto('updates')
      .values({
        update_id: 5,
        lane: 'lane',
        control: 0,
        sealed: vault.seal('payload', payloadBinding(5)),
        state: 'accepted',
        progress: vault.seal('progress', progressBinding(5)),
        owner: null,
        holds_lane: 0,
        attempts: 0,
        look_at: 0,
        person: null,
        work_label: null,
        work_since: null,
        cancelled: 0,
        received_at: 0,
        done_at: null,
      })
      .execute();

    const both = await prepareDatabase(before.kind, before.query, createVault([newKey, oldKey]));
    expect(both.pseudonym(1)).toBe(before.pseudonym(1));
    expect(await rotateKeys(both, never)).toEqual({ rotated: 8, unreadable: 0 });
    expect(await rotateKeys(both, never)).toEqual({ rotated: 0, unreadable: 0 });

    const after = await prepareDatabase(before.kind, before.query, createVault([newKey]));
    expect(await createConnections(after).find('anna')).toMatchObject({ token: 'tok' });
    expect(await createSettings(after).read('anna')).toEqual({ dailyCreditCap: 3 });
    expect(await createKeepsakes(after, 'results').take(result, 'anna', 1)).toBe('records');
    expect(await createKeepsakes(after, 'invocations').take(invocation, 'anna', 1)).toBe('command');
    expect(await createConsents(after).redeem(state, 1)).toMatchObject({ chatId: '7' });
    const update = await after.query.selectFrom('updates').selectAll().executeTakeFirstOrThrow();
    expect(after.vault.open(update.sealed ?? '', payloadBinding(5))).toBe('payload');
    expect(() => vault.open(update.progress ?? '', progressBinding(5))).toThrow(SealError);
    await after.close();
  });

  it('counts what no key opens, leaves it alone, and goes on', async () => {
    const database = await open(createVault([newKey]));
    const foreign = createVault([oldKey]).seal('{}', 'settings/lost');
    await database.query.insertInto('settings').values({ person: 'lost', sealed: foreign }).execute();
    expect(await rotateKeys(database, never)).toEqual({ rotated: 0, unreadable: 1 });
    const row = await database.query.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
    expect(row.sealed).toBe(foreign);
    await database.close();
  });

  it('stops between two rows when it is told to', async () => {
    const database = await open(createVault([oldKey]));
    const both = await prepareDatabase(database.kind, database.query, createVault([newKey, oldKey]));
    await expect(rotateKeys(both, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    await database.close();
  });
});
