/** Keyword search: the index selects candidates; the best are opened and ranked with their context (ranking.ts). */
import { DATASTORES, type Datastore, type DatastoreName, MAILS, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { writerWords } from '../archive/facts.ts';
import { isIn } from '../archive/moment.ts';
import { isSent, kindOfText, searchedTexts, textAt } from '../archive/record-values.ts';
import type { BoundQuery } from '../archive/store.ts';
import { editsBetween } from '../archive/vocabulary.ts';
import { filterTest } from '../query/filter-match.ts';
import { isStopWord, languageOf, wordsOf } from '../text/stop-words.ts';
import { isPossessive, wholeWords } from '../text/words.ts';
import { type Candidate, type Candidates, matchAll, matchSome, scopedTo } from './candidates.ts';
import { isConcept, relatedWords } from './concepts.ts';
import { conversationsAround, type Opened } from './conversation.ts';
import { type HitMatch, MAX_SEARCHED, matchOf, searchedPart } from './hit-match.ts';
import { parseKeywords, type QueryWord } from './keywords.ts';
import { isBulk, speaksOfSelf } from './question-signs.ts';
import { scoreOf, type TextReading, WEIGHTS } from './ranking.ts';
import { createReplyRoom } from './reply-room.ts';
import { type ScopeQuery, scopeOf } from './scope.ts';
import { type NamedPerson, type PlannedWord, planSearch, type SearchPlan, spacedWords } from './search-plan.ts';
import { createTextReader, signsOf } from './text-reading.ts';

export interface Hit {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
  /** Row number, rises with time (moment.ts). */
  readonly seq: number;
  /** Higher is better; about 1 for a record with all words. */
  readonly score: number;
  /** The score without the sender's bonus, relative to the maximum of all words of the search. */
  readonly fit: number;
  /** Whether the named person wrote it; undefined if its chat has none or several, or if it names the person itself. */
  readonly isByNamed?: boolean | undefined;
  /** It's in a chat where no named person writes, and doesn't contain the name. */
  readonly isElsewhere?: true;
  /** It or its context holds a word of the search that isn't a name. */
  readonly isOnTopic: boolean;
  /** It holds such a word itself, or another of the same concept, or replies to a question with one. */
  readonly hasTopic: boolean;
  /** Words of the search that it or its context holds, and those that neither does; without names of people who write. */
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
  /** It holds no word of the search itself, only its context does. */
  readonly isNeighbour?: true;
  readonly match: HitMatch;
}

/** Correctable words: shorter ones resemble too many. Longer in questions, since their subject may not be archived. */
const [CORRECTABLE, CORRECTABLE_IN_QUESTION] = [/^\p{L}{4,30}$/u, /^\p{L}{6,30}$/u];

/** Replaces words that aren't in the archive by similar ones that are; `typed` lists the replaced words. */
function replaceMissing(
  { keywords, partly }: KeywordQuery,
  reader: ArchiveReader,
): { keywords: string; typed: string[] } {
  const typed: string[] = [];
  let read = keywords;
  const correctable = partly ? CORRECTABLE_IN_QUESTION : CORRECTABLE;
  const { wanted } = parseKeywords(keywords);
  for (const { text, phrase, parts } of wanted) {
    const [part, ...more] = parts;
    const [plain = ''] = part?.forms ?? [];
    if (phrase || !part || more.length > 0 || !correctable.test(plain) || exists(part, reader)) continue;
    const near = suggest(text, plain, { keywords, partly }, reader);
    // On its own, a stop word isn't a correction: perro, pero.
    if (near === undefined || (wanted.length === 1 && isStopWord(near))) continue;
    typed.push(text);
    read = read.replace(text, () => near);
  }
  return { keywords: read, typed };
}

/** A replacement: another word of the concept (questions search for those anyway), or a similarly spelled word. */
function suggest(
  text: string,
  plain: string,
  { keywords, partly: isAsked }: Pick<KeywordQuery, 'keywords' | 'partly'>,
  reader: ArchiveReader,
): string | undefined {
  const related = relatedInArchive(text, reader);
  if (related !== undefined) return isAsked ? undefined : related;
  // "Hochzeit" has a meaning of its own.
  const isGerman = () => languageOf(wordsOf(keywords)) === 'de';
  const parts = isConcept(text) ? undefined : compoundParts(plain, isGerman, reader);
  if (parts !== undefined) return parts;
  const near = reader.vocabulary.suggest(plain);
  return near === undefined || (isAsked && !isTransposed(plain, near)) ? undefined : near;
}

/** Whether two letters are swapped, rather than the ending changed. */
const isTransposed = (typed: string, word: string) =>
  [...typed].sort().join('') === [...word].sort().join('') && editsBetween(typed, word) === 1;

/** Whether the word occurs in any form or as a prefix. */
function exists({ forms, prefix }: QueryWord['parts'][number], { index, tokenOf, vocabulary }: ArchiveReader): boolean {
  const tokens = forms.map(tokenOf);
  if (tokens.some((token) => index.documentFrequency(token) > 0)) return true;
  return vocabulary.withPrefix(prefix ?? forms[0] ?? '', 1).length > 0;
}

/** The most frequent word of the same concept: Fähre is no typo if people write "ferry". */
function relatedInArchive(text: string, { index, tokenOf, vocabulary }: ArchiveReader): string | undefined {
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
/** Minimum letters of a part of a compound, and what joins the parts. */
const PART_LETTERS = 4;
const JOINT = /(?:s|n|en|es)$/u;

/** The two words of the archive that a compound is made of; in German, the first may be any everyday word. */
function compoundParts(plain: string, isGerman: () => boolean, { index, tokenOf }: ArchiveReader): string | undefined {
  const occurs = (part: string) => index.documentFrequency(tokenOf(part)) > 0;
  for (let at = plain.length - PART_LETTERS; at >= PART_LETTERS; at--) {
    const last = plain.slice(at);
    const firsts = [plain.slice(0, at), plain.slice(0, at).replace(JOINT, '')];
    const first = occurs(last) ? firsts.find((part) => occurs(part) || (isGerman() && isConcept(part))) : undefined;
    if (first !== undefined) return `${first} ${last}`;
  }
  return undefined;
}

export interface KeywordQuery extends ScopeQuery {
  /** If empty, all records that match the rest, newest first. */
  readonly keywords: string;
  /** Maximum number of hits; 0 to count only. */
  readonly limit: number;
  /** Number of hits to skip. */
  readonly skip?: number | undefined;
  /** Whether records with any of the words, and messages right beside them, are hits. */
  readonly anyWord?: boolean | undefined;
  /** For a question: any word counts, the last one is complete, and only swapped letters are corrected. */
  readonly partly?: boolean | undefined;
}

export interface Found {
  hits: Hit[];
  /** Total number of matches. */
  total: number;
  /** Set if there may be more: not everything was searched. */
  atLeast?: true;
}

const NOTHING: Found = { hits: [], total: 0 };
/** Maximum number of records opened if there are no words and the index alone doesn't decide. */
const MAX_OPENED = 5_000;
/** Records opened and ranked together; the next ones follow if more hits are requested. */
const RANKED_TOGETHER = 120;
/** The best of these are ranked with their context; the others only by their own words. */
const RANKED_WITH_CONTEXT = 50;
/** Matches of a single word are counted up to this; beyond it, the total is a lower bound. */
const MAX_COUNTED = 10_000;
/** Maximum number of tokens of a counted word; several words and broad prefixes are counted only as requested. */
const MAX_COUNTED_TOKENS = 8;
/** Maximum number of records opened to check filters that the index doesn't decide. */
const MAX_FILTERED = 2000;

/** Best hits first. @throws BadFilterError */
export function searchByKeywords(reader: ArchiveReader, query: KeywordQuery): Found {
  if (query.datastores.length === 0) return NOTHING;
  const { keywords, typed } = replaceMissing(query, reader);
  const found = searchAsTyped(reader, { ...query, keywords });
  if (found.total === 0) {
    for (const phrase of numberGroupings(keywords, reader)) {
      const other = searchAsTyped(reader, { ...query, keywords: `"${phrase}"` });
      if (other.total > 0) return other;
    }
    return found;
  }
  if (typed.length === 0) return found;
  const withTyped = (match: HitMatch): HitMatch => ({ ...match, missing: [...typed, ...match.missing] });
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, match: withTyped(hit.match) })) };
}

/** Digits of a phone number, typed with or without quotes and separators. */
const TYPED_NUMBER = /^"?\+?(\d{7,15})"?$/;
const MAX_GROUPINGS = 8;

/** How a typed phone number may be written in the archive: 612345908 as "612 345 908". */
function numberGroupings(keywords: string, { index, tokenOf }: ArchiveReader): string[] {
  const [, digits = ''] = TYPED_NUMBER.exec(keywords.replace(/[\s()./-]/g, '')) ?? [];
  /** The first parts of at least two digits, longest first. */
  const beginnings = (rest: string) => [...rest.slice(1)].map((_, at) => rest.slice(0, at + 2)).toReversed();
  const parts = [...digits].flatMap((_, from) => beginnings(digits.slice(from)));
  index.prefetch(parts.map(tokenOf));
  const held = new Set(parts.filter((part) => index.documentFrequency(tokenOf(part)) > 0));
  const groupings = (rest: string): string[] =>
    beginnings(rest)
      .filter((part) => held.has(part))
      .flatMap((part) => {
        const others = rest.slice(part.length);
        return others === '' ? [part] : groupings(others).map((more) => `${part} ${more}`);
      });
  return groupings(digits).slice(0, MAX_GROUPINGS);
}

function searchAsTyped(reader: ArchiveReader, query: KeywordQuery): Found {
  const search = createSearch(reader, query);
  const anyWord = query.anyWord || query.partly;
  const reading = { isAsked: query.partly, isLoose: anyWord };
  const plan = planSearch(query.keywords, reader, { ...reading, cut: false });
  if (plan.words.length === 0) return query.narrow === undefined ? NOTHING : search.newest();
  const found = anyWord ? search.some(plan, 1) : search.all(plan);
  if (found.total > 0) return found;
  // Text typed without spaces may be several words.
  const cut = planSearch(query.keywords, reader, { ...reading, cut: true });
  if (anyWord) return cut.words.length === plan.words.length ? found : search.some(cut, 1);
  const parts = cut.words.length === plan.words.length ? undefined : search.all(cut);
  if (parts && parts.total > 0) return parts;
  return cut.words.length > 1 ? search.some(cut, 2) : NOTHING;
}

/** Filters that apply to a whole session alike, or are about time. */
const CHAT_FILTERS: ReadonlySet<string> = new Set(['groupId', 'notGroupId', 'chat', 'platform', 'since', 'until']);

/** Whether the scope depends only on the chat, the time and the records' filters. */
function dependsOnChats(
  { wanted, unwanted }: ReturnType<typeof parseKeywords>,
  filters: readonly SearchFilter[],
): boolean {
  const names = filters.flatMap(Object.entries).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return unwanted.length === 0 && !wanted.some(({ phrase }) => phrase) && names.every((name) => CHAT_FILTERS.has(name));
}

/** Creates the ranking of a plan, which scores records with their context. */
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

  /** Level of each word in any text of the record; for `owners` in its main text only, since others tell of them. */
  function ownOf(
    { row: { datastore }, record }: Opened,
    { holds }: TextReading,
    owners: ReadonlySet<PlannedWord>,
  ): number[] {
    const own = [...holds];
    const { searchFields }: Datastore = DATASTORES[datastore];
    for (const member of searchFields) {
      const kind = kindOfText(datastore, member);
      const text = kind === 'main' ? undefined : searchedPart(record, member);
      if (text === undefined) continue;
      const factor = kind === 'sender' ? WEIGHTS.inSender : WEIGHTS.inPlace;
      for (const [at, level] of texts.holds(text).entries())
        if (!owners.has(words[at] as PlannedWord)) own[at] = Math.max(own[at] ?? 0, factor * level);
    }
    return own;
  }

  return (opened: readonly Opened[], withNeighbours: boolean) => {
    const around = conversationsAround(reader, opened.slice(0, RANKED_WITH_CONTEXT), mayRead);
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
      const before = around.before(row.seq, WEIGHTS.reachBefore);
      const [previous] = before;
      const isReply = previous !== undefined && textAt(previous.record, 'fromId') !== textAt(record, 'fromId');
      const isAskedBefore = isReply ? readingOf(previous).asks : [];
      const own = ownOf(one, reading, owners);
      const { held, score } = scoreOf(
        weighed,
        {
          seq: row.seq,
          reading,
          own,
          signs: signsOf(text, { asks, isShort: row.datastore === MESSAGES }),
        },
        before.map(readingOf),
        around.after(row.seq, WEIGHTS.reachAfter).map(readingOf),
        counts,
      );
      const [person, ...others] = here;
      // A message that names the person is as good as the person's own.
      const isNamedIn = ({ words: name }: NamedPerson) =>
        words.some((word, at) => name.has(word) && (reading.holds[at] ?? 0) > 0);
      // "The dentist can see you at nine", in the chat with them.
      const isToThem = ({ pieces, isSpokenTo }: NamedPerson) =>
        isSent(record) &&
        (isSpokenTo ||
          (pieces.every((piece) => wholeWords(textAt(record, 'groupName') ?? '').includes(piece)) &&
            speaksOfSelf(text) === false));
      const isByNamed =
        person && others.length === 0
          ? isBy(record, person.pieces) || (person.isOwner || isNamedIn(person) || isToThem(person) ? undefined : false)
          : undefined;
      const isNamed = people.some((named) => words.some((word, at) => named.words.has(word) && (held[at] ?? 0) > 0));
      const isElsewhere = people.length > 0 && here.length === 0 && !isNamed;
      const elsewhere = isElsewhere ? WEIGHTS.otherChat : 1;
      const counted = sum - words.reduce((all, word) => all + (names.has(word) ? word.idf : 0), 0);
      const isQuote = quote !== undefined && spacedWords(text).includes(quote);
      const bulk = row.datastore === MAILS && isBulk(text) ? WEIGHTS.bulk : 1;
      const total = score * bulk * elsewhere * (isByNamed ? WEIGHTS.sender : 1) * (isQuote ? WEIGHTS.quote : 1);
      return {
        ...one,
        names,
        isByNamed,
        isElsewhere,
        isOnTopic: words.some((word, at) => !allNames.has(word) && (held[at] ?? 0) > 0),
        hasTopic: words.some((word, at) => !allNames.has(word) && ((own[at] ?? 0) > 0 || isAskedBefore[at])),
        held,
        score: sum === 0 ? 0 : total / sum,
        fit: counted === 0 ? 0 : (score * bulk * elsewhere) / counted,
      };
    });
  };
}

/** The searched part of a record's main text. */
const mainText = (datastore: DatastoreName, record: DataRecord): string =>
  searchedTexts(datastore, record).main.slice(0, MAX_SEARCHED);

function isBy(record: DataRecord, name: readonly string[]): boolean {
  const written = writerWords(record);
  return name.every((piece) => written.has(piece));
}

/** Hits of one page, and the number of records ranked for it. */
interface RankedPage {
  readonly hits: Hit[];
  readonly seen: number;
}

/** The hits that fit into a reply; `skip` leads to the next ones. */
function fitting(hits: readonly Hit[]): Hit[] {
  const hasRoom = createReplyRoom();
  const end = hits.findIndex(({ record }) => !hasRoom(record));
  return hits.slice(0, end < 0 ? hits.length : end);
}

function createSearch(reader: ArchiveReader, query: KeywordQuery) {
  const { filters = [], skip = 0, limit } = query;
  const scope = scopeOf(reader, query, query.keywords);
  const { range } = scope;
  const mayRead = filters.length === 0 ? () => true : filterTest(filters);
  /** The filter that needs opened records; undefined if the index decides everything. */
  const fits = scope.rest.length === 0 ? undefined : mayRead;
  /** Number of hits to find; matches that need opened records are also counted by opening them. */
  const enough = limit === 0 ? (fits ? MAX_FILTERED : 0) : skip + limit;
  const scopeQuery = (hasWords: boolean): BoundQuery => ({ question: scope.question(hasWords), range });

  /** Opens and ranks candidates in steps, from the page's first on, until there are enough hits. */
  function rankPage(found: readonly Candidate[], plan: SearchPlan, withNeighbours: boolean): RankedPage {
    const rank = createRanking(reader, plan, mayRead);
    const addsNeighbours = withNeighbours && dependsOnChats(parseKeywords(query.keywords), scope.conditions);
    const shown = new Set<number>();
    const ranked: ReturnType<typeof rank> = [];
    const candidates = fits ? found.slice(0, MAX_FILTERED) : found;
    // Neighbours and filtered-out records shift pages, so ranking has to start at the beginning.
    const first = fits || addsNeighbours ? 0 : skip - (skip % RANKED_TOGETHER);
    for (let from = first; from < candidates.length && first + ranked.length < enough; from += RANKED_TOGETHER) {
      const some = candidates.slice(from, from + RANKED_TOGETHER).filter(({ seq }) => !shown.has(seq));
      const most = ranked.at(-1)?.score ?? Number.POSITIVE_INFINITY;
      const scored = rank(open(some), addsNeighbours).filter(({ row }) => !shown.has(row.seq) && isIn(range, row.seq));
      scored.sort((a, b) => b.score - a.score || b.row.seq - a.row.seq);
      for (const one of scored) {
        shown.add(one.row.seq);
        ranked.push({ ...one, score: Math.min(most, one.score) });
      }
    }
    const asTyped = plan.words.toSorted((a, b) => a.position - b.position).map(({ word }) => word);
    const forms = plan.words.flatMap(({ form }) => form ?? []);
    const hits = ranked
      .slice(skip - first, skip - first + limit)
      .map(
        ({ row: { datastore, seq }, record, names, score, fit, isByNamed, isElsewhere, held, isOnTopic, hasTopic }) => {
          const match = matchOf(datastore, record, asTyped, forms);
          const isHeld = ({ word }: PlannedWord) => match.words.includes(word.text);
          // A phone number asked for, or what the named person replied, often stands in a message without the words.
          const isMeant = forms.some((form) => form.test(mainText(datastore, record))) || (isByNamed && hasTopic);
          const isHit = isMeant || plan.words.some((word) => !names.has(word) && isHeld(word));
          const signs = { ...(isHit ? {} : { isNeighbour: true as const }), ...(isElsewhere ? { isElsewhere } : {}) };
          const topic = plan.words.flatMap((word, at) =>
            names.has(word) ? [] : [{ text: word.word.text, isSaid: (held[at] ?? 0) > 0 }],
          );
          const [said, unsaid] = [true, false].map((which) =>
            topic.flatMap(({ text, isSaid }) => (isSaid === which ? [text] : [])),
          ) as [string[], string[]];
          return { datastore, record, seq, score, fit, isByNamed, isOnTopic, hasTopic, said, unsaid, match, ...signs };
        },
      );
    // Neighbours aren't counted.
    return { hits, seen: addsNeighbours ? 0 : Math.min(first, candidates.length) + ranked.length };
  }

  /** Further hits after the ranked candidates, newest first, to complete the last step of the page. */
  function furtherHits(chosen: readonly Candidate[], plan: SearchPlan, held: BoundQuery): Candidate[] {
    const end = Math.ceil((skip + limit) / RANKED_TOGETHER) * RANKED_TOGETHER;
    if (fits || end <= chosen.length) return [];
    const known = new Set(chosen.map(({ seq }) => seq));
    const rows = reader.index.find(scopedTo(held, plan.words), range, end).filter((seq) => !known.has(seq));
    return rows.slice(0, end - chosen.length).map((seq) => ({ seq, held: plan.words.length }));
  }

  function open(candidates: readonly Pick<Candidate, 'seq'>[]): Opened[] {
    const rows = reader.rowsAt(candidates.map(({ seq }) => seq));
    return reader.open(rows).flatMap((record, at) => {
      const row = rows[at];
      return !row || (fits && !fits(record)) ? [] : [{ row, record }];
    });
  }

  const found = ({ hits, seen }: RankedPage, total: number, atLeast: boolean): Found => ({
    hits: fitting(hits),
    total: Math.max(total, seen),
    ...(atLeast || scope.cut ? { atLeast: true } : {}),
  });

  return {
    newest(): Found {
      const { question } = scopeQuery(false);
      const { index } = reader;
      const seqs = index.find(question, range, fits ? MAX_OPENED + 1 : skip + limit);
      const opened = open((fits ? seqs.slice(0, MAX_OPENED) : seqs.slice(skip)).map((seq) => ({ seq })));
      const shown = fits ? opened.slice(skip, skip + limit) : opened;
      const hits = shown.map(({ row: { datastore, seq }, record }): Hit => {
        const match = matchOf(datastore, record, []);
        return {
          datastore,
          record,
          seq,
          score: 0,
          fit: 1,
          isOnTopic: true,
          hasTopic: true,
          said: [],
          unsaid: [],
          match,
        };
      });
      const isWhole = seqs.length < skip + limit;
      const total = isWhole ? seqs.length : index.count(question, range, Number.MAX_SAFE_INTEGER);
      const isCut = scope.cut || (fits && seqs.length > MAX_OPENED);
      return { hits: fitting(hits), total: fits ? opened.length : total, ...(isCut ? { atLeast: true } : {}) };
    },
    all(plan: SearchPlan): Found {
      const held = scopeQuery(true);
      const { list, cut } = matchAll(reader.index, plan, held);
      const ranked = rankPage(cut ? [...list, ...furtherHits(list, plan, held)] : list, plan, false);
      // Matches that need opened records aren't counted beyond the page.
      if (fits) return found(ranked, 0, cut || ranked.seen >= enough);
      if (!cut) return found(ranked, list.length, false);
      const [word, ...others] = plan.words;
      const isOne = word && others.length === 0 && 'anyOf' in word.any && word.any.anyOf.length <= MAX_COUNTED_TOKENS;
      if (!isOne) return found(ranked, list.length, true);
      const total = reader.index.count(scopedTo(held, [word]), range, MAX_COUNTED);
      return found(ranked, total, total === MAX_COUNTED);
    },
    /** @param least minimum number of words of a hit, unless no record reaches it */
    some(plan: SearchPlan, least: number): Found {
      const { list, cut, nameOnly }: Candidates = matchSome(reader, plan, scopeQuery(true));
      // For a question, a record with only related words may be the answer; its weight ranks it last.
      const isEnough = ({ held }: Candidate) => query.partly === true || held >= least;
      const some = list.some(isEnough) ? list.filter(isEnough) : list;
      const ranked = rankPage(some, plan, least === 1);
      if (fits) return found(ranked, 0, cut || ranked.seen >= enough);
      return found(ranked, some.filter(({ seq }) => !nameOnly?.has(seq)).length, cut);
    },
  };
}
