/** Finds records by keywords: the index says which hold words, the best are opened with what was said around them (ranking.ts). */
import { DATASTORES, type Datastore, type DatastoreName, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { writerWords } from '../archive/facts.ts';
import { isIn } from '../archive/moment.ts';
import { kindOfText, searchedTexts, textAt } from '../archive/record-values.ts';
import type { BoundQuery } from '../archive/store.ts';
import { slipsBetween } from '../archive/vocabulary.ts';
import { filterTest } from '../query/filter-match.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isPossessive } from '../text/words.ts';
import { type Candidate, type Candidates, matchAll, matchSome, scopedTo } from './candidates.ts';
import { relatedWords } from './concepts.ts';
import { conversationsAround, type Opened } from './conversation.ts';
import { type HitMatch, lookedAtText, MOST_LOOKED_AT, matchOf } from './hit-match.ts';
import { parseKeywords, type QueryWord } from './keywords.ts';
import { scoreOf, type TextReading, WEIGHTS } from './ranking.ts';
import { type ScopeQuery, scopeOf } from './scope.ts';
import { type NamedPerson, type PlannedWord, planSearch, type SearchPlan, spacedWords } from './search-plan.ts';
import { createTextReader, signsOf } from './text-reading.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Rises with time (moment.ts). */
  readonly seq: number;
  /** Larger is better; about 1 where it holds all that is looked for. */
  readonly score: number;
  /** The same without what its sender adds, as a part of what all words of the search would add. */
  readonly fit: number;
  /** Whether whoever the search names wrote it; undefined where nobody of its chat is named, several are, or it names them. */
  readonly isByNamed?: boolean | undefined;
  /** Where nobody writes whom the search names, and no such name stands. */
  readonly isElsewhere?: true;
  /** It or what was said around it holds a word of the search that is no name of somebody. */
  readonly tells: boolean;
  /** It holds such a word itself, or another of the same concept. */
  readonly tellsItself: boolean;
  /** It holds no word of the search itself: what was said around it does. */
  readonly isNeighbour?: true;
  readonly match: HitMatch;
}

/** Shorter ones are near too many words; in a question, which may be about what is nowhere, longer ones, too. */
const [SPELT, SPELT_IN_QUESTION] = [/^\p{L}{4,30}$/u, /^\p{L}{6,30}$/u];

/** The keywords with words that are there in place of those that are nowhere, and what was typed of these. */
function replaceMissing(
  { keywords, partly }: KeywordQuery,
  reader: ArchiveReader,
): { keywords: string; typed: string[] } {
  const typed: string[] = [];
  let read = keywords;
  const spelt = partly ? SPELT_IN_QUESTION : SPELT;
  const { wanted } = parseKeywords(keywords);
  for (const { text, phrase, parts } of wanted) {
    const [part, ...more] = parts;
    const [plain = ''] = part?.forms ?? [];
    if (phrase || !part || more.length > 0 || !spelt.test(plain) || isThere(part, reader)) continue;
    const near = nearTo(text, plain, partly, reader);
    // Alone, a word that tells nothing is no other spelling: perro, pero.
    if (near === undefined || (wanted.length === 1 && isStopWord(near))) continue;
    typed.push(text);
    read = read.replace(text, () => near);
  }
  return { keywords: read, typed };
}

/** Another word of its concept, which a question is read for anyhow, or one that is spelt nearly so. */
function nearTo(text: string, plain: string, isAsked: boolean | undefined, reader: ArchiveReader): string | undefined {
  const related = relatedThere(text, reader);
  if (related !== undefined) return isAsked ? undefined : related;
  const near = reader.vocabulary.suggest(plain);
  return near === undefined || (isAsked && !isSwapped(plain, near)) ? undefined : near;
}

/** Two letters that stand the wrong way round, and not another ending. */
const isSwapped = (typed: string, word: string) =>
  [...typed].sort().join('') === [...word].sort().join('') && slipsBetween(typed, word) === 1;

/** In any form, or as the beginning of a longer word. */
function isThere(
  { forms, prefix }: QueryWord['parts'][number],
  { index, tokenOf, vocabulary }: ArchiveReader,
): boolean {
  const tokens = forms.map(tokenOf);
  if (tokens.some((token) => index.documentFrequency(token) > 0)) return true;
  return vocabulary.withPrefix(prefix ?? forms[0] ?? '', 1).length > 0;
}

/** The word of the same concept that most records hold: Fähre is no slip where people write "ferry". */
function relatedThere(text: string, { index, tokenOf, vocabulary }: ArchiveReader): string | undefined {
  const related = relatedWords(text).filter(({ parts }) => parts.length === 1);
  const tokensOf = ({ parts }: QueryWord) => parts.flatMap(({ forms }) => forms.map(tokenOf));
  index.prefetch(related.flatMap(tokensOf));
  const records = (word: QueryWord) => Math.max(...tokensOf(word).map((token) => index.documentFrequency(token)));
  const held = related.map((word) => ({ word, records: records(word) })).filter((one) => one.records > 0);
  if (held.length > 0) return held.toSorted((one, other) => other.records - one.records)[0]?.word.text;
  // German compounds: "Steuernummer" where nobody wrote "Steuer" or "tax".
  const isBegun = (form = '') => form.length >= COMPOUND_LETTERS && vocabulary.withPrefix(form, 1).length > 0;
  return related.find(({ language, parts }) => language === 'de' && isBegun(parts[0]?.forms[0]))?.text;
}

/** Fewer letters begin too many other words. */
const COMPOUND_LETTERS = 5;

export interface KeywordQuery extends ScopeQuery {
  /** None: what fits the rest, newest first. */
  readonly keywords: string;
  /** Most hits returned; 0 to count alone. */
  readonly limit: number;
  /** Hits that are passed over. */
  readonly skip?: number | undefined;
  /** Whether what holds any of the words is a hit, and what was said right beside it, too. */
  readonly anyWord?: boolean | undefined;
  /** Whether they are a question, of which any word counts: its last word is whole, and the only slip is two letters the wrong way round. */
  readonly partly?: boolean | undefined;
}

export interface Found {
  hits: Hit[];
  /** How many records match in all. */
  total: number;
  /** There may be more: not everything was looked through. */
  atLeast?: true;
}

const NOTHING: Found = { hits: [], total: 0 };
/** Records that are opened where no words are asked for and the index alone does not decide. */
const OPENED_AT_MOST = 5_000;
/** Records that are opened and put in order together; the next ones follow when more hits are asked for. */
const LOOKED_AT = 120;
/** Of these so many, best first, are read with what was said around them: of the others only what they hold counts. */
const AROUND = 50;
/** Records that hold one word are counted so far: of more it is said that there are at least so many. */
const COUNTED = 10_000;
/** Tokens of a word that is counted; several words, and beginnings of many, are counted no further than they are asked for. */
const COUNTED_TOKENS = 8;
/** Records that are opened to find those which fit what only they can tell. */
const SIFTED = 2000;

/** Best hits first. @throws BadFilterError, PatternCostError */
export function searchByKeywords(reader: ArchiveReader, query: KeywordQuery): Found {
  if (query.datastores.length === 0) return NOTHING;
  const { keywords, typed } = replaceMissing(query, reader);
  const found = searchAsTyped(reader, { ...query, keywords });
  if (typed.length === 0 || found.total === 0) return found;
  const withTyped = (match: HitMatch): HitMatch => ({ ...match, missing: [...typed, ...match.missing] });
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, match: withTyped(hit.match) })) };
}

function searchAsTyped(reader: ArchiveReader, query: KeywordQuery): Found {
  const search = createSearch(reader, query);
  const anyWord = query.anyWord || query.partly;
  const reading = { isAsked: query.partly, isLoose: anyWord };
  const plan = planSearch(query.keywords, reader, { ...reading, cut: false });
  if (plan.words.length === 0) return query.narrow === undefined ? NOTHING : search.newest();
  const found = anyWord ? search.some(plan, 1) : search.all(plan);
  if (found.total > 0) return found;
  // What was typed without spaces may be several words.
  const cut = planSearch(query.keywords, reader, { ...reading, cut: true });
  if (anyWord) return cut.words.length === plan.words.length ? found : search.some(cut, 1);
  const parts = cut.words.length === plan.words.length ? undefined : search.all(cut);
  if (parts && parts.total > 0) return parts;
  return cut.words.length > 1 ? search.some(cut, 2) : NOTHING;
}

/** Filters that all messages of a session fit where one does, besides those of time. */
const OF_CHATS: ReadonlySet<string> = new Set(['groupId', 'notGroupId', 'chat', 'platform', 'since', 'until']);

/** Whether what fits is told for each message by its chat, its time and the filters of the records. */
function isOfChats({ wanted, unwanted }: ReturnType<typeof parseKeywords>, narrow: SearchFilter = {}): boolean {
  const names = Object.entries(narrow).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return unwanted.length === 0 && !wanted.some(({ phrase }) => phrase) && names.every((name) => OF_CHATS.has(name));
}

/** Scores records as the plan has it, with what was said around them. */
function createRanking(reader: ArchiveReader, plan: SearchPlan, mayRead: (record: DataRecord) => boolean) {
  const { words, people, time, asks, quote } = plan;
  const texts = createTextReader(words);
  const weighed = { idf: words.map(({ idf }) => idf), time };
  const sum = weighed.idf.reduce((all, one) => all + one, 0);
  const possessives = words.filter(({ word }) => isPossessive(word.text));
  const allNames = new Set([...people.flatMap((person) => [...person.words]), ...possessives]);
  const readings = new Map<number, TextReading>();

  function readingOf({ row, record }: Opened): TextReading {
    const known = readings.get(row.seq);
    if (known) return known;
    const reading = texts.read(mainText(row.datastore, record));
    readings.set(row.seq, reading);
    return reading;
  }

  /** Of each word how much any of the record's texts holds; of `owners` how much its main text does: what is theirs is told by whoever names them. */
  function ownOf(
    { row: { datastore }, record }: Opened,
    { holds }: TextReading,
    owners: ReadonlySet<PlannedWord>,
  ): number[] {
    const own = [...holds];
    const { searchFields }: Datastore = DATASTORES[datastore];
    for (const member of searchFields) {
      const kind = kindOfText(datastore, member);
      const text = kind === 'main' ? undefined : lookedAtText(record, member);
      if (text === undefined) continue;
      const factor = kind === 'sender' ? WEIGHTS.inSender : WEIGHTS.inPlace;
      for (const [at, level] of texts.holds(text).entries())
        if (!owners.has(words[at] as PlannedWord)) own[at] = Math.max(own[at] ?? 0, factor * level);
    }
    return own;
  }

  return (opened: readonly Opened[], withNeighbours: boolean) => {
    const around = conversationsAround(reader, opened.slice(0, AROUND), mayRead);
    const all = new Map(opened.map((one) => [one.row.seq, one]));
    for (const { row } of withNeighbours ? opened : []) {
      for (const one of [...around.before(row.seq, WEIGHTS.reachAfter), ...around.after(row.seq, WEIGHTS.reachBefore)])
        if (!all.has(one.row.seq)) all.set(one.row.seq, one);
    }
    return [...all.values()].map((one) => {
      const { row, record } = one;
      const groupId = textAt(record, 'groupId');
      const here = people.filter(({ chats }) => chats === undefined || (groupId !== undefined && chats.has(groupId)));
      const [names, owners] = [false, true].map(
        (areOwners) => new Set(here.flatMap(({ isOwner, words }) => (isOwner === areOwners ? [...words] : []))),
      ) as [Set<PlannedWord>, Set<PlannedWord>];
      const text = mainText(row.datastore, record);
      const counts = (word: number) => !names.has(words[word] as (typeof words)[number]);
      const reading = readingOf(one);
      const own = ownOf(one, reading, owners);
      const { held, score } = scoreOf(
        weighed,
        {
          seq: row.seq,
          reading,
          own,
          signs: signsOf(text, { asks, isShort: row.datastore === MESSAGES }),
        },
        around.before(row.seq, WEIGHTS.reachBefore).map(readingOf),
        around.after(row.seq, WEIGHTS.reachAfter).map(readingOf),
        counts,
      );
      const [person, ...others] = here;
      // What others say of somebody by their name is as good as what they say themselves.
      const isNamedIn = ({ words: name }: NamedPerson) =>
        words.some((word, at) => name.has(word) && (reading.holds[at] ?? 0) > 0);
      const isByNamed =
        person && others.length === 0
          ? isBy(record, person.pieces) || (person.isOwner || isNamedIn(person) ? undefined : false)
          : undefined;
      const isNamed = people.some((named) => words.some((word, at) => named.words.has(word) && (held[at] ?? 0) > 0));
      const isElsewhere = people.length > 0 && here.length === 0 && !isNamed;
      const elsewhere = isElsewhere ? WEIGHTS.otherChat : 1;
      const counted = sum - words.reduce((all, word) => all + (names.has(word) ? word.idf : 0), 0);
      const isQuote = quote !== undefined && spacedWords(text).includes(quote);
      const total = score * elsewhere * (isByNamed ? WEIGHTS.sender : 1) * (isQuote ? WEIGHTS.quote : 1);
      return {
        ...one,
        names,
        isByNamed,
        isElsewhere,
        tells: words.some((word, at) => !allNames.has(word) && (held[at] ?? 0) > 0),
        tellsItself: words.some((word, at) => !allNames.has(word) && (own[at] ?? 0) > 0),
        score: sum === 0 ? 0 : total / sum,
        fit: counted === 0 ? 0 : (score * elsewhere) / counted,
      };
    });
  };
}

/** What is written in a record, as far as it is looked at. */
const mainText = (datastore: DatastoreName, record: DataRecord): string =>
  searchedTexts(datastore, record).main.slice(0, MOST_LOOKED_AT);

function isBy(record: DataRecord, name: readonly string[]): boolean {
  const written = writerWords(record);
  return name.every((piece) => written.has(piece));
}

/** Hits of one page, and how many records were put in order for it. */
interface Looked {
  readonly hits: Hit[];
  readonly seen: number;
}

function createSearch(reader: ArchiveReader, query: KeywordQuery) {
  const { filters = [], skip = 0, limit } = query;
  const scope = scopeOf(reader, query, query.keywords);
  const { range } = scope;
  const mayRead = filters.length === 0 ? () => true : filterTest(filters);
  /** What only records themselves can tell; undefined where the index decides it all. */
  const fits = scope.isDecided ? undefined : mayRead;
  /** Hits to be looked for: what only records can tell is counted by opening them. */
  const enough = limit === 0 ? (fits ? SIFTED : 0) : skip + limit;
  const heldBeside = (beside: boolean): BoundQuery => ({ question: scope.question(beside), range });

  /** Opens candidates, so many at a time, from those of the page on until there are enough hits. */
  function look(found: readonly Candidate[], plan: SearchPlan, withNeighbours: boolean): Looked {
    const rank = createRanking(reader, plan, mayRead);
    const isBeside = withNeighbours && isOfChats(parseKeywords(query.keywords), query.narrow);
    const shown = new Set<number>();
    const ranked: ReturnType<typeof rank> = [];
    const candidates = fits ? found.slice(0, SIFTED) : found;
    // What stands beside hits, and what does not fit, makes the place of a page depend on those before it.
    const first = fits || isBeside ? 0 : skip - (skip % LOOKED_AT);
    for (let from = first; from < candidates.length && first + ranked.length < enough; from += LOOKED_AT) {
      const some = candidates.slice(from, from + LOOKED_AT).filter(({ seq }) => !shown.has(seq));
      const most = ranked.at(-1)?.score ?? Number.POSITIVE_INFINITY;
      const scored = rank(open(some), isBeside).filter(({ row }) => !shown.has(row.seq) && isIn(range, row.seq));
      scored.sort((a, b) => b.score - a.score || b.row.seq - a.row.seq);
      for (const one of scored) {
        shown.add(one.row.seq);
        ranked.push({ ...one, score: Math.min(most, one.score) });
      }
    }
    const asTyped = plan.words.toSorted((a, b) => a.position - b.position).map(({ word }) => word);
    const hits = ranked
      .slice(skip - first, skip - first + limit)
      .map(({ row: { datastore, seq }, record, names, score, fit, isByNamed, isElsewhere, tells, tellsItself }) => {
        const match = matchOf(datastore, record, asTyped);
        const isHeld = ({ word }: PlannedWord) => match.words.includes(word.text);
        const isHit = plan.words.some((word) => !names.has(word) && isHeld(word));
        const signs = { ...(isHit ? {} : { isNeighbour: true as const }), ...(isElsewhere ? { isElsewhere } : {}) };
        return { datastore, record, seq, score, fit, isByNamed, tells, tellsItself, match, ...signs };
      });
    // What stands beside hits is not counted.
    return { hits, seen: isBeside ? 0 : Math.min(first, candidates.length) + ranked.length };
  }

  /** Hits behind those that were chosen, newest first, as far as they are opened together with a page. */
  function behind(chosen: readonly Candidate[], plan: SearchPlan, held: BoundQuery): Candidate[] {
    const end = Math.ceil((skip + limit) / LOOKED_AT) * LOOKED_AT;
    if (fits || end <= chosen.length) return [];
    const known = new Set(chosen.map(({ seq }) => seq));
    const rows = reader.index.find(scopedTo(held, plan.words), range, end).filter((seq) => !known.has(seq));
    return rows.slice(0, end - chosen.length).map((seq) => ({ seq, held: plan.words.length }));
  }

  function open(candidates: readonly Pick<Candidate, 'seq'>[]): Opened[] {
    const rows = reader.at(candidates.map(({ seq }) => seq));
    return reader.open(rows).flatMap((record, at) => {
      const row = rows[at];
      return !row || (fits && !fits(record)) ? [] : [{ row, record }];
    });
  }

  const found = ({ hits, seen }: Looked, total: number, atLeast: boolean): Found => ({
    hits,
    total: Math.max(total, seen),
    ...(atLeast || scope.cut ? { atLeast: true } : {}),
  });

  return {
    newest(): Found {
      const { question } = heldBeside(false);
      const { index } = reader;
      const seqs = index.find(question, range, fits ? OPENED_AT_MOST + 1 : skip + limit);
      const opened = open((fits ? seqs.slice(0, OPENED_AT_MOST) : seqs.slice(skip)).map((seq) => ({ seq })));
      const shown = fits ? opened.slice(skip, skip + limit) : opened;
      const hits = shown.map(({ row: { datastore, seq }, record }): Hit => {
        const match = matchOf(datastore, record, []);
        return { datastore, record, seq, score: 0, fit: 1, tells: true, tellsItself: true, match };
      });
      const isWhole = seqs.length < skip + limit;
      const total = isWhole ? seqs.length : index.count(question, range, Number.MAX_SAFE_INTEGER);
      const isCut = scope.cut || (fits && seqs.length > OPENED_AT_MOST);
      return { hits, total: fits ? opened.length : total, ...(isCut ? { atLeast: true } : {}) };
    },
    all(plan: SearchPlan): Found {
      const held = heldBeside(true);
      const { list, cut } = matchAll(reader.index, plan, held);
      const looked = look(cut ? [...list, ...behind(list, plan, held)] : list, plan, false);
      // What only the records can tell is not counted further than it is shown.
      if (fits) return found(looked, 0, cut || looked.seen >= enough);
      if (!cut) return found(looked, list.length, false);
      const [word, ...others] = plan.words;
      const isOne = word && others.length === 0 && 'anyOf' in word.any && word.any.anyOf.length <= COUNTED_TOKENS;
      if (!isOne) return found(looked, list.length, true);
      const total = reader.index.count(scopedTo(held, [word]), range, COUNTED);
      return found(looked, total, total === COUNTED);
    },
    /** @param least words that a hit holds, where any holds so many */
    some(plan: SearchPlan, least: number): Found {
      const { list, cut, bare }: Candidates = matchSome(reader, plan, heldBeside(true));
      // To a question, what holds only words of the same concepts may be the answer: it stands behind by its weight alone.
      const isEnough = ({ held }: Candidate) => query.partly === true || held >= least;
      const some = list.some(isEnough) ? list.filter(isEnough) : list;
      const looked = look(some, plan, least === 1);
      if (fits) return found(looked, 0, cut || looked.seen >= enough);
      return found(looked, some.filter(({ seq }) => !bare?.has(seq)).length, cut);
    },
  };
}
