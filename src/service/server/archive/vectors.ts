/**
 * Vectors of an archive: many sealed together in a block; only row numbers and sizes are in plain text. Signs and values
 * are apart: all signs are scanned, but few values are read.
 */
import type { ArchiveSql } from './archive-sql.ts';

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

/** The rows that a block's vectors depend on, including the messages right before each. */
interface VectorSpan {
  readonly number: number;
  readonly since: number;
  readonly until: number;
}

/** `signs` and `values` are sealed. */
export interface NewVectorBlock extends VectorSpan {
  readonly model: string;
  readonly dimensions: number;
  readonly signs: Uint8Array;
  readonly values: Uint8Array;
  /** Rows whose vectors it holds. */
  readonly seqs: readonly number[];
}

export type Vectors = ReturnType<typeof createVectors>;

export function createVectors({ query, schema, own, owner, ownerValue, isAnyOf, list }: ArchiveSql) {
  const [vector, signed, valued] = VECTOR_TABLES.map((name) => schema + name);

  function mark(seqs: readonly number[], block: number): void {
    query(
      `insert into ${vector} (${owner}seq, block) select ${ownerValue}value, $3 from ${list('$2')} where true
       on conflict (${owner}seq) do update set block = excluded.block`,
      ...[seqs, block],
    );
  }

  const spans = (): VectorSpan[] =>
    query(`select number, since, until from ${signed} where ${own}`).map(({ number, since, until }) => {
      return { number: Number(number), since: Number(since), until: Number(until) };
    });

  return {
    /** The rows among these already processed, with or without words. */
    read: (seqs: readonly number[]): number[] =>
      query(`select seq from ${vector} where ${own} and ${isAnyOf('seq', '$2')}`, seqs).map(({ seq }) => Number(seq)),
    /** Number of rows already processed. */
    count: () => Number(query(`select count(*) as n from ${vector} where ${own}`)[0]?.n),
    /** Whether any block has another model or, if given, other dimensions. */
    hasOtherModel: (model: string, dimensions?: number): boolean =>
      query(
        `select 1 from ${signed} where ${own} and (model <> $2 or dimensions <> coalesce($3, dimensions)) limit 1`,
        ...[model, dimensions ?? null],
      ).length > 0,
    /** Sealed signs of the model's blocks that overlap a span of rows, numbered below `below`, highest first. */
    signs: (model: string, { since, until }: Omit<VectorSpan, 'number'>, below: number, most: number) =>
      query(
        `select number, signs from ${signed} where ${own} and model = $2 and until >= $3 and since <= $4
         and number < cast($5 as bigint) order by number desc limit $6`,
        ...[model, since, until, below, most],
      ).map(({ number, signs }) => ({ number: Number(number), signs: signs as Uint8Array })),
    /** Sealed values by block. */
    values: (numbers: readonly number[]): Map<number, Uint8Array> =>
      new Map(
        query(`select number, body from ${valued} where ${own} and ${isAnyOf('number', '$2')}`, numbers).map(
          ({ number, body }) => [Number(number), body as Uint8Array],
        ),
      ),
    /** This and the methods below are called inside a transaction. */
    nextNumber: () => Number(query(`select coalesce(max(number), 0) as last from ${signed} where ${own}`)[0]?.last) + 1,
    add({ number, model, dimensions, since, until, signs, values, seqs }: NewVectorBlock): void {
      query(
        `insert into ${signed} (${owner}number, model, dimensions, since, until, signs)
         values (${ownerValue}$2, $3, $4, $5, $6, $7)`,
        ...[number, model, dimensions, since, until, signs],
      );
      query(`insert into ${valued} (${owner}number, body) values (${ownerValue}$2, $3)`, number, values);
      mark(seqs, number);
    },
    /** Marks rows without words as processed. */
    addWordless: (seqs: readonly number[]): void => mark(seqs, 0),
    /** Forgets rows and deletes every block that depends on one of them; its other rows are processed again. */
    forget(seqs: readonly number[]): void {
      query(`delete from ${vector} where ${own} and ${isAnyOf('seq', '$2')}`, seqs);
      const gone = touched(spans(), seqs);
      for (const { number, since, until } of gone)
        query(`delete from ${vector} where ${own} and seq between $2 and $3 and block = $4`, since, until, number);
      const numbers = gone.map(({ number }) => number);
      for (const table of [signed, valued])
        if (numbers.length > 0) query(`delete from ${table} where ${own} and ${isAnyOf('number', '$2')}`, numbers);
    },
    clear(): void {
      for (const table of [vector, signed, valued]) query(`delete from ${table} where ${own}`);
    },
  };
}

/** Spans that contain any of these rows. */
function touched(spans: readonly VectorSpan[], seqs: readonly number[]): VectorSpan[] {
  const sorted = Float64Array.from(seqs).sort();
  return spans.filter(({ since, until }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < since) low = middle + 1;
      else high = middle;
    }
    return (sorted[low] ?? Number.POSITIVE_INFINITY) <= until;
  });
}
