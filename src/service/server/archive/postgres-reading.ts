/**
 * What is read of an archive in Postgres. Rows are looked up one by one in the key of their table (`lateral … offset 0`),
 * whatever Postgres takes an owner's rows for: of somebody who has just come it believes that there are none, and goes
 * through all of them for a few.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { AskOfOwner, Row as Found } from './postgres-line.ts';
import { Posting } from './posting.ts';
import { createPostingIndex, type Postings } from './posting-index.ts';
import type { ArchiveReading, DatastoreCodes, Row, StoredDatastore, WhichIds } from './store.ts';

export interface PostgresReading {
  readonly store: ArchiveReading;
  readonly postings: Postings;
  /** A transaction has begun that sees everything as it is at one moment: what was asked once need not be asked again. */
  begin(): void;
  end(): void;
}

/** Rows by their ids that are asked for at once. */
const IDS_AT_ONCE = 1000;
/** Lists of one archive's index that stay in memory: as much as of an archive's file. */
const MOST_BYTES = 16 * 2 ** 20;
const MOST_FREQUENCIES = 50_000;

const asText = (id: string) => Buffer.from(id);

/** What is known of an archive, for as long as nobody writes to it. */
class Remembered {
  readonly changes: number;
  readonly datastores: StoredDatastore[];
  readonly frequencies = new Map<string, number>();
  /** What was used last stands last. */
  readonly #postings = new Map<string, Posting>();
  #bytes = 0;

  constructor(changes: number, datastores: StoredDatastore[]) {
    this.changes = changes;
    this.datastores = datastores;
  }

  posting(token: string): Posting | undefined {
    const found = this.#postings.get(token);
    if (found) this.keep(token, found);
    return found;
  }

  keep(token: string, posting: Posting): void {
    if (!this.#postings.delete(token)) this.#bytes += posting.bytes;
    this.#postings.set(token, posting);
  }

  /** Forgets what was not used lately, where it is too much. */
  shrink(): void {
    for (const [token, { bytes }] of this.#postings) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#postings.delete(token);
      this.#bytes -= bytes;
    }
    if (this.frequencies.size > MOST_FREQUENCIES) this.frequencies.clear();
  }
}

const LISTS = `select token, list from unnest($2::text[]) as asked (token) cross join lateral (
    select list from data_service.posting where owner = $1 and posting.token = asked.token offset 0
  ) as found`;
const FREQUENCIES = `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
    select records from data_service.vocabulary where owner = $1 and vocabulary.token = asked.token offset 0
  ) as found`;
/** Both, by one statement. */
const EXPECTED = `select token, null as records, list from (${LISTS}) as lists
  union all select token, records, null from (${FREQUENCIES}) as frequencies`;

const datastoreOf = ({ name, records }: Found): StoredDatastore => ({
  name: String(name) as DatastoreName,
  records: Number(records),
});

const ROW = 'record.seq, datastore, id, print, block, line';

export function postgresReading(ask: AskOfOwner, codes: DatastoreCodes): PostgresReading {
  let kept: Remembered | undefined;
  /** What is kept, while it is known to be true. */
  let moment: Remembered | undefined;

  /** Puts together what came of these tokens. */
  function postingsOf(tokens: readonly string[], rows: readonly Found[]): Map<string, Posting> {
    const pieces = Map.groupBy(rows, ({ token }) => String(token));
    const made = new Map<string, Posting>();
    for (const token of tokens) {
      const posting = new Posting((pieces.get(token) ?? []).map(({ list }) => list as Uint8Array));
      made.set(token, posting);
      moment?.keep(token, posting);
    }
    return made;
  }

  const postings: Postings = {
    expect(tokens) {
      if (!moment) return;
      const { frequencies } = moment;
      const unknown = [...new Set(tokens)].filter((token) => !moment?.posting(token) || !frequencies.has(token));
      if (unknown.length === 0) return;
      const rows = ask(EXPECTED, unknown);
      postingsOf(
        unknown,
        rows.filter(({ list }) => list !== null),
      );
      for (const token of unknown) frequencies.set(token, 0);
      for (const { token, records } of rows) if (records !== null) frequencies.set(String(token), Number(records));
    },
    frequency(token) {
      const known = moment?.frequencies.get(token);
      if (known !== undefined) return known;
      const [row] = ask(FREQUENCIES, [token]);
      const records = Number(row?.records ?? 0);
      moment?.frequencies.set(token, records);
      return records;
    },
    of(tokens) {
      const found = new Map<string, Posting>();
      for (const token of tokens) {
        const known = moment?.posting(token);
        if (known) found.set(token, known);
      }
      const unknown = tokens.filter((token) => !found.has(token));
      if (unknown.length === 0) return found;
      for (const [token, posting] of postingsOf(unknown, ask(LISTS, unknown))) found.set(token, posting);
      return found;
    },
  };

  const rowOf = (found: Found): Row => ({
    ...(found as unknown as Row),
    datastore: codes.nameOf(found.datastore as number),
    id: Buffer.from(found.id as Uint8Array).toString(),
  });

  function* rowsById(datastore: DatastoreName, direction: 'asc' | 'desc', { held, after, skip = 0 }: WhichIds) {
    const code = codes.codeOf(datastore);
    if (code === undefined) return;
    const among = held && Array.from(createPostingIndex(postings).each(held.question, held.range, 'oldest'));
    const beyond = direction === 'asc' ? '>' : '<';
    let passed = skip;
    let last = after === undefined ? null : asText(after);
    for (;;) {
      const rows = ask(
        `select ${ROW} from data_service.record
         where owner::bigint = $1 and datastore = $2 and ($3::bytea is null or id ${beyond} $3)
           and ($4::bigint[] is null or seq = any($4))
         order by id ${direction} limit ${IDS_AT_ONCE} offset $5`,
        ...[code, last, among ?? null, passed],
      );
      for (const found of rows) yield rowOf(found);
      if (rows.length < IDS_AT_ONCE) return;
      passed = 0;
      last = Buffer.from(rows.at(-1)?.id as Uint8Array);
    }
  }

  return {
    postings,
    begin() {
      const rows = ask(
        `select changes, datastore.name, records from data_service.archive
         left join data_service.datastore using (owner) where owner = $1`,
      );
      const changes = Number(rows[0]?.changes ?? -1);
      if (kept?.changes !== changes)
        kept = new Remembered(changes, rows.filter(({ name }) => name !== null).map(datastoreOf));
      moment = kept;
    },
    end() {
      moment?.shrink();
      moment = undefined;
    },
    store: {
      datastores: () =>
        moment?.datastores ?? ask('select name, records from data_service.datastore where owner = $1').map(datastoreOf),
      rows(seqs) {
        if (seqs.length === 0) return [];
        const rows = ask(
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
        const rows = ask(
          `select place, found.* from unnest($2::integer[], $3::bytea[]) with ordinality as asked (code, name, place)
           cross join lateral (
             select ${ROW} from data_service.record
             where owner::bigint = $1 and record.datastore = asked.code and record.id = asked.name offset 0
           ) as found`,
          // No datastore has the code 0.
          records.map(({ datastore }) => codes.codeOf(datastore) ?? 0),
          records.map(({ id }) => asText(id)),
        );
        const found = new Array<Row | undefined>(records.length).fill(undefined);
        for (const { place, ...row } of rows) found[Number(place) - 1] = rowOf(row);
        return found;
      },
      rowsById,
      blocks(numbers) {
        if (numbers.length === 0) return new Map();
        const rows = ask(
          `select number, body from unnest($2::bigint[]) as asked (number) cross join lateral (
             select body from data_service.block where owner = $1 and block.number = asked.number offset 0
           ) as found`,
          numbers,
        );
        return new Map(rows.map(({ number, body }) => [Number(number), body as Uint8Array]));
      },
      begun: (length, token, most) =>
        ask(
          `select token, records, word from data_service.vocabulary
           where owner = $1 and begins${length} = $2 and records > 0 order by records desc, token limit $3`,
          ...[token, most],
        ).map((row) => {
          moment?.frequencies.set(String(row.token), Number(row.records));
          return { token: String(row.token), word: row.word as Uint8Array };
        }),
      begunByOneOf: (tokens, most) =>
        ask(
          `select token, word from data_service.vocabulary
           where owner = $1 and begins4 = any($2::text[]) and records > 0 order by records desc, token limit $3`,
          ...[tokens, most],
        ).map(({ token, word }) => ({ token: String(token), word: word as Uint8Array })),
      names: (most) =>
        ask(
          `select token, records, newest, sealed from data_service.name
           where owner = $1 order by records desc, token limit $2`,
          most,
        ).map(({ token, records, newest, sealed }) => ({
          ...{ token: String(token), records: Number(records), newest: Number(newest) },
          sealed: sealed as Uint8Array,
        })),
      spelled(tokens) {
        if (tokens.length === 0) return new Map();
        const rows = ask(
          `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
             select records from data_service.vocabulary
             where owner = $1 and vocabulary.token = asked.token and word is not null offset 0
           ) as found`,
          tokens,
        );
        return new Map(rows.map(({ token, records }) => [String(token), Number(records)]));
      },
    },
  };
}
