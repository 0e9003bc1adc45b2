/**
 * What is kept for a person for some hours under a random key: the records behind a paged reply, a question asked in
 * the wrong place. Sealed, bound to the person, gone after their time.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { bindings, rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, inBatches, type Write, writing } from './write.ts';

export interface Results {
  /** Keeps `value` (JSON) until `expiresAt`; the key is 16 characters of `A-Za-z0-9_-`. */
  keeping(person: string, value: unknown, expiresAt: number): { key: string; write: Write };
  /** Puts another value under `key`, if it is still there. */
  replacing(key: string, person: string, value: unknown): Write;
  /** Keeps `value` until `expiresAt` as the only one of that name of this person, in place of the one before. */
  putting(name: string, person: string, value: unknown, expiresAt: number): Write;
  /** The key under which `putting` keeps it. */
  keyOf(name: string, person: string): string;
  /** The value, if it is this person's and not expired at `now`; undefined otherwise. The caller parses it. */
  take(key: string, person: string, now: number): Promise<unknown>;
  /** Every value of a person that is not expired at `now`. */
  list(person: string, now: number): Promise<unknown[]>;
  /** How many there were. */
  erase(person: string): Promise<number>;
  eraseExpired(now: number): Promise<number>;
}

/** The person is a code already, so that this says nothing of whom. */
export const namedKey = (name: string, person: string) =>
  createHash('sha256').update(`${name} ${person}`).digest('base64url').slice(0, 16);

export function createResults({ query, read, vault }: Database): Results {
  const insert = sql`insert into results (key, person, sealed, expires_at)
    values (${''}, ${''}, ${''}, ${0}) on conflict (key) do nothing`.compile(query);
  const upsert = sql`insert into results (key, person, sealed, expires_at)
    values (${''}, ${''}, ${''}, ${0})
    on conflict (key) do update set sealed = excluded.sealed, expires_at = excluded.expires_at
    where results.person = excluded.person`.compile(query);
  const update = query
    .updateTable('results')
    .set({ sealed: '' })
    .where('key', '=', '')
    .where('person', '=', '')
    .compile();
  const byKey = query
    .selectFrom('results')
    .select('sealed')
    .where('key', '=', '')
    .where('person', '=', '')
    .where('expires_at', '>', 0)
    .compile();
  const seal = (key: string, person: string, value: unknown) =>
    vault.seal(JSON.stringify(value), bindings.results({ key, person }));

  return {
    keeping(person, value, expiresAt) {
      const key = rowKey(expiresAt);
      return { key, write: writing(insert, [key, person, seal(key, person, value), expiresAt]) };
    },
    replacing: (key, person, value) => writing(update, [seal(key, person, value), key, person]),
    putting(name, person, value, expiresAt) {
      const key = namedKey(name, person);
      return writing(upsert, [key, person, seal(key, person, value), expiresAt]);
    },
    keyOf: namedKey,
    async take(key, person, now) {
      const [row] = await read(byKey, [key, person, now]);
      return row && JSON.parse(vault.open(row.sealed, bindings.results({ key, person })));
    },
    async list(person, now) {
      const rows = await query
        .selectFrom('results')
        .select(['key', 'sealed'])
        .where('person', '=', person)
        .where('expires_at', '>', now)
        .orderBy('key')
        .execute();
      return rows.map(({ key, sealed }): unknown => JSON.parse(vault.open(sealed, bindings.results({ key, person }))));
    },
    async erase(person) {
      const result = await query.deleteFrom('results').where('person', '=', person).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
    eraseExpired: (now) =>
      inBatches(async () => {
        const expired = query.selectFrom('results').select('key').where('expires_at', '<=', now).limit(BATCH);
        const result = await query.deleteFrom('results').where('key', 'in', expired).executeTakeFirst();
        return Number(result.numDeletedRows);
      }),
  };
}
