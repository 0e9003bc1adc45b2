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
  /** Accepted updates (updates/). */
  updates: {
    update_id: number;
    lane: string;
    sealed: string | null;
    /** See updates/ for the states and what moves a row on. */
    state: string;
    /** Sealed progress of a paid command: what was sent where, and the answer once it is known. */
    progress: string | null;
    owner: string | null;
    lease_until: number;
    attempts: number;
    received_at: number;
    done_at: number | null;
  };
}
