/**
 * What is read of an archive in Postgres. Rows are looked up one by one in the key of their table (`lateral … offset 0`),
 * whatever Postgres takes an owner's rows for: of somebody who has just come it believes that there are none, and goes
 * through all of them for a few.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { ArchiveReading, Known, Located, StoredDatastore, WhichIds } from './archive-store.ts';
import type { AskOfOwner, Row } from './postgres-line.ts';
import { Posting } from './posting.ts';
import { createPostingIndex, type Postings } from './posting-index.ts';

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

const datastoreOf = ({ code, name, records }: Row): StoredDatastore => ({
  code: Number(code),
  name: String(name) as DatastoreName,
  records: Number(records),
});

export function postgresReading(ask: AskOfOwner): PostgresReading {
  let kept: Remembered | undefined;
  /** What is kept, while it is known to be true. */
  let moment: Remembered | undefined;

  /** Puts together what came of these tokens. */
  function postingsOf(tokens: readonly string[], rows: readonly Row[]): Map<string, Posting> {
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

  function* locatedById(code: number, direction: 'asc' | 'desc', { held, after, skip = 0 }: WhichIds) {
    const among = held && Array.from(createPostingIndex(postings).each(held.question, held.range, 'oldest'));
    const beyond = direction === 'asc' ? '>' : '<';
    let passed = skip;
    let last = after === undefined ? null : asText(after);
    for (;;) {
      const rows = ask(
        `select found.seq, found.id, spot from (
           select seq, id from data_service.identity
           where owner = $1 and datastore = $2 and ($3::bytea is null or id ${beyond} $3)
             and ($4::bigint[] is null or seq = any($4))
           order by id ${direction} limit ${IDS_AT_ONCE} offset $5
         ) as found cross join lateral (
           select spot from data_service.record where owner = $1 and record.seq = found.seq offset 0
         ) as record order by found.id ${direction}`,
        ...[code, last, among ?? null, passed],
      );
      for (const { seq, spot } of rows) yield { seq: Number(seq), spot: Number(spot) };
      if (rows.length < IDS_AT_ONCE) return;
      passed = 0;
      last = Buffer.from(rows.at(-1)?.id as Uint8Array);
    }
  }

  return {
    postings,
    begin() {
      const rows = ask(
        `select changes, code, datastore.name, records from data_service.archive
         left join data_service.datastore using (owner) where owner = $1`,
      );
      const changes = Number(rows[0]?.changes ?? -1);
      if (kept?.changes !== changes)
        kept = new Remembered(changes, rows.filter(({ code }) => code !== null).map(datastoreOf));
      moment = kept;
    },
    end() {
      moment?.shrink();
      moment = undefined;
    },
    store: {
      datastores: () =>
        moment?.datastores ??
        ask('select code, name, records from data_service.datastore where owner = $1').map(datastoreOf),
      located(seqs) {
        if (seqs.length === 0) return [];
        const rows = ask(
          `select seq, spot from unnest($2::bigint[]) as asked (seq) cross join lateral (
             select spot from data_service.record where owner = $1 and record.seq = asked.seq offset 0
           ) as found`,
          seqs,
        );
        const spots = new Map(rows.map(({ seq, spot }) => [Number(seq), Number(spot)]));
        return seqs.flatMap((seq): Located[] => {
          const spot = spots.get(seq);
          return spot === undefined ? [] : [{ seq, spot }];
        });
      },
      known(records) {
        if (records.length === 0) return [];
        const rows = ask(
          `select place, seq, print from unnest($2::integer[], $3::bytea[]) with ordinality as asked (datastore, id, place)
           cross join lateral (
             select seq, print from data_service.identity
             where owner = $1 and identity.datastore = asked.datastore and identity.id = asked.id offset 0
           ) as found`,
          records.map(({ code }) => code),
          records.map(({ id }) => asText(id)),
        );
        const found = new Array<Known | undefined>(records.length).fill(undefined);
        for (const { place, seq, print } of rows) found[Number(place) - 1] = { seq: Number(seq), print: Number(print) };
        return found;
      },
      locatedById,
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
           where owner = $1 and begins${length} = $2 order by records desc, token limit $3`,
          ...[token, most],
        ).map((row) => {
          moment?.frequencies.set(String(row.token), Number(row.records));
          return { token: String(row.token), word: row.word as Uint8Array };
        }),
      begunByOneOf: (tokens, most) =>
        ask(
          `select token, word from data_service.vocabulary
           where owner = $1 and begins4 = any($2::text[]) order by records desc, token limit $3`,
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
