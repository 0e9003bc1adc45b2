/** Which passages answer: by how well they fit, who wrote them, and whether they hold what is asked for. */
import { fold, stripDiacritics } from '#platform/text-match.ts';
import { textAt } from '../archive/record-values.ts';
import type { Hit } from '../search/keyword-search.ts';
import { asksForDay, changingValue, demandsFigure, speaksOfSelf, tellsTime } from '../search/question-signs.ts';
import { SESSION_PAUSE, WEIGHTS } from '../search/ranking.ts';
import { wordsOf } from '../text/stop-words.ts';
import { piecesOf } from '../text/words.ts';
import { signOfAnswer } from './answer-signs.ts';
import { momentOf, recordText } from './passage.ts';
import { askedIn } from './question-words.ts';
import { type Superseded, supersededIn } from './superseded.ts';

/** Found on chats whose questions had known answers: half as much or twice as much costs some right answers each. */
const RULES = {
  /** By how much others' messages have to fit better than those of the person who is named. */
  otherPerson: 1.4,
  /** Of each side so many are added up. */
  compared: 3,
  /** What counts more of somebody that they say of themselves, and less that they say of whom they write to. */
  ofSelf: 1.1,
  ofOther: 0.9,
  /** Of what all words of the question would add, the best has to reach so much. */
  neverSaid: 0.24,
  /** Where the question has no more words than these, more of them. */
  fewWords: 3,
  neverSaidOfFew: 0.3,
  /** Of the best one, the others that are quoted have to reach so much. */
  quoted: 0.85,
  mostQuoted: 3,
  /** Of the best one, what holds a figure may reach so much less where one is asked for. */
  figure: 0.6,
} as const;

export interface Judged {
  /** Those that answer, best first. */
  readonly answering: readonly Hit[];
  /** All, best first. */
  readonly best: readonly Hit[];
  /** Others wrote what is asked of somebody who is named. */
  readonly isOfOthers: boolean;
  /** The last of those that answer, where something else was said of the same later. */
  readonly superseded?: Superseded | undefined;
}

/** Whether it is about what is asked, whether it answers it or not. */
export function holdsEnough({ fit, match: { words, missing } }: Pick<Hit, 'fit' | 'match'>): boolean {
  const areFew = words.length + missing.length <= RULES.fewWords;
  return fit >= (areFew ? RULES.neverSaidOfFew : RULES.neverSaid);
}

/** @param byAnybody whether what others wrote of somebody who is named answers, too */
export function judgeHits(hits: readonly Hit[], question: string, byAnybody: boolean): Judged {
  const quotable = ({ fit, isByNamed }: Hit) => fit * (isByNamed ? WEIGHTS.quotedSender : 1);
  const best = hits
    .filter((hit) => !isOfNamesake(recordText(hit.record), question))
    .sort((a, b) => quotable(b) - quotable(a));
  // What fits best may name them: "Claire is on shift till six".
  const isAboutNamed = best[0]?.isByNamed === undefined && !best[0]?.isElsewhere;
  const isOfOthers = !byAnybody && !isAboutNamed && sumOf(best, false) > RULES.otherPerson * sumOf(best, true);
  const asked = askedIn(question);
  const holds = signOfAnswer(asked);
  // Where somebody is named, what neither is theirs nor names them is about something else.
  const about = aboutOwnWords(
    best.filter(({ isElsewhere }) => !isElsewhere),
    question,
  );
  const holders = holds ? about.filter(({ record }) => holds(recordText(record))) : about;
  const [nearest] = about;
  const isBeside = asksForDay(asked) && nearest?.tellsItself === false;
  const [holder] = isBeside
    ? about.filter(({ record, tellsItself }) => tellsItself && tellsTime(recordText(record)))
    : holders;
  const isNear = holder && nearest && quotable(holder) >= RULES.figure * quotable(nearest);
  const first = isNear ? holder : demandsFigure(asked) ? undefined : nearest;
  if (!first?.tells || !holdsEnough(first) || isOfOthers) return { answering: [], best, isOfOthers };
  const enough = RULES.quoted * quotable(first);
  const said = new Set<string>();
  const changing = changingValue(asked);
  const superseded = changing && supersededIn([first, ...about.filter((hit) => hit !== first)], changing);
  if (superseded) return { answering: [superseded.newest, superseded.earlier], best, isOfOthers, superseded };
  const answering = [
    first,
    ...about.filter((hit) => hit !== first && quotable(hit) >= enough && areOfOneSession(hit, first)),
  ]
    .filter(({ record }) => isNew(said, spokenWords(recordText(record))))
    .slice(0, RULES.mostQuoted);
  return { answering, best, isOfOthers };
}

/** Where a question goes on from others, what holds words of its own: "and the flight?" is not about the hotel. */
function aboutOwnWords(hits: readonly Hit[], question: string): readonly Hit[] {
  const [own = '', ...earlier] = question.split('\n');
  if (earlier.length === 0) return hits;
  const words = new Set(wordsOf(own).map(fold));
  const holding = hits.filter(({ match }) => match.words.some((word) => words.has(fold(word))));
  return holding.length > 0 ? holding : hits;
}

const isNew = (said: Set<string>, text: string) => text !== '' && !said.has(text) && said.add(text) !== undefined;

/** Of the best messages of whom the question names, or of the others in their chats. */
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

/** "Julia Porter" is not Julia Baker, "Nora Baker" neither; "Julia" may be. */
function isOfNamesake(text: string, question: string): boolean {
  const named = [...question.matchAll(NAME)];
  if (named.length === 0) return false;
  const said = [...text.matchAll(NAME)];
  const isHalf = ([, given, family]: RegExpMatchArray) =>
    said.some(([, first, last]) => (first === given) !== (last === family)) && !text.includes(`${given} ${family}`);
  return named.every(isHalf);
}

/** The words of a passage: what says the same again, in other signs or letters, has the same. */
export function spokenWords(text: string): string {
  const words = piecesOf(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return words.length === 0 ? text : words.map(stripDiacritics).join(' ');
}
