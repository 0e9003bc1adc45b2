/** Key-value store of sealed JSON per person, bound to key and person; most entries expire. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { bindings, rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, changing, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** `result`: what a next page, a follow-up or stored words continue; `keyboard`: the buttons of a message. */
type Kind = 'settings' | 'menu' | 'result' | 'keyboard' | 'consent';

/** Entries of all kinds. */
export function createAllKept({ query, write }: Database) {
  return {
    /** Erases all but the mark of the person's menu, which Telegram keeps showing. Resolves with their number. */
    async erase(person: string) {
      const theirs = query.deleteFrom('kept').where('person', '=', person).where('kind', '<>', 'menu');
      return Number((await theirs.executeTakeFirst()).numDeletedRows);
    },
    eraseExpired(now: number) {
      const expired = sql`delete from kept where key in
        (select key from kept where expires_at <= ${now} limit ${BATCH})`.compile(query);
      return inBatches(() => write(counting(expired)));
    },
  };
}

/** The key of `putting`. `person` is a pseudonym, so the hash reveals nothing about the person. */
export const keyOf = (name: string, person: string): string =>
  hash('sha256', `${name} ${person}`, 'base64url').slice(0, 16);

export type Kept = ReturnType<typeof createKept>;

/** The entries of one kind. */
export function createKept({ query, read, write, vault }: Database, kind: Kind) {
  const row = sql`insert into kept (kind, key, person, sealed, expires_at)
    values (${sql.lit(kind)}, ${''}, ${''}, ${''}, cast(${null} as bigint)) on conflict (key)`;
  const insert = prepared(sql`${row} do nothing`.compile(query));
  const upsert = prepared(
    sql`${row} do update set sealed = excluded.sealed, expires_at = excluded.expires_at
      where kept.person = excluded.person`.compile(query),
  );
  const replace = prepared(sql`update kept set sealed = ${''} where key = ${''} and person = ${''}`.compile(query));
  const byKey = sql<{ sealed: string }>`select sealed from kept
    where key = ${''} and person = ${''} and (expires_at is null or expires_at > ${0})`.compile(query);
  const remove = prepared(sql`delete from kept where key = ${''}`.compile(query));
  const seal = (key: string, person: string, value: unknown) =>
    vault.seal(JSON.stringify(value), bindings.kept({ key, person }));
  const open = (key: string, person: string, sealed: string): unknown =>
    JSON.parse(vault.open(sealed, bindings.kept({ key, person })));

  /** A write that sets the person's entry of that name, replacing an earlier one; permanent without `expiresAt`. */
  function putting(name: string, person: string, value: unknown, expiresAt?: number): Write {
    const key = keyOf(name, person);
    return writeOf(upsert(key, person, seal(key, person, value), expiresAt ?? null));
  }

  return {
    /** A write that stores `value` (JSON) until `expiresAt` (ms), under a new key of 16 characters `A-Za-z0-9_-`. */
    keeping(person: string, value: unknown, expiresAt: number) {
      const key = rowKey(expiresAt);
      return { key, write: writeOf(insert(key, person, seal(key, person, value), expiresAt)) };
    },
    putting,
    /** Like `putting`, executed immediately. */
    put: (name: string, person: string, value: unknown) => write(putting(name, person, value)),
    /** A write that deletes the person's entry of that name. */
    removing: (name: string, person: string) => writeOf(remove(keyOf(name, person))),
    /** A write that replaces the value under `key`, if it still exists. */
    replacing: (key: string, person: string, value: unknown) =>
      changing(replace(seal(key, person, value), key, person)),
    keyOf,
    /** The value, if it belongs to the person and has not expired at `now`. The caller parses it. */
    async find(key: string, person: string, now: number) {
      const [found] = await read(byKey, [key, person, now]);
      return found && open(key, person, found.sealed);
    },
    /** All values of a person that have not expired at `now`. */
    async list(person: string, now: number) {
      const rows = await query
        .selectFrom('kept')
        .select(['key', 'sealed'])
        .where('kind', '=', kind)
        .where('person', '=', person)
        .where((each) => each.or([each('expires_at', 'is', null), each('expires_at', '>', now)]))
        .orderBy('key')
        .execute();
      return rows.map(({ key, sealed }) => open(key, person, sealed));
    },
    /** Resolves with the number of entries. */
    async erase(person: string) {
      const mine = query.deleteFrom('kept').where('kind', '=', kind).where('person', '=', person);
      return Number((await mine.executeTakeFirst()).numDeletedRows);
    },
  };
}
