/** How good a ranking is, by the sessions that tell the answer. */
import { type Question, sessionOf } from './question.ts';

/** What a contender found for a question. */
export interface Asked {
  readonly question: Question;
  /** Ids of sessions, best first, each once. */
  readonly sessions: readonly string[];
  readonly ms: number;
}

/** Shares are from 0 to 1; NaN where nothing was asked. */
export interface Scores {
  readonly questions: number;
  /** Of the questions, those with some evidence among the first so many sessions. */
  readonly hitAt1: number;
  readonly hitAt5: number;
  readonly hitAt10: number;
  /** Mean of one over the place of the first session with evidence. */
  readonly mrr: number;
  /** Of all evidence, what is among the first so many sessions. */
  readonly recallAt5: number;
  readonly recallAt10: number;
}

/** The sessions of found messages, in the order of their best one. */
export function sessionsOf(messageIds: readonly string[]): string[] {
  return [...new Set(messageIds.map(sessionOf))];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Scores what has an answer; questions without one are left out: nothing can be found for them. */
export function scoresOf(asked: readonly Asked[]): Scores {
  const answerable = asked.filter(({ question }) => question.evidence.length > 0);
  const places = answerable.map(({ question, sessions }) => sessions.findIndex((id) => question.evidence.includes(id)));
  const hitAt = (most: number) => mean(places.map((place) => (place >= 0 && place < most ? 1 : 0)));
  const recallAt = (most: number) => {
    const evidence = answerable.flatMap(({ question, sessions }) =>
      question.evidence.map((id): number => (sessions.slice(0, most).includes(id) ? 1 : 0)),
    );
    return mean(evidence);
  };
  return {
    questions: answerable.length,
    hitAt1: hitAt(1),
    hitAt5: hitAt(5),
    hitAt10: hitAt(10),
    mrr: mean(places.map((place) => (place < 0 ? 0 : 1 / (place + 1)))),
    recallAt5: recallAt(5),
    recallAt10: recallAt(10),
  };
}
