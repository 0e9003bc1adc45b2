/** Decides which passages answer a question: by their fit, their sender, and whether they contain what is asked for. */
import { fold, stripDiacritics } from '#platform/text-match.ts';
import { textAt } from '../archive/record-values.ts';
import type { Hit } from '../search/keyword-search.ts';
import {
  asksForBirthday,
  asksForDay,
  asksForPrice,
  changingValue,
  demandsFigure,
  speaksOfSelf,
  tellsTime,
  wishesBirthday,
} from '../search/question-signs.ts';
import { SESSION_PAUSE, WEIGHTS } from '../search/ranking.ts';
import { wordsOf } from '../text/stop-words.ts';
import { piecesOf } from '../text/words.ts';
import { answerTest, mayTell, tellsPrice } from './answer-signs.ts';
import { wishesPersonAsked } from './answer-time.ts';
import { momentOf, recordText } from './passage.ts';
import { coreQuestion } from './question-words.ts';
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
  /** If a figure is asked for, minimum fit of a hit with one, relative to the best. */
  figure: 0.6,
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

/** Whether a hit is on the topic of the question, whether or not it answers it. */
export function holdsEnough({ fit, match: { words, missing } }: Pick<Hit, 'fit' | 'match'>): boolean {
  const areFew = words.length + missing.length <= RULES.fewWords;
  return fit >= (areFew ? RULES.neverSaidOfFew : RULES.neverSaid);
}

/** @param byAnybody whether messages by others than the named person may answer */
export function judgeHits(hits: readonly Hit[], question: string, byAnybody: boolean): Judged {
  const quotable = ({ fit, isByNamed }: Hit) => fit * (isByNamed ? WEIGHTS.quotedSender : 1);
  const asked = coreQuestion(question);
  const best = hits
    .filter(({ record }) => !isOfNamesake(recordText(record), question) && mayTell(recordText(record), asked))
    .sort((a, b) => quotable(b) - quotable(a));
  // The best hit may mention the person: "Claire is on shift till six".
  const isAboutNamed = best[0]?.isByNamed === undefined && !best[0]?.isElsewhere;
  const isToldByNamed = best.some(
    ({ isByNamed, hasTopic, match }) => isByNamed && hasTopic && match.missing.length < match.words.length,
  );
  const isOfOthers =
    !byAnybody && !isAboutNamed && !isToldByNamed && sumOf(best, false) > RULES.otherPerson * sumOf(best, true);
  const holds = answerTest(asked);
  // If a person is named, hits neither by nor about them are off topic.
  const about = aboutOwnWords(
    best.filter((hit) => !hit.isElsewhere),
    question,
  ).filter(
    (hit) => !asksForBirthday(asked) || !wishesBirthday(recordText(hit.record)) || wishesPersonAsked(hit, asked),
  );
  const wishes = asksForBirthday(asked) ? about.filter((hit) => wishesPersonAsked(hit, asked)) : [];
  const holding = holds ? about.filter(({ record }) => holds(recordText(record))) : about;
  const passing = wishes.length > 0 ? wishes : holding;
  const [nearest] = about;
  const isClose = (hit: Hit) => nearest !== undefined && quotable(hit) >= RULES.figure * quotable(nearest);
  const isOffTopic = asksForDay(asked) && nearest?.hasTopic === false;
  const close = isOffTopic
    ? about.filter((hit) => hit.hasTopic && isClose(hit) && tellsTime(recordText(hit.record)))
    : passing.filter(isClose);
  const priced =
    !isOffTopic && asksForPrice(asked) ? close.find(({ record }) => tellsPrice(recordText(record))) : undefined;
  const first = priced ?? close[0] ?? (demandsFigure(asked) || asksForBirthday(asked) ? undefined : nearest);
  if (!first?.isOnTopic || !holdsEnough(first) || isOfOthers) return { answering: [], best, isOfOthers };
  const enough = RULES.quoted * quotable(first);
  const seen = new Set<string>();
  const changing = changingValue(asked);
  // A new departure time is no new price.
  const comparable = asksForPrice(asked) ? passing : about;
  const superseded = changing && findSuperseded([first, ...comparable.filter((hit) => hit !== first)], changing);
  if (superseded) return { answering: [superseded.newest, superseded.earlier], best, isOfOthers, superseded };
  const answering = [
    first,
    ...about.filter((hit) => hit !== first && quotable(hit) >= enough && areOfOneSession(hit, first)),
  ]
    .filter(({ record }) => isNew(seen, spokenWords(recordText(record))))
    .slice(0, RULES.mostQuoted);
  return { answering, best, isOfOthers };
}

/** For a follow-up question, the hits with words of its own: "and the flight?" isn't about the hotel. */
function aboutOwnWords(hits: readonly Hit[], question: string): readonly Hit[] {
  const [own = '', ...earlier] = question.split('\n');
  if (earlier.length === 0) return hits;
  const words = new Set(wordsOf(own).map(fold));
  const holding = hits.filter(({ match }) => match.words.some((word) => words.has(fold(word))));
  return holding.length > 0 ? holding : hits;
}

const isNew = (seen: Set<string>, text: string) => text !== '' && !seen.has(text) && seen.add(text) !== undefined;

/** Sum of the best fits of the named person's messages, or of those of others in their chats. */
function sumOf(best: readonly Hit[], isByNamed: boolean): number {
  const fits = best
    .filter((hit) => hit.isByNamed === isByNamed)
    .map(({ fit, record }) => {
      const of = speaksOfSelf(recordText(record));
      return fit * (of === undefined ? 1 : of ? RULES.ofSelf : RULES.ofOther);
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
export function spokenWords(text: string): string {
  const words = piecesOf(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return words.length === 0 ? text : words.map(stripDiacritics).join(' ');
}
