/**
 * The index of archives in Postgres: of each record a tsvector of hashed tokens, and one GIN index over those of all owners,
 * who have no token in common. Behind a token stand the column and the season of its record: what is newest is found season
 * by season, and nothing of the others is read. What is found is decided by the index alone, but for phrases.
 */
import { inChunks } from './blocks.ts';
import { ALL_TIME, type SeqRange } from './moment.ts';
import type { AskOfOwner } from './postgres-line.ts';
import type { Clause, Column, IndexColumns, IndexQuery, KeywordIndex, Order } from './store.ts';

/** What stands behind the tokens of a column. Facts have no token of a word. */
const MARKS: Readonly<Record<Column, string>> = { main: '', fact: '', variant: 'v', sender: 's', place: 'p' };
const WORDS: readonly Column[] = ['main', 'variant', 'sender', 'place'];
/** Where words stand in their order. */
const IN_ORDER: readonly Column[] = ['main', 'sender', 'place'];
/** A tsvector has no place behind this one; words that follow are found, but no phrase among them. */
const LAST_PLACE = 16_383;
/** Different tokens of one record: a tsvector of more would not stay below its 1 MB. */
const MOST_TOKENS = 40_000;

/** Row numbers of a season: 97 days. Shorter ones make more keys of rare words, longer ones longer lists of common ones. */
const SEASON_BITS = 33;
const SEASON = 2 ** SEASON_BITS;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Two characters: seasons that lie 270 years apart have the same, and are told apart by their row numbers. */
function signsOf(seq: number): string {
  const season = Math.floor(seq / SEASON);
  return `${SIGNS[Math.floor(season / SIGNS.length) % SIGNS.length]}${SIGNS[season % SIGNS.length]}`;
}

/**
 * Of two words of a text that follow one another: few of the records that hold both have it, so that few are read to find a
 * phrase. Their first letters alone, for the sake of room.
 */
const pairOf = (word: string, next: string): string => `${word[0]}${next[0]}`;

/** What waits to be brought into the index is gone through by every search. Only who owns it may bring it in. */
export const BRING_INTO_INDEX = `select gin_clean_pending_list(oid) as pages from pg_class
  where oid = 'data_service.record_by_token'::regclass and pg_has_role(relowner, 'usage')`;

/** The tsvector of a record, as text. */
export function tsvectorOf([main, variant, sender, place, fact]: IndexColumns, seq: number): string {
  const placesOf = new Map<string, number[]>();
  function add(text: string, column: Column, isInOrder: boolean): void {
    for (const [at, token] of text.split(' ').entries()) {
      if (token === '') continue;
      const lexeme = token + MARKS[column];
      if (!placesOf.has(lexeme) && placesOf.size < MOST_TOKENS) placesOf.set(lexeme, []);
      // The place before the last stays empty, so that no phrase reaches into what has no place of its own.
      if (isInOrder) placesOf.get(lexeme)?.push(at + 1 < LAST_PLACE - 1 ? at + 1 : LAST_PLACE);
    }
  }
  // What there is little of comes first: it is found whatever a long text leaves out.
  add(fact, 'fact', false);
  add(sender, 'sender', true);
  add(place, 'place', true);
  add(main, 'main', true);
  const words = main.split(' ').slice(0, LAST_PLACE);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next && word !== '') placesOf.set(pairOf(word, next), []);
  }
  add(variant, 'variant', false);
  const season = signsOf(seq);
  return [...placesOf]
    .map(([lexeme, places]) => `${lexeme}${season}${places.length === 0 ? '' : `:${places.join(',')}`}`)
    .join(' ');
}

/** No token is three letters long: what nothing holds, for a list of nothing. */
const NOTHING = 'nil';
/** Stands for the signs of a season; in no token. */
const ANY_SEASON = '_';

/** Tokens of one tsquery, any of which may be there: GIN goes through all of them for each row that it finds. */
const MOST_ALTERNATIVES = 8;
/** Between tsqueries. */
const OR = ';';

/** As tsqueries, one of which has to fit. Tokens are letters and digits: they need no quotes. */
function queryOf({ all, none = [] }: IndexQuery): string {
  const at = all.findIndex((one) => 'anyOf' in one && one.anyOf.length > MOST_ALTERNATIVES);
  const long = all[at];
  const queries =
    long && 'anyOf' in long
      ? Array.from(inChunks(long.anyOf, MOST_ALTERNATIVES), (anyOf) => all.with(at, { ...long, anyOf }))
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
    const pairs = inOrder.slice(1).map((next, at) => `${pairOf(inOrder[at] as string, next)}${ANY_SEASON} & `);
    const phrase = (mark: string) => `(${inOrder.map((token) => token + mark).join(' <-> ')})`;
    return lexemes(IN_ORDER, (mark, column) => (column === 'main' ? pairs.join('') : '') + phrase(mark));
  }
  if (wanted.anyOf.length === 0) return NOTHING;
  return lexemes(wanted.in ?? WORDS, (mark) => wanted.anyOf.map((token) => token + mark).join(' | '));
}

const lexemes = (columns: readonly Column[], partFor: (mark: string, column: Column) => string) =>
  columns.map((column) => `(${partFor(MARKS[column] + ANY_SEASON, column)})`).join(' | ');

const DIRECTION = { newest: 'desc', oldest: 'asc' } as const;

/** Whether a row of a season, by its number, holds what is asked for. */
const IS_HELD = `words @@ any (string_to_array(replace(query, '${ANY_SEASON}',
  substr('${SIGNS}', (number >> 5 & 31)::integer + 1, 1) || substr('${SIGNS}', (number & 31)::integer + 1, 1)
), '${OR}')::tsquery[])`;
/** No plan may go by another index, which knows of no word: it has neither such an owner nor such a number. */
const HELD = `select seq from data_service.record
  where owner + 0 = $1 and seq + 0 between first and last and seq >> ${SEASON_BITS} = number and ${IS_HELD}`;

/** Of no more rows than these the next ones are looked at, twice as many. */
const MOST_AMONG = 2048;

/** Seasons that have any record in a range, in this order: each is looked for only when what lies before it was not enough. */
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

/** @param known how many records hold which token, as long as that does not change */
export function createPostgresIndex(ask: AskOfOwner, known: () => Map<string, number>): KeywordIndex {
  function frequenciesOf(tokens: readonly string[]): ReadonlyMap<string, number> {
    const frequencies = known();
    const missing = [...new Set(tokens)].filter((token) => !frequencies.has(token));
    if (missing.length === 0) return frequencies;
    const rows = ask(
      `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
         select records from data_service.vocabulary where owner = $1 and vocabulary.token = asked.token offset 0
       ) as found`,
      missing,
    );
    for (const token of missing) frequencies.set(token, 0);
    for (const { token, records } of rows) frequencies.set(String(token), Number(records));
    return frequencies;
  }

  /** Those of the next rows that hold it: facts alone, such as a datastore's, are often held by most of them. */
  function among(question: IndexQuery, { from, to }: SeqRange, order: Order, rows: number): number[] {
    return ask(
      `select seq from (
         select seq, words, seq >> ${SEASON_BITS} as number, $2::text as query from data_service.record
         where owner = $1 and seq between $3 and $4 order by seq ${DIRECTION[order]} limit $5
       ) as next where ${IS_HELD} order by seq ${DIRECTION[order]}`,
      ...[queryOf(question), from, to, rows],
    ).map(({ seq }) => Number(seq));
  }

  const find: KeywordIndex['find'] = (question, { from, to }, limit, order = 'newest', skip = 0) => {
    const wanted = skip + limit;
    if (wanted <= MOST_AMONG && question.all.every((one) => 'anyOf' in one && one.in?.join() === 'fact')) {
      const next = among(question, { from, to }, order, 2 * wanted);
      if (next.length >= wanted) return next.slice(skip, wanted);
    }
    return ask(
      `${seasons(order)} select held.seq from season
       cross join lateral (${HELD} order by seq ${DIRECTION[order]} limit $5) as held limit $6 offset $7`,
      ...[queryOf(question), from, to, wanted, limit, skip],
    ).map(({ seq }) => Number(seq));
  };

  function countHeld(question: IndexQuery, { from, to }: SeqRange, limit: number): number {
    const [row] = ask(
      `${seasons('newest')} select count(*) as n from (
         select from season cross join lateral (${HELD} offset 0) as held limit $5
       ) as held`,
      ...[queryOf(question), from, to, limit],
    );
    return Number(row?.n);
  }

  /** How many records hold any of some words, `limit` at most; undefined where counting each of them does not tell. */
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
        const query = queryOf(question);
        return ranges.map(({ from, to }) => ({ at, query, from, to }));
      });
      const rows = ask(
        `select at, held.seq from unnest($2::integer[], $3::text[], $4::bigint[], $5::bigint[]) as span (at, query, first, last)
         cross join lateral generate_series(first >> ${SEASON_BITS}, last >> ${SEASON_BITS}) as season (number)
         cross join lateral (${HELD} offset 0) as held order by first, seq`,
        ...[spans.map(({ at }) => at), spans.map(({ query }) => query)],
        ...[spans.map(({ from }) => from), spans.map(({ to }) => to)],
      );
      const found = asked.map((): number[] => []);
      for (const { at, seq } of rows) found[Number(at)]?.push(Number(seq));
      return found;
    },
    count: (question, range, limit) => counted(question, range, limit) ?? countHeld(question, range, limit),
  };
}
