/** Writes to an archive in Postgres: one statement for all rows of a kind. */
import { tokenOfNumber } from './archive-key.ts';
import type { Query } from './archive-sql.ts';
import { FLUSH_PENDING_LIST, tsvectorOf } from './postgres-index.ts';
import { type ArchiveWriting, codeOf, RUN_LENGTH } from './store.ts';

/** Maximum number of rows per statement. */
const ROWS_AT_ONCE = 5000;

/** Sorted by token, so that neighbours in an index are written one after the other. */
const byToken = (a: { readonly token: string }, b: { readonly token: string }) =>
  a.token < b.token ? -1 : a.token > b.token ? 1 : 0;

export function postgresWriting(query: Query): ArchiveWriting {
  /** Passes columns as arrays, in chunks of rows. */
  function inParts<T>(rows: readonly T[], sql: string, columnsOf: readonly ((row: T) => unknown)[]): void {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      query(sql, ...columnsOf.map((column) => some.map(column)));
    }
  }

  return {
    // Reading backwards, the first index entry is the last row of the run.
    runs: (starts) =>
      query(
        `select start, last, exists (select from data_service.record where owner = $1 and seq = start) as taken
         from unnest($2::bigint[]) as asked (start) cross join lateral (
           select seq as last from data_service.record where owner = $1 and seq between start and start + ${RUN_LENGTH - 1}
           order by seq desc limit 1
         ) as found`,
        starts,
      ).map(({ start, taken, last }) => ({ start: Number(start), isTaken: taken === true, last: Number(last) })),
    apply({ removed, added, blocks, words, counts, tally, names }) {
      inParts(
        [...tally],
        `insert into data_service.datastore (owner, code, records) select $1::integer, * from unnest($2::integer[], $3::bigint[])
         on conflict (owner, code) do update set records = datastore.records + excluded.records`,
        [([datastore]) => codeOf(datastore), ([, records]) => records],
      );
      inParts(removed, 'delete from data_service.record where owner = $1 and seq = any($2)', [({ seq }) => seq]);
      inParts(
        [...blocks],
        `insert into data_service.block (owner, number, body) select $1::integer, * from unnest($2::integer[], $3::bytea[])
         on conflict (owner, number) do update set body = excluded.body`,
        [([number]) => number, ([, body]) => body],
      );
      inParts(
        [...words].sort(byToken),
        `insert into data_service.vocabulary (owner, token, records, word, begins2, begins3, begins4)
         select $1::integer, token, 0, word, two, three, four
         from unnest($2::text[], $3::bytea[], $4::text[], $5::text[], $6::text[]) as given (token, word, two, three, four)
         on conflict (owner, token) do update set word = excluded.word, begins2 = excluded.begins2,
           begins3 = excluded.begins3, begins4 = excluded.begins4`,
        [({ token }) => token, ({ word }) => word, (one) => one.begins2, (one) => one.begins3, (one) => one.begins4],
      );
      inParts(
        added,
        `insert into data_service.record (owner, seq, datastore, id, print, block, line, words)
         select $1::integer, seq, datastore, id, print, block, line, words::tsvector
         from unnest($2::bigint[], $3::integer[], $4::bytea[], $5::bigint[], $6::integer[], $7::integer[], $8::text[])
           as given (seq, datastore, id, print, block, line, words)`,
        [
          ({ seq }) => seq,
          ({ datastore }) => codeOf(datastore),
          ({ id }) => Buffer.from(id),
          ({ print }) => print,
          ({ block }) => block,
          ({ line }) => line,
          ({ seq, columns }) => tsvectorOf(columns, seq),
        ],
      );
      inParts(
        [...counts],
        `insert into data_service.vocabulary (owner, token, records)
         select $1::integer, * from unnest($2::text[], $3::bigint[])
         on conflict (owner, token) do update set records = vocabulary.records + excluded.records`,
        [([token]) => tokenOfNumber(token), ([, records]) => records],
      );
      if (added.length > 0) query(`select $1::integer, pages from (${FLUSH_PENDING_LIST}) as brought`);
      inParts(
        names.flatMap(({ token, records, added }) => (added ? [{ token, records, ...added }] : [])).sort(byToken),
        `insert into data_service.name (owner, token, records, newest, sealed)
         select $1::integer, * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::bytea[])
         on conflict (owner, token) do update set records = name.records + excluded.records,
           newest = greatest(name.newest, excluded.newest),
           sealed = case when excluded.newest < name.newest then name.sealed else excluded.sealed end`,
        [({ token }) => token, ({ records }) => records, ({ newest }) => newest, ({ sealed }) => sealed],
      );
      const fewer = names.filter(({ records }) => records <= 0);
      inParts(
        fewer.filter(({ added }) => !added),
        `update data_service.name set records = name.records + given.records
         from unnest($2::text[], $3::bigint[]) as given (token, records)
         where owner = $1 and name.token = given.token`,
        [({ token }) => token, ({ records }) => records],
      );
      inParts(fewer, 'delete from data_service.name where owner = $1 and token = any($2) and records < 1', [
        ({ token }) => token,
      ]);
    },
    setNewest: (token, newest) =>
      void query('update data_service.name set newest = $3 where owner = $1 and token = $2', token, newest),
  };
}
