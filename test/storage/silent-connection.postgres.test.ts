/** A connection to Postgres on which nothing comes any more, as a server leaves it that fails over. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { openDatabase } from '#storage/database.ts';
import { writeOf } from '#storage/write.ts';
import { startPostgresProxy } from '../faults/postgres-proxy.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

/** More than any answer takes that does come. */
const SILENT_MS = 3_000;

describe('a connection to Postgres that falls silent', () => {
  it('is given up, and what was to be written is written over a new one', async () => {
    const { url: direct, drop } = await createPostgresDatabase();
    const url = new URL(direct);
    const proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const vault = createVault([randomBytes(32)]);
    // Its tables are made, and looked at, by who has all the time: on a slow machine a statement may take long.
    await (await openDatabase({ kind: 'postgres', url: direct }, vault)).close();
    const witness = new pg.Client({ connectionString: direct });
    await witness.connect();
    const database = await openDatabase({ kind: 'postgres', url: url.href }, vault, { silentMs: SILENT_MS });
    try {
      proxy.abandon();
      const note = { name: 'note', value: 'after the silence' };
      const insert = database.query
        .insertInto('meta')
        .values(note)
        .onConflict((conflict) => conflict.doNothing());
      await database.write(writeOf(insert.compile()));
      expect(proxy.unheard()).toBeGreaterThan(0);
      expect((await witness.query(`select * from meta where name = 'note'`)).rows).toEqual([note]);
    } finally {
      await database.close();
      await proxy.close();
      await witness.end();
      await drop();
    }
  }, 120_000);
});

describe('a connection to Postgres that is cut', () => {
  it('costs nobody who reads an answer', async () => {
    const { url: direct, drop } = await createPostgresDatabase();
    const url = new URL(direct);
    const proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const database = await openDatabase({ kind: 'postgres', url: url.href }, createVault([randomBytes(32)]));
    try {
      const compiled = database.query.selectFrom('meta').select('name').where('name', '=', 'version').compile();
      proxy.cut(100);
      expect(await database.read(compiled, compiled.parameters)).toEqual([{ name: 'version' }]);
    } finally {
      await database.close();
      await proxy.close();
      await drop();
    }
  });
});
