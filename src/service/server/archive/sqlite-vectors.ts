/** Vectors in an archive's SQLite file. Signs and values are apart: all signs are scanned, but few values are read. */
import type { DatabaseSync } from 'node:sqlite';
import { prepareWrite } from './prepare-write.ts';
import { touched, type VectorSpan, type VectorStore } from './vector-store.ts';

/** `block` is 0 for rows without words. */
export const SQLITE_VECTOR_TABLES = `
create table vector (seq integer primary key, block integer not null) strict;
create table vector_signs (
  number integer primary key,
  model text not null,
  dimensions integer not null,
  since integer not null,
  until integer not null,
  signs blob not null
) strict;
create index vector_span on vector_signs (since, until);
create table vector_values (number integer primary key, body blob not null) strict;
`;

export function createSqliteVectors(database: DatabaseSync): VectorStore {
  const one = database.prepare('select 1 from vector where seq = ?');
  const count = database.prepare('select count(*) as n from vector');
  const other = database.prepare(
    'select 1 from vector_signs where model <> ?1 or dimensions <> coalesce(?2, dimensions) limit 1',
  );
  const signs = database.prepare(
    `select number, signs from vector_signs where model = ? and until >= ? and since <= ? and number < ?
     order by number desc limit ?`,
  );
  const values = database.prepare('select body from vector_values where number = ?');
  const highest = database.prepare('select coalesce(max(number), 0) as number from vector_signs');
  const mark = prepareWrite(database, 'insert or replace into vector (seq, block) values (?, ?)');
  const addSigns = prepareWrite(
    database,
    'insert into vector_signs (number, model, dimensions, since, until, signs) values (?, ?, ?, ?, ?, ?)',
  );
  const addValues = prepareWrite(database, 'insert into vector_values (number, body) values (?, ?)');
  const spans = database.prepare('select number, since, until from vector_signs indexed by vector_span');
  const unmark = prepareWrite(database, 'delete from vector where seq = ?');
  const unmarkAll = prepareWrite(database, 'delete from vector where seq between ? and ? and block = ?');
  const removeSigns = prepareWrite(database, 'delete from vector_signs where number = ?');
  const removeValues = prepareWrite(database, 'delete from vector_values where number = ?');
  return {
    read: (seqs) => seqs.filter((seq) => one.get(seq) !== undefined),
    count: () => Number(count.get()?.n),
    hasOtherModel: (model, dimensions) => other.get(model, dimensions ?? null) !== undefined,
    signs: (model, { since, until }, below, most) =>
      signs.all(model, since, until, below, most).map((row) => ({
        number: Number(row.number),
        signs: row.signs as Uint8Array,
      })),
    values: (numbers) =>
      new Map(
        numbers.flatMap((number) => {
          const body = values.get(number)?.body;
          return body instanceof Uint8Array ? [[number, body] as const] : [];
        }),
      ),
    nextNumber: () => Number(highest.get()?.number) + 1,
    add({ number, model, dimensions, since, until, signs, values, seqs }) {
      addSigns.run(number, model, dimensions, since, until, signs);
      addValues.run(number, values);
      for (const seq of seqs) mark.run(seq, number);
    },
    addWordless(seqs) {
      for (const seq of seqs) mark.run(seq, 0);
    },
    forget(seqs) {
      for (const seq of seqs) unmark.run(seq);
      for (const { number, since, until } of touched(spans.all() as unknown as VectorSpan[], seqs)) {
        unmarkAll.run(since, until, number);
        removeSigns.run(number);
        removeValues.run(number);
      }
    },
    clear: () => database.exec('delete from vector; delete from vector_signs; delete from vector_values'),
  };
}
