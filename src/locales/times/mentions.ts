/** The days and longer periods that a text mentions, relative to when it was written: "on Thursday", "来週". */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { stopWordsIn, timesIn } from '../lists.ts';
import { LANGUAGES } from '../words.ts';
import { type ParsedSpan, parseTimeSpan, type SpanReading, type Tense } from './spans.ts';
import { dayLater, presentDay, type Today } from './today.ts';
import { formsOf, piecesOfWord, vocabularyFor } from './vocabulary.ts';

export interface MentionedTime extends Pick<ParsedSpan, 'sure' | 'isRelative'> {
  /** YYYY-MM-DD, `to` exclusive. */
  readonly from: string;
  readonly to: string;
  /** The mention, verbatim. */
  readonly words: string;
  /** Its offset in UTF-16 code units. */
  readonly at: number;
}

/** Maximum length of text that is searched, in UTF-16 code units. */
const MAX_TEXT = 4_000;
/** Maximum number of words of one time: "on Thursday the 3rd of December 2026". */
const MAX_WORDS = 7;
const TOKEN = /[^\s,;:!?()[\]{}"“”„«»…¿¡،؟।|<>*_~–—]+/g;
/** Separator between two words of one time. */
const BETWEEN = /^[ \u00a0,]{1,2}$/;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Month, season and weekday names that, alone and in lower case, are usually other words. */
const AMBIGUOUS = /^(?:may|march|mars|fall|spring|summer|été|segunda|terça|quarta|quinta)$/;
/** Separator between a weekday and its date. */
const WEEKDAY_SEPARATOR = /^(?:[\s,(]{1,3}|のうち)$/;

/** German for "here", French for "yesterday". */
const HIER = /^hier$/iu;

/** Whether a text has more German than French function words. */
const isGerman = memoize<boolean>(50, (text) => {
  const words = fold(text).split(/[^\p{L}\p{M}]+/u);
  const count = (language: 'de' | 'fr') => words.filter((word) => stopWordsIn(language).has(word)).length;
  return count('de') > count('fr');
});

/** What marks the preceding number as an hour. */
const HOUR = /^\s?(?:[ap]\.?\s?m\b|h\b|hs\b|heures?\b|horas?\b|uhr\b|o'clock|:\d)/iu;
const ENDS_IN_DAY = /(?<![\p{N}.:/])\d{1,2}$/u;
/** An hour before its day, not a date: "at 9 on Thursday". */
const HOUR_AND_DAY = /^(?:(?:at|um) )?\d{1,2} (?:on|am) /iu;
/** "Passe jeudi" means "drop by", not "passé" (last). */
const COMES_BY = /^passe$/iu;

/** A day number not followed by anything it could count: "Llego el 23 por la tarde", "j'arrive le 22", "voltamos a 27". */
const BARE_DAY =
  /(?<![\p{L}\p{N}])(?:el|le|a(?<=(?<!\p{L})(?:volt|regress|cheg|part|sai|come[çc]|termin|acab)\p{L}{1,6} a)) \d{1,2}(?=\s*(?:$|[^\s\p{L}\p{N}%€$£/.:]|\.(?!\p{N})|(?:por|para|pour|al?|au|à|en|y|et|o|ou|con|avec|si|no|na|que|q|pero|mais|vers|de manhã|à|às|matin|soir|midi|tarde|noche)(?![\p{L}\p{N}])))/giu;

/** A number that is a time by itself. */
const DATE = /^\p{N}{1,4}[./-]\p{N}|^\d{1,2}(?:\.|st|nd|rd|th|-?го)$|^(?:19|20)\d\d$/u;

/** Matches phrases of a list: time words without a time, words for the past, or holidays in December. */
const formsFor = memoize<RegExp>(3, (kind) => {
  const forms = LANGUAGES.flatMap((language) =>
    formsOf(timesIn(language)[kind as 'otherwiseMeant' | 'past' | 'inDecember']),
  ).join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu');
});

interface Piece {
  readonly word: string;
  readonly at: number;
  readonly part: 'core' | 'context';
  readonly isSmall: boolean;
}

/**
 * @param written when the text was written, in its writer's zone and language
 * @param tense whether a weekday alone is the next or the last one, unless the text itself says that it's past
 * @param asked the question that the text answers, which may name a holiday for its days
 */
export function timesMentioned(text: string, written: Today, tense: Tense = 'future', asked = ''): MentionedTime[] {
  const known = vocabularyFor(undefined);
  const searched = text.slice(0, MAX_TEXT).replace(formsFor('otherwiseMeant'), (words) => ' '.repeat(words.length));
  const meant = searched.search(formsFor('past')) < 0 ? tense : 'past';
  const inMonth = `${searched} ${asked}`.search(formsFor('inDecember')) < 0 ? undefined : 12;
  const found: MentionedTime[] = [];
  const read = (words: string, at: number): boolean => {
    const span = spanOf(words, written, meant, inMonth);
    if (span?.to === undefined || (!span.sure && AMBIGUOUS.test(words))) return false;
    if (HOUR_AND_DAY.test(words) || (HIER.test(words) && isGerman(searched))) return false;
    if (ENDS_IN_DAY.test(words) && HOUR.test(text.slice(at + words.length))) return false;
    const { from, to, sure, isRelative } = span;
    found.push({ from, to, words, at, sure, isRelative });
    return true;
  };
  for (const run of runsOf(searched)) {
    for (let start = 0; start < run.length; ) {
      let length = Math.min(MAX_WORDS, run.length - start);
      while (length > 0 && !readRun(searched, run.slice(start, start + length), read)) length--;
      start += Math.max(1, length);
    }
  }
  for (const { 0: words, index } of searched.matchAll(BARE_DAY))
    if (!found.some(({ at, words: other }) => index < at + other.length && at < index + words.length))
      read(words, index);
  if (UNSPACED.test(searched)) for (const { 0: words, index } of searched.matchAll(known.unspaced)) read(words, index);
  return joined(
    found.sort((a, b) => a.at - b.at),
    searched,
  );
}

/** The start of a range before its last day: "22. bis", "del 10 al". */
const FIRST_DAY =
  /(?<![\p{N}.,:/])(\d{1,2})(?:\.|st|nd|rd|th|er|º|-?го)?(?:\s+(?:bis(?: zum)?|to|till|until|through|and|und|al?|y|au|et|a[oté]?|até|e|по|до|и|і|й|से|إلى|الى)\s+(?:(?:den|the|el|le)\s+)?|\s?[–—-]\s?|\s?[到至]\s?)$/iu;

/** Like timesMentioned, but a range of days whose month follows only the last one is one time: "22. bis 24. Januar". */
export function spansMentioned(text: string, written: Today, tense: Tense = 'future', asked = ''): MentionedTime[] {
  return timesMentioned(text, written, tense, asked).map((time) => {
    const [whole = '', first = ''] = FIRST_DAY.exec(text.slice(0, time.at)) ?? [];
    const last = Temporal.PlainDate.from(time.from);
    const isDate = dayLater(time.from, 1) === time.to && /\p{N}/u.test(time.words);
    if (!isDate || Number(first) < 1 || Number(first) >= last.day) return time;
    const at = time.at - whole.length;
    return {
      ...time,
      from: last.with({ day: Number(first) }).toString(),
      words: text.slice(at, time.at + time.words.length),
      at,
    };
  });
}

const FIGURE = /\p{N}/u;

/** Whether a text with this word may mention a time. If no word of a text may, `timesMentioned` finds none. */
export function mayTellTime(word: string): boolean {
  if (FIGURE.test(word) || UNSPACED.test(word)) return true;
  const { corePieces } = vocabularyFor(undefined);
  return piecesOfWord(fold(word)).some((piece) => corePieces.has(piece));
}

/** Cached per day, since exports contain many messages of one day. */
const spanOn = memoize<
  { readonly span: ParsedSpan | undefined },
  [words: string, written: Today, reading: Pick<SpanReading, 'written' | 'inMonth'>]
>(10_000, (_, words, written, reading) => ({ span: parseTimeSpan(words, written, { anyLanguage: true, ...reading }) }));

function spanOf(words: string, written: Today, tense: Tense, inMonth?: number): ParsedSpan | undefined {
  const name = [presentDay(written), written.zone, written.language, tense, inMonth, words].join('\n');
  return spanOn(name, words, written, { written: tense, inMonth }).span;
}

/** Merges a weekday with its date: "Thursday, 3 December" is the day of the date. */
function joined(found: readonly MentionedTime[], text: string): MentionedTime[] {
  const times: MentionedTime[] = [];
  for (const time of found) {
    const before = times.at(-1);
    const isJoined = before && WEEKDAY_SEPARATOR.test(text.slice(before.at + before.words.length, time.at));
    const areTwo = before && before.from !== time.from && !/\p{N}/u.test(before.words + time.words);
    if (!before || !isJoined || areTwo) times.push(time);
    else {
      const date = /\p{N}/u.test(before.words) ? before : time;
      const words = text.slice(before.at, time.at + time.words.length);
      times.splice(-1, 1, { ...date, words, at: before.at });
    }
  }
  return times;
}

function readRun(text: string, run: readonly Piece[], read: (words: string, at: number) => boolean): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || last.isSmall || COMES_BY.test(first.word) || run.every(({ part }) => part !== 'core'))
    return false;
  // "Le code change lundi, ce sera 73".
  const isNextClause = last.part === 'context' && !FIGURE.test(last.word) && /,\s*$/.test(text.slice(0, last.at));
  if (isNextClause) return false;
  return read(text.slice(first.at, last.at + last.word.length), first.at);
}

/** Sequences of adjacent words that can be parts of a time. */
function runsOf(text: string): Piece[][] {
  // Most texts mention no time, which can be seen without the positions of the words.
  if (!text.match(TOKEN)?.some((token) => readToken(token).part === 'core')) return [];
  const runs: Piece[][] = [];
  let end = -1;
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const { word, part, isSmall } = readToken(token);
    if (part === 'none') continue;
    const piece = { word, at, part, isSmall };
    const between = end < 0 ? undefined : text.slice(end, at);
    if (between !== undefined && BETWEEN.test(between)) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    end = at + word.length;
  }
  return runs.filter((run) => run.some(({ part }) => part === 'core'));
}

interface Reading extends Pick<Piece, 'word' | 'isSmall'> {
  readonly part: Piece['part'] | 'none';
}

const NO_PART: Reading = { word: '', part: 'none', isSmall: false };

/** Strips trailing punctuation from a token, and determines what part of a time it can be. */
const readToken = memoize(60_000, (token): Reading => {
  const known = vocabularyFor(undefined);
  // "Sunday's match", "tonight’s".
  const word = /\d\.$/.test(token)
    ? token
    : token.replace(/(?<=[\p{L}\p{M}\p{N}º]|^)(?:['’]s)?[^\p{L}\p{M}\p{N}º]*$/u, '');
  const folded = fold(word);
  const isFigure = /^\p{N}/u.test(word);
  const part = isFigure ? (DATE.test(word) ? 'core' : 'context') : known.partOf(folded);
  if (word === '' || part === undefined || UNSPACED.test(word)) return NO_PART;
  return { word, part, isSmall: known.around.small.has(folded) };
});
