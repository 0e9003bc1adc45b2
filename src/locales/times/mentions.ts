/** The days and longer times that a text speaks of, as its writer means them: "on Thursday", "morgen", "3 de dezembro", "来週". */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { timesIn } from '../lists.ts';
import { LANGUAGES } from '../words.ts';
import { type ParsedSpan, parseTimeSpan, type SpanReading, type Tense } from './spans.ts';
import { dayLater, presentDay, type Today } from './today.ts';
import { formsOf, piecesOfWord, vocabularyFor } from './vocabulary.ts';

export interface MentionedTime extends Pick<ParsedSpan, 'sure' | 'isRelative'> {
  /** YYYY-MM-DD, `to` not included. */
  readonly from: string;
  readonly to: string;
  /** As it was written. */
  readonly words: string;
  /** Where it stands, UTF-16 units. */
  readonly at: number;
}

/** Longest text that is looked through, UTF-16 units. */
const MAX_TEXT = 4_000;
/** Words that one time takes at most: "on Thursday the 3rd of December 2026". */
const MAX_WORDS = 7;
const TOKEN = /[^\s,;:!?()[\]{}"“”„«»…¿¡،؟।|<>*_~–—]+/g;
/** Between two words of one time. */
const BETWEEN = /^[ \u00a0,]{1,2}$/;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** In lower case, and by themselves, these are words of their own. */
const OTHERWISE_MEANT = /^(?:may|march|mars|fall|spring|summer|été|segunda|terça|quarta|quinta)$/;
/** Between a weekday and its date. */
const JOINED = /^(?:[\s,(]{1,3}|のうち)$/;

/** Behind a figure these tell that it is an hour. */
const HOUR = /^\s?(?:[ap]\.?\s?m\b|h\b|hs\b|heures?\b|horas?\b|uhr\b|o'clock|:\d)/iu;
const ENDS_IN_DAY = /(?<![\p{N}.:/])\d{1,2}$/u;
/** "Passe jeudi": comes by, and not "passé". */
const COMES_BY = /^passe$/iu;

/** "Llego el 23 por la tarde", "j'arrive le 22": what follows is none of what could be counted. */
const BARE_DAY =
  /(?<![\p{L}\p{N}])(?:el|le) \d{1,2}(?=\s*(?:$|[^\s\p{L}\p{N}%€$£/.:]|\.(?!\p{N})|(?:por|para|pour|al?|au|à|en|y|et|o|ou|con|avec|si|no|que|q|pero|mais|vers|matin|soir|midi|tarde|noche)(?![\p{L}\p{N}])))/giu;

/** A figure that is a time by itself. */
const DATE = /^\p{N}{1,4}[./-]\p{N}|^\d{1,2}(?:\.|st|nd|rd|th|-?го)$|^(?:19|20)\d\d$/u;

/** What has a word of time and names none; what says that it is over, or in December. */
const formsFor = memoize<RegExp>(3, (kind) => {
  const forms = LANGUAGES.flatMap((language) =>
    formsOf(timesIn(language)[kind as 'otherwiseMeant' | 'past' | 'inDecember']),
  ).join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu');
});

interface Piece {
  readonly word: string;
  readonly at: number;
  readonly part: 'telling' | 'beside';
  readonly isSmall: boolean;
}

/**
 * @param written when it was written, and whose days are meant
 * @param tense which weekday is meant by its name alone, unless the text itself says that it is over
 */
export function timesMentioned(text: string, written: Today, tense: Tense = 'to come'): MentionedTime[] {
  const known = vocabularyFor(undefined);
  const looked = text.slice(0, MAX_TEXT).replace(formsFor('otherwiseMeant'), (words) => ' '.repeat(words.length));
  const meant = looked.search(formsFor('past')) < 0 ? tense : 'over';
  const inMonth = looked.search(formsFor('inDecember')) < 0 ? undefined : 12;
  const found: MentionedTime[] = [];
  const read = (words: string, at: number): boolean => {
    const span = spanOf(words, written, meant, inMonth);
    if (span?.to === undefined || (!span.sure && OTHERWISE_MEANT.test(words))) return false;
    if (ENDS_IN_DAY.test(words) && HOUR.test(text.slice(at + words.length))) return false;
    const { from, to, sure, isRelative } = span;
    found.push({ from, to, words, at, sure, isRelative });
    return true;
  };
  for (const run of runsOf(looked)) {
    for (let start = 0; start < run.length; ) {
      let length = Math.min(MAX_WORDS, run.length - start);
      while (length > 0 && !readRun(looked, run.slice(start, start + length), read)) length--;
      start += Math.max(1, length);
    }
  }
  for (const { 0: words, index } of looked.matchAll(BARE_DAY))
    if (!found.some(({ at, words: other }) => index < at + other.length && at < index + words.length))
      read(words, index);
  if (UNSPACED.test(looked)) for (const { 0: words, index } of looked.matchAll(known.unspaced)) read(words, index);
  return joined(
    found.sort((a, b) => a.at - b.at),
    looked,
  );
}

/** Before the last day of several: "22. bis", "del 10 al". */
const FIRST_DAY =
  /(?<![\p{N}.,:/])(\d{1,2})(?:\.|st|nd|rd|th|er|º|-?го)?(?:\s+(?:bis(?: zum)?|to|till|until|through|and|und|al?|y|au|et|a[oté]?|até|e|по|до|и|і|й|से|إلى|الى)\s+(?:(?:den|the|el|le)\s+)?|\s?[–—-]\s?|\s?[到至]\s?)$/iu;

/** The same; days named together, of which only the last has its month, are one time: "22. bis 24. Januar". */
export function spansMentioned(text: string, written: Today, tense: Tense = 'to come'): MentionedTime[] {
  return timesMentioned(text, written, tense).map((time) => {
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

/** Whether a text that has this word, whatever else is in it, may speak of a time: where no word may, `timesMentioned` finds none. */
export function mayTellTime(word: string): boolean {
  if (FIGURE.test(word) || UNSPACED.test(word)) return true;
  const { tellingPieces } = vocabularyFor(undefined);
  return piecesOfWord(fold(word)).some((piece) => tellingPieces.has(piece));
}

/** What the same words of the same day mean: exports bring messages of one day together. */
const spanOn = memoize<
  { readonly span: ParsedSpan | undefined },
  [words: string, written: Today, reading: Pick<SpanReading, 'written' | 'inMonth'>]
>(10_000, (_, words, written, reading) => ({ span: parseTimeSpan(words, written, { anyLanguage: true, ...reading }) }));

function spanOf(words: string, written: Today, tense: Tense, inMonth?: number): ParsedSpan | undefined {
  const name = [presentDay(written), written.zone, written.language, tense, inMonth, words].join('\n');
  return spanOn(name, words, written, { written: tense, inMonth }).span;
}

/** "Thursday, 3 December" is one day: that of its date. */
function joined(found: readonly MentionedTime[], text: string): MentionedTime[] {
  const times: MentionedTime[] = [];
  for (const time of found) {
    const before = times.at(-1);
    const isJoined = before && JOINED.test(text.slice(before.at + before.words.length, time.at));
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
  if (!first || !last || last.isSmall || COMES_BY.test(first.word) || run.every(({ part }) => part !== 'telling'))
    return false;
  return read(text.slice(first.at, last.at + last.word.length), first.at);
}

/** Runs of words each of which can be part of a time. */
function runsOf(text: string): Piece[][] {
  // Most texts name no time, which is seen without the places of their words.
  if (!text.match(TOKEN)?.some((token) => readToken(token).part === 'telling')) return [];
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
  return runs.filter((run) => run.some(({ part }) => part === 'telling'));
}

interface Reading extends Pick<Piece, 'word' | 'isSmall'> {
  readonly part: Piece['part'] | 'none';
}

const NO_PART: Reading = { word: '', part: 'none', isSmall: false };

/** A token without the point that ends its sentence, and what part of a time it can be. */
const readToken = memoize(60_000, (token): Reading => {
  const known = vocabularyFor(undefined);
  const word = /\d\.$/.test(token) ? token : token.replace(/(?<=[\p{L}\p{M}\p{N}º]|^)[^\p{L}\p{M}\p{N}º]+$/u, '');
  const folded = fold(word);
  const isFigure = /^\p{N}/u.test(word);
  const part = isFigure ? (DATE.test(word) ? 'telling' : 'beside') : known.partOf(folded);
  if (word === '' || part === undefined || UNSPACED.test(word)) return NO_PART;
  return { word, part, isSmall: known.around.small.has(folded) };
});
