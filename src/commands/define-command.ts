/** What all commands share: personal ones stay out of groups, pasted secrets go nowhere, and no error escapes. */
import type { z } from 'zod';
import { hashId } from '#platform/log.ts';
import type { Action } from './action.ts';
import { pricedReply } from './buttons.ts';
import type { Command, CommandInput, Context } from './command.ts';
import { looksLikeToken, looksSecret } from './connection/token-shape.ts';
import { type CommandDeps, serviceIn } from './deps.ts';
import { ADVICE, failureAnswer, problemAnswer } from './failures/failure-answer.ts';
import { type Problem, type ProblemCode, ProblemError, problemOf } from './failures/problem.ts';
import { type CommandName, registered } from './registry.ts';
import { type Reply, reply } from './reply.ts';

type Run<Input> = (ctx: Context, input: Input) => AsyncIterable<Reply> | Iterable<Reply>;

/** A command that people type. @param takesTokens it handles tokens itself */
export function command(name: CommandName, run: Run<CommandInput>, { takesTokens = false } = {}): Command {
  return guarded(registered(name), (input, ctx) => run(ctx, input), takesTokens);
}

/** What the buttons of an action run. */
export function onAction<Args extends z.ZodType>(
  { name, args, facts }: Action<Args>,
  run: (ctx: Context, args: z.output<Args>) => AsyncIterable<Reply> | Iterable<Reply>,
): Command {
  const { calls = [], ...others } = facts;
  return guarded({ ...others, name, listed: false, calls }, (input, ctx) => {
    const read = args.safeParse(input.args);
    if (!read.success) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
    return run(ctx, read.data);
  });
}

/** The same as `command` over given dependencies. */
export function defineCommand(
  deps: CommandDeps,
  name: CommandName,
  run: (input: CommandInput, ctx: Context) => AsyncIterable<Reply> | Iterable<Reply>,
  { takesTokens = false } = {},
): Command {
  void deps;
  return guarded(registered(name), run, takesTokens);
}

function guarded(
  facts: Omit<Command, 'run'>,
  run: (input: CommandInput, ctx: Context) => AsyncIterable<Reply> | Iterable<Reply>,
  takesTokens = false,
): Command {
  const { name } = facts;
  return {
    ...facts,
    async *run(input, ctx) {
      const { deps } = ctx;
      const secret = takesTokens ? undefined : secretIn(input.argument);
      if (ctx.chat.kind === 'group' && !(takesTokens && input.pasted)) {
        yield refusal(deps, ctx, 'private-only');
      } else if (secret !== undefined) yield reply([ctx.words.text(`front-secrets-${secret}`)]);
      else {
        try {
          // All that it says is in the language that the person chose; where that cannot be read, it is in Telegram's.
          if (facts.control !== true) await ctx.user().catch(() => undefined);
          for await (const each of run(input, ctx)) yield await pricedReply(ctx, each);
        } catch (error) {
          if (ctx.signal.aborted) throw ctx.signal.reason;
          logProblem(deps, ctx, name, problemOf(error), error);
          yield failureAnswer(error, failureAbout(deps, ctx));
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
export function failureAbout(
  { about, clock }: CommandDeps,
  { reference, words }: Pick<Context, 'reference' | 'words'>,
) {
  const { sample, botName } = about;
  return { words, serviceName: serviceIn(words, about), sample, botName, reference, now: clock.now() };
}

/** A request that is refused before anything was asked of the service. */
export function refusal(deps: CommandDeps, turn: Context, code: ProblemCode): Reply {
  return problemAnswer({ code, mayHaveCost: false }, failureAbout(deps, turn));
}

/** One log line a problem: its code, the reference that the person saw, and what the operator can do. */
export function logProblem(deps: CommandDeps, turn: Context, command: string, problem: Problem, error: unknown): void {
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
