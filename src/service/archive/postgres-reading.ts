/**
 * What is read of an archive in Postgres. Rows are looked up one by one in the key of their table (`lateral … offset 0`),
 * whatever Postgres takes an owner's rows for: of somebody who has just come it believes that there are none, and goes
 * through all of them for a few.
 */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { ArchiveStore, Known, Located, StoredDatastore, WhichIds } from './archive-store.ts';
import type { AskOfOwner } from './postgres-line.ts';
import { createPostingIndex, type Postings } from './posting-index.ts';

type Reading = 'datastores' | 'located' | 'known' | 'locatedById' | 'blocks' | 'begun' | 'spelled';

export interface PostgresReading {
  readonly store: Pick<ArchiveStore, Reading>;
  readonly postings: Postings;
  /** From now on everything is as it is at one moment: what was asked once need not be asked again. */
  remember(): void;
  forget(): void;
}

/** Rows by their ids that are asked for at once. */
const IDS_AT_ONCE = 1000;

const asText = (id: string) => Buffer.from(id);

export function postgresReading(ask: AskOfOwner): PostgresReading {
  interface Remembered {
    readonly lists: Map<string, Uint8Array[]>;
    readonly frequencies: Map<string, number>;
    datastores?: StoredDatastore[];
  }
  const nothing = (): Remembered => ({ lists: new Map(), frequencies: new Map() });
  let moment: Remembered | undefined;

  const postings: Postings = {
    frequency(token) {
      const known = moment?.frequencies.get(token);
      if (known !== undefined) return known;
      const [row] = ask('select records from data_service.vocabulary where owner = $1 and token = $2', token);
      const records = Number(row?.records ?? 0);
      moment?.frequencies.set(token, records);
      return records;
    },
    lists(tokens) {
      const { lists } = moment ?? nothing();
      const unknown = tokens.filter((token) => !lists.has(token));
      for (const token of unknown) lists.set(token, []);
      if (unknown.length > 0) {
        const rows = ask(
          `select token, list from unnest($2::text[]) as asked (token) cross join lateral (
             select list from data_service.posting where owner = $1 and posting.token = asked.token offset 0
           ) as found`,
          unknown,
        );
        for (const { token, list } of rows) lists.get(String(token))?.push(list as Uint8Array);
      }
      return lists;
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
    remember() {
      moment = nothing();
    },
    forget() {
      moment = undefined;
    },
    store: {
      datastores() {
        if (moment?.datastores) return moment.datastores;
        const rows = ask('select code, name, records from data_service.datastore where owner = $1');
        const found = rows.map(({ code, name, records }) => ({
          code: Number(code),
          name: String(name) as DatastoreName,
          records: Number(records),
        }));
        if (moment) moment.datastores = found;
        return found;
      },
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
      begun: (length, token) =>
        ask(
          `select token, word from data_service.vocabulary
           where owner = $1 and begins${length} = $2 order by records desc, token`,
          token,
        ).map((row) => ({ token: String(row.token), word: row.word as Uint8Array })),
      spelled(tokens) {
        if (tokens.length === 0) return new Set();
        const rows = ask(
          `select token from unnest($2::text[]) as asked (token) cross join lateral (
             select from data_service.vocabulary
             where owner = $1 and vocabulary.token = asked.token and word is not null offset 0
           ) as found`,
          tokens,
        );
        return new Set(rows.map(({ token }) => String(token)));
      },
    },
  };
}
