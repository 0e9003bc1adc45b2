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
import { type Button, joined, type Reply, reply } from './reply.ts';
import { noteLastReply } from './user-state.ts';

/** One reply in nearly all cases. */
type Said = Reply | AsyncIterable<Reply> | undefined;
type Replies = Said | Promise<Said>;
type Run<Input> = (ctx: Context, input: Input) => Replies;

/** A command that people type. @param takesTokens it handles tokens itself */
export function command(name: CommandName, run: Run<CommandInput>, { takesTokens = false } = {}): Command {
  return guarded({ ...registered(name), listed: true }, run, takesTokens);
}

/** What runs for a message that is no command; its argument is all of it. */
export const fallback = (name: string, run: Run<CommandInput>): Command =>
  guarded({ name, listed: false, calls: [] }, run);

export function onAction<Args extends z.ZodType>(
  { name, args, facts }: Action<Args>,
  run: Run<z.output<Args>>,
): Command {
  const { calls: called = [], replaces, ...others } = facts;
  const calls = typeof called === 'function' ? [] : called.map((operation) => ({ operation }));
  return guarded({ ...others, name, listed: false, calls }, (ctx, input) => {
    const read = args.safeParse(input.args);
    if (!read.success) throw new ProblemError({ code: 'stale-button' });
    const said = run(ctx, read.data);
    return replaces ? replacing(said) : said;
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
      const say = (said: Reply) => {
        const told = withReceipts(ctx, said);
        return pricedReply(ctx, takesTokens ? told : withRetry(ctx, name, input, told));
      };
      let last: Reply | undefined;
      try {
        if (ctx.chat.kind === 'group' && !(takesTokens && input.pasted))
          throw new ProblemError({ code: 'private-only' });
        if (!takesTokens && containsSecret(input.argument)) return yield reply(ctx.words.text('errors-secret'));
        if (facts.control !== true) await ctx.readUser();
        for await (const each of repliesOf(run(ctx, input))) {
          if (each.kind !== 'notice') last = each;
          // Another command may have run this one: a reply to the question is for this one all the same.
          const asks = each.kind === 'text' && each.ask !== undefined && each.replyRuns === undefined;
          yield await say(asks ? { ...each, replyRuns: name } : each);
        }
      } catch (error) {
        if (ctx.signal.aborted) throw ctx.signal.reason;
        if (toProblem(error).code === 'not-connected') keepTyped(ctx, facts, input);
        logProblem(ctx, name, error);
        const failed = await errorReply(ctx, error);
        last = failed;
        yield await say(failed);
      }
      if (last && facts.control !== true) await noteLastReply(ctx, name, last);
    },
  };
}

export async function* repliesOf(replies: Replies): AsyncGenerator<Reply> {
  const said = await replies;
  if (said === undefined) return;
  if (Symbol.asyncIterator in said) yield* said;
  else yield said;
}

export function runCommand(ctx: Context, name: CommandName | 'text', argument = ''): AsyncIterable<Reply> {
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

/** With what this run has cost, once. */
function withReceipts({ receipts }: Context, said: Reply): Reply {
  if (receipts.length === 0 || (said.kind !== 'text' && said.kind !== 'completion')) return said;
  const lines = receipts.splice(0).map((line) => [line]);
  return { ...said, footer: joined([said.footer ?? [], ...lines], ' · ') };
}

/** With a button that runs the same once more, where another try may end a problem. */
function withRetry({ words }: Context, command: string, input: CommandInput, said: Reply): Reply {
  if (said.kind !== 'text' || said.again === undefined) return said;
  const { again: calls, ...failed } = said;
  const invocation = { command, argument: input.argument, ...defined({ args: input.args, about: input.about }) };
  const retry = { label: words.text('buttons-try-again'), press: { kind: 'run' as const, invocation } };
  return { ...failed, buttons: [...(failed.buttons ?? []), [calls.length === 0 ? retry : { ...retry, calls }]] };
}
