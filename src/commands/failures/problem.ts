/** Everything that can keep a command from succeeding, as a closed set, with the facts that its words need. */
import { defined } from '#platform/defined.ts';
import { FAILURE_CODES, type FailureCode, ServiceFailure } from '#service/contract/failure.ts';
import type { Zone } from '../time/today.ts';

/** The problems that are found here, before or instead of a call to the service. */
export const LOCAL_CODES = [
  'not-connected', // no token of this person is stored
  'cap-reached', // a daily cap does not leave room for the call
  'too-many-waiting', // as many paid requests of the person wait as may
  'private-only', // a personal command in a group
  'stale-button', // what a button stood for is gone
  'internal', // a defect of this program
] as const;

export const PROBLEM_CODES = [...FAILURE_CODES, ...LOCAL_CODES] as const;
export type ProblemCode = FailureCode | (typeof LOCAL_CODES)[number];

export interface Problem {
  code: ProblemCode;
  /** Credits may have been taken although nothing came back. */
  mayHaveCost: boolean;
  /** Price of the call. */
  credits?: number;
  /** Scopes that are missing, as they are written. */
  scopes?: readonly string[];
  /** Scopes that the call needs, where the service does not say which of them is missing. */
  needs?: readonly string[];
  retryAfterMs?: number;
  cap?: { limit: number; spent: number; setBy: 'operator' | 'person'; resetsAt: string; zone: Zone };
  /** Credits at the service, for `credits-out`: how many are left and what is known of when there are more. */
  balance?: {
    left: number | undefined;
    /** Where the moment is still to come. */
    refill: { allowance: number; refillsAt: string } | undefined;
  };
  /** What runs meanwhile, for `too-many-waiting`: `Searching your chats for “ferry”`. */
  doing?: string;
}

/** Thrown inside commands; ends up as words like every other error. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`the command was refused: ${problem.code}`);
    this.problem = problem;
  }
}

/**
 * What an error means to a person. Unknown errors are `internal`: their own text never reaches anybody.
 * @param credits price of the call that failed, if it was one that costs
 */
export function problemOf(error: unknown, credits?: number): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof ServiceFailure)) return { code: 'internal', mayHaveCost: false, ...defined({ credits }) };
  const { scopes, retryAfterMs, creditsRequired } = error.detail;
  return {
    code: error.code,
    mayHaveCost: error.mayHaveCost,
    ...defined({ scopes, retryAfterMs, credits: credits ?? creditsRequired }),
  };
}
