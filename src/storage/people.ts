/** Reads in one query what almost every update needs to know about its person. */
import { sql } from 'kysely';
import { z } from 'zod';
import { bindings, openSealed } from './bindings.ts';
import { type Connection, openConnection } from './connections.ts';
import type { Database } from './database.ts';
import { createKept, keyOf } from './kept.ts';
import { readSettings, SETTINGS, type Settings } from './settings.ts';
import { type CountedCall, countedCalls, parseCalls } from './spending.ts';

export interface PersonRow {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Calls since the given time that count against the cap: charged, running and in doubt. */
  readonly spent: readonly CountedCall[];
  /** Mark of their own command menu; undefined if they see the default one. */
  readonly menu: string | undefined;
  /** The raw value under LAST_REPLY; undefined if there is none. */
  readonly lastReply: unknown;
}

/** Name of the `result` entry about the bot's newest message to a person. */
export const LAST_REPLY = 'last-reply';
const MENU = 'menu';

export type People = ReturnType<typeof createPeople>;

export function createPeople(database: Database) {
  const { query, read, vault } = database;
  const menus = createKept(database, 'menu');
  const compiled = sql<{
    sealed: string | null;
    connected_at: number;
    used_at: number;
    warned_at: number | null;
    settings: string | null;
    menu: string | null;
    last: string | null;
    calls: string | null;
  }>`select c.sealed, c.connected_at, c.used_at, c.warned_at, (${countedCalls}) as calls,
      s.sealed as settings, m.sealed as menu, r.sealed as last
    from (select cast(${''} as text) as person) as asked
    left join connections as c on c.person = asked.person
    left join kept as s on s.key = ${''}
    left join kept as m on m.key = ${''}
    left join kept as r on r.key = ${''}`.compile(query);

  return {
    async read(person: string, since: number): Promise<PersonRow> {
      const keys = { settings: keyOf(SETTINGS, person), menu: keyOf(MENU, person), last: keyOf(LAST_REPLY, person) };
      const [row] = await read(compiled, [person, since, person, keys.settings, keys.menu, keys.last]);
      if (!row) throw new Error('the query returned no row, but must always return one');
      const { sealed, settings, menu, last, calls, ...dates } = row;
      const open = (text: string | null, key: string): unknown =>
        text === null ? undefined : JSON.parse(vault.open(text, bindings.kept({ key, person })));
      return {
        connection: sealed === null ? undefined : openConnection(vault, { ...dates, person, sealed }),
        settings: readSettings(open(settings, keys.settings)),
        spent: parseCalls(calls),
        menu: z.string().optional().parse(open(menu, keys.menu)),
        lastReply: openSealed(vault, last, bindings.kept({ key: keys.last, person }))?.value,
      };
    },
    /** @param mark undefined for the default menu */
    savingMenu: (person: string, mark: string | undefined) =>
      mark === undefined ? menus.removing(MENU, person) : menus.putting(MENU, person, mark),
  };
}
