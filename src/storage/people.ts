/** What almost every update has to know of its person, in one read. */
import { sql } from 'kysely';
import { z } from 'zod';
import { bindings, openSealed } from './bindings.ts';
import { type Connection, openConnection } from './connections.ts';
import type { Database } from './database.ts';
import { createKept, keyOf } from './kept.ts';
import { readSettings, SETTINGS, type Settings } from './settings.ts';
import { type CountedCall, countedCalls, openCalls } from './spending.ts';
import type { Write } from './write.ts';

export interface PersonRow {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Calls that count, since the moment asked for: charged, running, and those in doubt. */
  readonly spent: readonly CountedCall[];
  /** Mark of the command menu that is their own; undefined: they see what everybody sees. */
  readonly menu: string | undefined;
  /** What was put under LAST_REPLY, as it was; undefined: nothing. */
  readonly lastReply: unknown;
}

/** Name among results of what the newest message of the bot to a person was. */
export const LAST_REPLY = 'last-reply';
const MENU = 'menu';

export interface People {
  read(person: string, since: number): Promise<PersonRow>;
  /** @param mark undefined: they see what everybody sees */
  savingMenu(person: string, mark: string | undefined): Write;
}

export function createPeople(database: Database): People {
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
    async read(person, since) {
      const keys = { settings: keyOf(SETTINGS, person), menu: keyOf(MENU, person), last: keyOf(LAST_REPLY, person) };
      const [row] = await read(compiled, [person, since, person, keys.settings, keys.menu, keys.last]);
      if (!row) throw new Error('a read that always finds one row has found none');
      const { sealed, settings, menu, last, calls, ...dates } = row;
      const open = (text: string | null, key: string): unknown =>
        text === null ? undefined : JSON.parse(vault.open(text, bindings.kept({ key, person })));
      return {
        connection: sealed === null ? undefined : openConnection(vault, { ...dates, person, sealed }),
        settings: readSettings(open(settings, keys.settings)),
        spent: openCalls(calls),
        menu: z.string().optional().parse(open(menu, keys.menu)),
        lastReply: openSealed(vault, last, bindings.kept({ key: keys.last, person }))?.value,
      };
    },
    savingMenu: (person, mark) =>
      mark === undefined ? menus.removing(MENU, person) : menus.putting(MENU, person, mark),
  };
}
