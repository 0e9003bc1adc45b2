/** How much at once, how long at most. Durations in milliseconds. */
export interface Limits {
  /** Paid requests at once in this process. */
  maxPaid: number;
  /** Long works at once in this process. */
  maxLong: number;
  /** Handlers at once in this process that keep their lane. */
  maxInLanes: number;
  /** How long an update that is not recorded may keep its delivery open. */
  acknowledgeAfterMs: number;
  /** How long a handler keeps its lane. */
  laneMs: number;
  /** How long a handler may take in all. */
  handlerDeadlineMs: number;
  /** The same of one that does long work. */
  longDeadlineMs: number;
  /** How long a process that gives no sign of life keeps what it runs. */
  leaseMs: number;
  /** Days for which the number of a finished update is remembered. */
  keepSeenDays: number;
  /** Updates that wait here in all. */
  maxQueued: number;
  /** Updates of one lane that wait here. */
  maxQueuedPerLane: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxPaid: 256,
  maxLong: 32,
  maxInLanes: 256,
  acknowledgeAfterMs: 2000,
  laneMs: 1000,
  handlerDeadlineMs: 600_000,
  longDeadlineMs: 6 * 3_600_000,
  leaseMs: 15_000,
  keepSeenDays: 2,
  maxQueued: 10_000,
  maxQueuedPerLane: 100,
};

/** Paid requests of one person that wait behind the one that runs. */
export const MAX_WAITING_TO_PAY = 2;
/** Long works of one person that wait behind the one that runs. */
export const MAX_LONG_WAITING = 10;
/** After so many starts an update counts as poison: it is not handled again, only apologised for. */
export const MAX_ATTEMPTS = 3;
/** After so many starts, apologies included, it is given up: else one could keep every process from living for ever. */
export const MAX_STARTS = 20;
