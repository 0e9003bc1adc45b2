/** What a search is after: its telling words, by how much each of them tells, and the time that it names. */
import type { ArchiveReader } from '../archive/archive-reader.ts';
import type { Column, Wanted } from '../archive/keyword-index.ts';
import type { SeqRange } from '../archive/moment.ts';
import { isStopWord, segmentsOf } from '../text/stop-words.ts';
import { isRunOfPairs, koreanStem, type WordPart } from '../text/words.ts';
import { namedTime } from './date-words.ts';
import { parseKeywords, type QueryWord, wordOf } from './keywords.ts';
import { asksForDay, asksForFigure, asksWhen, isQuestion } from './question-signs.ts';

export interface PlannedWord {
  readonly word: QueryWord;
  /** Its place among the telling words, as they were typed. */
  readonly position: number;
  /** How much it tells: its inverse document frequency, damped. */
  readonly weight: number;
  /** As it was typed, in what was written. */
  readonly same: Wanted;
  /** In any form, anywhere: no fact has the token of a word. */
  readonly any: Wanted;
  /** Whether many of the records that hold any form do not hold it as it was typed. */
  readonly hasOtherForms: boolean;
}

export interface SearchPlan {
  /** Those that tell most first; none where nothing is looked for. */
  readonly words: readonly PlannedWord[];
  /** Words that name somebody or something together, and follow one another: "Julia Baker". */
  readonly names: readonly (readonly [PlannedWord, PlannedWord])[];
  readonly time: SeqRange | undefined;
  readonly isQuestion: boolean;
  readonly asksForFigure: boolean;
  /** That figure is a time. */
  readonly asksWhen: boolean;
  /** A day of the week would answer as well. */
  readonly asksForDay: boolean;
}

/** What the time that was named adds to a record's weight, in times of the word that tells most. */
export const IN_TIME = 2;
/** Words that tell less than these are ignored: each costs a pass over the index. */
const MOST_WORDS = 16;
/** Other forms in so many times as many records make a difference. */
const MANY = 1.25;
/** Longer words, the most frequent first, of which it is looked up how frequent they are. */
const LOOKED_UP = 5;
/** Words that a beginning stands for: each more costs as much as a word. */
const BEGUN = 100;
const WRITTEN: readonly Column[] = ['main'];

/** How keywords are read. */
export interface KeywordReading {
  /** What was typed without spaces is cut into its words; sentences always are. */
  readonly cut: boolean;
  /** They are a question, which ends with a whole word; otherwise they end so where their last sign says it. */
  readonly isAsked?: boolean | undefined;
}

export function planSearch(keywords: string, reader: ArchiveReader, reading: KeywordReading): SearchPlan {
  const named = namedTime(keywords);
  const rest = named ? `${keywords.slice(0, named.start)} ${keywords.slice(named.end)}` : keywords;
  const timed = tellingWords(rest, reading);
  // A time alone is looked for as it is written.
  const isTimed = named !== undefined && timed.telling.length > 0;
  const { telling, glue } = isTimed ? timed : tellingWords(keywords, reading);
  const wantedOf = createWording(reader);
  const all = Math.max(1, reader.countAll());
  // Where nothing tells, all that was typed is looked for.
  const words = telling.length > 0 ? telling : glue;
  reader.index.expect(words.flatMap(({ parts }) => parts.flatMap(({ forms }) => forms.map(reader.tokenOf))));
  const planned = words.map((word, position): PlannedWord => {
    const { records, ...wanted } = wantedOf(word, telling.length > 0);
    const told = Math.log(1 + (Math.max(0, all - records) + 0.5) / (records + 0.5)) ** DAMPING;
    const weight = isName(word.text, keywords) ? NAME * told : told;
    return { word, position, weight, ...wanted };
  });
  const names = planned.flatMap((word, at) => {
    const next = planned[at + 1];
    const areNames = next && [word, next].every((one) => isName(one.word.text, keywords));
    const gap = isRunOfPairs(word.word.text) ? '' : ' ';
    return areNames && keywords.includes(`${word.word.text}${gap}${next.word.text}`) ? [[word, next] as const] : [];
  });
  return {
    words: planned.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_WORDS),
    names,
    time: isTimed ? named.range : undefined,
    isQuestion: isQuestion(keywords),
    asksForFigure: asksForFigure(keywords),
    asksWhen: asksWhen(keywords),
    asksForDay: asksForDay(keywords),
  };
}

/** A word that is twice as rare in nats does not tell twice as much: several words say more than one that is rare by chance. */
const DAMPING = 0.7;
/** What is written with a capital inside of a sentence, or in front of a title, names something. */
const NAME = 1.4;
/** Stands behind a name, or the rest of one, where there are no capitals. */
const TITLE = /^[\p{sc=Han}\p{sc=Katakana}ー]{0,3}(?:さん|ちゃん|くん|様|氏)/u;

export function isName(text: string, keywords: string): boolean {
  if (isRunOfPairs(text)) return TITLE.test(keywords.slice(keywords.indexOf(text) + text.length));
  return /^\p{Lu}/u.test(text) && !keywords.startsWith(text) && /(?<!\p{L})\p{Ll}/u.test(keywords);
}

function tellingWords(keywords: string, { cut, isAsked }: KeywordReading) {
  const words = parseKeywords(keywords, isAsked || undefined).wanted.flatMap((word) =>
    word.phrase ? [word] : cutWord(word, cut),
  );
  const seen = new Set<string>();
  const once = words.filter(({ pieces, phrase }) => {
    const name = `${phrase} ${pieces.join(' ')}`;
    return !seen.has(name) && seen.add(name);
  });
  const isGlue = (word: QueryWord) => !word.phrase && word.pieces.length === 1 && isStopWord(word.text);
  return { telling: once.filter((word) => !isGlue(word)), glue: once.filter(isGlue) };
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
  const frequency = (tokens: readonly string[]) => Math.max(0, ...tokens.map((token) => index.frequency(token)));

  /** @param mayGoOn whether a word that is there may be the beginning of another one, too */
  function ofPart({ forms, prefix }: WordPart, mayGoOn: boolean) {
    const tokens = forms.map(tokenOf);
    const records = frequency(tokens);
    const begun = prefix === undefined || !(mayGoOn || records === 0) ? [] : vocabulary.beginningWith(prefix, BEGUN);
    const exactly = frequency(tokens.slice(0, 1));
    const others = begun
      .slice(0, LOOKED_UP)
      .reduce((sum, token) => sum + (token === tokens[0] ? 0 : index.frequency(token)), 0);
    return {
      records: records > 0 ? records : frequency(begun),
      hasOtherForms: Math.max(records, exactly + others) > MANY * exactly,
      same: { anyOf: tokens.slice(0, 1), in: WRITTEN },
      any: { anyOf: [...new Set([...tokens, ...begun])] },
    };
  }

  /** Parts of which each follows the one before. */
  function inOrder(parts: readonly WordPart[]) {
    const tokens = parts.flatMap(({ forms }) => (forms[0] === undefined ? [] : [tokenOf(forms[0])]));
    const records = Math.min(...tokens.map((token) => index.frequency(token)));
    return { records, wanted: tokens.length > 1 ? { inOrder: tokens } : { anyOf: tokens } };
  }

  return (word: QueryWord, mayGoOn: boolean) => {
    const [only, ...more] = word.parts;
    if (only !== undefined && more.length === 0) return ofPart(only, mayGoOn);
    const { records, wanted } = inOrder(word.parts);
    const stem = word.phrase || word.pieces.length > 1 ? undefined : koreanStem(word.pieces[0] ?? '');
    // A stem of so many syllables is one pair less.
    const hasOtherForms = stem !== undefined;
    return {
      records,
      hasOtherForms,
      same: wanted,
      any: stem ? inOrder(word.parts.slice(0, stem.length - 1)).wanted : wanted,
    };
  };
}
