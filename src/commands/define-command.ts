/** What all commands share: personal ones stay out of groups, pasted secrets go nowhere, and no error escapes. */
import { hashId } from '#platform/log.ts';
import { type Answer, say } from './answer.ts';
import type { Command, CommandInput, Turn } from './command.ts';
import { type CommandName, commandFacts } from './command-facts.ts';
import { looksLikeToken, looksSecret } from './connection/token-shape.ts';
import { type CommandDeps, serviceIn } from './deps.ts';
import { ADVICE, failureAnswer, problemAnswer } from './failures/failure-answer.ts';
import { type Problem, type ProblemCode, problemOf } from './failures/problem.ts';
import { continueButton } from './front/kept-question.ts';

/**
 * Makes a command of its row of facts and of how it answers.
 * @param takesTokens it handles tokens itself
 */
export function defineCommand(
  deps: CommandDeps,
  name: CommandName,
  run: (input: CommandInput, turn: Turn) => AsyncIterable<Answer> | Iterable<Answer>,
  { takesTokens = false } = {},
): Command {
  const facts = commandFacts(name);
  return {
    ...facts,
    async *run(input, turn) {
      const secret = takesTokens ? undefined : secretIn(input.argument);
      if (turn.chat.kind === 'group' && !facts.inGroups && !(takesTokens && input.pasted)) {
        const argument = secretIn(input.argument) === undefined ? input.argument : '';
        yield problemAnswer(
          { code: 'private-only', mayHaveCost: false },
          { ...failureAbout(deps, turn), buttons: [[continueButton(deps, turn, { command: name, argument })]] },
        );
      } else if (secret !== undefined) yield say([turn.words.text(`front-secrets-${secret}`)]);
      else {
        try {
          // All that it says is in the language that the person chose; where that cannot be read, it is in Telegram's.
          if (facts.control !== true) await turn.known().catch(() => undefined);
          yield* run(input, turn);
        } catch (error) {
          if (turn.signal.aborted) throw turn.signal.reason;
          logProblem(deps, turn, name, problemOf(error), error);
          yield failureAnswer(error, failureAbout(deps, turn));
        }
      }
    },
  };
}

function secretIn(argument: string): 'token' | 'other' | undefined {
  if (looksLikeToken(argument).tokens.length > 0) return 'token';
  return looksSecret(argument) ? 'other' : undefined;
}

/** The facts that every failure's words need. */
export function failureAbout({ about, clock }: CommandDeps, { reference, words }: Pick<Turn, 'reference' | 'words'>) {
  const { sample, botName } = about;
  return { words, serviceName: serviceIn(words, about), sample, botName, reference, now: clock.now() };
}

/** A request that is refused before anything was asked of the service. */
export function refusal(deps: CommandDeps, turn: Turn, code: ProblemCode): Answer {
  return problemAnswer({ code, mayHaveCost: false }, failureAbout(deps, turn));
}

/** One log line a problem: its code, the reference that the person saw, and what the operator can do. */
export function logProblem(deps: CommandDeps, turn: Turn, command: string, problem: Problem, error: unknown): void {
  const line = {
    command,
    reference: turn.reference,
    person: hashId(turn.person.id),
    code: problem.code,
    mayHaveCost: problem.mayHaveCost,
    advice: ADVICE[problem.code],
  };
  if (problem.code === 'internal') deps.log.error({ ...line, err: error }, 'command failed');
  else deps.log.info(line, 'command refused');
}
