/** What is written of updates in one go, and what comes of it. */

export interface InboxRecord {
  updateId: number;
  /** In clear; stored as a pseudonym. */
  lane: string;
  control: boolean;
  update: unknown;
  /** Whether its handler runs already: the row then starts as running, owned, at its first attempt. */
  running: boolean;
}

export interface InboxSave {
  updateId: number;
  /** A JSON text. */
  progress: string;
  commit: boolean;
}

export interface InboxWork {
  updateId: number;
  /** In clear; stored as a pseudonym. */
  person: string;
  label: string;
}

export interface InboxBatch {
  /** The worker that writes. */
  owner: string;
  /** How long nobody else should pick up what is recorded here. */
  holdMs: number;
  saves: InboxSave[];
  /** Done: payload and progress are erased. */
  ends: number[];
  /** Started here but given back: free for anybody at once, and not counted as an attempt. */
  releases: number[];
  /** Keep their lane no longer. */
  leaves: number[];
  /** Their long work is over. */
  workEnds: number[];
  records: InboxRecord[];
  works: InboxWork[];
  claims: number[];
}

export type WorkGrant = { granted: true; cancelled: boolean } | { granted: false; label: string; startedAt: number };
/** `attempt`: it is ours to run. Otherwise `taken` (run or done by another) or `wait` (its lane is not free for it). */
export type Claim = { attempt: number } | 'taken' | 'wait';

export interface InboxOutcome {
  saved: Set<number>;
  /** The records that are new; any other was known before. */
  recorded: Set<number>;
  /** Undefined for an update that is no longer owned. */
  works: Map<number, WorkGrant | Error | undefined>;
  claims: Map<number, Claim | Error>;
}
