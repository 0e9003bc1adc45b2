/** Parses the text typed after /search or /recent, and the filters of a question. */
import { parseTimeSpan, type Span } from '#locales/times/spans.ts';
import { dayLater, presentDay, type Today } from '#locales/times/today.ts';
import { vocabularyFor } from '#locales/times/vocabulary.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { shorten, tidy } from '../display-text.ts';
import { RefusalError } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import {
  asPhrase,
  contentOf,
  directionOf,
  type Filters,
  isList,
  isMe,
  KEYS,
  type Key,
  MAX_NAME,
  PLATFORM_HINT,
  placeNames,
  placeOf,
  platformNamed,
  type Query,
  type QueryPlace,
  splitTyped,
  type TypedWord,
} from './query.ts';

/** Longest total length of the words, in characters; the request line couldn't hold more. */
export const MAX_WORDS_LENGTH = 400;

/** Known filters, for a message. */
const FILTER_HINT = 'from:, chat:, since:, before:, in:, on:, has:';

interface Draft {
  words: string[];
  chat: string[];
  place: QueryPlace | undefined;
  filters: Filters;
}

interface Reading {
  today: Today;
  plain: 'words' | 'filters';
  texts: Words;
}

/**
 * @param plain whether words without a key are search words or filters
 * @param texts for refusals. @throws RefusalError
 */
export function parseQuery(
  argument: string,
  today: Today,
  plain: 'words' | 'filters' = 'words',
  texts: Words = wordsIn('en'),
): Query {
  if (argument.length > 4 * MAX_WORDS_LENGTH)
    throw new RefusalError(texts.rich('query-too-long', { most: MAX_WORDS_LENGTH }));
  return queryOf(splitTyped(tidy(argument)), { today, plain, texts });
}

function queryOf(typed: readonly TypedWord[], reading: Reading): Query {
  const { today, plain } = reading;
  const draft: Draft = { words: [], chat: [], place: undefined, filters: {} };
  const { zone } = today;
  const { rest, spans } = findTimes(typed, today, plain);
  for (const span of spans) takeSpan(draft.filters, span, reading);
  for (const word of rest) takeWord(draft, word, reading);
  const { words, filters, place = plain === 'filters' ? 'chats' : 'all' } = draft;
  const chat = draft.chat.join(' ').trim();
  if (chat !== '') filters.chat = chat;
  const query: Query = { words, place, filters, zone };
  check(query, reading);
  return query;
}

/** The same, for words; undefined if they are refused. */
export function parseIfValid(argument: string, today: Today): Query | undefined {
  try {
    return parseQuery(argument, today);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

/** Adds one word to the draft. */
function takeWord(draft: Draft, word: TypedWord, reading: Reading): void {
  const { filters } = draft;
  const { today, texts, plain } = reading;
  const { key: typedKey = '', value } = word;
  const key = KEYS[typedKey];
  const filter = `${typedKey}:${shorten(value, 30)}`;
  const takeWhole = () => takePlain(draft, { ...word, key: undefined, value: `${typedKey}:${value}` }, reading);
  // People also write "in" for an app.
  const platform = key === 'on' || key === 'in' ? platformNamed(value) : undefined;
  if (key === undefined) takePlain(draft, word, reading);
  else if (word.excluded) throw new RefusalError(texts.rich('query-excluded-filter'));
  else if (key === 'me' || (key === 'from' && isMe(value))) {
    filters.direction = 'sent';
    if (key === 'me' && value !== '') takePlain(draft, { ...word, key: undefined }, reading);
  } else if (key === 'to') {
    if (isMe(value)) filters.direction = 'received';
    else takeWhole();
  } else if (value === '') throw new RefusalError(texts.rich('query-nothing-after', { key: `${typedKey}:` }));
  else if (platform !== undefined) filters.platform = platform;
  else if (key === 'has') {
    filters.has = contentOf(value);
    if (filters.has === undefined) throw new RefusalError(texts.rich('query-has-unknown', { filter }));
  } else if (key === 'in') {
    draft.place = placeOf(value);
    const known = placeNames(texts.language).join(texts.text('list-comma'));
    if (draft.place === undefined)
      throw new RefusalError(texts.rich('query-filter-unknown', { filter: `in:${shorten(value, 30)}`, known }));
  } else if (key === 'from' || key === 'chat') {
    checkName(value, texts);
    if (key === 'from') filters.from = value;
    else draft.chat.push(value);
  } else {
    const span = parseTimeSpan(value, today, { anyLanguage: true });
    if (span) takeSpan(filters, boundsOf(key, span, today), reading);
    else if (key !== 'on') throw new RefusalError(texts.rich('query-day-unknown', { value: shorten(value, 30) }));
    else if (plain === 'words') takeWhole();
    else throw new RefusalError(texts.rich('query-filter-unknown', { filter, known: PLATFORM_HINT }));
  }
}

/** @throws RefusalError */
export function checkName(name: string, texts: Words): void {
  if ([...name].length > MAX_NAME) throw new RefusalError(texts.rich('query-name-too-long', { most: MAX_NAME }));
}

/** The bounds of a time after a key: from its start, up to its start or end, or the time itself. */
function boundsOf(key: Key, span: Span, today: Today): Partial<Span> {
  if (key === 'after') return { from: span.from };
  if (key === 'before') return { to: span.from };
  return key === 'until' ? { to: span.to ?? dayLater(presentDay(today), 1) } : span;
}

function takeSpan(filters: Filters, { from, to }: Partial<Span>, { today, texts }: Reading): void {
  if (from !== undefined && from > presentDay(today))
    throw new RefusalError(texts.rich('query-to-come', { day: texts.capital(plainDate(from, today, texts)) }));
  if (from !== undefined) filters.after = from;
  if (to !== undefined) filters.before = to;
}

function takePlain(draft: Draft, { value, quoted, excluded }: TypedWord, { plain, texts }: Reading): void {
  const { filters } = draft;
  const [platform, direction, place] = [platformNamed(value), directionOf(value), placeOf(value)];
  if (excluded || plain === 'words') {
    const word = quoted ? asPhrase(value) : value;
    // Empty quotation marks are dropped.
    if (word !== '""') draft.words.push(`${excluded ? '-' : ''}${word}`);
  } else if (quoted) draft.chat.push(value);
  else if (platform !== undefined) filters.platform = platform;
  else if (direction !== undefined) filters.direction = direction;
  else if (place !== undefined && draft.place === undefined) draft.place = place;
  else if (/^(?!https?:)[\p{L}\p{M}]{2,12}:\S/u.test(value)) {
    throw new RefusalError(texts.rich('query-filter-unknown', { filter: shorten(value, 30), known: FILTER_HINT }));
    // Numbers are ignored: pages limit how many are shown.
  } else if (!/^\d{1,3}$/.test(value)) draft.chat.push(value);
}

function check(query: Query, { plain, texts }: Reading): void {
  const { words, filters } = query;
  const { chat = '', after, before } = filters;
  checkName(chat, texts);
  if (after !== undefined && before !== undefined && after >= before)
    throw new RefusalError(texts.rich('query-no-day'));
  const text = words.join(' ');
  if (text.length > MAX_WORDS_LENGTH) throw new RefusalError(texts.rich('query-too-long', { most: MAX_WORDS_LENGTH }));
  if (isList(query)) {
    if (Object.keys(filters).length > 0 || plain === 'filters') return;
    throw new RefusalError(texts.rich(words.length > 0 ? 'query-only-excluded' : 'query-no-word'));
  }
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) throw new RefusalError(texts.rich('query-no-word'));
}

export interface Question {
  readonly words: string;
  /** Its filters, as a query without words; undefined if there are none. Its place is `all` unless one was named. */
  readonly within: Query | undefined;
}

/** "me:" is an ordinary word in a question, and "to:" only accepts the person themself. */
const isFilter = ({ key = '', value, excluded }: TypedWord) => {
  const meaning = KEYS[key];
  return meaning !== undefined && meaning !== 'me' && value !== '' && !excluded && (meaning !== 'to' || isMe(value));
};

/** Splits a question from its filters. @param texts for refusals. @throws RefusalError for invalid filters */
export function readQuestion(argument: string, today: Today, texts: Words = wordsIn('en')): Question {
  const found = splitTyped(argument).filter(isFilter);
  if (found.length === 0) return { words: argument.trim(), within: undefined };
  // Final punctuation isn't part of the day before it.
  const filters = found.map((each) => ({
    ...each,
    value: each.quoted ? each.value : each.value.replace(/[?!.,;]+$/, ''),
  }));
  const query = queryOf(filters, { today, plain: 'filters', texts });
  const rest = [0, ...found.map(({ end }) => end)].map((from, at) => argument.slice(from, found[at]?.start));
  return {
    words: rest
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
    within: found.some(({ key = '' }) => KEYS[key] === 'in') ? query : { ...query, place: 'all' },
  };
}

/** Most words of one time: "in the last 3 weeks". */
const MAX_WORDS = 5;
/** Words beyond this many are not scanned for times. */
const MAX_SCANNED = 60;

interface FoundTimes {
  readonly rest: readonly TypedWord[];
  readonly spans: readonly Span[];
}

/** Among filters, every unambiguous time counts; among words, only one at the start or end: "ferry last summer". */
function findTimes(words: readonly TypedWord[], today: Today, plain: 'words' | 'filters'): FoundTimes {
  const taken = new Set<TypedWord>();
  const spans: Span[] = [];
  for (;;) {
    const left = words.filter((word) => word.key === undefined && !taken.has(word));
    const found = longestTime(left, today, plain);
    if (!found) return { rest: words.filter((word) => !taken.has(word)), spans };
    for (const word of found.run) taken.add(word);
    spans.push(found.span);
  }
}

const isPlain = ({ quoted, excluded }: TypedWord) => !quoted && !excluded;

function longestTime(words: readonly TypedWord[], today: Today, plain: 'words' | 'filters') {
  const { around, normalize } = vocabularyFor(today.language);
  const plainCount = words.filter(isPlain).length;
  const last = Math.min(words.length, MAX_SCANNED);
  for (let length = Math.min(MAX_WORDS, plainCount); length > 0; length--) {
    for (let start = 0; start + length <= last; start++) {
      const next = words[start + length]?.value;
      // قبل شهر is a month ago, قبل شهر رمضان is before Ramadan.
      const continues = (after: string) =>
        around.of.has(normalize(after)) || around.before.has(normalize(words[0]?.value ?? ''));
      const isAtEnd = next === undefined || (start === 0 && !continues(next));
      const run = words.slice(start, start + length);
      if (!run.every(isPlain) || (plain === 'words' && !isAtEnd)) continue;
      const span = parseTimeSpan(run.map(({ value }) => value).join(' '), today);
      if (!span) continue;
      const alone = length === plainCount;
      const counts =
        plain === 'filters'
          ? span.sure || alone
          : span.sure && (length > 1 || span.isDay || (!alone && /^\D*\p{sc=Han}/u.test(run[0]?.value ?? '')));
      if (counts) return { run, span };
    }
  }
  return undefined;
}
