/** What the data service keeps in files, in the form that it has in Postgres. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Vault } from '#platform/vault.ts';
import { tsvectorOf } from '../archive/postgres-index.ts';
import { createSqliteStore } from '../archive/sqlite-store.ts';
import { OWNER_COLUMNS } from '../owners/database.ts';
import { archiveFile } from '../service-store.ts';
import { indexAnew } from './index-anew.ts';
import { archiveKeyOf, columnsOf, type ServiceRow, type ServiceTable } from './service-row.ts';

/** Every row of the directory in this file. */
export function* directoryRows(file: string): Generator<ServiceRow> {
  using database = new DatabaseSync(file, { readOnly: true });
  for (const table of Object.keys(OWNER_COLUMNS) as ServiceTable[])
    for (const row of database.prepare(`select * from ${table}`).iterate())
      yield { table, row: row as ServiceRow['row'] };
}

/** Every row of the files below `dataDir`, which nobody changes meanwhile, of the archives whose owners the directory knows. */
export async function* rowsOfFiles(dataDir: string, vault: Vault): AsyncGenerator<ServiceRow> {
  const directory = join(dataDir, 'service.sqlite');
  if (!existsSync(directory)) return;
  yield* directoryRows(directory);
  let owner = 0;
  for (const { table, row } of directoryRows(directory)) {
    if (table !== 'owner') continue;
    const name = String(row.id);
    const file = archiveFile(dataDir, name);
    if (existsSync(file)) yield* archiveRows(file, ++owner, name, archiveKeyOf(vault, row));
  }
}

function* archiveRows(file: string, owner: number, name: string, key: Uint8Array): Generator<ServiceRow> {
  using database = new DatabaseSync(file, { readOnly: true });
  yield { table: 'archive', row: { owner, name } };
  for (const table of ['datastore', 'block', 'vocabulary', 'name'] as const) {
    const columns = columnsOf(table).filter(([column]) => column !== 'owner');
    const from = table === 'vocabulary' ? 'token left join vocabulary using (token)' : table;
    const rows = database.prepare(`select ${columns.map(([column]) => column).join(', ')} from ${from}`).iterate();
    for (const row of rows) yield { table, row: { owner, ...(row as ServiceRow['row']) } };
  }
  const codes = new Map(
    database
      .prepare('select name, code from datastore')
      .all()
      .map(({ name, code }) => [name, code]),
  );
  for (const { row, columns } of indexAnew(createSqliteStore(database, file), key)) {
    const { seq, print, block, line } = row;
    const datastore = Number(codes.get(row.datastore));
    const words = tsvectorOf(columns, seq);
    yield { table: 'record', row: { owner, seq, datastore, id: Buffer.from(row.id), print, block, line, words } };
  }
}
