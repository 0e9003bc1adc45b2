/**
 * Which of the passages that a search found answer its question, and which only come near it. Nobody here understands
 * them: what counts is how much of the question a passage holds, and whether it can tell what is asked for.
 */
import { stripDiacritics } from '#platform/text-match.ts';
import { kindOfText } from '../archive/record-values.ts';
import type { Hit } from '../search/keyword-search.ts';
import {
  asksForDay,
  asksForFigure,
  asksForName,
  asksWhen,
  holdsFigure,
  holdsName,
  namesWeekday,
} from '../search/question-signs.ts';
import { isName } from '../search/search-plan.ts';
import { indexTokens, isRunOfPairs, piecesOf, termsOf, wholeWords } from '../text/words.ts';
import { recordText } from './passage.ts';

const MESSAGES = 'social-chat-message';

/** How near, of the nearest one that tells anything, a passage has to be: farther ones tell of something else. */
const NEAR = 0.8;
/** Of the telling words, by their weight, what a single one has to be to answer alone: one of two may, one of three not. */
const ALONE = 0.4;

/**
 * The hits that answer: about as near as anything that was said gets, and telling what is asked for. Where the nearest
 * ones do not tell it and those that do are far from the question, nothing answers.
 * @param hits of one search, for the words of `question`
 */
export function answeringHits(hits: readonly Hit[], question: string): Hit[] {
  const speaking = hits.filter(({ bearing }) => bearing === 'tells' || bearing === 'no figure');
  const nearest = Math.max(0, ...speaking.map(({ fitByWords }) => fitByWords));
  return hits.filter(
    (hit) =>
      tellsAsked(hit, question) &&
      hit.fitByWords >= NEAR * nearest &&
      (hit.score >= 1 || hit.share >= ALONE) &&
      saysSomething(hit, question) &&
      saysMore(hit, question) &&
      isAboutNamed(hit, question),
  );
}

/**
 * Where a name is asked for, what lacks words of the question has to bring one: "we should visit Ruth some time" does not
 * say where Ruth lives. What brings it may end as a question: "her cat is called Sooty, isn't that sweet?"
 */
function tellsAsked({ bearing, datastore, record, match, share }: Hit, question: string): boolean {
  if (bearing !== 'tells' && bearing !== 'asks') return false;
  const isNamed = [...match.words, ...match.missing].some((word) => isName(word, question));
  if (datastore !== MESSAGES || !asksForName(question, isNamed)) return bearing === 'tells';
  if (bearing === 'tells' && share === 1) return true;
  return holdsName(recordText(record), new Set(Object.values(match.members).flat()));
}

/** Where the question names somebody or something, it is of that: who leaves at nine need not leave for Porto. */
export function isAboutNamed({ match: { words, missing } }: Hit, question: string): boolean {
  const isNamed = (word: string) => isName(word, question);
  return words.some(isNamed) || !missing.some(isNamed);
}

/** A message of nothing but words of the question tells nothing: "Joana." does not say who she is. */
export function saysMore({ datastore, record }: Hit, question: string): boolean {
  if (datastore !== MESSAGES) return true;
  const asked = new Set(indexTokens(question));
  const isAsked = (piece: string) => {
    const terms = termsOf(piece);
    // Of what is written without spaces every pair has to be asked for, of a word any form.
    return isRunOfPairs(piece)
      ? terms.every(({ text, inOrder }) => !inOrder || asked.has(text))
      : terms.some(({ text }) => asked.has(text));
  };
  return !piecesOf(recordText(record)).every(isAsked);
}

/** Of the words of the shorter of two texts, what both share where they are nearly one. */
const ALIKE = 0.8;
/** Shorter texts are alike by chance. */
const FEWEST_WORDS = 4;

/** The same passages, those that say nearly what one before them says behind all others: "lunch on Friday?", week by week. */
export function alikeLast(hits: readonly Hit[]): Hit[] {
  const texts: Set<string>[] = [];
  const repeats: Hit[] = [];
  const firsts = hits.filter((hit) => {
    const words = new Set(wholeWords(recordText(hit.record)));
    const isAlike = texts.some((other) => {
      const fewest = Math.min(words.size, other.size);
      return fewest >= FEWEST_WORDS && words.intersection(other).size >= ALIKE * fewest;
    });
    if (isAlike) repeats.push(hit);
    else texts.push(words);
    return !isAlike;
  });
  return [...firsts, ...repeats];
}

/** The words of a passage: what says the same again, in other signs or letters, has the same. */
export function spokenWords(text: string): string {
  const words = piecesOf(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return words.length === 0 ? text : words.map(stripDiacritics).join(' ');
}

/**
 * Not only the names beside it are what is asked about: anything that somebody said has these. Where nothing else is asked
 * about, they are enough, unless a figure is asked for: any that they ever named would do.
 */
function saysSomething({ datastore, match }: Hit, question: string): boolean {
  const areEnough = match.missing.length === 0 && !asksForFigure(question);
  return areEnough || Object.keys(match.members).some((name) => kindOfText(datastore, name) === 'main');
}

/** Whether what was said next answers a question because it answers a passage that asks the same. */
export function repliesTo(question: string, asking: Hit, reply: Hit['record']): boolean {
  if (asking.bearing !== 'asks') return false;
  if (!asksForFigure(question)) return asking.share === 1;
  const text = recordText(reply);
  return holdsFigure(text, asksWhen(question)) || (asksForDay(question) && namesWeekday(text));
}
