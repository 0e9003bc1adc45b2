/**
 * The tables of the bot's state. Columns named `sealed` hold encrypted JSON bound to their row (secrets.ts), columns
 * named `person` and `lane` pseudonyms, columns ending in `_at` milliseconds since 1970.
 */
export interface Tables {
  /** Facts about the database itself; `pepper` is the sealed secret behind the pseudonyms. */
  meta: { name: string; value: string };
  /** A connected person: sealed {token, scopes, chatId …}. */
  connections: {
    person: string;
    sealed: string;
    connected_at: number;
    used_at: number;
    warned_at: number | null;
  };
  /** A person's choices: sealed JSON. */
  settings: { person: string; sealed: string };
  /** One row a paid call, written before the call. `credits` is what it costs if it is charged. */
  spending: {
    id: string;
    person: string;
    command: string;
    operation: string;
    credits: number;
    /** started, charged, refused (nothing was taken), unknown (may have been taken) */
    state: string;
    started_at: number;
  };
  /** A command a button runs: sealed {command, argument}. `once`: 1 when a press uses it up. */
  invocations: {
    key: string;
    person: string;
    sealed: string;
    once: number;
    expires_at: number;
  };
  /** Records behind a paged reply: sealed. */
  results: { key: string; person: string; sealed: string; expires_at: number };
  /** One-tap connect: hash of the single-use state, and who it was made for (sealed {chatId, language …}). */
  consents: {
    state_hash: string;
    person: string;
    sealed: string;
    expires_at: number;
  };
  /** Accepted updates; updates/pipeline.ts says what moves a row from state to state. */
  updates: {
    update_id: number;
    lane: string;
    /** 1 for one that never waits behind its lane. */
    control: number;
    /** The update itself; null once it is done or was forgotten. */
    sealed: string | null;
    /** accepted, running, committed or done */
    state: string;
    /** Sealed: what its handler keeps across a crash. */
    progress: string | null;
    /** The worker that runs it; null while nobody does. */
    owner: string | null;
    /** 1 while it keeps its lane from starting the next; at most one a lane. */
    holds_lane: number;
    /** How often it was started, orderly stops not counted. */
    attempts: number;
    /** From when on a worker that did not receive it may pick it up. */
    look_at: number;
    /** Whose long work it is, while that is under way; at most one a person. */
    person: string | null;
    work_label: string | null;
    work_since: number | null;
    /** 1 when the person has cancelled the long work, wherever that runs. */
    cancelled: number;
    received_at: number;
    done_at: number | null;
  };
  /** Processes that run updates. Whoever's lease has passed owns nothing any more. */
  workers: { id: string; lease_until: number };
}
