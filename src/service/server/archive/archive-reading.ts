/** Reads of an archive that are the same in a file and in Postgres. */
import type { ArchiveSql, SqlRow } from './archive-sql.ts';
import { type ArchiveReading, datastoreOf, type Row } from './store.ts';

/** The columns of a row. */
export const ROW = 'seq, datastore, id, print, block, line';

export function rowOf({ seq, datastore, id, print, block, line }: SqlRow): Row {
  return {
    seq: Number(seq),
    datastore: datastoreOf(Number(datastore)),
    id: typeof id === 'string' ? id : Buffer.from(id as Uint8Array).toString(),
    print: Number(print),
    block: Number(block),
    line: Number(line),
  };
}

export function createReading(sql: ArchiveSql): Omit<ArchiveReading, 'known' | 'rowsById'> {
  const { query, schema, own, ownByToken, storedToken, tokenOf, isAnyOf, lookUp } = sql;

  /** The most frequent words that meet a condition on the prefix in $2. */
  const mostFrequent = (condition: string, prefix: unknown, most: number) =>
    query(
      `select token, records, word from ${schema}${sql.words} where ${ownByToken} and ${condition} and records > 0
       order by records desc, token limit $3`,
      ...[prefix, most],
    ).map(({ token, records, word }) => ({
      ...{ token: tokenOf(token), records: Number(records), word: word as Uint8Array },
    }));

  return {
    datastores: () =>
      query(`select code, records from ${schema}datastore where ${own}`).map(({ code, records }) => ({
        ...{ name: datastoreOf(Number(code)), records: Number(records) },
      })),
    rows(seqs) {
      const found = new Map(lookUp('record', 'seq', ROW, seqs).map((row) => [Number(row.seq), row]));
      return seqs.flatMap((seq) => {
        const row = found.get(seq);
        return row ? [rowOf(row)] : [];
      });
    },
    blocks: (numbers) =>
      new Map(
        lookUp('block', 'number', 'number, body', numbers).map((row) => [Number(row.number), row.body as Uint8Array]),
      ),
    wordsByPrefix: (length, token, most) => mostFrequent(`begins${length} = $2`, storedToken(token), most),
    wordsByPrefixes: (tokens, most) => mostFrequent(isAnyOf('begins4', '$2'), tokens.map(storedToken), most),
    wordCounts: (tokens) =>
      new Map(
        lookUp(sql.words, 'token', 'token, records, word is not null as has_word', tokens.map(storedToken)).flatMap(
          ({ token, records, has_word }) => (has_word ? [[tokenOf(token), Number(records)] as const] : []),
        ),
      ),
    names: (most) =>
      query(
        `select token, records, newest, sealed from ${schema}name where ${own} order by records desc, token limit $2`,
        most,
      ).map(({ token, records, newest, sealed }) => ({
        ...{ token: tokenOf(token), records: Number(records), newest: Number(newest), sealed: sealed as Uint8Array },
      })),
    newestBlock: () =>
      Number(query(`select coalesce(max(number), 0) as number from ${schema}block where ${own}`)[0]?.number),
  };
}
