/** What the data service keeps in files, in the form that it has in Postgres. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { segmentOf } from '../archive/postgres-writing.ts';
import { COLUMNS, PostingWriter } from '../archive/posting-list.ts';
import { archiveFile } from '../service-store.ts';
import { columnsOf, DIRECTORY_TABLES, type ServiceRow, type ServiceTable } from './service-row.ts';

/** Every row of the directory in this file. */
export function* directoryRows(file: string): Generator<ServiceRow> {
  using database = new DatabaseSync(file, { readOnly: true });
  for (const table of Object.keys(DIRECTORY_TABLES) as ServiceTable[])
    for (const row of database.prepare(`select * from ${table}`).iterate())
      yield { table, row: row as ServiceRow['row'] };
}

/** Every row of the files below `dataDir`, which nobody changes meanwhile, of the archives whose owners the directory knows. */
export async function* rowsOfFiles(dataDir: string): AsyncGenerator<ServiceRow> {
  const directory = join(dataDir, 'service.sqlite');
  if (!existsSync(directory)) return;
  yield* directoryRows(directory);
  let owner = 0;
  for (const { table, row } of directoryRows(directory)) {
    if (table !== 'owner') continue;
    const name = String(row.id);
    const file = archiveFile(dataDir, name);
    if (existsSync(file)) yield* archiveRows(file, ++owner, name);
  }
}

function* archiveRows(file: string, owner: number, name: string): Generator<ServiceRow> {
  using database = new DatabaseSync(file, { readOnly: true });
  yield { table: 'archive', row: { owner, name } };
  for (const table of ['datastore', 'block', 'vocabulary', 'name'] as const) {
    const columns = columnsOf(table).filter(([column]) => column !== 'owner');
    const rows = database.prepare(`select ${columns.map(([column]) => column).join(', ')} from ${table}`).iterate();
    for (const row of rows) yield { table, row: { owner, ...(row as ServiceRow['row']) } };
  }
  const records = database.prepare('select seq, datastore, id, print, block, line from record').iterate();
  for (const row of records)
    yield { table: 'record', row: { owner, ...(row as ServiceRow['row']), id: Buffer.from(String(row.id)) } };
  yield* postingRows(database, owner);
}

/** The index, token by token: where each stands in which record, as lists by segments. */
function* postingRows(database: DatabaseSync, owner: number): Generator<ServiceRow> {
  database.exec('create virtual table temp.placed using fts5vocab(main, word, instance)');
  const rows = database
    .prepare(
      `select term, doc, col, offset, block from temp.placed
       cross join record on record.seq = placed.doc order by term`,
    )
    .iterate();
  let token = '';
  let seq = -1;
  let segment = 0;
  let places = new Map<number, number[]>();
  let lists = new Map<number, PostingWriter>();

  function endRecord(): void {
    if (places.size === 0) return;
    const list = lists.get(segment) ?? new PostingWriter();
    lists.set(segment, list);
    list.add(seq, places);
    places = new Map();
  }
  function* endToken(): Generator<ServiceRow> {
    endRecord();
    for (const [segment, list] of lists)
      yield { table: 'posting', row: { owner, token, segment, records: list.records, list: list.bytes() } };
    lists = new Map();
  }

  for (const row of rows) {
    const [term, doc] = [String(row.term), Number(row.doc)];
    if (term !== token) yield* endToken();
    else if (doc !== seq) endRecord();
    [token, seq, segment] = [term, doc, segmentOf(Number(row.block))];
    const column = COLUMNS.indexOf(row.col as (typeof COLUMNS)[number]);
    const inColumn = places.get(column);
    if (inColumn) inColumn.push(Number(row.offset));
    else places.set(column, [Number(row.offset)]);
  }
  yield* endToken();
}
