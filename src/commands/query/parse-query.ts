/** Parses the text typed after /search or /recent, and the filters of a question. */
import { parseTimeSpan, type Span } from '#locales/times/spans.ts';
import { dayLater, presentDay, type Today } from '#locales/times/today.ts';
import { vocabularyFor } from '#locales/times/vocabulary.ts';
import { type Words, wordsIn } from '#locales/words.ts';
import { shorten } from '../display-text.ts';
import type { RichText } from '../reply.ts';
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
  QUOTES,
  type Query,
  type QueryPlace,
  splitTyped,
  type TypedWord,
} from './query.ts';

type ParsedQuery = { query: Query } | QueryProblem;

interface QueryProblem {
  /** A sentence that explains the problem. */
  problem: RichText;
}

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

/** @param plain whether words without a key are search words or filters; @param texts for messages about problems */
export function parseQuery(
  argument: string,
  today: Today,
  plain: 'words' | 'filters' = 'words',
  texts: Words = wordsIn('en'),
): ParsedQuery {
  if (argument.length > 4 * MAX_WORDS_LENGTH)
    return { problem: texts.rich('query-too-long', { most: MAX_WORDS_LENGTH }) };
  const draft: Draft = { words: [], chat: [], place: undefined, filters: {} };
  const { zone } = today;
  const reading = { today, plain, texts };
  const { rest, spans } = findTimes(splitTyped(argument), today, plain);
  for (const span of spans) {
    const problem = takeSpan(draft.filters, span, reading);
    if (problem !== undefined) return { problem };
  }
  for (const word of rest) {
    const problem = takeWord(draft, word, reading);
    if (problem !== undefined) return { problem };
  }
  const { words, filters, place = plain === 'filters' ? 'chats' : 'all' } = draft;
  const chat = draft.chat.join(' ').trim();
  if (chat !== '') filters.chat = chat;
  const query: Query = { words, place, filters, zone };
  const problem = problemOf(query, reading);
  return problem === undefined ? { query } : { problem };
}

/** Adds one word to the draft. @returns a message if it is invalid */
function takeWord(draft: Draft, word: TypedWord, reading: Reading): RichText | undefined {
  const { filters } = draft;
  const { today, texts } = reading;
  const { key: typedKey, value } = word;
  const key = typedKey === undefined ? undefined : KEYS[typedKey];
  if (key === undefined || typedKey === undefined) return takePlain(draft, word, reading);
  if (word.excluded) return texts.rich('query-excluded-filter');
  const whole = () => takePlain(draft, { ...word, key: undefined, value: `${typedKey}:${value}` }, reading);
  if (key === 'me' || (key === 'from' && isMe(value))) {
    filters.direction = 'sent';
    return key === 'me' && value !== '' ? takePlain(draft, { ...word, key: undefined }, reading) : undefined;
  }
  if (key === 'to') {
    if (!isMe(value)) return whole();
    filters.direction = 'received';
    return undefined;
  }
  if (value === '') return texts.rich('query-nothing-after', { key: `${typedKey}:` });
  if (key === 'has') {
    const has = contentOf(value);
    if (has === undefined) return texts.rich('query-has-unknown', { filter: `${typedKey}:${shorten(value, 30)}` });
    filters.has = has;
    return undefined;
  }
  // People also write "in" for an app.
  const platform = key === 'on' || key === 'in' ? platformNamed(value) : undefined;
  if (platform !== undefined) {
    filters.platform = platform;
    return undefined;
  }
  if (key === 'in') {
    draft.place = placeOf(value);
    if (draft.place !== undefined) return undefined;
    const known = placeNames(texts.language).join(texts.text('list-comma'));
    return texts.rich('query-filter-unknown', { filter: `in:${shorten(value, 30)}`, known });
  }
  if (key === 'from' || key === 'chat') {
    if ([...value].length > MAX_NAME) return texts.rich('query-name-too-long', { most: MAX_NAME });
    if (key === 'from') filters.from = value;
    else draft.chat.push(value);
    return undefined;
  }
  const span = parseTimeSpan(value, today, { anyLanguage: true });
  if (span) return takeSpan(filters, boundsOf(key, span, today), reading);
  if (key !== 'on') return texts.rich('query-day-unknown', { value: shorten(value, 30) });
  return reading.plain === 'words'
    ? whole()
    : texts.rich('query-filter-unknown', { filter: `${typedKey}:${shorten(value, 30)}`, known: PLATFORM_HINT });
}

/** The bounds of a time after a key: from its start, up to its start or end, or the time itself. */
function boundsOf(key: Key, span: Span, today: Today): Partial<Span> {
  if (key === 'after') return { from: span.from };
  if (key === 'before') return { to: span.from };
  return key === 'until' ? { to: span.to ?? dayLater(presentDay(today), 1) } : span;
}

function takeSpan(filters: Filters, { from, to }: Partial<Span>, { today, texts }: Reading): RichText | undefined {
  if (from !== undefined && from > presentDay(today))
    return texts.rich('query-to-come', { day: texts.capital(plainDate(from, today, texts)) });
  if (from !== undefined) filters.after = from;
  if (to !== undefined) filters.before = to;
  return undefined;
}

function takePlain(
  draft: Draft,
  { value, quoted, excluded }: TypedWord,
  { plain, texts }: Reading,
): RichText | undefined {
  const { filters } = draft;
  if (excluded || plain === 'words') {
    const word = quoted ? asPhrase(value) : value;
    // Empty quotation marks are dropped.
    if (word !== '""') draft.words.push(`${excluded ? '-' : ''}${word}`);
    return undefined;
  }
  if (quoted) {
    draft.chat.push(value);
    return undefined;
  }
  const platform = platformNamed(value);
  const direction = directionOf(value);
  const place = placeOf(value);
  if (platform !== undefined) filters.platform = platform;
  else if (direction !== undefined) filters.direction = direction;
  else if (place !== undefined && draft.place === undefined) draft.place = place;
  else if (/^(?!https?:)[\p{L}\p{M}]{2,12}:\S/u.test(value)) {
    return texts.rich('query-filter-unknown', { filter: shorten(value, 30), known: FILTER_HINT });
    // Numbers are ignored: pages limit how many are shown.
  } else if (!/^\d{1,3}$/.test(value)) draft.chat.push(value);
  return undefined;
}

function problemOf(query: Query, { plain, texts }: Reading): RichText | undefined {
  const { words, filters } = query;
  const { chat = '', after, before } = filters;
  if ([...chat].length > MAX_NAME) return texts.rich('query-name-too-long', { most: MAX_NAME });
  if (after !== undefined && before !== undefined && after >= before) return texts.rich('query-no-day');
  const text = words.join(' ');
  if (text.length > MAX_WORDS_LENGTH) return texts.rich('query-too-long', { most: MAX_WORDS_LENGTH });
  const isAnything = Object.keys(filters).length > 0 || plain === 'filters';
  if (isList(query)) {
    if (isAnything) return undefined;
    return texts.rich(words.length > 0 ? 'query-only-excluded' : 'query-no-word');
  }
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return texts.rich('query-no-word');
  return undefined;
}

export interface Question {
  readonly words: string;
  /** Its filters, as a query without words; undefined if there are none. Its place is `all` unless one was named. */
  readonly within: Query | undefined;
}

/** Keys that filter a question; `me:` is an ordinary word in it. */
const FILTER_KEYS = Object.keys(KEYS).filter((word) => KEYS[word] !== 'me');
const QUOTED = Object.entries(QUOTES).map(([open, close]) => `${open}[^${close}]*${close}`);
const FILTER = new RegExp(
  `(?<=^|[\\s(])(${FILTER_KEYS.join('|')})[:：](${QUOTED.join('|')}|[^\\s${Object.keys(QUOTES).join('')}]\\S*)`,
  'giu',
);

/** Splits a question from its filters. @param texts for messages about invalid filters */
export function readQuestion(argument: string, today: Today, texts: Words = wordsIn('en')): Question | QueryProblem {
  const filters: string[] = [];
  let namesPlace = false;
  const words = argument.replace(FILTER, (whole, key: string, value: string) => {
    const meaning = KEYS[key.toLowerCase()];
    // "to:" only accepts the person themself.
    if (meaning === 'to' && !isMe(value)) return whole;
    // Final punctuation isn't part of the day before it.
    filters.push(`${key}:${value.replace(/[?!.,;]+$/, '')}`);
    namesPlace ||= meaning === 'in';
    return '';
  });
  if (filters.length === 0) return { words: argument.trim(), within: undefined };
  const parsed = parseQuery(filters.join(' '), today, 'filters', texts);
  if ('problem' in parsed) return parsed;
  const within: Query = namesPlace ? parsed.query : { ...parsed.query, place: 'all' };
  return { words: words.replace(/[^\S\n]+/g, ' ').trim(), within };
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
