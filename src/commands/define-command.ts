/** What all commands share: personal ones stay out of groups, pasted secrets go nowhere, and no error escapes. */
import type { z } from 'zod';
import { keepPending } from './access/pending.ts';
import { containsSecret, findTokens } from './access/token-pattern.ts';
import type { Action } from './action.ts';
import { pricedReply } from './buttons.ts';
import type { Command, CommandInput, Context } from './command.ts';
import type { CommandDeps } from './deps.ts';
import { errorReply, logProblem, type ProblemCode, ProblemError, toProblem } from './errors.ts';
import { continueButton } from './front/kept-question.ts';
import { type CommandName, registered } from './registry.ts';
import { type Button, type Reply, reply } from './reply.ts';

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
  const { calls = [], inGroups = false, ...others } = facts;
  return guarded({ ...others, name, listed: false, inGroups, calls }, (input, ctx) => {
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
      if (ctx.chat.kind === 'group' && !facts.inGroups && !(takesTokens && input.pasted)) {
        const argument = secretIn(input.argument) === undefined ? input.argument : '';
        const problem = { code: 'private-only', mayHaveCost: false } as const;
        const onward = continueButton(deps, ctx, { command: name, argument });
        yield await errorReply(ctx, problem, { alternatives: [[onward]] });
      } else if (secret !== undefined) yield reply([ctx.words.text('errors-secret')]);
      else {
        try {
          // All that it says is in the language that the person chose; where that cannot be read, it is in Telegram's.
          if (facts.control !== true) await ctx.user().catch(() => undefined);
          for await (const each of run(input, ctx)) {
            if ('problem' in each && each.problem === 'not-connected') keepTyped(ctx, facts, input);
            yield await pricedReply(ctx, each);
          }
        } catch (error) {
          if (ctx.signal.aborted) throw ctx.signal.reason;
          const problem = toProblem(error);
          if (problem.code === 'not-connected') keepTyped(ctx, facts, input);
          logProblem(ctx, name, problem, error);
          yield await errorReply(ctx, problem, takesTokens ? {} : { retry: retryButton(ctx, name, input) });
        }
      }
    },
  };
}

/** What was typed is done once the person is connected. */
function keepTyped(ctx: Context, { name, listed }: Pick<Command, 'name' | 'listed'>, { argument }: CommandInput): void {
  if (!ctx.pressed && listed) keepPending(ctx, `/${name} ${argument}`.trim());
}

function retryButton({ words }: Context, command: string, { argument, args }: CommandInput): Button {
  const invocation = { command, argument, ...(args === undefined ? {} : { args }) };
  return { label: words.text('buttons-try-again'), press: { kind: 'run', invocation } };
}

function secretIn(argument: string): 'token' | 'other' | undefined {
  if (findTokens(argument).tokens.length > 0) return 'token';
  return containsSecret(argument) ? 'other' : undefined;
}

/** A request that is refused before anything was asked of the service. */
export function refusal(_: CommandDeps, ctx: Context, code: ProblemCode): Promise<Reply> {
  return errorReply(ctx, { code, mayHaveCost: false });
}
