/** The rows of what is still to be said. What is said, and where, is sealed; a row is deleted when it has been said. */
import { sql } from 'kysely';
import { bindings, openKept } from './bindings.ts';
import type { Database } from './database.ts';
import { changing, prepared, type Write, writeOf } from './write.ts';

export interface OutboxRow {
  id: string;
  /** In clear; stored as a pseudonym. */
  chat: string;
  /** Who says it: a worker that lives. */
  owner: string;
  /** JSON. */
  saying: unknown;
  next: number;
  doubt: boolean;
}

/** What an earlier process has left. `saying` is what was kept, undefined where no listed key opens it. */
export interface LeftRow {
  id: string;
  owner: string;
  saying: unknown;
  next: number;
  doubt: boolean;
}

export interface OutboxRows {
  /** Keeps what is to be said. */
  add(row: OutboxRow): Write;
  /** As `add`, if `claim` still owns that update; whether it is kept. */
  addFor(row: OutboxRow, update: { updateId: number; claim: string }): Write<boolean>;
  /** Steps before `next` are done; `doubt`: that one may be as well. Whether `owner` still has it to say. */
  mark(row: Pick<OutboxRow, 'id' | 'owner' | 'next' | 'doubt'>): Write<boolean>;
  remove(id: string): Write;
  /** Takes over at most `limit` rows of nobody, oldest first. */
  adopt(owner: string, limit: number): Promise<LeftRow[]>;
  /** Leaves what `owner` has to others. */
  leave(owner: string): Write;
}

interface SealedRow {
  id: string;
  chat: string;
  sealed: string;
  next: number;
  doubt: number;
}

export function createOutboxRows({ query, vault, pseudonym, read, write }: Database): OutboxRows {
  const statement = <Row>(template: ReturnType<typeof sql<Row>>) => prepared<Row>(template.compile(query));
  const insert = statement<object>(sql`
    insert into outbox (id, chat, sealed, next, doubt, owner) values (${''}, ${''}, ${''}, ${0}, ${0}, ${''})
    on conflict (id) do nothing`);
  const insertFor = statement<object>(sql`
    insert into outbox (id, chat, sealed, next, doubt, owner)
    select cast(${''} as text), cast(${''} as text), cast(${''} as text), cast(${0} as integer), cast(${0} as integer),
      cast(${''} as text)
    where exists (select 1 from inbox where update_id = ${0} and claim = ${''})
    on conflict (id) do nothing`);
  const find = statement<{ id: string }>(sql`select id from outbox where id = ${''}`);
  const change = statement<object>(sql`update outbox set next = ${0}, doubt = ${0} where id = ${''} and owner = ${''}`);
  const erase = statement<object>(sql`delete from outbox where id = ${''}`);
  const free = statement<object>(sql`update outbox set owner = null where owner = ${''}`);
  const nobodys = sql<{ id: string }>`
    select id from outbox where owner is null order by id limit ${0}`.compile(query);

  function columnsOf({ id, chat, owner, saying, next, doubt }: OutboxRow) {
    const whose = pseudonym(chat);
    const sealed = vault.seal(JSON.stringify(saying), bindings.outbox({ id, chat: whose }));
    return [id, whose, sealed, next, doubt ? 1 : 0, owner] as const;
  }

  const open = (row: SealedRow) => openKept(vault, row.sealed, bindings.outbox(row))?.value;

  return {
    add: (row) => writeOf(insert(...columnsOf(row))),
    addFor: (row, { updateId, claim }) => ({
      statements: [insertFor(...columnsOf(row), updateId, claim), find(row.id)],
      read: (results) => (results[1]?.rows.length ?? 0) > 0,
    }),
    mark: ({ id, owner, next, doubt }) => changing(change(next, doubt ? 1 : 0, id, owner)),
    remove: (id) => writeOf(erase(id)),
    async adopt(owner, limit) {
      const ids = (await read<{ id: string }>(nobodys, [limit])).map(({ id }) => id);
      if (ids.length === 0) return [];
      // Named one by one, so that a commit whose reply was lost brings the same rows when it is made again.
      const those = sql`id in (${sql.join(ids)})`;
      const rows = await write({
        statements: [
          sql`update outbox set owner = ${owner} where ${those} and owner is null`.compile(query),
          sql`select id, chat, sealed, next, doubt from outbox where ${those} and owner = ${owner} order by id`.compile(
            query,
          ),
        ],
        read: (results) => (results[1]?.rows ?? []) as SealedRow[],
      });
      return rows.map((row) => ({
        id: row.id,
        owner,
        saying: open(row),
        next: Number(row.next),
        doubt: Number(row.doubt) === 1,
      }));
    },
    leave: (owner) => writeOf(free(owner)),
  };
}
