/** Scores of rankings and answers, as shares from 0 to 1; NaN without questions. */
import { conversationOf, type Question } from './chats.ts';

/** The messages that a contender found, best first. */
export interface Found {
  readonly question: Question;
  readonly ids: readonly string[];
}

/** An answer to a question. */
export interface Answered {
  readonly question: Question;
  /** Ids of the messages quoted as the answer; empty if it says that there is none. */
  readonly quoted: readonly string[];
}

export interface RankingScores {
  /** Share of questions with some evidence in the first 1, 5 or 10 messages. */
  readonly first: number;
  readonly in5: number;
  readonly in10: number;
  /** Share of all evidence in the first ten messages; the mean over questions. */
  readonly all10: number;
  /** Share of questions with evidence in one of the first five conversations. */
  readonly conversation5: number;
}

export interface AnswerScores {
  /** Share of answerable questions with evidence among the quotes. */
  readonly quoted: number;
  /** Share of quotes for answerable questions that are evidence. */
  readonly precision: number;
  /** Share of answerable "when" questions left unanswered. */
  readonly whenSilent: number;
  /** Share of unanswerable questions left unanswered. */
  readonly toldSo: number;
}

/** Scores for which lower is better. */
export const FEWER_IS_BETTER: readonly string[] = ['whenSilent'] satisfies (keyof AnswerScores)[];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean) => mean(list.map((one) => (holds(one) ? 1 : 0)));

export function rankingScores(found: readonly Found[]): RankingScores {
  const hit = (most: number) =>
    shareOf(found, ({ question, ids }) => ids.slice(0, most).some((id) => question.evidence.includes(id)));
  return {
    first: hit(1),
    in5: hit(5),
    in10: hit(10),
    all10: mean(found.map(({ question, ids }) => shareOf(question.evidence, (id) => ids.slice(0, 10).includes(id)))),
    conversation5: shareOf(found, ({ question, ids }) => {
      const right = new Set(question.evidence.map(conversationOf));
      return [...new Set(ids.map(conversationOf))].slice(0, 5).some((id) => right.has(id));
    }),
  };
}

export function answerScores(answered: readonly Answered[]): AnswerScores {
  const { answerable = [], never = [] } = Object.groupBy(answered, ({ question }) =>
    question.evidence.length > 0 ? 'answerable' : 'never',
  );
  const isEvidence = ({ question, quoted }: Answered) => quoted.map((id) => question.evidence.includes(id));
  return {
    quoted: shareOf(answerable, (one) => isEvidence(one).includes(true)),
    precision: shareOf(answerable.flatMap(isEvidence), (isOne) => isOne),
    whenSilent: shareOf(
      answerable.filter(({ question }) => question.kind === 'time'),
      ({ quoted }) => quoted.length === 0,
    ),
    toldSo: shareOf(never, ({ quoted }) => quoted.length === 0),
  };
}
