/**
 * The update that the current work is for, for log lines and error messages. It follows everything that is awaited
 * (AsyncLocalStorage); code that works for several updates at the same time must pass it on explicitly.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestContext {
  /** Short id, the same in every attempt, in the log and in messages to people. */
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The command that the update was routed to. */
  command?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();

/** The reference of an update, derived from its update_id. */
export const requestIdOf = (updateId: number): string => updateId.toString(36).toUpperCase();

/** Runs `work`, and everything that it starts, in the context of `request`; undefined: in none. */
export function runWithRequest<T>(request: RequestContext | undefined, work: () => T): T {
  return storage.run(request, work);
}

/** Records the command of the current request. */
export function setCommand(command: string): void {
  const request = storage.getStore();
  if (request) request.command = command;
}

/** Undefined for the program's own background work. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
