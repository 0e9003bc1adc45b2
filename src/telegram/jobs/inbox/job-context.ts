/** What a handler gets besides the update: progress that survives a crash, leave to pay, and an end that cannot be lost. */
import type { Reservation } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';

/** One attempt at handling one update. */
export interface JobContext {
  readonly updateId: number;
  /** 1 at first; more after a crash. */
  readonly attempt: number;
  /** Aborted with a CancelledError, StoppingError, LeaseLostError or TimeoutError. */
  readonly signal: AbortSignal;
  /** What `save` or `pay` kept in an earlier attempt; undefined at first. The handler parses it. */
  readonly progress: unknown;
  /** Whether it is past its point of no return. */
  readonly committed: boolean;
  /**
   * Keeps JSON with the update, together with `others`; durable when this resolves, erased when the update is done.
   * Rejects with LeaseLostError when another process has taken the update over: stop at once.
   */
  save(progress: unknown, others?: readonly Write<unknown>[]): Promise<void>;
  /**
   * Waits until the person's earlier paid requests are done, in order, over all processes; then writes reservation and
   * point of no return at once. Once granted, this handler is never run again. Rejects with TooManyWaitingError, or with
   * the signal's reason.
   */
  pay(request: PayRequest): Promise<Reservation>;
  /**
   * For long work that costs nothing: leaves its queue, and waits until the person's earlier such
   * work has ended here. From then on the person can cancel it; after a crash its handler is run again. Rejects with
   * TooManyWaitingError, or with the signal's reason.
   */
  longWork(request: LongWork): Promise<void>;
  /**
   * Ends the update, in one write with what `write` makes for it: the answer. Resolves with what that says of it; false
   * when the update is another's by now.
   */
  end(write: (updateId: number) => Write<boolean>): Promise<boolean>;
}

export interface LongWork {
  /** Whose it is; stored as a pseudonym. */
  person: string;
  /** What to keep with the update. */
  progress: unknown;
  /** Hears its place among those that wait, when it has to: of the person's, then of all people's; 1 is next. */
  onPlace(position: number): void;
}

export interface PayRequest extends LongWork {
  reservation: Write<Reservation> & { id: string };
}

/** Paid requests of one person that wait behind the one that runs. */
export const MAX_WAITING_TO_PAY = 2;
/** Long works of one person that wait behind the one that runs. */
export const MAX_LONG_WAITING = 10;

/** For an update that is never recorded, which can neither keep nor pay anything. */
export function unrecordedJob(updateId: number, signal: AbortSignal): JobContext {
  const refuse = () => Promise.reject(new Error('this update is not recorded'));
  const nothing = { progress: undefined, committed: false, attempt: 1 };
  return { updateId, signal, ...nothing, save: refuse, pay: refuse, longWork: refuse, end: refuse };
}

/** Of a person's long work; beside their paid requests, which it neither holds up nor waits for. */
export const longWorkOf = (person: string) => `long work of ${person}`;

/** So many requests of the person, paid or long, wait already. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError';
  override message = 'as many requests of this person wait already as may';
}

/** Abort reason: the person cancelled. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/** Abort reason, and why `receive` rejects: the process stops. The update is handled by another, or after the restart. */
export class StoppingError extends Error {
  override name = 'StoppingError';
}

/** Abort reason: another process has taken the update over. Nothing may be said or saved for it any more. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** A handler throws it for what it cannot read: the update is left alone, for whoever can. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** Why `receive` rejects: too much is waiting here already. Deliver it again in a moment. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}
