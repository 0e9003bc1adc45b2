/** Vectors of archives in Postgres: as in sqlite-vectors.ts, with the owner's number in front. */
import type { QueryAsOwner } from './postgres-connection.ts';
import { touched, type VectorStore } from './vector-store.ts';

export const POSTGRES_VECTOR_TABLES = `
create table data_service.vector (
  owner integer not null, seq bigint not null, block integer not null,
  primary key (owner, seq)
);
create table data_service.vector_signs (
  owner integer not null, number integer not null, model text not null, dimensions integer not null,
  since bigint not null, until bigint not null, signs bytea not null,
  primary key (owner, number)
);
alter table data_service.vector_signs alter column signs set storage external;
create table data_service.vector_values (
  owner integer not null, number integer not null, body bytea not null,
  primary key (owner, number)
);
alter table data_service.vector_values alter column body set storage external;
`;

export const VECTOR_TABLES = ['vector', 'vector_signs', 'vector_values'] as const;

const MARK = `insert into data_service.vector (owner, seq, block) select $1::integer, seq, $3 from unnest($2::bigint[]) as given (seq)
  on conflict (owner, seq) do update set block = excluded.block`;

export function createPostgresVectors(query: QueryAsOwner): VectorStore {
  return {
    read: (seqs) =>
      query('select seq from data_service.vector where owner = $1 and seq = any($2)', seqs).map(({ seq }) =>
        Number(seq),
      ),
    count: () => Number(query('select count(*) as n from data_service.vector where owner = $1')[0]?.n),
    hasOtherModel: (model, dimensions) =>
      query(
        `select 1 from data_service.vector_signs
         where owner = $1 and (model <> $2 or dimensions <> coalesce($3::integer, dimensions)) limit 1`,
        ...[model, dimensions ?? null],
      ).length > 0,
    signs: (model, { since, until }, below, most) =>
      query(
        `select number, signs from data_service.vector_signs
         where owner = $1 and model = $2 and until >= $3 and since <= $4 and number < $5::bigint order by number desc limit $6`,
        ...[model, since, until, below, most],
      ).map((row) => ({ number: Number(row.number), signs: row.signs as Uint8Array })),
    values: (numbers) =>
      new Map(
        query('select number, body from data_service.vector_values where owner = $1 and number = any($2)', numbers).map(
          (row) => [Number(row.number), row.body as Uint8Array],
        ),
      ),
    nextNumber: () =>
      Number(
        query('select coalesce(max(number), 0) + 1 as number from data_service.vector_signs where owner = $1')[0]
          ?.number,
      ),
    add({ number, model, dimensions, since, until, signs, values, seqs }) {
      query(
        `insert into data_service.vector_signs (owner, number, model, dimensions, since, until, signs)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        ...[number, model, dimensions, since, until, signs],
      );
      query('insert into data_service.vector_values (owner, number, body) values ($1, $2, $3)', number, values);
      query(MARK, seqs, number);
    },
    addWordless: (seqs) => void query(MARK, seqs, 0),
    forget(seqs) {
      query('delete from data_service.vector where owner = $1 and seq = any($2)', seqs);
      const spans = query('select number, since, until from data_service.vector_signs where owner = $1').map((row) => ({
        number: Number(row.number),
        since: Number(row.since),
        until: Number(row.until),
      }));
      const gone = touched(spans, seqs);
      if (gone.length === 0) return;
      const numbers = gone.map(({ number }) => number);
      const [first, last] = [Math.min(...gone.map(({ since }) => since)), Math.max(...gone.map(({ until }) => until))];
      query(
        'delete from data_service.vector where owner = $1 and seq between $2 and $3 and block = any($4)',
        ...[first, last, numbers],
      );
      for (const table of ['vector_signs', 'vector_values'])
        query(`delete from data_service.${table} where owner = $1 and number = any($2)`, numbers);
    },
    clear() {
      for (const table of VECTOR_TABLES) query(`delete from data_service.${table} where owner = $1`);
    },
  };
}
