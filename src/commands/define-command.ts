/** Behaviour shared by all commands: private chats only, pasted secrets are refused, errors become replies. */

import type { z } from 'zod';
import { defined } from '#platform/defined.ts';
import { containsSecret } from './access/token-pattern.ts';
import type { Action } from './actions.ts';
import { pricedReply } from './buttons.ts';
import type { Command, CommandInput, Context } from './command.ts';
import { errorReply, logProblem, ProblemError, toProblem } from './errors.ts';
import { keepPending } from './kept-words.ts';
import { type CommandName, registered } from './registry.ts';
import { type Button, type Invocation, joined, type Reply, reply } from './reply.ts';
import { noteLastReply } from './user-state.ts';

/** Nearly always a single reply. */
type Output = Reply | AsyncIterable<Reply> | undefined;
type Replies = Output | Promise<Output>;
type Run<Input> = (ctx: Context, input: Input) => Replies;

/** Defines a command that people type. @param takesTokens whether it handles pasted tokens itself */
export function command(name: CommandName, run: Run<CommandInput>, { takesTokens = false } = {}): Command {
  const { calls, ...facts } = registered(name);
  return guarded({ ...facts, listed: true, asksService: calls.length > 0 }, run, takesTokens);
}

/** Defines the command that runs for messages without one; its argument is the whole message. */
export const fallback = (name: string, run: Run<CommandInput>): Command =>
  guarded({ name, listed: false, asksService: false }, run);

export function onAction<Args extends z.ZodType>(
  { name, args, facts }: Action<Args>,
  run: Run<z.output<Args>>,
): Command {
  const { calls, replaces, ...others } = facts;
  return guarded({ ...others, name, listed: false, asksService: calls !== undefined }, (ctx, input) => {
    const parsed = args.safeParse(input.args);
    if (!parsed.success) throw new ProblemError({ code: 'stale-button' });
    const replies = run(ctx, parsed.data);
    return replaces ? replacing(replies) : replies;
  });
}

async function* replacing(replies: Replies): AsyncGenerator<Reply> {
  for await (const each of repliesOf(replies)) yield each.kind === 'text' ? { ...each, replaces: true } : each;
}

function guarded(facts: Omit<Command, 'run'>, run: Run<CommandInput>, takesTokens = false): Command {
  const { name } = facts;
  return {
    ...facts,
    async *run(input, ctx) {
      const prepare = (output: Reply) => {
        const withFooter = withReceipts(ctx, output);
        return pricedReply(ctx, takesTokens ? withFooter : withRetry(ctx, name, input, withFooter));
      };
      let last: Reply | undefined;
      try {
        if (ctx.chat.kind === 'group' && !(takesTokens && input.pasted))
          throw new ProblemError({ code: 'private-only' });
        if (!takesTokens && containsSecret(input.argument)) return yield reply(ctx.words.text('errors-secret'));
        if (facts.control !== true) await ctx.readUser();
        for await (const each of repliesOf(run(ctx, input))) {
          // Even if another command ran this one, a reply to the question goes to this one.
          const asks = each.kind === 'text' && each.ask !== undefined && each.replyRuns === undefined;
          const said = asks ? { ...each, replyRuns: name } : each;
          if (said.kind !== 'notice') last = said;
          yield await prepare(said);
        }
      } catch (error) {
        if (ctx.signal.aborted) throw ctx.signal.reason;
        if (toProblem(error).code === 'not-connected') keepTyped(ctx, facts, input);
        logProblem(ctx, name, error);
        const failed = await errorReply(ctx, error);
        last = failed;
        yield await prepare(failed);
      }
      if (last && facts.control !== true) await noteLastReply(ctx, last);
    },
  };
}

export async function* repliesOf(replies: Replies): AsyncGenerator<Reply> {
  const output = await replies;
  if (output === undefined) return;
  if (Symbol.asyncIterator in output) yield* output;
  else yield output;
}

/** Runs a command or action within the run of another. */
export function runInvocation(ctx: Context, { command, argument, args }: Invocation): AsyncIterable<Reply> {
  const found = ctx.commands.find(command);
  if (!found) throw new Error(`unknown command: ${command}`);
  return found.run({ argument, args }, ctx);
}

export function runButton(ctx: Context, { press }: Button): AsyncIterable<Reply> {
  if (press.kind !== 'run') throw new Error('cannot run a button that opens a URL');
  return runInvocation(ctx, press.invocation);
}

/** Keeps what was typed, to run it once the person has connected. */
function keepTyped(ctx: Context, { name, listed }: Pick<Command, 'name' | 'listed'>, { argument }: CommandInput): void {
  if (!ctx.pressed && listed) keepPending(ctx, `/${name} ${argument}`.trim());
}

/** Adds the receipts of this run's paid calls to the footer, once. */
function withReceipts({ receipts }: Context, output: Reply): Reply {
  if (receipts.length === 0 || output.kind !== 'text') return output;
  const lines = receipts.splice(0).map((line) => [line]);
  return { ...output, footer: joined([output.footer ?? [], ...lines], ' · ') };
}

/** Adds a retry button if a retry may succeed. */
function withRetry({ words }: Context, command: string, input: CommandInput, output: Reply): Reply {
  if (output.kind !== 'text' || output.again === undefined) return output;
  const { again: calls, ...failed } = output;
  const invocation = { command, argument: input.argument, ...defined({ args: input.args, about: input.about }) };
  const retry = { label: words.text('buttons-try-again'), press: { kind: 'run' as const, invocation } };
  return { ...failed, buttons: [...(failed.buttons ?? []), [calls.length === 0 ? retry : { ...retry, calls }]] };
}
