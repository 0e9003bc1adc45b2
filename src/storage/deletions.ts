/** Messages that delete themselves: which, and when. Where they are is sealed; a row is erased when its message is gone. */
import { sql } from 'kysely';
import { bindings, openKept } from './bindings.ts';
import type { Database } from './database.ts';
import { changing, prepared, type Write, writeOf } from './write.ts';

export interface PlannedDeletion {
  /** Names the message: the same each time that its deletion is planned. */
  id: string;
  /** JSON; undefined where no listed key opens it. */
  message: unknown;
  /** Milliseconds since 1970. */
  dueAt: number;
}

export interface Deletions {
  /** Plans that `message` (JSON) is deleted at `dueAt`; an earlier plan under the same name, of which a hash is kept, stays. */
  planning(name: string, message: unknown, dueAt: number): Write;
  /** What is due at `now`, the longest due first, at most `limit`. */
  due(now: number, limit: number): Promise<PlannedDeletion[]>;
  /** When the next one is due; undefined where none is planned. */
  next(): Promise<number | undefined>;
  /** Puts one off from `dueAt` to `until`; whether it was this write that did: of several processes, one deletes. */
  puttingOff(id: string, dueAt: number, until: number): Write<boolean>;
  /** It is gone. */
  removing(id: string): Write;
}

export function createDeletions({ query, read, vault, pseudonym }: Database): Deletions {
  const statement = <Row>(template: ReturnType<typeof sql<Row>>) => prepared<Row>(template.compile(query));
  const insert = statement<object>(sql`
    insert into deletions (id, sealed, due_at) values (${''}, ${''}, ${0}) on conflict (id) do nothing`);
  const putOff = statement<object>(sql`update deletions set due_at = ${0} where id = ${''} and due_at = ${0}`);
  const erase = statement<object>(sql`delete from deletions where id = ${''}`);
  const dueRows = sql<{ id: string; sealed: string; due_at: number | string }>`
    select id, sealed, due_at from deletions where due_at <= ${0} order by due_at limit ${0}`.compile(query);
  const first = sql<{ due_at: number | string | null }>`select min(due_at) as due_at from deletions`.compile(query);

  const open = (row: { id: string; sealed: string }) => openKept(vault, row.sealed, bindings.deletions(row))?.value;

  return {
    planning(name, message, dueAt) {
      const id = pseudonym(name);
      return writeOf(insert(id, vault.seal(JSON.stringify(message), bindings.deletions({ id })), dueAt));
    },
    async due(now, limit) {
      const rows = await read(dueRows, [now, limit]);
      return rows.map((row) => ({ id: row.id, message: open(row), dueAt: Number(row.due_at) }));
    },
    async next() {
      const [row] = await read(first, []);
      return row?.due_at === null || row === undefined ? undefined : Number(row.due_at);
    },
    puttingOff: (id, dueAt, until) => changing(putOff(until, id, dueAt)),
    removing: (id) => writeOf(erase(id)),
  };
}
