/** What a search is after: its telling words, by how much each of them tells, the people and the time that it names. */
import { timesMentioned } from '#locales/times/mentions.ts';
import { stripDiacritics } from '#platform/text-match.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { factOf } from '../archive/facts.ts';
import { ALL_TIME, seqOf } from '../archive/moment.ts';
import { textAt } from '../archive/record-values.ts';
import type { Clause } from '../archive/store.ts';
import { isStopWord, languageOf, segmentsOf, wordsOf } from '../text/stop-words.ts';
import { isPossessive, isRunOfPairs, koreanStem, piecesOf, type WordPart } from '../text/words.ts';
import { isConcept, relatedWords } from './concepts.ts';
import { parseKeywords, type QueryWord, wordOf } from './keywords.ts';
import { type AskedSign, mayAsk, signAsked, wordsThatAsk } from './question-signs.ts';
import { idf, type NamedDate } from './ranking.ts';
import type { ReadWord } from './text-reading.ts';
import { writtenForm } from './written-forms.ts';

export interface PlannedWord extends ReadWord {
  /** Its place among the telling words, as they were typed. */
  readonly position: number;
  readonly idf: number;
  /** Records that hold it, as last counted. */
  readonly records: number;
  /** In any form, anywhere: no fact has the token of a word. */
  readonly any: Clause;
  /** Words of the same concept; undefined where there are none. */
  readonly alike: Clause | undefined;
}

/** Somebody whom a search names, and who writes. */
export interface NamedPerson {
  /** Their name in the plan's words. */
  readonly words: ReadonlySet<PlannedWord>;
  /** The same, folded. */
  readonly pieces: readonly string[];
  /** Not they are asked about, but what is theirs: "Julia's dentist". */
  readonly isOwner: boolean;
  /** `groupId`s of the chats in which they write; undefined for somebody who writes in too many to choose any. */
  readonly chats: ReadonlySet<string> | undefined;
}

export interface SearchPlan {
  /** Those that tell most first; none where nothing is looked for. */
  readonly words: readonly PlannedWord[];
  readonly people: readonly NamedPerson[];
  readonly time: NamedDate | undefined;
  readonly asks: AskedSign;
  /** All that was typed, as a text that holds it word for word has it (see spacedWords); undefined for a few words. */
  readonly quote: string | undefined;
}

/** Fewer words are in many texts as they were typed. */
const QUOTED_WORDS = 3;

/** What asks something looks for its answer. */
const mayQuote = (keywords: string, { isLoose, isAsked }: KeywordReading): boolean =>
  isLoose === true && isAsked !== true && !mayAsk(keywords) && piecesOf(keywords).length >= QUOTED_WORDS;

/** The words of a text, accents off, one space around each. */
export const spacedWords = (text: string): string => ` ${piecesOf(text).map(stripDiacritics).join(' ')} `;

/** Words that tell less than these are ignored: each costs a pass over the index. */
const MOST_WORDS = 16;
/** Words that a beginning stands for: each more costs as much as a word. */
const BEGUN = 100;
/** Somebody who writes in more chats may be anywhere. */
const MOST_CHATS = 8;
/** Messages that are looked through together for the chats that they are in: mostly there are few chats. */
const MESSAGES_AT_ONCE = 32;

/** How keywords are read. */
export interface KeywordReading {
  /** What was typed without spaces is cut into its words; sentences always are. */
  readonly cut: boolean;
  /** They are a question, which ends with a whole word; otherwise they end so where their last sign says it. */
  readonly isAsked?: boolean | undefined;
  /** Other words of the same concepts are looked for, too. */
  readonly isLoose?: boolean | undefined;
}

export function planSearch(keywords: string, reader: ArchiveReader, reading: KeywordReading): SearchPlan {
  const named = namedTime(keywords);
  const rest = named ? `${keywords.slice(0, named.at)} ${keywords.slice(named.at + named.words.length)}` : keywords;
  const timed = tellingWords(rest, reading);
  // A time alone is looked for as it is written.
  const isTimed = named !== undefined && timed.telling.length > 0;
  const { telling, glue } = isTimed ? timed : tellingWords(keywords, reading);
  const wantedOf = createWording(reader);
  const all = Math.max(1, reader.countAll());
  // Where nothing tells, all that was typed is looked for, newest first.
  const words = telling.length > 0 ? telling : glue;
  reader.index.prefetch(words.flatMap(({ parts }) => parts.flatMap(({ forms }) => forms.map(reader.tokenOf))));
  const tokensOf = (some: readonly QueryWord[]) =>
    some.flatMap(({ parts: [part, ...more] }) => (part && more.length === 0 ? part.forms.map(reader.tokenOf) : []));
  const areThere = (tokens: readonly string[]) => {
    reader.index.prefetch(tokens);
    return tokens.some((token) => reader.index.documentFrequency(token) > 0);
  };
  const planned = words.map((typed, position): PlannedWord => {
    const related = reading.isLoose && !typed.phrase ? relatedWords(typed.text) : [];
    const tokens = tokensOf(related);
    // "Pass" is a passport where that is written of, and begins no "Passwort".
    const isMeant =
      !areThere(tokensOf([typed])) && areThere(tokensOf(related.filter(({ isTranslation }) => !isTranslation)));
    const word = isMeant ? { ...typed, parts: typed.parts.map(({ forms }) => ({ forms, prefix: undefined })) } : typed;
    const { records, isThere, any } = wantedOf(word, telling.length > 0);
    const alike = tokens.length === 0 ? undefined : { anyOf: tokens };
    const form = typed.phrase ? undefined : writtenForm(typed.text, typed.language);
    return {
      word,
      position,
      form,
      idf: telling.length > 0 ? idf(records, all) : 0,
      records,
      isThere,
      any,
      related,
      alike,
    };
  });
  const kept = planned.toSorted((a, b) => b.idf - a.idf).slice(0, MOST_WORDS);
  const people = namedPeople(kept, keywords, reader);
  const names = new Set(people.flatMap((person) => [...person.words]));
  return {
    words: kept,
    // Where no other word is there, a name is a word like others.
    people: kept.some((word) => !names.has(word) && (reading.isAsked || word.records > 0)) ? people : [],
    time: isTimed ? named.date : undefined,
    asks: signAsked(keywords),
    quote: mayQuote(keywords, reading) ? spacedWords(keywords) : undefined,
  };
}

const YEAR = /(?:19|20)\d\d/;
const DAY_MS = 86_400_000;

/** The shortest time that keywords name with its year, in UTC: "June 2024", "3 de junho de 2024", "2024年". */
function namedTime(keywords: string): { at: number; words: string; date: NamedDate } | undefined {
  const [time] = timesMentioned(keywords, { now: 0, zone: undefined, language: 'en' })
    .filter(({ words }) => YEAR.test(words))
    .map(({ at, words, from, to }) => ({ at, words, from, to, days: (Date.parse(to) - Date.parse(from)) / DAY_MS }))
    .sort((a, b) => a.days - b.days);
  if (!time) return undefined;
  const { at, words, from, to, days } = time;
  const seq = (day: string) => seqOf(`${day}T00:00:00.000Z`);
  const range = { from: seq(from), to: seq(to) - 1 };
  return { at, words, date: { range, isDay: days === 1, isMonth: days > 1 && days < 32 } };
}

/** Stands behind a name, or the rest of one, where there are no capitals. */
const TITLE = /^[\p{sc=Han}\p{sc=Katakana}ー]{0,3}(?:さん|ちゃん|くん|様|氏)/u;

/** Whether a word can be a name: keywords that are typed without any capital may hold some. */
export function isName(text: string, keywords: string): boolean {
  if (isRunOfPairs(text)) return TITLE.test(keywords.slice(keywords.indexOf(text) + text.length));
  return /^\p{Lu}/u.test(text) || (/^\p{L}/u.test(text) && !/\P{L}\p{Lu}/u.test(keywords));
}

/** Of words that can be names, those of people who write: "Julia Baker" is nobody who is called Julia Porter. */
function namedPeople(words: readonly PlannedWord[], keywords: string, reader: ArchiveReader): NamedPerson[] {
  const names = words.filter(({ word }) => !word.phrase && word.pieces.length === 1 && isName(word.text, keywords));
  names.sort((a, b) => a.position - b.position);
  const senders = (pieces: readonly string[]): Clause[] =>
    reader.factClauses(pieces.map((piece) => [factOf('writer', piece)]));
  const runs: PlannedWord[][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.position === name.position - 1 && keywords.includes(`${last.word.text} ${name.word.text}`))
      run.push(name);
    else runs.push([name]);
  }
  return runs.flatMap((run): NamedPerson[] => {
    for (const some of run.length > 1 ? [run, ...run.map((one) => [one])] : [run]) {
      const written = some.flatMap(({ word }) => (word.parts[0]?.forms ?? []).slice(0, 1));
      const look = (pieces: readonly string[]) =>
        chatsOf(reader, senders(pieces), some.length < run.length ? pieces : undefined);
      // "Janas Miete", "mums birthday".
      const bare = written.with(-1, (written.at(-1) ?? '').replace(/(?<=\p{L}{3})s$/u, ''));
      const asWritten = look(written);
      const found = asWritten ?? (bare.at(-1) === written.at(-1) ? undefined : look(bare));
      const pieces = asWritten === undefined ? bare : written;
      // "Julia Baker" may be she who is called Julia; "Jonas Berlin" are two words, where people write of Berlin.
      const isRest = ({ word, records }: PlannedWord) => records === 0 && /^\p{Lu}/u.test(word.text);
      const words = new Set(run.filter((one) => some.includes(one) || isRest(one)));
      const isOwner = pieces === bare || isPossessive(some.at(-1)?.word.text ?? '');
      if (found !== undefined) return [{ words, pieces, isOwner, chats: found === 'many' ? undefined : found }];
    }
    return [];
  });
}

/** The chats in which somebody writes. @param whole what their name has to be, if not more than that */
function chatsOf(reader: ArchiveReader, senders: readonly Clause[], whole: readonly string[] | undefined) {
  const chats = new Set<string>();
  for (;;) {
    const none = [...chats].flatMap((groupId) => reader.factClauses([[factOf('groupId', groupId)]]));
    const rows = reader.at(reader.index.find({ all: senders, none }, ALL_TIME, MESSAGES_AT_ONCE));
    for (const record of reader.open(rows)) {
      const groupId = textAt(record, 'groupId');
      if (groupId !== undefined && chats.has(groupId)) continue;
      if (whole && piecesOf(textAt(record, 'fromName') ?? '').length > whole.length) return undefined;
      if (groupId === undefined) return chats;
      if (chats.size === MOST_CHATS) return 'many';
      chats.add(groupId);
    }
    if (rows.length < MESSAGES_AT_ONCE) return chats.size === 0 ? undefined : chats;
  }
}

function tellingWords(keywords: string, { cut, isAsked }: KeywordReading) {
  const language = isAsked ? languageOf(wordsOf(keywords)) : undefined;
  const { wanted } = parseKeywords(keywords, isAsked || undefined, language);
  const words = (isAsked ? joinConcepts(wanted) : wanted).flatMap((word) =>
    word.phrase ? [word] : cutWord(word, cut),
  );
  const seen = new Set<string>();
  const once = words.filter(({ pieces, phrase }) => {
    const name = `${phrase} ${pieces.join(' ')}`;
    return !seen.has(name) && seen.add(name);
  });
  const onlyAsks = wordsThatAsk(keywords);
  const isGlue = ({ phrase, pieces, text }: QueryWord) =>
    !phrase && pieces.length === 1 && (isStopWord(text) || onlyAsks(text));
  return { telling: once.filter((word) => !isGlue(word)), glue: once.filter(isGlue) };
}

/** Words of a word of a concept that are longest. */
const CONCEPT_WORDS = 3;

/** "день рождения" is one word: its day is no other day. */
function joinConcepts([first, ...others]: readonly QueryWord[]): QueryWord[] {
  if (!first) return [];
  for (let more = Math.min(CONCEPT_WORDS - 1, others.length); more > 0; more--) {
    const some = [first, ...others.slice(0, more)];
    const text = some.map((word) => word.text).join(' ');
    const joined = some.some(({ phrase }) => phrase) || !isConcept(text) ? undefined : wordOf(text, first.language);
    if (joined) return [joined, ...joinConcepts(others.slice(more))];
  }
  return [first, ...joinConcepts(others)];
}

/** A run that holds words which tell nothing is a sentence: it is not looked for as a whole. */
function cutWord(word: QueryWord, always: boolean): QueryWord[] {
  if (!word.pieces.some(isRunOfPairs)) return [word];
  const segments = segmentsOf(word.text);
  const isSentence = word.pieces.length > 1 || segments.some(isStopWord);
  return segments.length > 1 && (always || isSentence) ? segments.flatMap((text) => wordOf(text) ?? []) : [word];
}

/** Puts words as questions to the index; tokens are made here. */
function createWording({ index, tokenOf, vocabulary }: ArchiveReader) {
  const frequency = (tokens: readonly string[]) =>
    Math.max(0, ...tokens.map((token) => index.documentFrequency(token)));

  /** @param mayGoOn whether a word that is there may be the beginning of another one, too */
  function ofPart({ forms, prefix }: WordPart, mayGoOn: boolean) {
    const tokens = forms.map(tokenOf);
    const records = frequency(tokens);
    // Two letters begin too many words: where they are one themselves, that is meant.
    const isShort = prefix !== undefined && prefix.length === 2 && !isRunOfPairs(prefix);
    const begun =
      prefix === undefined || !((mayGoOn && !isShort) || records === 0) ? [] : vocabulary.withPrefix(prefix, BEGUN);
    return {
      records: records > 0 ? records : frequency(begun),
      isThere: records > 0,
      any: { anyOf: [...new Set([...tokens, ...begun])] },
    };
  }

  /** Parts of which each follows the one before. */
  function inOrder(parts: readonly WordPart[]) {
    const tokens = parts.flatMap(({ forms }) => (forms[0] === undefined ? [] : [tokenOf(forms[0])]));
    const records = Math.min(...tokens.map((token) => index.documentFrequency(token)));
    return { records, isThere: true, any: tokens.length > 1 ? { inOrder: tokens } : { anyOf: tokens } };
  }

  return (word: QueryWord, mayGoOn: boolean) => {
    const [only, ...more] = word.parts;
    if (only !== undefined && more.length === 0) return ofPart(only, mayGoOn);
    const stem = word.phrase || word.pieces.length > 1 ? undefined : koreanStem(word.pieces[0] ?? '');
    // A stem of so many syllables is one pair less.
    return inOrder(stem ? word.parts.slice(0, stem.length - 1) : word.parts);
  };
}
