/**
 * The index of archives in Postgres: a tsvector of hashed tokens per record, and one GIN index over those of all
 * owners, who have no token in common. Each token is followed by the column and season of its record: a search goes
 * season by season, newest first, without reading the others. The index alone decides what matches, except for phrases.
 */
import type { Query } from './archive-sql.ts';
import { inChunks } from './blocks.ts';
import { ALL_TIME, type SeqRange } from './moment.ts';
import type { Clause, Column, IndexColumns, IndexQuery, KeywordIndex, Order } from './store.ts';

/** Suffix of the tokens of a column. Word tokens and fact tokens never collide. */
const MARKS: Readonly<Record<Column, string>> = { main: '', fact: '', variant: 'v', sender: 's', place: 'p' };
const WORDS: readonly Column[] = ['main', 'variant', 'sender', 'place'];
/** Columns whose word order is indexed. */
const IN_ORDER: readonly Column[] = ['main', 'sender', 'place'];
/** Highest position of a tsvector; words after it are found, but not as part of a phrase. */
const MAX_POSITION = 16_383;
/** Distinct tokens of one record: more wouldn't fit in a tsvector's 1 MB. */
const MAX_TOKENS = 40_000;

/** Bits of a row number within a season of 97 days: shorter ones mean more keys, longer ones longer lists. */
const SEASON_BITS = 33;
const SEASON = 2 ** SEASON_BITS;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Two characters: seasons 270 years apart share them and are told apart by their row numbers. */
function seasonCode(seq: number): string {
  const season = Math.floor(seq / SEASON);
  return `${DIGITS[Math.floor(season / DIGITS.length) % DIGITS.length]}${DIGITS[season % DIGITS.length]}`;
}

/** Token of two adjacent words' first letters: few of the records with both words have it, so a phrase reads few. */
const pairToken = (word: string, next: string): string => `${word[0]}${next[0]}`;

/** Every search scans GIN's pending list. Only the owner of the table may flush it. */
export const FLUSH_PENDING_LIST = `select gin_clean_pending_list(oid) as pages from pg_class
  where oid = 'data_service.record_by_token'::regclass and pg_has_role(relowner, 'usage')`;

/** The tsvector of a record in Postgres's text format. */
export function tsvectorOf([main, variant, sender, place, fact]: IndexColumns, seq: number): string {
  const placesOf = new Map<string, number[]>();
  function add(text: string, column: Column, isInOrder: boolean): void {
    for (const [at, token] of text.split(' ').entries()) {
      if (token === '') continue;
      const lexeme = token + MARKS[column];
      if (!placesOf.has(lexeme) && placesOf.size < MAX_TOKENS) placesOf.set(lexeme, []);
      // The position before the last stays unused: no phrase may extend into words without positions.
      if (isInOrder) placesOf.get(lexeme)?.push(at + 1 < MAX_POSITION - 1 ? at + 1 : MAX_POSITION);
    }
  }
  // Short columns come first, so that a long text can't crowd them out.
  add(fact, 'fact', false);
  add(sender, 'sender', true);
  add(place, 'place', true);
  add(main, 'main', true);
  const words = main.split(' ').slice(0, MAX_POSITION);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next && word !== '') placesOf.set(pairToken(word, next), []);
  }
  add(variant, 'variant', false);
  const season = seasonCode(seq);
  return [...placesOf]
    .map(([lexeme, places]) => `${lexeme}${season}${places.length === 0 ? '' : `:${places.join(',')}`}`)
    .join(' ');
}

/** Matches nothing (tokens have ten letters); stands for an empty list. */
const NOTHING = 'nil';
/** Placeholder for the season code; occurs in no token. */
const ANY_SEASON = '_';

/** Alternatives in one tsquery: GIN checks all of them for each row it finds. */
const MAX_ALTERNATIVES = 8;
/** Separator of tsqueries. */
const OR = ';';

/** The query as tsqueries, one of which has to match. Tokens are letters and digits, which need no quotes. */
function queryOf({ all, none = [] }: IndexQuery): string {
  const at = all.findIndex((one) => 'anyOf' in one && one.anyOf.length > MAX_ALTERNATIVES);
  const long = all[at];
  const queries =
    long && 'anyOf' in long
      ? Array.from(inChunks(long.anyOf, MAX_ALTERNATIVES), (anyOf) => all.with(at, { ...long, anyOf }))
      : [all];
  return queries
    .map((wanted) =>
      [...wanted.map((one) => `(${partOf(one)})`), ...none.map((one) => `!(${partOf(one)})`)].join(' & '),
    )
    .join(OR);
}

function partOf(wanted: Clause): string {
  if ('inOrder' in wanted) {
    const { inOrder } = wanted;
    const pairs = inOrder.slice(1).map((next, at) => `${pairToken(inOrder[at] as string, next)}${ANY_SEASON} & `);
    const phrase = (mark: string) => `(${inOrder.map((token) => token + mark).join(' <-> ')})`;
    return lexemes(IN_ORDER, (mark, column) => (column === 'main' ? pairs.join('') : '') + phrase(mark));
  }
  if (wanted.anyOf.length === 0) return NOTHING;
  return lexemes(wanted.in ?? WORDS, (mark) => wanted.anyOf.map((token) => token + mark).join(' | '));
}

const lexemes = (columns: readonly Column[], partFor: (mark: string, column: Column) => string) =>
  columns.map((column) => `(${partFor(MARKS[column] + ANY_SEASON, column)})`).join(' | ');

const DIRECTION = { newest: 'desc', oldest: 'asc' } as const;

/** SQL condition: a row matches the query within the season `number`. */
const MATCHES = `words @@ any (string_to_array(replace(query, '${ANY_SEASON}',
  substr('${DIGITS}', (number >> 5 & 31)::integer + 1, 1) || substr('${DIGITS}', (number & 31)::integer + 1, 1)
), '${OR}')::tsquery[])`;
/** `+ 0` keeps the planner from other indexes, which know nothing of words. */
const MATCHING_ROWS = `select seq from data_service.record
  where owner + 0 = $1 and seq + 0 between first and last and seq >> ${SEASON_BITS} = number and ${MATCHES}`;

/** Up to this many rows are first sought directly among the next rows, twice as many as wanted. */
const MAX_DIRECT = 2048;

/** SQL of the seasons with any record in a range, in order, each looked up only if those before it weren't enough. */
function seasons(order: Order): string {
  const edge = (first: string, last: string) =>
    `(select seq from data_service.record where owner = $1 and seq between ${first} and ${last}
      order by seq ${DIRECTION[order]} limit 1)`;
  const next =
    order === 'newest'
      ? edge('$3', `(edge >> ${SEASON_BITS} << ${SEASON_BITS}) - 1`)
      : edge(`(edge >> ${SEASON_BITS}) + 1 << ${SEASON_BITS}`, '$4');
  return `with recursive edges (edge) as (
      ${edge('$3', '$4')} union all select ${next} from edges where edge is not null
    ), season (number, query, first, last) as (
      select edge >> ${SEASON_BITS}, $2::text, $3::bigint, $4::bigint from edges where edge is not null
    )`;
}

/** @param known record counts by token, cached as long as they can't change */
export function createPostgresIndex(query: Query, known: () => Map<string, number>): KeywordIndex {
  function frequenciesOf(tokens: readonly string[]): ReadonlyMap<string, number> {
    const frequencies = known();
    const missing = [...new Set(tokens)].filter((token) => !frequencies.has(token));
    if (missing.length === 0) return frequencies;
    const rows = query(
      `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
         select records from data_service.vocabulary where owner = $1 and vocabulary.token = asked.token offset 0
       ) as found`,
      missing,
    );
    for (const token of missing) frequencies.set(token, 0);
    for (const { token, records } of rows) frequencies.set(String(token), Number(records));
    return frequencies;
  }

  /** Matches among the next rows: fact-only queries, such as for one datastore, often match most of them. */
  function matchesAmongNext(question: IndexQuery, { from, to }: SeqRange, order: Order, rows: number): number[] {
    return query(
      `select seq from (
         select seq, words, seq >> ${SEASON_BITS} as number, $2::text as query from data_service.record
         where owner = $1 and seq between $3 and $4 order by seq ${DIRECTION[order]} limit $5
       ) as next where ${MATCHES} order by seq ${DIRECTION[order]}`,
      ...[queryOf(question), from, to, rows],
    ).map(({ seq }) => Number(seq));
  }

  const find: KeywordIndex['find'] = (question, { from, to }, limit, order = 'newest', skip = 0) => {
    const wanted = skip + limit;
    if (wanted <= MAX_DIRECT && question.all.every((one) => 'anyOf' in one && one.in?.join() === 'fact')) {
      const next = matchesAmongNext(question, { from, to }, order, 2 * wanted);
      if (next.length >= wanted) return next.slice(skip, wanted);
    }
    return query(
      `${seasons(order)} select held.seq from season
       cross join lateral (${MATCHING_ROWS} order by seq ${DIRECTION[order]} limit $5) as held limit $6 offset $7`,
      ...[queryOf(question), from, to, wanted, limit, skip],
    ).map(({ seq }) => Number(seq));
  };

  function countHeld(question: IndexQuery, { from, to }: SeqRange, limit: number): number {
    const [row] = query(
      `${seasons('newest')} select count(*) as n from (
         select from season cross join lateral (${MATCHING_ROWS} offset 0) as held limit $5
       ) as held`,
      ...[queryOf(question), from, to, limit],
    );
    return Number(row?.n);
  }

  /** Number of records with any of the words, up to `limit`; undefined if the frequencies alone don't decide it. */
  function counted({ all, none = [] }: IndexQuery, range: SeqRange, limit: number): number | undefined {
    const [only] = all.length === 1 ? all : [];
    const isAll = range.from <= ALL_TIME.from && range.to >= ALL_TIME.to;
    if (!isAll || !only || 'inOrder' in only || only.in || none.length > 1) return undefined;
    const frequencies = frequenciesOf(only.anyOf);
    const held = only.anyOf.flatMap((token) => frequencies.get(token) || []);
    if (held.length === 0) return undefined;
    const excluded = none.length === 0 ? 0 : countHeld({ all: [only, ...none] }, range, limit);
    const most = Math.min(limit, Math.max(...held) - excluded);
    return held.length === 1 || most === limit ? most : undefined;
  }

  return {
    prefetch: (tokens) => void frequenciesOf(tokens),
    documentFrequency: (token) => frequenciesOf([token]).get(token) ?? 0,
    find,
    within(asked) {
      const spans = asked.flatMap(({ question, ranges }, at) => {
        const tsqueries = queryOf(question);
        return ranges.map(({ from, to }) => ({ at, tsqueries, from, to }));
      });
      const rows = query(
        `select at, held.seq from unnest($2::integer[], $3::text[], $4::bigint[], $5::bigint[]) as span (at, query, first, last)
         cross join lateral generate_series(first >> ${SEASON_BITS}, last >> ${SEASON_BITS}) as season (number)
         cross join lateral (${MATCHING_ROWS} offset 0) as held order by first, seq`,
        ...[spans.map(({ at }) => at), spans.map(({ tsqueries }) => tsqueries)],
        ...[spans.map(({ from }) => from), spans.map(({ to }) => to)],
      );
      const found = asked.map((): number[] => []);
      for (const { at, seq } of rows) found[Number(at)]?.push(Number(seq));
      return found;
    },
    count: (question, range, limit) => counted(question, range, limit) ?? countHeld(question, range, limit),
  };
}
