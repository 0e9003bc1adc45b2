/** Buttons whose command does not fit their callback data, stored under one key per message. */
import { sql } from 'kysely';
import { bindings } from './bindings.ts';
import type { Database } from './database.ts';
import { createKept } from './kept.ts';
import { changing, prepared } from './write.ts';

export type Keyboards = ReturnType<typeof createKeyboards>;

export function createKeyboards(database: Database) {
  const { query, read, vault } = database;
  const { keeping, list } = createKept(database, 'keyboard');
  const byKey = sql<{ sealed: string; used: number }>`
    select sealed, used from kept where key = ${''} and person = ${''} and expires_at > ${0}`.compile(query);
  const use = prepared<object>(
    sql<object>`update kept set used = used + cast(${1} as bigint)
      where key = ${''} and (used / cast(${1} as bigint)) % 2 = 0`.compile(query),
  );

  return {
    /** As in kept.ts, for a message's buttons (JSON, at most 32: a bit of `used` each). */
    keeping,
    list,
    /** Button `index` under `key` and whether it is used up; undefined if expired or another person's. */
    async find(key: string, index: number, person: string, now: number) {
      const [row] = await read(byKey, [key, person, now]);
      if (!row) return undefined;
      const buttons: unknown = JSON.parse(vault.open(row.sealed, bindings.kept({ key, person })));
      const used = Math.floor(row.used / 2 ** index) % 2 === 1;
      return Array.isArray(buttons) ? { button: buttons[index], used } : undefined;
    },
    /** A write that uses up button `index`, and returns whether it was this write that did. */
    using: (key: string, index: number) => changing(use(2 ** index, key, 2 ** index)),
  };
}
