/** The tables of the bot's database: what their columns mean, and how they are made. */
import { type Generated, type Kysely, sql } from 'kysely';
import type { Schema } from './schema-version.ts';

/**
 * The tables of the bot's state. Columns named `sealed` and `progress` hold encrypted JSON bound to their row
 * (bindings.ts), columns named `person` and `payer` pseudonyms, columns ending in `_at` milliseconds
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

/** One step a version; the number in `meta` says which have been made. */
export const SCHEMA: Schema<(db: Kysely<Tables>) => Promise<void>> = {
  baseline: 23,
  steps: [makeBaseline],
};

/** Read alike by SQLite and Postgres, a statement at a time. */
const BASELINE = `
create table connections (person text primary key, sealed text not null, connected_at bigint not null,
  used_at bigint not null, warned_at bigint);
create index connections_by_use on connections (used_at, person);

create table kept (key text primary key, kind text not null, person text not null, sealed text not null,
  used bigint not null default 0, expires_at bigint);
create index kept_by_person on kept (person);
create index kept_by_expiry on kept (expires_at);

create table spending (id text primary key, person text not null, command text not null, operation text not null,
  credits integer not null, state text not null, started_at bigint not null);
create index spending_by_person on spending (person, started_at);
create index spending_by_start on spending (started_at);
create index spending_open on spending (started_at) where state = 'started';

create table jobs (id text primary key, kind text not null, queue text not null, in_order integer not null default 0,
  holds_queue integer not null default 0, state text not null, sealed text, progress text, owner text,
  visible_at bigint not null, attempts integer not null default 0, payer text, cancelled integer not null default 0,
  step integer not null default 0, maybe_sent integer not null default 0, received_at bigint not null);
-- The database itself keeps two promises: one holder a queue, one paid request under way a person.
create unique index jobs_one_holder_a_queue on jobs (queue) where holds_queue = 1;
create unique index jobs_one_paid_a_payer on jobs (payer) where state = 'paid' and payer is not null;
create index jobs_by_queue on jobs (queue, id) where queue <> '';
create index jobs_by_payer on jobs (payer, id) where payer is not null;
create index jobs_owned on jobs (owner) where owner is not null;
create index jobs_visible on jobs (visible_at) where state <> 'done';
create index jobs_done on jobs (visible_at) where state = 'done';

create table workers (id text primary key, seen_at bigint not null);

create table accounts (connection text primary key, person text, sealed text, is_open integer not null,
  since_at bigint not null);
create index accounts_by_person on accounts (person);

create table routines (id text primary key, person text not null, sealed text not null, due_at bigint);
create index routines_by_person on routines (person);
create index routines_by_time on routines (due_at) where due_at is not null`;

async function makeBaseline(query: Kysely<Tables>): Promise<void> {
  for (const statement of BASELINE.split(';\n')) await sql.raw(statement).execute(query);
}
