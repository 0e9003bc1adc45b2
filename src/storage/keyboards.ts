/**
 * The buttons of a message that do not say themselves what they run, kept under one key for each message: sealed, bound
 * to the person who sees them, gone after their time.
 */
import { sql } from 'kysely';
import { bindings, rowKey } from './bindings.ts';
import type { Database } from './database.ts';
import { BATCH, changing, counting, inBatches, prepared, type Write, writeOf } from './write.ts';

export interface Keyboards {
  /** Keeps the buttons of one message (JSON, at most 32) until `expiresAt`; the key is 16 characters of `A-Za-z0-9_-`. */
  keeping(person: string, buttons: readonly unknown[], expiresAt: number): { key: string; write: Write };
  /** The buttons under `key`, if they are this person's and not expired, and whether button `index` has been used up. */
  find(
    key: string,
    index: number,
    person: string,
    now: number,
  ): Promise<{ button: unknown; used: boolean } | undefined>;
  /** The buttons of every message of a person that are not expired at `now`. */
  list(person: string, now: number): Promise<unknown[]>;
  /** Uses button `index` up; whether it was this write that did. */
  using(key: string, index: number): Write<boolean>;
  erase(person: string): Promise<number>;
  /** Erases what has expired; how many. */
  eraseExpired(now: number): Promise<number>;
}

/** As many as there are bits that both databases compute with. */
export const MAX_KEPT_BUTTONS = 32;

export function createKeyboards({ query, read, vault, write }: Database): Keyboards {
  const statement = <Row>(template: ReturnType<typeof sql<Row>>) => prepared<Row>(template.compile(query));
  const insert = statement<object>(sql`
    insert into keyboards (key, person, sealed, used, expires_at) values (${''}, ${''}, ${''}, 0, ${0})
    on conflict (key) do nothing`);
  const byKey = sql<{ sealed: string; used: number }>`
    select sealed, used from keyboards where key = ${''} and person = ${''} and expires_at > ${0}`.compile(query);
  const use = statement<object>(sql`
    update keyboards set used = used + cast(${1} as bigint) where key = ${''} and (used / cast(${1} as bigint)) % 2 = 0`);
  const ofPerson = statement<object>(sql`delete from keyboards where person = ${''}`);
  const expired = statement<object>(sql`
    delete from keyboards where key in (select key from keyboards where expires_at <= ${0} limit ${BATCH})`);

  return {
    keeping(person, buttons, expiresAt) {
      const key = rowKey(expiresAt);
      const sealed = vault.seal(JSON.stringify(buttons), bindings.keyboards({ key, person }));
      return { key, write: writeOf(insert(key, person, sealed, expiresAt)) };
    },
    async find(key, index, person, now) {
      const [row] = await read(byKey, [key, person, now]);
      if (!row) return undefined;
      const buttons: unknown = JSON.parse(vault.open(row.sealed, bindings.keyboards({ key, person })));
      const used = Math.floor(Number(row.used) / 2 ** index) % 2 === 1;
      return Array.isArray(buttons) ? { button: buttons[index], used } : undefined;
    },
    async list(person, now) {
      const rows = await query
        .selectFrom('keyboards')
        .select(['key', 'sealed'])
        .where('person', '=', person)
        .where('expires_at', '>', now)
        .orderBy('key')
        .execute();
      return rows.map(({ key, sealed }): unknown =>
        JSON.parse(vault.open(sealed, bindings.keyboards({ key, person }))),
      );
    },
    using: (key, index) => changing(use(2 ** index, key, 2 ** index)),
    erase: (person) => write(counting(ofPerson(person))),
    eraseExpired: (now) => inBatches(() => write(counting(expired(now, BATCH)))),
  };
}
