/** What all commands share: personal ones stay out of groups, pasted secrets go nowhere, and no error escapes. */
import { hashId } from '../log.ts';
import { type Answer, say } from './answer.ts';
import type { Command, CommandInput, Turn } from './command.ts';
import type { CommandDeps } from './deps.ts';
import { failureAnswer, problemAnswer } from './failure-answer.ts';
import { FAILURE_WORDS } from './failure-words.ts';
import { type Problem, problemOf } from './problem.ts';
import { looksLikeToken } from './token-shape.ts';

type Definition = Omit<Command, 'run'> & {
  /** Handles tokens itself. */
  readonly takesTokens?: boolean;
  run(input: CommandInput, turn: Turn): AsyncIterable<Answer> | Iterable<Answer>;
};

/** Makes a command of a definition. */
export function defineCommand(deps: CommandDeps, { takesTokens = false, ...definition }: Definition): Command {
  return {
    ...definition,
    async *run(input, turn) {
      if (turn.chat.kind === 'group' && !definition.inGroups && !(takesTokens && input.pasted)) {
        yield problemAnswer({ code: 'private-only', mayHaveCost: false }, failureAbout(deps, turn));
        return;
      }
      if (!takesTokens && looksLikeToken(input.argument).tokens.length > 0) {
        yield say([
          'That looks like an access token, so I did not use it for anything. To connect with it, send it after ',
          '/connect. If others could see it, make a new one at the service.',
        ]);
        return;
      }
      try {
        yield* definition.run(input, turn);
      } catch (error) {
        if (turn.signal.aborted) throw turn.signal.reason;
        logProblem(deps, turn, definition.name, problemOf(error), error);
        yield failureAnswer(error, failureAbout(deps, turn));
      }
    },
  };
}

/** The facts that every failure's words need. */
export function failureAbout({ about, clock }: CommandDeps, turn: Turn) {
  return {
    serviceName: about.serviceName,
    sample: about.sample,
    botName: about.botName,
    reference: turn.reference,
    now: clock.now(),
    ...(about.operatorContact === undefined ? {} : { operatorContact: about.operatorContact }),
  };
}

/** One log line a problem: its code, the reference that the person saw, and what the operator can do. */
export function logProblem(deps: CommandDeps, turn: Turn, command: string, problem: Problem, error: unknown): void {
  const line = {
    command,
    reference: turn.reference,
    person: hashId(turn.person.id),
    code: problem.code,
    mayHaveCost: problem.mayHaveCost,
    advice: FAILURE_WORDS[problem.code].advice,
  };
  if (problem.code === 'internal') deps.log.error({ ...line, err: error }, 'command failed');
  else deps.log.info(line, 'command refused');
}
