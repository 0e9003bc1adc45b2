/**
 * Short-lived things kept for a person under a random key: the command behind a button, the records behind a paged
 * reply. Sealed, bound to the person, gone after their time.
 */
import { randomBytes } from 'node:crypto';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';

export interface Keepsakes {
  /** Keeps `value` (JSON) until `expiresAt`; the key is 16 characters of `A-Za-z0-9_-`. `once`: the first take uses it up. */
  keep(person: string, value: unknown, expiresAt: number, once?: boolean): Promise<string>;
  /** Keeps several values in one write; keys in the same order. */
  keepAll(person: string, values: readonly { value: unknown; once?: boolean }[], expiresAt: number): Promise<string[]>;
  /**
   * The value, if it is this person's and not expired at `now`; undefined otherwise. One kept `once` is given to
   * exactly one caller. The caller parses it.
   */
  take(key: string, person: string, now: number): Promise<unknown>;
  /** Replaces the value under `key`; whether it was there. */
  replace(key: string, person: string, value: unknown): Promise<boolean>;
  erase(person: string): Promise<number>;
  eraseExpired(now: number): Promise<number>;
}

/** Over the table `invocations` (buttons) or `results` (records). */
export function createKeepsakes({ query, vault }: Database, table: 'invocations' | 'results'): Keepsakes {
  const newKey = () => randomBytes(12).toString('base64url');

  async function keepAll(person: string, values: readonly { value: unknown; once?: boolean }[], expiresAt: number) {
    const rows = values.map(({ value, once }) => {
      const key = newKey();
      return {
        key,
        person,
        sealed: vault.seal(JSON.stringify(value), bindings[table]({ key, person })),
        expires_at: expiresAt,
        ...(table === 'invocations' ? { once: once ? 1 : 0 } : {}),
      };
    });
    if (rows.length > 0) {
      await query
        .insertInto(table as 'invocations')
        .values(rows as ((typeof rows)[number] & { once: number })[])
        .execute();
    }
    return rows.map((row) => row.key);
  }

  return {
    keepAll,
    async keep(person, value, expiresAt, once = false) {
      const [key] = await keepAll(person, [{ value, once }], expiresAt);
      if (key === undefined) throw new Error('nothing was kept');
      return key;
    },
    async take(key, person, now) {
      const row = await query
        .selectFrom(table)
        .selectAll()
        .where('key', '=', key)
        .where('person', '=', person)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      if ('once' in row && row.once === 1) {
        const result = await query.deleteFrom(table).where('key', '=', key).executeTakeFirst();
        if (result.numDeletedRows === 0n) return undefined;
      }
      return JSON.parse(vault.open(row.sealed, bindings[table]({ key, person })));
    },
    async replace(key, person, value) {
      const sealed = vault.seal(JSON.stringify(value), bindings[table]({ key, person }));
      const result = await query
        .updateTable(table)
        .set({ sealed })
        .where('key', '=', key)
        .where('person', '=', person)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async erase(person) {
      const result = await query.deleteFrom(table).where('person', '=', person).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    async eraseExpired(now) {
      const result = await query.deleteFrom(table).where('expires_at', '<=', now).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
