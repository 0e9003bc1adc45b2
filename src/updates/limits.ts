/** How much at once, how long at most. Durations in milliseconds. */
export interface Limits {
  /** Long work at once in this process. */
  maxLongWork: number;
  /** Handlers at once in this process besides long work. */
  maxQuick: number;
  /** How long an update that is not recorded may keep its delivery open. */
  quickAckAfterMs: number;
  /** After how long a handler that has not left its lane loses it. */
  quickDeadlineMs: number;
  /** How long a process that gives no sign of life keeps what it runs. */
  leaseMs: number;
  /** How long the number of a finished update is remembered. */
  keepDoneMs: number;
  /** Updates that wait here in all, long work in line included. */
  maxQueued: number;
  /** Updates of one lane that wait here. */
  maxQueuedPerLane: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxLongWork: 32,
  maxQuick: 256,
  quickAckAfterMs: 2000,
  quickDeadlineMs: 30_000,
  leaseMs: 15_000,
  keepDoneMs: 48 * 3600 * 1000,
  maxQueued: 10_000,
  maxQueuedPerLane: 100,
};

/** After so many starts an update counts as poison: it is not handled again, only apologised for. */
export const MAX_ATTEMPTS = 3;
/** After so many starts, apologies included, it is given up: else one could keep every process from living for ever. */
export const MAX_STARTS = 20;
