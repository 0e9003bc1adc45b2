/** Decides which passages answer a question: by their fit, their sender, and whether they contain what is asked for. */
import { fold, stripDiacritics } from '#platform/text-match.ts';
import { isSent, textAt } from '../archive/record-values.ts';
import { wordTest } from '../search/hit-match.ts';
import type { Hit } from '../search/keyword-search.ts';
import {
  asksForBirthday,
  asksForDay,
  asksForPrice,
  asksOfSelf,
  asksWhether,
  changingValue,
  demandsFigure,
  holdsFigure,
  isSubject,
  kindsAsked,
  speaksOfSelf,
  wishesBirthday,
} from '../search/question-signs.ts';
import { SESSION_PAUSE, WEIGHTS } from '../search/ranking.ts';
import { sentencesIn } from '../text/passages.ts';
import { wordsOf } from '../text/stop-words.ts';
import { piecesOf } from '../text/words.ts';
import { answerTest, saysNothing, tellsPrice } from './answer-signs.ts';
import { wishesPersonAsked } from './answer-time.ts';
import { asksForDebtor, mayBeSameDebt, tellsDebt } from './debts.ts';
import { momentOf, textOf } from './passage.ts';
import { coreQuestion, hasOwnSubject } from './question-words.ts';
import { findSuperseded, type Superseded } from './superseded.ts';

/** Tuned on chats with questions of known answers: halving or doubling any value loses some right answers. */
const RULES = {
  /** How much better others' messages must fit than those of the named person. */
  otherPerson: 1.4,
  /** Number of hits compared per side. */
  compared: 3,
  /** Factors for what people say about themselves, and about the recipient. */
  ofSelf: 1.1,
  ofOther: 0.9,
  /** Minimum fit of the best hit, relative to all words of the question. */
  neverSaid: 0.24,
  /** For questions of at most this many words, the minimum is higher. */
  fewWords: 3,
  neverSaidOfFew: 0.3,
  /** Minimum fit of further quotes, relative to the best one. */
  quoted: 0.85,
  mostQuoted: 3,
  /** Minimum fit of a hit with what is asked for, relative to the best one. */
  telling: 0.6,
} as const;

export interface Judged {
  /** Hits that answer, best first. */
  readonly answering: readonly Hit[];
  /** All hits, best first. */
  readonly best: readonly Hit[];
  /** The matching hits are by others, though the question names a person. */
  readonly isOfOthers: boolean;
  /** The last answering hit, if a later one supersedes it. */
  readonly superseded?: Superseded | undefined;
}

/** Whether a hit fits the question enough to be about it, whether or not it answers it. */
export function fitsEnough({ fit, match: { words, missing } }: Pick<Hit, 'fit' | 'match'>): boolean {
  const areFew = words.length + missing.length <= RULES.fewWords;
  return fit >= (areFew ? RULES.neverSaidOfFew : RULES.neverSaid);
}

/** Whether a yes or no would rest on a hit without the subject, or with half of the topic: "did Tom book the crane". */
function isUncertain({ said, unsaid }: Hit, asked: string): boolean {
  if (unsaid.length === 0 || !asksWhether(asked)) return false;
  return unsaid.length >= said.length || unsaid.some((word) => isSubject(word, asked));
}

interface Quotable extends Hit {
  /** Its fit as a quote. */
  readonly quoteFit: number;
}

function quotable(hit: Hit): Quotable {
  const ofSelf = hit.isByNamed && speaksOfSelf(textOf(hit)) ? RULES.ofSelf : 1;
  return { ...hit, quoteFit: hit.fit * (hit.isByNamed ? WEIGHTS.quotedSender * ofSelf : 1) };
}

/** The hits, with the asker as the person in question if they are who acted: "did I pay Anna". */
const withActor = (hits: readonly Hit[], asked: string): readonly Hit[] =>
  asksOfSelf(asked) ? hits.map((hit) => ({ ...hit, isByNamed: isSent(hit.record) || undefined })) : hits;

/** @param byAnybody whether messages by others than the named person may answer */
export function judgeHits(hits: readonly Hit[], question: string, byAnybody: boolean): Judged {
  const asked = coreQuestion(question);
  const asksForKind = kindsAsked(asked).length > 0;
  const best = withActor(hits, asked)
    .filter((hit) => !isOfNamesake(textOf(hit), question) && !(asksForKind && saysNothing(textOf(hit))))
    .map(quotable)
    .sort((a, b) => b.quoteFit - a.quoteFit);
  const isOfOthers = !byAnybody && areOfOthers(best);
  const about = hitsAbout(best, asked, question);
  const first = firstAnswer(about, asked);
  if (!first?.isOnTopic || !fitsEnough(first) || isOfOthers || isUncertain(first, asked))
    return { answering: [], best, isOfOthers };
  const others = about.filter((hit) => hit !== first);
  const changing = changingValue(asked);
  const superseded = changing && findSuperseded([first, ...others], changing);
  if (superseded) return { answering: [superseded.newest, superseded.earlier], best, isOfOthers, superseded };
  const enough = RULES.quoted * first.quoteFit;
  const further = others.filter((hit) => hit.quoteFit >= enough && areOfOneSession(hit, first));
  return { answering: withoutRepeats([first, ...further], RULES.mostQuoted), best, isOfOthers };
}

/** Whether others than the named person wrote what fits. @param best best first */
function areOfOthers(best: readonly Hit[]): boolean {
  // The best hit may mention the person: "Claire is on shift till six".
  const isAboutNamed = best[0]?.isByNamed === undefined && !best[0]?.isElsewhere;
  const isToldByNamed = best.some(
    ({ isByNamed, hasTopic, match }) => isByNamed && hasTopic && match.missing.length < match.words.length,
  );
  return !isAboutNamed && !isToldByNamed && sumOf(best, false) > RULES.otherPerson * sumOf(best, true);
}

/** The hits about what is asked, and about the person in question. */
function hitsAbout(best: readonly Quotable[], asked: string, question: string): readonly Quotable[] {
  const isBirthday = asksForBirthday(asked);
  return aboutOwnWords(
    // If a person is named, hits neither by nor about them are off topic.
    best.filter((hit) => !hit.isElsewhere && mayBeSameDebt(hit, asked)),
    question,
  ).filter((hit) => !isBirthday || !wishesBirthday(textOf(hit)) || wishesPersonAsked(hit, asked));
}

/** The best hit with what is asked for; without one, the best hit, unless only a figure answers. */
function firstAnswer(about: readonly Quotable[], asked: string): Quotable | undefined {
  const [nearest] = about;
  if (!nearest) return undefined;
  const isBirthday = asksForBirthday(asked);
  const close = about.filter((hit) => hit.quoteFit >= RULES.telling * nearest.quoteFit);
  const wish = isBirthday ? close.find((hit) => wishesPersonAsked(hit, asked)) : undefined;
  const needsDebt = asksForDebtor(asked);
  const holds = needsDebt ? tellsDebt : answerTest(asked);
  const needsTopic = asksForDay(asked) && !nearest.hasTopic;
  const telling = close.filter((hit) => (hit.hasTopic || !needsTopic) && (holds?.(textOf(hit)) ?? true));
  const equal = telling.filter((hit) => hit.quoteFit >= RULES.quoted * (telling[0] ?? hit).quoteFit);
  // A price in a newsletter doesn't come before what was said about the price.
  const priced = asksForPrice(asked) ? equal.find((hit) => tellsPrice(textOf(hit))) : undefined;
  // "The launch is at 11:30" rather than "The crane comes at 10:45", in a mail about the launch.
  const together = asksForDay(asked) && holds ? equal.find((hit) => holdsTogether(hit, holds)) : undefined;
  // A number of another form, such as its last digits.
  const isNumber = demandsFigure(asked) && !asksForPrice(asked);
  const figure = isNumber ? close.find((hit) => hit.unsaid.length === 0 && holdsFigure(textOf(hit))) : undefined;
  const other = demandsFigure(asked) ? figure : nearest;
  return wish ?? priced ?? together ?? telling[0] ?? (isBirthday || needsDebt ? undefined : other);
}

/** Whether a sentence of the hit has both a word of the question and what is asked for. */
const holdsTogether = (hit: Hit, holds: (text: string) => boolean): boolean =>
  sentencesIn(textOf(hit)).some((sentence) => hit.match.words.some(wordTest(sentence)) && holds(sentence));

/** For a follow-up question, the hits with words of its own: "and the flight?" isn't about the hotel. */
function aboutOwnWords(hits: readonly Quotable[], question: string): readonly Quotable[] {
  if (!hasOwnSubject(question)) return hits;
  const [own = ''] = question.split('\n', 1);
  const words = new Set(wordsOf(own).map(fold));
  const holding = hits.filter(({ match }) => match.words.some((word) => words.has(fold(word))));
  return holding.length > 0 ? holding : hits;
}

/** The first hits, without repeats of the same words. */
export function withoutRepeats(hits: readonly Hit[], most: number): Hit[] {
  const seen = new Set<string>();
  return hits.filter((hit) => {
    const spoken = spokenWords(textOf(hit));
    return seen.size < most && spoken !== '' && !seen.has(spoken) && seen.add(spoken);
  });
}

/** Sum of the best fits of the named person's messages, or of those of others in their chats. */
function sumOf(best: readonly Hit[], isByNamed: boolean): number {
  const fits = best
    .filter((hit) => hit.isByNamed === isByNamed)
    .map((hit) => {
      const of = speaksOfSelf(textOf(hit));
      return hit.fit * (of === undefined ? 1 : of ? RULES.ofSelf : RULES.ofOther);
    });
  return fits
    .sort((a, b) => b - a)
    .slice(0, RULES.compared)
    .reduce((sum, fit) => sum + fit, 0);
}

function areOfOneSession(one: Hit, other: Hit): boolean {
  const group = textAt(one.record, 'groupId');
  const apart = Math.abs(momentOf(one) - momentOf(other));
  return group !== undefined && group === textAt(other.record, 'groupId') && apart < SESSION_PAUSE * 1000;
}

const NAME = /(?<!\p{L})(\p{Lu}[\p{L}\p{M}]+) (\p{Lu}[\p{L}\p{M}]+)(?!\p{L})/gu;

/** Whether the text only names a namesake: "Julia Porter" and "Nora Baker" aren't Julia Baker; "Julia" may be. */
function isOfNamesake(text: string, question: string): boolean {
  const named = [...question.matchAll(NAME)];
  if (named.length === 0) return false;
  const names = [...text.matchAll(NAME)];
  const isHalf = ([, given, family]: RegExpMatchArray) =>
    names.some(([, first, last]) => (first === given) !== (last === family)) && !text.includes(`${given} ${family}`);
  return named.every(isHalf);
}

/** The words of a passage, as a key that ignores punctuation, case and accents. */
function spokenWords(text: string): string {
  const words = piecesOf(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return words.length === 0 ? text : words.map(stripDiacritics).join(' ');
}
