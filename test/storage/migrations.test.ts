/** A database that an earlier version has filled, brought to the present tables. */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { prepareDatabase } from '#storage/database.ts';
import { createInboxRows } from '#storage/inbox.ts';
import { MIGRATIONS } from '#storage/migrations.ts';
import type { Tables } from '#storage/schema.ts';
import { createSqliteDialect, SqliteThread } from '#storage/sqlite-driver.ts';
import { createWorkers } from '#storage/workers.ts';
import { testVault } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const DONE_AT = 20_000 * DAY_MS + 5;

const KINDS = [
  {
    name: 'SQLite',
    open() {
      const thread = new SqliteThread(':memory:');
      return { kind: 'sqlite', query: new Kysely<Tables>({ dialect: createSqliteDialect(thread) }), thread } as const;
    },
  },
  {
    name: 'Postgres',
    open() {
      const pglite = new PGlite({ parsers: { 20: Number } });
      return { kind: 'postgres', query: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }) } as const;
    },
  },
];

describe.each(KINDS)('a database of the first version on $name', ({ open }) => {
  it('keeps what waits, what was paid for and what was seen', async () => {
    const { kind, query, ...around } = open();
    const vault = testVault();
    await query.schema
      .createTable('meta')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into meta (name, value) values ('version', '1')`.execute(query);
    await MIGRATIONS[0]?.(query);
    const row = (id: number, state: string, progress?: object) => {
      const done = state === 'done';
      const sealed = done ? null : vault.seal(JSON.stringify({ update_id: id }), `updates/${id}`);
      const kept = progress ? vault.seal(JSON.stringify(progress), `updates/${id}/progress`) : null;
      const owner = state === 'running' ? 'somebody' : null;
      return sql`insert into updates (update_id, lane, control, sealed, state, progress, owner, holds_lane, attempts, look_at,
          cancelled, received_at, done_at)
        values (${id}, ${`lane ${id}`}, 0, ${sealed}, ${state}, ${kept}, ${owner}, ${owner ? 1 : 0}, 1, 0, 0, 1,
          ${done ? DONE_AT : null})`.execute(query);
    };
    await row(1, 'accepted');
    await row(2, 'running', { command: 'recent' });
    await row(3, 'committed', { command: 'ask' });
    await row(4, 'done');

    const database = await prepareDatabase(kind, query, vault, around);
    const { left, unreadable } = await createWorkers(database, () => DONE_AT).adopt(10, 1000);
    expect(unreadable).toBe(0);
    expect(left).toEqual([
      { updateId: 1, update: { update_id: 1 }, committed: false },
      { updateId: 2, update: { update_id: 2 }, committed: false },
      { updateId: 3, update: { update_id: 3 }, committed: true },
    ]);
    const rows = createInboxRows(database, { now: () => DONE_AT, holdMs: 1000 });
    const claimed = (id: number, committed: boolean) =>
      database.write(rows.claim(id, { owner: 'me', claim: `mine ${id}` }, committed));
    expect(await claimed(2, false)).toMatchObject({ progress: { command: 'recent' } });
    expect(await claimed(3, true)).toMatchObject({ progress: { command: 'ask' } });
    expect(await query.selectFrom('seen').selectAll().execute()).toEqual([{ update_id: 4, day: 20_000 }]);
    await database.close();
  });
});
