/** What is said where a call would pass a daily cap: one's own can be passed on purpose, the operator's limit cannot. */
import { type Answer, type Invocation, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { failureAbout, logProblem } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { problemAnswer } from '../failures/failure-answer.ts';
import type { Problem } from '../failures/problem.ts';
import { runButton } from '../press.ts';
import type { Budget } from './daily-cap.ts';

/** Most that may count today with this call in it; undefined: no cap. */
export function capFor({ cap, limit }: Budget, { overCap }: Pick<Turn, 'overCap'>): number | undefined {
  // A cap of nothing says that nothing is to be spent, and means it.
  return overCap && cap !== 0 ? limit : cap;
}

/** @param call its price, the command that it is of, and what makes the same call */
export async function capRefusal(
  deps: CommandDeps,
  turn: Turn,
  budget: Budget,
  { credits, command, again }: { credits: number; command: string; again: Invocation },
): Promise<Answer> {
  const { spent, cap = 0, setBy, limit, day } = budget;
  const isOwn = setBy === 'person' && cap > 0 && !turn.overCap && (limit === undefined || spent + credits <= limit);
  if (isOwn) {
    const { money } = turn.words;
    return say([money.overOwnCap(cap, spent, credits)], {
      buttons: [
        [
          {
            label: money.spendAnyway(credits),
            tone: 'success',
            press: { kind: 'run', once: true, invocation: { ...again, overCap: true } },
          },
        ],
        [runButton(turn.words.buttons.cancel, 'dismiss', 'cap'), runButton(money.changeCap, 'settings')],
      ],
    });
  }
  const facts = {
    limit: capFor(budget, turn) ?? cap,
    spent,
    setBy: turn.overCap && cap > 0 ? ('operator' as const) : setBy,
    resetsAt: new Date(day.until).toISOString(),
    zone: (await turn.known()).today.zone,
  };
  const problem: Problem = { code: 'cap-reached', mayHaveCost: false, credits, cap: facts };
  logProblem(deps, turn, command, problem, undefined);
  return problemAnswer(problem, failureAbout(deps, turn));
}
