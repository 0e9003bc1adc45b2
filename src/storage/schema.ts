/**
 * The tables of the bot's state. Columns named `sealed` and `progress` hold encrypted JSON bound to their row
 * (secrets.ts), columns named `person`, `payer`, `chat` and `lane` pseudonyms, columns ending in `_at` milliseconds
 * since 1970.
 */
export interface Tables {
  /**
   * Facts about the database itself; `pepper` is the sealed secret behind the pseudonyms, `gate` the outbox's gate,
   * `registration` a mark of what Telegram was told about the bot.
   */
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
  /** Names of the people and chats of a person's data: sealed JSON, and when the service told it. */
  names: { person: string; sealed: string; told_at: number };
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
  /** The buttons of one message that do not say themselves what they run: sealed list of {invocation, once}. */
  keyboards: {
    key: string;
    person: string;
    sealed: string;
    /** Bit i: button i has been used up. */
    used: number;
    expires_at: number;
  };
  /** Records behind a paged result: sealed. */
  results: { key: string; person: string; sealed: string; expires_at: number };
  /** One-tap connect: hash of the single-use state, and who it was made for (sealed {chatId, language …}). */
  consents: {
    state_hash: string;
    person: string;
    sealed: string;
    expires_at: number;
  };
  /** Telegram accounts that the bot is connected to; `connection` is a pseudonym. `person` and `sealed` {userId} are null when forgotten. */
  accounts: {
    connection: string;
    person: string | null;
    sealed: string | null;
    /** 1 while messages are taken in. */
    is_open: number;
    since_at: number;
  };
  /** What people want to be told again and again: sealed; `due_at` is null for what has stopped. */
  routines: { id: string; person: string; sealed: string; due_at: number | null };
  /** Updates that are being worked on or wait for it, deleted when done; inbox/entry.ts says what moves them. */
  inbox: {
    update_id: number;
    lane: string;
    /** 1 for one that never waits behind its lane. */
    control: number;
    /** The update itself; null when it will not be handled again. */
    sealed: string | null;
    /** accepted, running or committed */
    state: string;
    /** What its handler keeps across a crash. */
    progress: string | null;
    /** The worker that runs it; null while nobody does. */
    owner: string | null;
    /** Names the one attempt that may write to this row. */
    claim: string;
    /** 1 while it keeps its lane from starting the next; at most one a lane. */
    holds_lane: number;
    /** How often it was started, orderly stops not counted. */
    attempts: number;
    /** From when on a worker that did not receive it may pick it up. */
    available_at: number;
    /** Whose paid request it is, while that waits or is under way; at most one a person is committed. */
    payer: string | null;
    /** 1 when the person has cancelled it, wherever it runs. */
    cancelled: number;
    /** When it first came to a process. */
    received_at: number;
  };
  /** Numbers of recorded updates that are done, by the day on which they were. */
  seen: { update_id: number; day: number };
  /** What is still to be said in a chat, deleted when it has been. */
  outbox: {
    /** Ascending in the order in which it was handed over. */
    id: string;
    chat: string;
    /** Sealed: place and steps. */
    sealed: string;
    /** The first step that is not done. */
    next: number;
    /** 1 when that step may have been done. */
    doubt: number;
    /** The worker that says it; null while nobody does. */
    owner: string | null;
  };
  /** Messages that delete themselves: sealed place and id, until they are gone. `id` is a pseudonym of both. */
  deletions: { id: string; sealed: string; due_at: number };
  /** Whose command menu is one of their own: a hash of it. */
  menus: { person: string; mark: string };
  /** Processes that run updates. Whoever's lease has passed owns nothing any more. */
  workers: { id: string; lease_until: number };
}
