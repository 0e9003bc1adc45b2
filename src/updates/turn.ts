/** What a handler gets besides the update: progress that survives a crash, and leave to work long. */

/** One attempt at handling one update. */
export interface UpdateTurn {
  readonly updateId: number;
  /** 1 at first; more after a crash or a stop. */
  readonly attempt: number;
  /** Aborted when the handler's time is up, when the process's grace ends (StoppingError), or when the lease is lost. */
  readonly signal: AbortSignal;
  /** What `saveProgress` or `pointOfNoReturn` kept in an earlier attempt; undefined at first. The handler parses it. */
  readonly progress: unknown;
  /**
   * Keeps JSON with the update: sealed, durable when this resolves, erased when the update is done.
   * Rejects with LeaseLostError when another process has taken the update over: stop at once.
   */
  saveProgress(progress: unknown): Promise<void>;
  /** As saveProgress; and from here on a crash ends in `interrupted`, never in a second run of the handler. */
  pointOfNoReturn(progress: unknown): Promise<void>;
  /**
   * Leaves the lane and runs `run` when a place is free. One at a time per person, across processes: rejects with
   * BusyError while another runs or waits. `onQueued` hears the place in line (1 is next) when the work has to wait,
   * and again when it has moved. The signal given to `run` is aborted with CancelledError, StoppingError or
   * LeaseLostError; when that happens before `run` starts, longWork rejects with that reason.
   */
  longWork<T>(work: LongWork, run: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

export interface LongWork {
  /** Whose work it is; stored as a pseudonym. */
  person: string;
  /** What to call it when telling the person that it still runs, e.g. `/ask`; stored in clear: no words of the person. */
  label: string;
  onQueued?: (position: number) => Promise<void>;
}

/** The person's earlier long work still runs or waits. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly label: string;
  /** When the earlier work was asked for, milliseconds since 1970. */
  readonly startedAt: number;
  constructor(label: string, startedAt: number) {
    super('this person has long work under way');
    this.label = label;
    this.startedAt = startedAt;
  }
}

/** Abort reason: the person cancelled. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/** Abort reason, and why `receive` rejects: the process stops. The update is handled by another, or after the restart. */
export class StoppingError extends Error {
  override name = 'StoppingError';
}

/** Abort reason: another process has taken the update over. Nothing may be sent or saved for it any more. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/**
 * A handler throws it when nobody could be reached (the Bot API is down): the update is handled again later, as often as
 * it takes. Past the point of no return it is `interrupted` that runs again.
 */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
}

/** Why `receive` rejects: too much is waiting here already. Deliver it again in a moment. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}
