/** A Postgres connection that goes silent, as when a server fails over, or is cut. */
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#storage/database.ts';
import { writeOf } from '#storage/write.ts';
import { openProxiedDatabase } from '../faults/postgres-proxy.ts';
import { testVault } from '../support/databases.ts';

/** Longer than any real reply takes. */
const SILENT_MS = 3_000;

async function openProxied() {
  const { direct, url, proxy, close } = await openProxiedDatabase();
  const vault = testVault();
  // Tables are created without the short timeout, since a statement may be slow on a busy machine.
  await (await openDatabase({ kind: 'postgres', url: direct }, vault)).close();
  const database = await openDatabase({ kind: 'postgres', url }, vault, { silentMs: SILENT_MS });
  const witness = new pg.Client({ connectionString: direct });
  await witness.connect();
  onTestFinished(async () => {
    await database.close();
    await witness.end();
    await close();
  });
  return { proxy, database, witness };
}

it('a Postgres connection that goes silent is given up, and its write is retried over a new one', async () => {
  const { proxy, database, witness } = await openProxied();
  proxy.abandon();
  const note = { name: 'note', value: 'after the silence' };
  const insert = database.query
    .insertInto('meta')
    .values(note)
    .onConflict((conflict) => conflict.doNothing());
  await database.write(writeOf(insert.compile()));
  expect(proxy.unheard()).toBeGreaterThan(0);
  expect((await witness.query(`select * from meta where name = 'note'`)).rows).toEqual([note]);
}, 120_000);

it('a Postgres connection that is cut fails no read', async () => {
  const { proxy, database } = await openProxied();
  const compiled = database.query.selectFrom('meta').select('name').where('name', '=', 'version').compile();
  proxy.cut(100);
  expect(await database.read(compiled, compiled.parameters)).toEqual([{ name: 'version' }]);
});
