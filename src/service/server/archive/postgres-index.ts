/**
 * The index of archives in Postgres: of each record a tsvector of hashed tokens, and one GIN index over those of all owners,
 * who have no token in common. A weight is a column: A what was written, B who wrote it, C the names around it, D other forms
 * and facts.
 */
import { ALL_TIME, type SeqRange } from './moment.ts';
import type { AskOfOwner } from './postgres-line.ts';
import type { Clause, Column, IndexColumns, IndexQuery, KeywordIndex } from './store.ts';

const WEIGHTS: Readonly<Record<Column, string>> = { main: 'A', sender: 'B', place: 'C', variant: 'D' };
const IN_ORDER = 'ABC';
/** A tsvector has no place behind this one; words that follow are found, but no phrase among them. */
const LAST_PLACE = 16_383;
/** Different tokens of one record: a tsvector of more would not stay below its 1 MB. */
const MOST_TOKENS = 40_000;

/** The tsvector of a record, as text. */
export function tsvectorOf([main, variant, sender, place, fact]: IndexColumns): string {
  const placesOf = new Map<string, string[]>();
  function add(token: string, at: string): void {
    const places = placesOf.get(token);
    if (places) places.push(at);
    else if (token !== '' && placesOf.size < MOST_TOKENS) placesOf.set(token, [at]);
  }
  let at = 0;
  for (const [text, weight] of [
    [main, WEIGHTS.main],
    [sender, WEIGHTS.sender],
    [place, WEIGHTS.place],
  ] as const) {
    // One place stays empty, so that no phrase reaches from one column into the next.
    at += 1;
    for (const token of text.split(' ')) add(token, `${++at < LAST_PLACE - 1 ? at : LAST_PLACE}${weight}`);
  }
  for (const text of [variant, fact])
    for (const token of text.split(' ')) add(token, `${LAST_PLACE}${WEIGHTS.variant}`);
  return [...placesOf].map(([token, places]) => `${token}:${places.join(',')}`).join(' ');
}

/** No token is three letters long: what nothing holds, for a list of nothing. */
const NOTHING = 'nil';

/** As a tsquery. Tokens are letters and digits: they need no quotes. */
function queryOf({ all, none = [] }: IndexQuery): string {
  return [...all.map((one) => `(${partOf(one)})`), ...none.map((one) => `!(${partOf(one)})`)].join(' & ');
}

function partOf(wanted: Clause): string {
  if ('inOrder' in wanted) return wanted.inOrder.map((token) => `${token}:${IN_ORDER}`).join(' <-> ');
  const weights = wanted.in === undefined ? '' : `:${wanted.in.map((column) => WEIGHTS[column]).join('')}`;
  return (wanted.anyOf.length === 0 ? [NOTHING] : wanted.anyOf).map((token) => token + weights).join(' | ');
}

const tokensOf = (wanted: Clause) => ('inOrder' in wanted ? wanted.inOrder : wanted.anyOf);

type Order = 'newest' | 'oldest';
const DIRECTION = { newest: 'desc', oldest: 'asc' } as const;

/** Microseconds, about: of a record that GIN gives, of one that is walked past, and for each token that is asked for. */
const COSTS = { held: { record: 6, token: 0.09 }, walked: { record: 1, token: 0.05 } } as const;
/** Rows that are walked through to learn how many hold what nobody counts, as facts. */
const TRIED = 2000;
/** What is expected to suffice is exceeded by so much, so that it mostly does. */
const SPARE = 1.3;
/** Of `each`: rows of its first page, and by how much the next one is larger. */
const [FIRST_PAGE, PAGE_GROWTH] = [256, 8];

/** No plan may go by the primary key, which knows of no word: it has neither such an owner nor such a number. */
const HELD = `from data_service.word where owner::bigint = $1 and words @@ $2::tsquery and seq + 0 between $3 and $4`;

/**
 * @param recordsInAll how many the archive has
 * @param known how many records hold which token, as long as that does not change
 */
export function createPostgresIndex(
  ask: AskOfOwner,
  recordsInAll: () => number,
  known: () => Map<string, number>,
): KeywordIndex {
  function frequenciesOf(tokens: readonly string[]): ReadonlyMap<string, number> {
    const found = known();
    const missing = [...new Set(tokens)].filter((token) => !found.has(token));
    if (missing.length === 0) return found;
    const rows = ask(
      `select token, records from unnest($2::text[]) as asked (token) cross join lateral (
         select records from data_service.vocabulary where owner = $1 and vocabulary.token = asked.token offset 0
       ) as found`,
      missing,
    );
    for (const token of missing) found.set(token, 0);
    for (const { token, records } of rows) found.set(String(token), Number(records));
    return found;
  }

  /** How many records hold what is asked for, at most; undefined where nobody counts that. */
  function mostHeld({ all }: IndexQuery): number | undefined {
    const frequencies = frequenciesOf(all.flatMap(tokensOf));
    const counted = all.map((wanted) => {
      const each = tokensOf(wanted).map((token) => frequencies.get(token) ?? 0);
      return 'inOrder' in wanted ? Math.min(...each) : each.reduce((sum, records) => sum + records, 0);
    });
    const least = Math.min(...counted.filter((records) => records > 0));
    return Number.isFinite(least) ? least : undefined;
  }

  /** Looks at so many rows, in this order. `left`: what was not looked at. */
  function walk(question: IndexQuery, { from, to }: SeqRange, order: Order, rows: number) {
    const [row] = ask(
      `select array_agg(seq order by seq ${DIRECTION[order]}) filter (where words @@ $2::tsquery) as held,
         count(*) as walked, min(seq) as first, max(seq) as last
       from (
         select seq, words from data_service.word where owner = $1 and seq between $3 and $4
         order by seq ${DIRECTION[order]} limit $5 offset 0
       ) as walked`,
      ...[queryOf(question), from, to, rows],
    );
    const held = ((row?.held ?? []) as unknown[]).map(Number);
    if (Number(row?.walked) < rows) return { held, left: undefined };
    const left = order === 'newest' ? { from, to: Number(row?.first) - 1 } : { from: Number(row?.last) + 1, to };
    return { held, left };
  }

  /** Rows in this order, found in the way that takes less time: what is walked through tells how far there is to go. */
  function page(question: IndexQuery, range: SeqRange, order: Order, limit: number, skip = 0): number[] {
    const [wanted, all] = [skip + limit, recordsInAll()];
    const tokens = question.all.flatMap(tokensOf).length;
    const costOf = ({ record, token }: (typeof COSTS)['held' | 'walked']) => record + token * tokens;
    const found: number[] = [];
    let walked = 0;
    const most = mostHeld(question);
    // How many hold several things, or a phrase, is not told by how many hold each.
    const isKnown = question.all.length === 1 && question.all.every((one) => 'anyOf' in one);
    const isRare = most !== undefined && most * costOf(COSTS.held) < TRIED * costOf(COSTS.walked);
    let expected = isKnown || isRare ? most : undefined;
    for (let left = range; ; ) {
      const rows = expected === undefined ? TRIED : Math.ceil((SPARE * (wanted - found.length) * all) / expected);
      if (expected !== undefined && rows * costOf(COSTS.walked) >= expected * costOf(COSTS.held)) break;
      const looked = walk(question, left, order, rows);
      found.push(...looked.held);
      if (looked.left === undefined || found.length >= wanted) return found.slice(skip, wanted);
      left = looked.left;
      walked += rows;
      expected = (found.length / walked) * all;
    }
    return ask(
      `select seq ${HELD} order by seq ${DIRECTION[order]} limit $5 offset $6`,
      ...[queryOf(question), range.from, range.to, limit, skip],
    ).map(({ seq }) => Number(seq));
  }

  function countHeld(question: IndexQuery, { from, to }: SeqRange, limit: number): number {
    const given = [queryOf(question), from, to, limit];
    return Number(ask(`select count(*) as n from (select ${HELD} limit $5) as held`, ...given)[0]?.n);
  }

  /** How many records hold any of some words, `limit` at most; undefined where counting each of them does not tell. */
  function counted({ all, none = [] }: IndexQuery, range: SeqRange, limit: number): number | undefined {
    const [only] = all.length === 1 ? all : [];
    const unwanted = none.flatMap((one) => ('anyOf' in one && !one.in ? one.anyOf : []));
    const isAll = range.from <= ALL_TIME.from && range.to >= ALL_TIME.to;
    if (!isAll || !only || 'inOrder' in only || only.in || unwanted.length < none.flatMap(tokensOf).length)
      return undefined;
    const frequencies = frequenciesOf(only.anyOf);
    const held = only.anyOf.flatMap((token) => frequencies.get(token) || []);
    if (held.length === 0) return undefined;
    const excluded = none.length === 0 ? 0 : countHeld({ all: [only, { anyOf: unwanted }] }, range, limit);
    const most = Math.min(limit, Math.max(...held) - excluded);
    return held.length === 1 || most === limit ? most : undefined;
  }

  return {
    prefetch: (tokens) => void frequenciesOf(tokens),
    documentFrequency: (token) => frequenciesOf([token]).get(token) ?? 0,
    newest: (question, range, limit) => page(question, range, 'newest', limit),
    *each(question, { from, to }, order) {
      for (let rows = FIRST_PAGE; ; rows *= PAGE_GROWTH) {
        const some = page(question, { from, to }, order, rows);
        yield* some;
        if (some.length < rows) return;
        const last = some.at(-1) as number;
        if (order === 'newest') to = last - 1;
        else from = last + 1;
      }
    },
    nth: (question, range, order, before) => page(question, range, order, 1, before)[0],
    within(asked) {
      const spans = asked.flatMap(({ question, ranges }, at) =>
        ranges.map(({ from, to }) => ({ at, query: queryOf(question), from, to })),
      );
      // By the index: rows of other chats, which lie elsewhere on the disk, are not read.
      const rows = ask(
        `select at, seq from unnest($2::integer[], $3::text[], $4::bigint[], $5::bigint[]) as span (at, query, first, last)
         cross join lateral (
           select seq from data_service.word
           where owner::bigint = $1 and words @@ query::tsquery and seq + 0 between first and last offset 0
         ) as held order by first, seq`,
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
