import type { Generated } from 'kysely';

/**
 * The tables of the bot's state. Columns named `sealed` and `progress` hold encrypted JSON bound to their row
 * (secrets.ts), columns named `person` and `payer` pseudonyms, columns ending in `_at` milliseconds
 * since 1970.
 */
export interface Tables {
  /**
   * Facts about the database itself; `pepper` is the sealed secret behind the pseudonyms,
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
  /** What is kept of a person under a key (kept.ts): choices, names, lists, buttons, a menu's mark, a consent under way. */
  kept: {
    key: string;
    kind: string;
    person: string;
    sealed: string;
    /** Of buttons, bit i: button i has been used up. */
    used: Generated<number>;
    /** Null: it stays until it is erased. */
    expires_at: number | null;
  };
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
  /** What is to be done durably: updates to handle, messages to send and to delete. telegram/jobs/README.md shows its states. */
  jobs: {
    /** Of an update its number, sixteen digits; of a message ascending in the order in which they were made. */
    id: string;
    /** update, message, or deletion of a message that deletes itself */
    kind: string;
    /** The pseudonym of the chat, or of what else is worked on in order; empty when done. */
    queue: string;
    /** 1: it waits for those before it in its queue, and those behind it wait for it. */
    in_order: Generated<number>;
    /** 1 while it keeps its queue from starting the next; at most one a queue. */
    holds_queue: Generated<number>;
    /** waiting, running, paid (past its point of no return) or done */
    state: string;
    /** The update or message itself; null when it will not be handled again. */
    sealed: string | null;
    /** What its handler keeps across a crash. */
    progress: string | null;
    /** The process that leases it; null while nobody does. */
    owner: string | null;
    /** With an owner the end of its lease, without one from when on anybody may take it; of a done one, when it is erased. */
    visible_at: number;
    /** How often it was started, orderly stops not counted. */
    attempts: Generated<number>;
    /** Whose paid request it is, while that waits or is under way; at most one a person is paid. */
    payer: string | null;
    /** 1 when the person has cancelled it, wherever it runs. */
    cancelled: Generated<number>;
    /** Of a message: the first step that is not done, and 1 when that step may have been done. */
    step: Generated<number>;
    maybe_sent: Generated<number>;
    /** When it first came to a process. */
    received_at: number;
  };
  /** Processes that share this database, and when each gave its last sign of life. */
  workers: { id: string; seen_at: number };
}
