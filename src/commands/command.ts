/**
 * A command: its input, the context of one run, and how it is defined. The guard around every command: private chats
 * only, pasted secrets are refused, errors become replies.
 */

import type { z } from 'zod';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import type { OwnMessage } from '#service/contract/imports.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Reservation } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';
import { containsSecret } from './access/token-pattern.ts';
import type { Action } from './actions.ts';
import { pricedReply } from './buttons.ts';
import type { CommandDeps } from './deps.ts';
import { errorReply, logProblem, ProblemError, toProblem } from './errors.ts';
import type { SentFile } from './import/sent-file.ts';
import { keepPending } from './kept-words.ts';
import { type CommandFacts, type CommandName, registered } from './registry.ts';
import { type Button, type Invocation, joined, RefusalError, type Reply, type RichText, reply } from './reply.ts';
import { noteLastReply, type UserState } from './user-state.ts';

export interface Person {
  /** Pseudonym under which all data of this person is stored. */
  id: string;
  /** Telegram's user ID; shown to nobody but the person. */
  userId: string;
  /** Language code such as `en` or `pt-br`; `en` when unknown. */
  language: string;
  firstName: string;
  lastName?: string;
}

/** A paid call that is about to be made. */
export interface Payment {
  readonly operation: OperationName;
  readonly credits: number;
  /** Activity without its price: `Searching your chats for “ferry”`. */
  readonly doing: string;
  readonly reservation: Write<Reservation> & { readonly id: string };
}

/** One run of a command, with the person's stored state as read before it begins. */
export interface Context extends Omit<UserState, 'menu'> {
  readonly deps: CommandDeps;
  readonly commands: { find(name: string): Command | undefined };
  readonly person: Person;
  /** The chat of the request. Personal data is only shown in private chats. */
  readonly chat: { readonly kind: 'private' | 'group'; readonly id: string };
  /** Aborted when the person cancels, the process stops, or the run times out. */
  readonly signal: AbortSignal;
  /** Short reference shown with errors and written to the log. */
  readonly reference: string;
  readonly pressed: boolean;
  /** Texts in the language the person chose, or in their Telegram's until their state has been read. */
  readonly words: Words;
  /** Reads the person's state, or returns the copy already read. @param again reads it anew */
  readUser(again?: boolean): Promise<UserState>;
  /** Queues behind the person's earlier paid calls, then commits the reservation; then this run is never repeated. */
  pay(payment: Payment): Promise<Reservation>;
  /** One line per paid call that hasn't been reported yet; they are added to the next reply. */
  readonly receipts: string[];
  /** Shows the current activity until the answer arrives. */
  progress(text: RichText): void;
  /** Shows the answer written so far as rate limits allow: untrusted Markdown; '' discards what was shown. */
  preview(markdown: string): void;
  /** Whether the person stopped this run, as opposed to a timeout or the end of the process. */
  readonly stopped: boolean;
  /** Starts long unpaid work: it queues, can be stopped, and resumes after a crash from the last `checkpoint`. */
  longWork(work: { readonly doing: string; readonly argument: string; readonly waiting?: string }): Promise<void>;
  /** Sends the replies so far, then stores the argument with which the command resumes after a crash. */
  checkpoint(argument: string): Promise<void>;
  /** Commits `write` together with this run's answer, or at its end if there is none. Returns without waiting. */
  commitWithReply(write: Write): void;
}

/** A bearer token that a person pasted, removed from the text. */
export interface PastedToken {
  token: string;
  /** Whether the message that carried it could be deleted. */
  removed: boolean;
}

export interface CommandInput {
  /** Trimmed text after the command name; may be ''. */
  argument: string;
  /** Arguments of the pressed button, if it runs an action. */
  args?: unknown;
  /** Key of the conversation that the message replies to. */
  about?: string;
  /** Text of the bot's message that this one replies to, or the quoted part of it. */
  replied?: string;
  pasted?: PastedToken;
  /** The message was forwarded, or chosen in inline mode. */
  isForward?: true;
  isEdited?: boolean;
  file?: SentFile;
  /** The message that this one replies to, or else this one, with the text after the command. */
  quoted?: OwnMessage;
}

export interface Command extends Omit<CommandFacts, 'name' | 'calls'> {
  /** 1–32 of `a-z0-9_`. */
  readonly name: string;
  /** Whether the command menu shows it; others are run by buttons and plain text. */
  readonly listed: boolean;
  /** Whether it calls the service, which may charge for that. */
  readonly asksService: boolean;
  /** The last reply that isn't a notice is the outcome. Throws only on abort. */
  run(input: CommandInput, ctx: Context): AsyncIterable<Reply>;
}

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
          yield prepare(said);
        }
      } catch (error) {
        if (ctx.signal.aborted) throw ctx.signal.reason;
        last = error instanceof RefusalError ? error.reply : await failed(ctx, facts, input, error);
        yield prepare(last);
      }
      if (last && facts.control !== true) await noteLastReply(ctx, last);
    },
  };
}

async function failed(ctx: Context, facts: Omit<Command, 'run'>, input: CommandInput, error: unknown): Promise<Reply> {
  if (toProblem(error).code === 'not-connected') keepTyped(ctx, facts, input);
  logProblem(ctx, facts.name, error);
  return await errorReply(ctx, error);
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
  const retry: Button = { label: words.text('buttons-try-again'), calls, press: { kind: 'run', invocation } };
  return { ...failed, buttons: [...(failed.buttons ?? []), [retry]] };
}
