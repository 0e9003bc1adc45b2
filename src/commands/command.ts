/** The interfaces of a command, of its input, and of the context that one run gets from the front end. */
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
