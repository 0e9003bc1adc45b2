/**
 * What is being done right now is done for some update: which one, so that every line of the log can say so, and whoever
 * is waiting for the answer. It goes along with everything that is awaited (AsyncLocalStorage), and is handed on by
 * whoever works for several updates at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  /** Short, the same in every attempt, in the log, and in what people are told. */
  readonly reference: string;
  /** When it came in, ms since 1970. */
  readonly receivedAt: number;
  /** The command that it turned out to be. */
  command?: string | undefined;
}

const present = new AsyncLocalStorage<RequestContext | undefined>();

/** The reference of an update, by Telegram's number of it. */
export const requestIdOf = (updateId: number): string => updateId.toString(36).toUpperCase();

/** Runs `work`, and whatever it awaits or begins, for `request`; undefined: for nobody in particular. */
export function runWithRequest<T>(request: RequestContext | undefined, work: () => T): T {
  return present.run(request, work);
}

/** What came in has turned out to be this command. */
export function setCommand(command: string): void {
  const request = present.getStore();
  if (request) request.command = command;
}

/** Undefined for what the program does by itself. */
export const currentRequest = (): RequestContext | undefined => present.getStore();
