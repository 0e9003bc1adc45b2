/** What a command is: a row of facts and how it answers; and what one run of it may ask of the front. */
import type { Words } from '#locales/words.ts';
import type { OwnMessage } from '#service/contract/imports.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Reservation } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';
import type { CommandDeps } from './deps.ts';
import type { SentFile } from './import/sent-file.ts';
import type { CommandFacts } from './registry.ts';
import type { Reply, RichText } from './reply.ts';
import type { UserState } from './user-state.ts';

export interface Person {
  /** Pseudonym under which everything of this person is stored. */
  id: string;
  /** Telegram's id, shown to the person themself and to nobody else. */
  userId: string;
  /** Language code such as `en` or `pt-br`; `en` when unknown. */
  language: string;
  firstName: string;
  lastName?: string;
}

/** A call that costs credits, right before it is made. */
export interface Payment {
  readonly operation: OperationName;
  readonly credits: number;
  /** What is being done, without the price: `Searching your chats for “ferry”`. */
  readonly doing: string;
  readonly reservation: Write<Reservation> & { readonly id: string };
}

/** One run of a command, with what is kept of the person: that is read before it begins. */
export interface Context extends Omit<UserState, 'menu'> {
  readonly deps: CommandDeps;
  readonly commands: { find(name: string): Command | undefined };
  readonly person: Person;
  /** Where it was asked. Personal data is answered in private chats only; `id` is that chat's. */
  readonly chat: { readonly kind: 'private' | 'group'; readonly id: string };
  /** Aborted when the person cancels, the process stops, or the time is up. */
  readonly signal: AbortSignal;
  /** Short reference that is also in the log, shown with errors. */
  readonly reference: string;
  readonly pressed: boolean;
  /** What people read, in the person's language: their own choice once what is kept of them was read, until then their Telegram's. */
  readonly words: Words;
  /** Reads what is kept of the person, or gives what was read. @param again reads it anew */
  readUser(again?: boolean): Promise<UserState>;
  /** Queues behind the person's earlier paid calls, then makes the reservation durable: this run is never repeated after it. */
  pay(payment: Payment): Promise<Reservation>;
  /** Of what this run has paid for and not said yet, a line each: they stand under its next reply. */
  readonly receipts: string[];
  /** What is being done, shown until the answer comes. */
  progress(text: RichText): void;
  /** The answer as far as it has been written: Markdown, never trusted; '' where what was written is void. Shown as there is room. */
  preview(markdown: string): void;
  /** Whether the person has stopped this run, rather than time or the end of the process. */
  readonly stopped: boolean;
  /** Long work without a price: queues, can be stopped, and is run again after a crash with what `goOnWith` kept last. */
  longWork(work: { readonly doing: string; readonly argument: string; readonly waiting?: string }): Promise<void>;
  /** Says what has been answered by then; then makes durable with which argument the command is run again after a crash. */
  goOnWith(argument: string): Promise<void>;
  /** Makes `write` durable together with this run's answer, or at its end if there is none. Not waited for. */
  commitWithReply(write: Write): void;
}

/** A bearer token that a person pasted, taken out of the chat and of the words. */
export interface PastedToken {
  token: string;
  /** Whether the message that carried it could be deleted. */
  removed: boolean;
}

export interface CommandInput {
  /** What follows the command name, trimmed; '' when nothing does. */
  argument: string;
  /** What the pressed button carries, where it is an action's. */
  args?: unknown;
  /** Key of the conversation that the message replies to. */
  about?: string;
  /** What the bot says in the message that this one answers, or the part of it that was quoted. */
  replied?: string;
  pasted?: PastedToken;
  /** Somebody else wrote the message first, or it was chosen in inline mode. */
  isForward?: true;
  isEdited?: boolean;
  file?: SentFile;
  /** The message that this one answers, or else itself, with the words that follow the command. */
  quoted?: OwnMessage;
}

export interface Command extends Omit<CommandFacts, 'name' | 'calls'> {
  /** 1–32 of `a-z0-9_`. */
  readonly name: string;
  /** In the command menu; others are run by buttons, and by plain text. */
  readonly listed: boolean;
  /** It asks the service for something, which may charge for it. */
  readonly asksService: boolean;
  /** The last reply that is not a notice is the outcome. Throws nothing but on abort. */
  run(input: CommandInput, ctx: Context): AsyncIterable<Reply>;
}
