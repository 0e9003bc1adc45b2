/** The conditions of a search besides its words (contract/search-extension.ts), most of which the index decides. */
import { dayLater } from '#locales/times/today.ts';
import { type DatastoreName, GROUPS } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { PLATFORMS } from '../../contract/platforms.ts';
import type { SearchCondition, SearchFilter } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { factOf, planFacts } from '../archive/facts.ts';
import { ALL_TIME, intersection, type SeqRange, seqOf } from '../archive/moment.ts';
import type { Clause, Column, IndexQuery } from '../archive/store.ts';
import { piecesOf, termsOf } from '../text/words.ts';
import { parseKeywords, type QueryWord } from './keywords.ts';

export interface ScopeQuery {
  readonly datastores: readonly DatastoreName[];
  readonly filters?: readonly Filter[] | undefined;
  readonly narrow?: SearchFilter | undefined;
}

/** @param keywords whose phrases and excluded words apply; the others only rank. Those of a `$search` all apply. */
export function scopeOf(reader: ArchiveReader, query: ScopeQuery, keywords = '') {
  const { factClauses, tokenOf, vocabulary } = reader;
  const { each, none: noFacts, rest, searches } = planFacts(query.filters ?? []);
  const conditions: readonly SearchFilter[] = [query.narrow ?? {}, ...searches];
  const nameOfChat: Column = query.datastores.every((name) => name === GROUPS) ? 'main' : 'place';
  let cut = false;
  /** A clause per word of a text, complete or a prefix; a text without words matches nothing. */
  const begun = (text: string, column: Column): Clause[] => {
    const words = piecesOf(text).flatMap(plainTerms);
    if (words.length === 0) return [{ anyOf: [], in: [column] }];
    return words.map((word) => {
      const expanded = vocabulary.expandPrefix(word);
      cut ||= expanded.cut;
      return { anyOf: expanded.anyOf, in: [column] };
    });
  };
  const inOrder = ({ pieces }: QueryWord) => pieces.flatMap(plainTerms).map(tokenOf);
  const inText = (word: QueryWord): Clause[] =>
    word.phrase ? inOrder(word).map((token) => ({ anyOf: [token], in: ['main'] })) : begun(word.text, 'main');
  const searched = searches.map((search) => parseKeywords(search.keywords ?? ''));
  const parsed = [parseKeywords(keywords), ...searched];
  const all = [
    ...factClauses([...each, ...conditions.flatMap(factsOf), ...searches.flatMap(personFacts)]),
    ...conditions.flatMap(({ from, chat }) => [
      ...(from === undefined ? [] : begun(from, 'sender')),
      ...(chat === undefined ? [] : begun(chat, nameOfChat)),
    ]),
    ...searched.flatMap(({ wanted }) => wanted.flatMap(inText)),
    ...parsed.flatMap(({ wanted }) => wanted.filter(({ phrase }) => phrase).map((word) => exactClause(inOrder(word)))),
  ];
  const notIn = conditions.flatMap(({ notGroupId }) => notGroupId ?? []);
  const none = [
    ...factClauses([...noFacts, ...notIn.map((groupId) => [factOf('groupId', groupId)])]),
    ...parsed.flatMap(({ unwanted }) => unwanted.map((word) => anyForm(word, inOrder(word), tokenOf))),
  ];
  return {
    /** @param hasWords whether the query has words too */
    question(hasWords: boolean): Required<IndexQuery> {
      const among = reader.restrictTo(query.datastores, hasWords || all.length > 0);
      return { all: [...among.all, ...all], none: [...among.none, ...none] };
    },
    range: conditions.map(rangeOf).reduce(intersection),
    /** The filters of the search and of its `$search`es. */
    conditions,
    /** Whether there are conditions other than datastores and time. */
    isNarrowed: all.length + none.length > 0,
    /** The conditions that the index doesn't decide. */
    rest,
    /** A prefix has more expansions than were used: records with its rarest ones aren't found. */
    cut,
  };
}

/** The facts that a filter requires, at least one of each list. */
function factsOf({ groupId, direction, platform, has, names }: SearchFilter): string[][] {
  return [
    ...(groupId === undefined ? [] : [[factOf('groupId', groupId)]]),
    ...(direction === undefined ? [] : [[factOf('type', direction)]]),
    ...(platform === undefined ? [] : [[factOf('sourceApplication', PLATFORMS[platform])]]),
    ...(has === undefined ? [] : [[factOf('has', has)]]),
    ...(names === undefined ? [] : [daysOf(names).map((day) => factOf('day', day))]),
  ];
}

/** At least one of them is required. */
const personFacts = ({ person }: SearchCondition): string[][] =>
  person === undefined
    ? []
    : [
        [
          ...person.groupIds.map((groupId) => factOf('groupId', groupId)),
          ...(['fromName', 'fromHandle'] as const).map((field) => factOf(field, person.name)),
        ],
      ];

const rangeOf = ({ since, until }: SearchFilter): SeqRange => ({
  from: since === undefined ? ALL_TIME.from : seqOf(since),
  to: until === undefined ? ALL_TIME.to : seqOf(until) - 1,
});

/** The days of `2026-12-03/2026-12-16`. */
function daysOf(names: string): string[] {
  const [from = '', to = from] = names.split('/');
  const days: string[] = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) days.push(day);
  return days;
}

/** The words of a piece as written, without other forms. */
function plainTerms(piece: string): string[] {
  return termsOf(piece).flatMap((term) => (term.inOrder ? [term.text] : []));
}

/** Columns with words as written, without other forms. */
const WRITTEN_COLUMNS: readonly Column[] = ['main', 'sender', 'place'];

function exactClause(tokens: readonly string[]): Clause {
  return tokens.length > 1 ? { inOrder: tokens } : { anyOf: tokens, in: WRITTEN_COLUMNS };
}

function anyForm(word: QueryWord, inOrder: readonly string[], tokenOf: ArchiveReader['tokenOf']): Clause {
  const [only, ...more] = word.parts;
  if (word.phrase || only === undefined || more.length > 0) return exactClause(inOrder);
  return { anyOf: only.forms.map(tokenOf) };
}
