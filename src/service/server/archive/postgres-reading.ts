/**
 * Reads of an archive in Postgres. Rows are looked up one by one by the primary key (`lateral … offset 0`), whatever
 * the planner estimates: for a new owner it assumes that there are no rows, and scans all of them for a few. Look-ups
 * by token don't filter by owner in the index (`owner + 0`): Postgres would take the owner's rows for neighbours, and
 * not prefetch them.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Query, SqlRow } from './archive-sql.ts';
import { type ArchiveReading, codeOf, datastoreOf, type KeywordIndex, type Row, type WhichIds } from './store.ts';

/** Rows per query in id order. */
const IDS_AT_ONCE = 1000;
const asText = (id: string) => Buffer.from(id);

const ROW = 'record.seq, datastore, id, print, block, line';

export function postgresReading(
  query: Query,
  index: KeywordIndex,
  frequencies: () => Map<string, number>,
): Omit<ArchiveReading, 'datastores'> {
  const rowOf = (found: SqlRow): Row => ({
    ...(found as unknown as Row),
    datastore: datastoreOf(found.datastore as number),
    id: Buffer.from(found.id as Uint8Array).toString(),
  });

  function* rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', { held, after, skip = 0 }: WhichIds) {
    const among = held && index.find(held.question, held.range, Number.MAX_SAFE_INTEGER);
    const beyond = direction === 'asc' ? '>' : '<';
    let passed = skip;
    let last = after === undefined ? null : asText(after);
    for (;;) {
      const rows = query(
        `select ${ROW} from data_service.record
         where owner::bigint = $1 and datastore = $2 and ($3::bytea is null or id ${beyond} $3)
           and ($4::bigint[] is null or seq = any($4))
         order by id ${direction} limit ${IDS_AT_ONCE} offset $5`,
        ...[codeOf(datastore), last, among ?? null, passed],
      );
      for (const found of rows) yield rowOf(found);
      if (rows.length < IDS_AT_ONCE) return;
      passed = 0;
      last = Buffer.from(rows.at(-1)?.id as Uint8Array);
    }
  }

  return {
    rows(seqs) {
      if (seqs.length === 0) return [];
      const rows = query(
        `select found.* from unnest($2::bigint[]) as asked (seq) cross join lateral (
           select ${ROW} from data_service.record where owner = $1 and record.seq = asked.seq offset 0
         ) as found`,
        seqs,
      );
      const found = new Map(rows.map((row) => [Number(row.seq), row]));
      return seqs.flatMap((seq) => {
        const row = found.get(seq);
        return row === undefined ? [] : [rowOf(row)];
      });
    },
    known(records) {
      if (records.length === 0) return [];
      const rows = query(
        `select place, found.* from unnest($2::integer[], $3::bytea[]) with ordinality as asked (code, name, place)
         cross join lateral (
           select ${ROW} from data_service.record
           where owner::bigint = $1 and record.datastore = asked.code and record.id = asked.name offset 0
         ) as found`,
        records.map(({ datastore }) => codeOf(datastore)),
        records.map(({ id }) => asText(id)),
      );
      const found = new Array<Row | undefined>(records.length).fill(undefined);
      for (const { place, ...row } of rows) found[Number(place) - 1] = rowOf(row);
      return found;
    },
    rowsById,
    blocks(numbers) {
      if (numbers.length === 0) return new Map();
      const rows = query(
        `select number, body from unnest($2::integer[]) as asked (number) cross join lateral (
           select body from data_service.block where owner = $1 and block.number = asked.number offset 0
         ) as found`,
        numbers,
      );
      return new Map(rows.map(({ number, body }) => [Number(number), body as Uint8Array]));
    },
    wordsByPrefix: (length, token, most) =>
      query(
        `select token, records, word from data_service.vocabulary
         where owner + 0 = $1 and begins${length} = $2 and records > 0 order by records desc, token limit $3`,
        ...[token, most],
      ).map(({ token, records, word }) => {
        frequencies().set(String(token), Number(records));
        return { token: String(token), word: word as Uint8Array };
      }),
    wordsByPrefixes: (tokens, most) =>
      query(
        `select token, word from data_service.vocabulary
         where owner + 0 = $1 and begins4 = any($2::text[]) and records > 0 order by records desc, token limit $3`,
        ...[tokens, most],
      ).map(({ token, word }) => ({ token: String(token), word: word as Uint8Array })),
    names: (most) =>
      query(
        `select token, records, newest, sealed from data_service.name
         where owner = $1 order by records desc, token limit $2`,
        most,
      ).map(({ token, records, newest, sealed }) => ({
        ...{ token: String(token), records: Number(records), newest: Number(newest) },
        sealed: sealed as Uint8Array,
      })),
    wordCounts(tokens) {
      if (tokens.length === 0) return new Map();
      const rows = query(
        `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
           select records from data_service.vocabulary
           where owner = $1 and vocabulary.token = asked.token and word is not null offset 0
         ) as found`,
        tokens,
      );
      return new Map(rows.map(({ token, records }) => [String(token), Number(records)]));
    },
  };
}
