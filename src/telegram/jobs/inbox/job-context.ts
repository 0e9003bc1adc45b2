/** What a handler receives besides the update: progress that survives a crash, payment, and a durable end. */
import type { Reservation } from '#storage/spending.ts';
import type { Write } from '#storage/write.ts';

/** One attempt at handling one update. */
export interface JobContext {
  readonly updateId: number;
  /** 1 for the first attempt; higher after a crash. */
  readonly attempt: number;
  /** Aborted with a CancelledError, StoppingError, LeaseLostError or TimeoutError. */
  readonly signal: AbortSignal;
  /** What `save`, `pay` or `longWork` stored in an earlier attempt; undefined at first. The handler parses it. */
  readonly progress: unknown;
  /** Whether the update is past its point of no return. */
  readonly committed: boolean;
  /**
   * Stores JSON with the update, in one write with `others`; durable when this resolves, erased when the update is
   * done. Rejects with LeaseLostError when another process has taken the update over: stop immediately.
   */
  save(progress: unknown, others?: readonly Write<unknown>[]): Promise<void>;
  /**
   * Waits until the person's earlier paid requests are done, in order, across all processes; then writes the
   * reservation and the point of no return in one write. Once granted, this handler never runs again. Rejects with
   * TooManyWaitingError, or with the signal's reason.
   */
  pay(request: PayRequest): Promise<Reservation>;
  /**
   * For long work that costs nothing: leaves its queue, and waits until the person's earlier long work has ended in
   * this process. From then on the person can cancel it; after a crash its handler runs again. Rejects with
   * TooManyWaitingError, or with the signal's reason.
   */
  longWork(request: LongWork): Promise<void>;
  /**
   * Ends the update, in one write with the one that `write` returns (the answer). Resolves with the result of that
   * write; false when another process owns the update now.
   */
  end(write: (updateId: number) => Write<boolean>): Promise<boolean>;
}

export interface LongWork {
  /** The person whose work it is; stored as a pseudonym. */
  person: string;
  /** JSON to store with the update. */
  progress: unknown;
  /** Called with the position in line while it waits: first among the person's, then among everybody's; 1 is next. */
  onPosition(position: number): void;
}

export interface PayRequest extends LongWork {
  reservation: Write<Reservation> & { id: string };
}

/** Maximum number of paid requests of one person that wait behind the running one. */
export const MAX_WAITING_TO_PAY = 2;
/** Maximum number of long-work updates of one person that wait behind the running one. */
export const MAX_LONG_WAITING = 10;

/** Context of an update that is not recorded, and can neither save nor pay. */
export function unrecordedJob(updateId: number, signal: AbortSignal): JobContext {
  const refuse = () => Promise.reject(new Error('this update is not recorded'));
  const nothing = { progress: undefined, committed: false, attempt: 1 };
  return { updateId, signal, ...nothing, save: refuse, pay: refuse, longWork: refuse, end: refuse };
}

/** Queue key of a person's long work, which is independent of their paid requests. */
export const longWorkKey = (person: string) => `long work of ${person}`;

/** The maximum number of the person's requests, paid or long, are waiting already. */
export class TooManyWaitingError extends Error {
  override name = 'TooManyWaitingError';
  override message = 'too many requests of this person are waiting already';
}

/** Abort reason: the person cancelled the request. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/** Abort reason, and rejection of `receive`: the process is stopping. Another, or the next, handles the update. */
export class StoppingError extends Error {
  override name = 'StoppingError';
}

/** Abort reason: another process has taken the update over. Nothing more may be sent or saved for it here. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Thrown by a handler for data that it cannot read: the update is set aside for a process that can. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** Rejection of `receive`: too many updates are waiting here. Deliver it again a moment later. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}
