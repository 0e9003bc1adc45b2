/** What almost every update has to know of its person, in one read. */
import { sql } from 'kysely';
import { bindings, openKept } from './bindings.ts';
import { type Connection, openConnection } from './connections.ts';
import type { Database } from './database.ts';
import { namedKey } from './results.ts';
import { openSettings, type Settings } from './settings.ts';
import { type CountedCall, countedCalls, openCalls } from './spending.ts';

export interface Kept {
  readonly connection: Connection | undefined;
  readonly settings: Settings;
  /** Calls that count, since the moment asked for: charged, running, and those in doubt. */
  readonly spent: readonly CountedCall[];
  /** Mark of the command menu that is their own; undefined: they see what everybody sees. */
  readonly menu: string | undefined;
  /** What was put under LAST_REPLY, as it was; undefined: nothing. */
  readonly lastReply: unknown;
}

/** Name in `results` of what the newest message of the bot to a person was. */
export const LAST_REPLY = 'last-reply';

export interface People {
  read(person: string, since: number): Promise<Kept>;
}

export function createPeople({ query, read, vault }: Database): People {
  const compiled = sql<{
    sealed: string | null;
    connected_at: number;
    used_at: number;
    warned_at: number | null;
    chosen: string | null;
    menu: string | null;
    calls: string | null;
    last_key: string | null;
    last: string | null;
  }>`select c.sealed, c.connected_at, c.used_at, c.warned_at, s.sealed as chosen, m.mark as menu, (${countedCalls}) as calls,
      r.key as last_key, r.sealed as last
    from (select cast(${''} as text) as person) as asked
    left join connections as c on c.person = asked.person
    left join settings as s on s.person = asked.person
    left join menus as m on m.person = asked.person
    left join results as r on r.key = ${''}`.compile(query);

  return {
    async read(person, since) {
      const [row] = await read(compiled, [person, since, person, namedKey(LAST_REPLY, person)]);
      if (!row) throw new Error('a read that always finds one row has found none');
      const { sealed, chosen, calls, menu, last_key: key, last, ...dates } = row;
      return {
        connection: sealed === null ? undefined : openConnection(vault, { ...dates, person, sealed }),
        settings: chosen === null ? {} : openSettings(vault, { person, sealed: chosen }),
        spent: openCalls(calls),
        menu: menu ?? undefined,
        lastReply: key === null ? undefined : openKept(vault, last, bindings.results({ key, person }))?.value,
      };
    },
  };
}
