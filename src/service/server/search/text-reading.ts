/** Reads texts for the ranking: which search words they contain, what they ask, whether they contain a time. */
import { passagesIn, sentencesIn } from '../text/passages.ts';
import { isStopWord, languageOf } from '../text/stop-words.ts';
import { irregularForms, isLastPart, isUnspaced, MIN_COMPOUND, piecesOf, placedPieces } from '../text/words.ts';
import type { RelatedWord } from './concepts.ts';
import { beginsWith, formsOfPiece, occurrencesOf } from './hit-match.ts';
import type { QueryWord } from './keywords.ts';
import { type AskedSign, holdsFigure, mayAsk, tellsTime } from './question-signs.ts';
import { type TextReading, type TextSigns, WEIGHTS } from './ranking.ts';

/** A search word to look for in texts. */
export interface ReadWord {
  readonly word: QueryWord;
  /** Whether it occurs in the archive; otherwise longer words that start with it count in full. */
  readonly occurs: boolean;
  /** Words of the same concept. */
  readonly related: readonly RelatedWord[];
  /** The form that an answer to it has, if there is one. */
  readonly form: RegExp | undefined;
  /** Its weight. */
  readonly idf: number;
}

/** Length of the common prefix of words of the same family. */
const KIN_LETTERS = 5;
const CAPITAL = /(?<=[\p{L}\p{N},;:'’)]\s)\p{Lu}\p{Ll}/gu;
/** Starts with two letters that folding keeps, and has no part that is a word itself. */
const PLAIN = /^[a-zа-ик-я]{2}[^'’]*$/u;
const MAX_NAME_LENGTH = 100;
const NONE: readonly (readonly [number, number])[] = [];

const shareOf = ({ isTranslation }: RelatedWord) => (isTranslation ? WEIGHTS.translated : WEIGHTS.related);

export function createTextReader(words: readonly ReadWord[]) {
  const simple = words.map(
    ({ word: { pieces, phrase } }) => pieces.length === 1 && !phrase && !pieces.some(isUnspaced),
  );
  const forms = words.map(({ word }) => new Set(word.parts[0]?.forms ?? []));
  const isOnePiece = ({ pieces }: QueryWord) => pieces.length === 1 && !pieces.some(isUnspaced);
  /** Forms of related words by language, with the weight of each. */
  const relatedForms = words.map(({ related }) =>
    [...Map.groupBy(related.filter(isOnePiece), ({ language }) => language)].map(([language, some]) => ({
      language,
      whole: new Map(some.map((other) => [other.parts[0]?.forms[0] ?? '', shareOf(other)])),
      levels: new Map(some.flatMap((other) => (other.parts[0]?.forms ?? []).map((form) => [form, shareOf(other)]))),
    })),
  );
  /** Related terms of several pieces, as they appear in a text with single spaces, or in unspaced text. */
  const others = words.flatMap(({ related }, at) =>
    related
      .filter((word) => !isOnePiece(word))
      .map((other) => {
        const written = other.pieces.join(' ');
        const spaced = other.pieces.every(isUnspaced) ? written : ` ${written} `;
        return { at, written: spaced, level: shareOf(other) };
      }),
  );
  const begins = new Set(
    words.flatMap((_, at) =>
      [...(forms[at] ?? []), ...(relatedForms[at] ?? []).flatMap(({ levels }) => [...levels.keys()])].flatMap((form) =>
        [form, ...irregularForms(form)].map((one) => one.slice(0, 2)),
      ),
    ),
  );
  const seeksLastParts = forms.some((some) => [...some].some(isLastPart));
  const formed = words.flatMap(({ form }, at) => (form ? [{ at, form }] : []));
  type Levels = readonly (readonly [word: number, level: number])[];
  const knownIn = new Map<string | undefined, Map<string, Levels>>();

  function levelsOf(piece: string, language: string | undefined): Levels {
    // Most words match none: a stem starts with the same letters as its word, unless that is irregular.
    const mayEnd = seeksLastParts && piece.length >= MIN_COMPOUND;
    if (!mayEnd && PLAIN.test(piece) && !begins.has(piece.slice(0, 2))) return NONE;
    const known = knownIn.get(language) ?? new Map<string, Levels>();
    knownIn.set(language, known);
    const before = known.get(piece);
    if (before) return before;
    if (isUnspaced(piece)) return NONE;
    const levels = words.flatMap((_, at) => {
      const level = Math.max(simple[at] ? levelOf(piece, at, language) : 0, relatedLevel(piece, at, language));
      return level > 0 ? [[at, level] as const] : [];
    });
    known.set(piece, levels);
    return levels;
  }

  /** Weight of a piece as a related word. @param language of the text, if known */
  function relatedLevel(piece: string, at: number, language: string | undefined): number {
    const levels = (relatedForms[at] ?? []).flatMap(({ language: relatedLanguage, whole, levels }) => {
      const written = formsOfPiece(piece, relatedLanguage);
      const [forms, of] =
        language === undefined || language === relatedLanguage ? [written.all, levels] : [written.whole, whole];
      return [...forms].map((form) => of.get(form) ?? 0);
    });
    return Math.max(0, ...levels);
  }

  function levelOf(piece: string, at: number, language: string | undefined): number {
    const { word, occurs } = words[at] as ReadWord;
    const written = formsOfPiece(piece, word.language ?? language);
    const [sought = ''] = word.parts[0]?.forms ?? [];
    if (written.whole.has(sought)) return WEIGHTS.same;
    if (!written.all.isDisjointFrom(forms[at] ?? new Set())) return WEIGHTS.form;
    const { prefix } = word.parts[0] ?? {};
    if (prefix !== undefined && beginsWith(written, prefix)) return occurs ? WEIGHTS.kin : WEIGHTS.same;
    const kin = (prefix ?? sought).slice(0, KIN_LETTERS);
    const isKin = kin.length === KIN_LETTERS && beginsWith(written, kin);
    return isKin ? WEIGHTS.kin : 0;
  }

  /** @returns the number of its content words */
  function readInto(holds: number[], text: string, language: string | undefined): number {
    let content = 0;
    const pieces = piecesOf(text);
    for (const piece of pieces) {
      if (!isStopWord(piece)) content++;
      for (const [at, level] of levelsOf(piece, language)) if (level > (holds[at] ?? 0)) holds[at] = level;
    }
    if (others.length > 0) {
      const spaced = ` ${pieces.join(' ')} `;
      for (const { at, written, level } of others)
        if ((holds[at] ?? 0) < level && spaced.includes(written)) holds[at] = level;
    }
    for (const { at, form } of formed)
      if ((holds[at] ?? 0) < WEIGHTS.translated && form.test(text)) holds[at] = WEIGHTS.translated;
    if (!simple.every(Boolean)) {
      const placed = placedPieces(text);
      for (const [at, { word }] of words.entries())
        if (!simple[at] && occurrencesOf(word, text, placed).length > 0) holds[at] = WEIGHTS.same;
    }
    return content;
  }

  function readPassage(text: string, language: string | undefined): TextReading {
    const holds = none();
    const asked = none();
    let [content, askedContent] = [0, 0];
    if (mayAsk(text)) {
      for (const sentence of sentencesIn(text)) {
        const isAsked = mayAsk(sentence);
        const found = readInto(isAsked ? asked : holds, sentence, language);
        content += found;
        if (isAsked) askedContent += found;
      }
      for (const [at, level] of asked.entries()) holds[at] = Math.max(level, holds[at] ?? 0);
    } else content = readInto(holds, text, language);
    return {
      holds,
      asks: asked.map((level) => level > 0),
      askedShare: content === 0 ? (askedContent > 0 ? 1 : 0) : askedContent / content,
    };
  }

  const weightOf = ({ holds }: TextReading) => words.reduce((sum, { idf }, at) => sum + idf * (holds[at] ?? 0), 0);
  const names = new Map<string, readonly number[]>();
  const none = (): number[] => words.map(() => 0);
  return {
    /** How much of each word a text contains; cached for names, which recur in many messages. */
    holds(text: string): readonly number[] {
      const before = names.get(text);
      if (before) return before;
      const holds = none();
      readInto(holds, text, undefined);
      if (text.length < MAX_NAME_LENGTH) names.set(text, holds);
      return holds;
    },
    /** Reads the best passage of a long text; the other passages count as its context. */
    read(text: string): TextReading {
      const language = languageOf(piecesOf(text));
      const readings = passagesIn(text).map((passage) => readPassage(passage, language));
      const [best = readPassage('', language), ...others] = readings.toSorted(
        (one, other) => weightOf(other) - weightOf(one),
      );
      if (others.length === 0) return best;
      const inContext = (at: number) => WEIGHTS.before * Math.max(...others.map(({ holds }) => holds[at] ?? 0));
      return { ...best, holds: best.holds.map((level, at) => Math.max(level, inContext(at))) };
    },
  };
}

/** @param isShort whether its capitals matter: a mail has many */
export function signsOf(text: string, { asks, isShort }: { asks: AskedSign; isShort: boolean }): TextSigns {
  const sign = asks !== undefined && (asks === 'time' ? tellsTime : holdsFigure)(text) ? WEIGHTS.sign[asks] : 1;
  return { sign, capitals: isShort ? (text.match(CAPITAL)?.length ?? 0) : 0 };
}
