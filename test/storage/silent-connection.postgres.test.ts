/** A Postgres connection that goes silent, as when a server fails over. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { openDatabase } from '#storage/database.ts';
import { writeOf } from '#storage/write.ts';
import { startPostgresProxy } from '../faults/postgres-proxy.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

/** Longer than any real reply takes. */
const SILENT_MS = 3_000;

describe('a Postgres connection that goes silent', () => {
  it('is given up, and its write is retried over a new one', async () => {
    const { url: direct, drop } = await createPostgresDatabase();
    const url = new URL(direct);
    const proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    const vault = createVault([randomBytes(32)]);
    // Tables are created without the short timeout, since a statement may be slow on a busy machine.
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

describe('a Postgres connection that is cut', () => {
  it('fails no read', async () => {
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
