/** Plans a search: its content words with their weights, the people and the time it names. */
import { readingIn } from '#locales/lists.ts';
import { timesMentioned } from '#locales/times/mentions.ts';
import { fold, stripDiacritics } from '#platform/text-match.ts';
import { MESSAGES } from '../../contract/datastores.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { factOf } from '../archive/facts.ts';
import { ALL_TIME, seqOf } from '../archive/moment.ts';
import { textAt } from '../archive/record-values.ts';
import type { Clause } from '../archive/store.ts';
import { isStopWord, languageOf, segmentsOf, wordsOf } from '../text/stop-words.ts';
import { isLastPart, isPossessive, isUnspaced, koreanStem, piecesOf, type WordPart } from '../text/words.ts';
import { isConcept, relatedWords } from './concepts.ts';
import { parseKeywords, type QueryWord, wordOf } from './keywords.ts';
import { type AskedSign, isBeforeOther, mayAsk, signAsked, wordsThatAsk } from './question-signs.ts';
import { idf, type NamedDate } from './ranking.ts';
import type { ReadWord } from './text-reading.ts';
import { writtenForms } from './written-forms.ts';

export interface PlannedWord extends ReadWord {
  /** Its position among the content words, in input order. */
  readonly position: number;
  readonly idf: number;
  /** Number of records with it, as last counted. */
  readonly records: number;
  /** Matches any of its forms in any word column. */
  readonly any: Clause;
  /** Matches related words; undefined if there are none. */
  readonly synonyms: Clause | undefined;
}

/** A person named by a search who writes messages. */
export interface NamedPerson {
  /** The plan's words of the name. */
  readonly words: ReadonlySet<PlannedWord>;
  /** The name, folded. */
  readonly pieces: readonly string[];
  /** The search is about something of theirs: "Julia's dentist". */
  readonly isOwner: boolean;
  /** The search is about what was said to them: "what did I recommend to Julia". */
  readonly isSpokenTo: boolean;
  /** `groupId`s of the chats they write in; undefined if there are too many to choose from. */
  readonly chats: ReadonlySet<string> | undefined;
}

export interface SearchPlan {
  /** Highest weight first; empty if there is nothing to search for. */
  readonly words: readonly PlannedWord[];
  readonly people: readonly NamedPerson[];
  readonly time: NamedDate | undefined;
  readonly asks: AskedSign;
  /** The whole input in the form of spacedWords, to find exact quotes; undefined for a few words. */
  readonly quote: string | undefined;
}

/** Minimum number of words of a quote: fewer occur verbatim in many texts. */
const MIN_QUOTED_WORDS = 3;

/** A question is no quote, but looks for its answer. */
const mayQuote = (keywords: string, { isLoose, isAsked }: KeywordReading): boolean =>
  isLoose === true && isAsked !== true && !mayAsk(keywords) && piecesOf(keywords).length >= MIN_QUOTED_WORDS;

/** The words of a text without accents, each surrounded by single spaces. */
export const spacedWords = (text: string): string => ` ${piecesOf(text).map(stripDiacritics).join(' ')} `;

/** Maximum number of words, highest weight first: each costs a pass over the index. */
const MAX_WORDS = 16;
/** Maximum number of expansions of a prefix: each costs as much as a word. */
const MAX_EXPANSIONS = 100;
/** A person who writes in more chats may be anywhere. */
const MAX_CHATS = 8;
/** Messages opened per step to collect a person's chats: mostly there are few chats. */
const MESSAGES_AT_ONCE = 32;

/** How keywords are read. */
export interface KeywordReading {
  /** Whether to split text typed without spaces into words; sentences always are. */
  readonly cut: boolean;
  /** Whether they are a question, whose last word is complete; otherwise the final punctuation decides that. */
  readonly isAsked?: boolean | undefined;
  /** Whether to search for related words too. */
  readonly isLoose?: boolean | undefined;
}

export function planSearch(keywords: string, reader: ArchiveReader, reading: KeywordReading): SearchPlan {
  const named = namedTime(keywords);
  const rest = named ? `${keywords.slice(0, named.at)} ${keywords.slice(named.at + named.words.length)}` : keywords;
  const timed = splitWords(rest, reading);
  // A time alone is searched as text.
  const isTimed = named !== undefined && timed.content.length > 0;
  const { content, stopWords } = isTimed ? timed : splitWords(keywords, reading);
  const clauseOf = createClauses(reader);
  const all = Math.max(1, reader.countAll());
  // Without content words, search for all of them, newest first.
  const words = content.length > 0 ? content : stopWords;
  reader.index.prefetch(words.flatMap(({ parts }) => parts.flatMap(({ forms }) => forms.map(reader.tokenOf))));
  const tokensOf = (some: readonly QueryWord[]) =>
    some.flatMap(({ parts: [part, ...more] }) => (part && more.length === 0 ? part.forms.map(reader.tokenOf) : []));
  const anyOccurs = (tokens: readonly string[]) => {
    reader.index.prefetch(tokens);
    return tokens.some((token) => reader.index.documentFrequency(token) > 0);
  };
  const forms = writtenForms(words);
  const planned = words.map((typed, position): PlannedWord => {
    const related = reading.isLoose && !typed.phrase ? relatedWords(typed.text) : [];
    const tokens = tokensOf(related);
    // "Pass" means a passport if the archive has that word, and isn't a prefix of "Passwort".
    const isMeant =
      !anyOccurs(tokensOf([typed])) && anyOccurs(tokensOf(related.filter(({ isTranslation }) => !isTranslation)));
    const word = isMeant ? { ...typed, parts: typed.parts.map(({ forms }) => ({ forms, prefix: undefined })) } : typed;
    const { records, occurs, any } = clauseOf(word, content.length > 0);
    const synonyms = tokens.length === 0 ? undefined : { anyOf: tokens };
    const form = typed.phrase ? undefined : forms[position];
    const weight = content.length > 0 ? idf(records, all) : 0;
    return { word, position, form, idf: weight, records, occurs, any, related, synonyms };
  });
  const kept = planned.toSorted((a, b) => b.idf - a.idf).slice(0, MAX_WORDS);
  const people = namedPeople(kept, keywords, reader);
  const names = new Set(people.flatMap((person) => [...person.words]));
  return {
    words: kept,
    // Without any other word, a name is an ordinary word.
    people: kept.some((word) => !names.has(word) && (reading.isAsked || word.records > 0)) ? people : [],
    time: isTimed ? named.date : undefined,
    asks: signAsked(keywords),
    quote: mayQuote(keywords, reading) ? spacedWords(keywords) : undefined,
  };
}

const YEAR = /(?:19|20)\d\d/;
const DAY_MS = 86_400_000;

/** The shortest time in the keywords that includes a year, in UTC: "June 2024", "3 de junho de 2024", "2024年". */
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

/** Honorifics after a name, or the rest of one, in a script without capitals. */
const TITLE = /^[\p{sc=Han}\p{sc=Katakana}ー]{0,3}(?:さん|ちゃん|くん|様|氏)/u;

/** Whether a word may be a name; in input without capitals, any word may be. */
export function isName(text: string, keywords: string): boolean {
  if (isUnspaced(text)) return TITLE.test(keywords.slice(keywords.indexOf(text) + text.length));
  return /^\p{Lu}/u.test(text) || (/^\p{L}/u.test(text) && !/\P{L}\p{Lu}/u.test(keywords));
}

/** The people among possible names who write messages: "Julia Baker" doesn't match Julia Porter. */
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
    for (const some of partsOf(run)) {
      const written = some.flatMap(({ word }) => (word.parts[0]?.forms ?? []).slice(0, 1));
      // In "when does julia come", "come" is a word of the archive, and no surname.
      const isPart = some.length < run.length;
      const mayBeSurname = ({ word, records }: PlannedWord) => records === 0 || /^\p{Lu}/u.test(word.text);
      const isWholeName = run.some((one) => !some.includes(one) && mayBeSurname(one));
      const look = (pieces: readonly string[], isWhole: boolean) =>
        chatsOf(reader, senders(pieces), isWhole ? pieces : undefined);
      // "Janas Miete", "mums birthday".
      const bare = written.with(-1, (written.at(-1) ?? '').replace(/(?<=\p{L}{3})s$/u, ''));
      const asWritten = look(written, isWholeName);
      const found = asWritten ?? (bare.at(-1) === written.at(-1) ? undefined : look(bare, isPart));
      const pieces = asWritten === undefined ? bare : written;
      // "Julia Baker" may be a person known as Julia; "Jonas Berlin" are two words if people write about Berlin.
      const isRest = ({ word, records }: PlannedWord) => records === 0 && /^\p{Lu}/u.test(word.text);
      const words = new Set(run.filter((one) => some.includes(one) || isRest(one)));
      const isOwner = pieces === bare || isPossessive(some.at(-1)?.word.text ?? '');
      const [before = ''] =
        /[\p{L}\p{M}]+(?=\s+$)/u.exec(keywords.slice(0, keywords.indexOf(some[0]?.word.text ?? ''))) ?? [];
      const isSpokenTo = isBeforeOther(before);
      const chats = found === 'many' ? undefined : found;
      if (found !== undefined) return [{ words, pieces, isOwner, isSpokenTo, chats }];
    }
    return [];
  });
}

/** Maximum number of words of a name within more words. */
const NAME_WORDS = 3;

/** The words, then their parts of a name's length, longest first. */
function partsOf<T>(words: readonly T[]): T[][] {
  const lengths = Array.from({ length: Math.min(NAME_WORDS, words.length - 1) }, (_, less) => less + 1).toReversed();
  const parts = (length: number) => words.slice(length - 1).map((_, at) => words.slice(at, at + length));
  return [[...words], ...lengths.flatMap(parts)];
}

/** The chats a person writes in. @param whole if given, their name must not have more words than this */
function chatsOf(reader: ArchiveReader, senders: readonly Clause[], whole: readonly string[] | undefined) {
  const chats = new Set<string>();
  const all = [...senders, ...reader.factClauses([[factOf('datastore', MESSAGES)]])];
  for (;;) {
    const none = [...chats].flatMap((groupId) => reader.factClauses([[factOf('groupId', groupId)]]));
    const rows = reader.rowsAt(reader.index.find({ all, none }, ALL_TIME, MESSAGES_AT_ONCE));
    for (const record of reader.open(rows)) {
      const groupId = textAt(record, 'groupId');
      if (groupId !== undefined && chats.has(groupId)) continue;
      if (whole && piecesOf(textAt(record, 'fromName') ?? '').length > whole.length) return undefined;
      if (groupId === undefined) return chats;
      if (chats.size === MAX_CHATS) return 'many';
      chats.add(groupId);
    }
    if (rows.length < MESSAGES_AT_ONCE) return chats.size === 0 ? undefined : chats;
  }
}

function splitWords(keywords: string, { cut, isAsked }: KeywordReading) {
  const language = isAsked ? languageOf(wordsOf(keywords)) : undefined;
  const { wanted } = parseKeywords(keywords, isAsked || undefined, language);
  const words = (isAsked ? joinConcepts(withPrefix(wanted, language)) : wanted).flatMap((word) =>
    word.phrase ? [word] : cutWord(word, cut),
  );
  const seen = new Set<string>();
  const once = words.filter(({ pieces, phrase }) => {
    const name = `${phrase} ${pieces.join(' ')}`;
    return !seen.has(name) && seen.add(name);
  });
  const onlyAsks = wordsThatAsk(keywords);
  const isStop = ({ phrase, pieces, text }: QueryWord) =>
    !phrase && pieces.length === 1 && (isStopWord(text) || onlyAsks(text));
  return { content: once.filter((word) => !isStop(word)), stopWords: once.filter(isStop) };
}

/** Adds to a German verb its prefix at the end: "holt den Anzug ab" is also "abholen" and "abgeholt". */
function withPrefix(words: readonly QueryWord[], language: string | undefined): readonly QueryWord[] {
  const prefix = fold(words.at(-1)?.text ?? '');
  const verb = words.slice(0, -1).find(({ text }) => !isStopWord(text));
  const isSeparable = language === 'de' && readingIn('de').separable?.split(' ').map(fold).includes(prefix);
  const [part] = verb?.parts ?? [];
  if (!verb || !part || !isSeparable) return words;
  const joined = part.forms
    .filter((form) => !isLastPart(form))
    .flatMap((form) => [prefix + form, `${prefix}ge${form}`]);
  const whole = { ...verb, parts: [{ ...part, forms: [...part.forms, ...joined] }] };
  return words.map((word) => (word === verb ? whole : word));
}

/** Maximum number of words in a concept's term. */
const CONCEPT_WORDS = 3;

/** "день рождения" is one term: its "день" means no other day. */
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

/** Unspaced text with stop words is a sentence, and isn't searched as a whole. */
function cutWord(word: QueryWord, always: boolean): QueryWord[] {
  if (!word.pieces.some(isUnspaced)) return [word];
  const segments = segmentsOf(word.text);
  const isSentence = word.pieces.length > 1 || segments.some(isStopWord);
  return segments.length > 1 && (always || isSentence) ? segments.flatMap((text) => wordOf(text) ?? []) : [word];
}

/** Creates the index clauses of words. */
function createClauses({ index, tokenOf, vocabulary }: ArchiveReader) {
  const frequency = (tokens: readonly string[]) =>
    Math.max(0, ...tokens.map((token) => index.documentFrequency(token)));

  /** @param mayGoOn whether a word that occurs may also be a prefix */
  function ofPart({ forms, prefix }: WordPart, mayBePrefix: boolean) {
    const tokens = forms.map(tokenOf);
    const records = frequency(tokens);
    // Two letters are a prefix of too many words: if they are a word themselves, that is meant.
    const isShort = prefix !== undefined && prefix.length === 2 && !isUnspaced(prefix);
    const begun =
      prefix === undefined || !((mayBePrefix && !isShort) || records === 0)
        ? []
        : vocabulary.withPrefix(prefix, MAX_EXPANSIONS);
    return {
      records: records > 0 ? records : frequency(begun),
      occurs: records > 0,
      any: { anyOf: [...new Set([...tokens, ...begun])] },
    };
  }

  /** Parts that must be adjacent. */
  function inOrder(parts: readonly WordPart[]) {
    const tokens = parts.flatMap(({ forms }) => (forms[0] === undefined ? [] : [tokenOf(forms[0])]));
    const records = Math.min(...tokens.map((token) => index.documentFrequency(token)));
    return { records, occurs: true, any: tokens.length > 1 ? { inOrder: tokens } : { anyOf: tokens } };
  }

  return (word: QueryWord, mayBePrefix: boolean) => {
    const [only, ...more] = word.parts;
    if (only !== undefined && more.length === 0) return ofPart(only, mayBePrefix);
    const stem = word.phrase || word.pieces.length > 1 ? undefined : koreanStem(word.pieces[0] ?? '');
    // A stem of n syllables has n - 1 pairs.
    return inOrder(stem ? word.parts.slice(0, stem.length - 1) : word.parts);
  };
}
