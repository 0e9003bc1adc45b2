/** What a command is: its name and usage, what it calls, and how it answers. */
import type { OperationName } from '../contract/operations.ts';
import type { Answer } from './answer.ts';

/** Who asks, as far as a command may know. */
export interface Person {
  /** Pseudonym under which everything of this person is stored. */
  id: string;
  /** Telegram's id, shown to the person themself and to nobody else. */
  userId: string;
  /** Language code such as `en` or `pt-br`; `en` when unknown. */
  language: string;
  firstName: string;
}

/** One run of a command. */
export interface Turn {
  readonly person: Person;
  /** Where it was asked. Personal data is answered in private chats only; `chatId` is that chat. */
  readonly chat: { readonly kind: 'private' | 'group'; readonly id: string };
  /** Aborted when the person cancels or the process stops. */
  readonly signal: AbortSignal;
  /** Short reference that is also in the log, shown with errors. */
  readonly reference: string;
  /** Whether the invocation came from a button. */
  readonly pressed: boolean;
  /**
   * Called, and awaited, right before a request that costs credits is sent: what is not recorded then is not sent.
   * After it this run is never repeated by itself.
   */
  beforePaying(call: { operation: OperationName; credits: number }): Promise<void>;
}

/** A bearer token that a person pasted, already taken out of the chat (or not, if that failed). */
export interface PastedToken {
  token: string;
  /** Whether the message that carried it could be deleted. */
  removed: boolean;
}

export interface CommandInput {
  /** What follows the command name, trimmed; '' when nothing does. */
  argument: string;
  /** The person has seen the price and agreed (a kept button only). */
  confirmed: boolean;
  pasted?: PastedToken;
}

export interface Command {
  /** 1–32 of `a-z0-9_`. */
  readonly name: string;
  /** What to type after the name, e.g. `<words>`; '' for nothing. */
  readonly usage: string;
  /** One line for the menu and /help, 3–256 characters, without a full stop. */
  readonly summary: string;
  /** In the command menu, in this order; hidden ones are run by buttons only. */
  readonly listed: boolean;
  /** Answers in groups too (nothing personal in it). */
  readonly inGroups: boolean;
  /** Operations it may call: their scopes and prices are known before any request. */
  readonly operations: readonly OperationName[];
  /**
   * `quick`: no request to the service; done within milliseconds.
   * `long`: waits for the service, so it must hold up nothing else.
   */
  readonly work: 'quick' | 'long';
  /** Yields answers in order; the last one that is not a progress or notice is the outcome. Throws nothing but on abort. */
  run(input: CommandInput, turn: Turn): AsyncIterable<Answer>;
}
