/** What all commands share: personal ones stay out of groups, pasted secrets go nowhere, and no error escapes. */

import type { z } from 'zod';
import { defined } from '#platform/defined.ts';
import { containsSecret } from './access/token-pattern.ts';
import type { Action } from './actions.ts';
import { pricedReply } from './buttons.ts';
import type { Command, CommandInput, Context } from './command.ts';
import { errorReply, logProblem, ProblemError, toProblem } from './errors.ts';
import { keepPending } from './kept-words.ts';
import { type CommandName, registered } from './registry.ts';
import { type Button, type Reply, reply } from './reply.ts';
import { noteLastReply } from './user-state.ts';

type Run<Input> = (ctx: Context, input: Input) => AsyncIterable<Reply> | Iterable<Reply>;

/** A command that people type. @param takesTokens it handles tokens itself */
export function command(name: CommandName, run: Run<CommandInput>, { takesTokens = false } = {}): Command {
  return guarded(registered(name), (input, ctx) => run(ctx, input), takesTokens);
}

export function onAction<Args extends z.ZodType>(
  { name, args, facts }: Action<Args>,
  run: (ctx: Context, args: z.output<Args>) => AsyncIterable<Reply> | Iterable<Reply>,
): Command {
  const calls = (facts.calls ?? []).map((operation) => ({ operation }));
  return guarded({ ...facts, name, listed: false, calls }, (input, ctx) => {
    const read = args.safeParse(input.args);
    if (!read.success) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
    return run(ctx, read.data);
  });
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
      if (ctx.chat.kind === 'group' && !(takesTokens && input.pasted)) {
        yield await errorReply(ctx, { code: 'private-only', mayHaveCost: false });
      } else if (!takesTokens && containsSecret(input.argument)) yield reply([ctx.words.text('errors-secret')]);
      else {
        try {
          // All that it says is in the language that the person chose; where that cannot be read, it is in Telegram's.
          if (facts.control !== true) await ctx.user().catch(() => undefined);
          let last: Reply | undefined;
          for await (const each of run(input, ctx)) {
            if ('problem' in each && each.problem === 'not-connected') keepTyped(ctx, facts, input);
            if (each.kind !== 'progress' && each.kind !== 'notice') last = each;
            // Another command may have run this one: a reply to the question is for this one all the same.
            const asks = each.kind === 'text' && each.ask !== undefined && each.replyRuns === undefined;
            const said = asks ? { ...each, replyRuns: name } : each;
            yield await pricedReply(ctx, takesTokens ? said : withRetry(ctx, name, input, said));
          }
          if (last && facts.control !== true) await noteLastReply(ctx, name, last);
        } catch (error) {
          if (ctx.signal.aborted) throw ctx.signal.reason;
          const problem = toProblem(error);
          if (problem.code === 'not-connected') keepTyped(ctx, facts, input);
          logProblem(ctx, name, problem, error);
          const said = await errorReply(ctx, problem);
          yield await pricedReply(ctx, takesTokens ? said : withRetry(ctx, name, input, said));
        }
      }
    },
  };
}

export function runCommand(ctx: Context, name: CommandName, argument = ''): AsyncIterable<Reply> {
  return runNamed(ctx, name, { argument });
}

export function runAction<Args extends z.ZodType>(
  ctx: Context,
  { name }: Action<Args>,
  args: z.input<Args>,
): AsyncIterable<Reply> {
  return runNamed(ctx, name, { argument: '', args });
}

export function runButton(ctx: Context, { press }: Button): AsyncIterable<Reply> {
  if (press.kind !== 'run') throw new Error('the button opens an address');
  const { command, argument, args } = press.invocation;
  return runNamed(ctx, command, { argument, args });
}

function runNamed(ctx: Context, name: string, input: CommandInput): AsyncIterable<Reply> {
  const found = ctx.commands.find(name);
  if (!found) throw new Error(`there is no command ${name}`);
  return found.run(input, ctx);
}

/** What was typed is done once the person is connected. */
function keepTyped(ctx: Context, { name, listed }: Pick<Command, 'name' | 'listed'>, { argument }: CommandInput): void {
  if (!ctx.pressed && listed) keepPending(ctx, `/${name} ${argument}`.trim());
}

/** With a button that runs the same once more, where another try may end a problem. */
function withRetry({ words }: Context, command: string, input: CommandInput, said: Reply): Reply {
  if (said.kind !== 'text' || said.again === undefined) return said;
  const { again: calls, ...failed } = said;
  const invocation = { command, argument: input.argument, ...defined({ args: input.args, about: input.about }) };
  const retry = { label: words.text('buttons-try-again'), press: { kind: 'run' as const, invocation } };
  return { ...failed, buttons: [...(failed.buttons ?? []), [calls.length === 0 ? retry : { ...retry, calls }]] };
}
