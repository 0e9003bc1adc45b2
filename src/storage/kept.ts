/** What is kept for a person under a key: JSON, sealed, bound to key and person, most of it for some time only. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { bindings, rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, changing, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

/** `result`: what a page, a reply to an answer or waiting words go on from; `keyboard`: the buttons of a message. */
type Kind = 'settings' | 'menu' | 'result' | 'keyboard' | 'consent';

/** What is kept of one kind. */
export interface Kept {
  /** Keeps `value` (JSON) until `expiresAt` (ms); the key is 16 characters of `A-Za-z0-9_-`. */
  keeping(person: string, value: unknown, expiresAt: number): { key: string; write: Write };
  /** Keeps `value` as the only one of that name of this person, in place of the one before; for good without `expiresAt`. */
  putting(name: string, person: string, value: unknown, expiresAt?: number): Write;
  /** Puts another value under `key`, if it is still there. */
  replacing(key: string, person: string, value: unknown): Write<boolean>;
  /** The same, at once. */
  put(name: string, person: string, value: unknown): Promise<void>;
  /** What was put under that name is there no more. */
  removing(name: string, person: string): Write;
  /** The key under which `putting` keeps it. */
  keyOf(name: string, person: string): string;
  /** The value, if it is this person's and not expired at `now`; undefined otherwise. The caller parses it. */
  find(key: string, person: string, now: number): Promise<unknown>;
  /** Every value of a person that is not expired at `now`. */
  list(person: string, now: number): Promise<unknown[]>;
  /** How many there were. */
  erase(person: string): Promise<number>;
}

/** Whatever is kept, of every kind. */
export interface AllKept {
  /** But for the mark of the person's menu, which Telegram shows until it is told otherwise. How much there was. */
  erase(person: string): Promise<number>;
  eraseExpired(now: number): Promise<number>;
}

export function createAllKept({ query, write }: Database): AllKept {
  return {
    async erase(person) {
      const theirs = query.deleteFrom('kept').where('person', '=', person).where('kind', '<>', 'menu');
      return Number((await theirs.executeTakeFirst()).numDeletedRows);
    },
    eraseExpired(now) {
      const expired = sql`delete from kept where key in
        (select key from kept where expires_at <= ${now} limit ${BATCH})`.compile(query);
      return inBatches(() => write(counting(expired)));
    },
  };
}

/** The person is a pseudonym, so that this says nothing of whom. */
export const keyOf = (name: string, person: string): string =>
  hash('sha256', `${name} ${person}`, 'base64url').slice(0, 16);

export function createKept({ query, read, write, vault }: Database, kind: Kind): Kept {
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

  function putting(name: string, person: string, value: unknown, expiresAt?: number): Write {
    const key = keyOf(name, person);
    return writeOf(upsert(key, person, seal(key, person, value), expiresAt ?? null));
  }

  return {
    keeping(person, value, expiresAt) {
      const key = rowKey(expiresAt);
      return { key, write: writeOf(insert(key, person, seal(key, person, value), expiresAt)) };
    },
    putting,
    put: (name, person, value) => write(putting(name, person, value)),
    removing: (name, person) => writeOf(remove(keyOf(name, person))),
    replacing: (key, person, value) => changing(replace(seal(key, person, value), key, person)),
    keyOf,
    async find(key, person, now) {
      const [found] = await read(byKey, [key, person, now]);
      return found && open(key, person, found.sealed);
    },
    async list(person, now) {
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
    async erase(person) {
      const mine = query.deleteFrom('kept').where('kind', '=', kind).where('person', '=', person);
      return Number((await mine.executeTakeFirst()).numDeletedRows);
    },
  };
}
