/** Which command menu Telegram shows somebody in their private chat, where it is one of their own: a mark of it, no more. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { prepared, type Write, writeOf } from './write.ts';

export interface Menus {
  /** `mark` undefined: they see what everybody sees. */
  saving(person: string, mark: string | undefined): Write;
}

export function createMenus({ query }: Database): Menus {
  const put = prepared(
    sql`insert into menus (person, mark) values (${''}, ${''})
      on conflict (person) do update set mark = excluded.mark`.compile(query),
  );
  const erase = prepared(sql`delete from menus where person = ${''}`.compile(query));
  return { saving: (person, mark) => writeOf(mark === undefined ? erase(person) : put(person, mark)) };
}
