/** What is said where a call would pass a daily cap. */
import type { Answer } from '../answer.ts';
import type { Turn } from '../command.ts';
import { failureAbout, logProblem } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { problemAnswer } from '../failures/failure-answer.ts';
import type { Problem } from '../failures/problem.ts';
import type { Budget } from './daily-cap.ts';

/** @param call its price, and the command that it is of */
export async function capRefusal(
  deps: CommandDeps,
  turn: Turn,
  { spent, cap = 0, setBy, day }: Budget,
  { credits, command }: { credits: number; command: string },
): Promise<Answer> {
  const resetsAt = new Date(day.until).toISOString();
  const { zone } = (await turn.known()).today;
  const problem: Problem = {
    code: 'cap-reached',
    mayHaveCost: false,
    credits,
    cap: { limit: cap, spent, setBy, resetsAt, zone },
  };
  logProblem(deps, turn, command, problem, undefined);
  return problemAnswer(problem, failureAbout(deps, turn));
}
