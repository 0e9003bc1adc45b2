/** The tables of the bot's database: their columns and migrations. */
import { type Generated, type Kysely, sql } from 'kysely';
import type { Schema } from './schema-version.ts';

/**
 * Columns named `sealed` and `progress` hold encrypted JSON bound to their row (bindings.ts), columns named `person`
 * and `payer` pseudonyms, columns ending in `_at` milliseconds since 1970.
 */
export interface Tables {
  /**
   * Metadata: `version`; `pepper`, the sealed secret behind the pseudonyms; `registration`, a hash of the bot profile
   * that Telegram has.
   */
  meta: { name: string; value: string };
  /** Connected people; sealed: {token, scopes, chatId …}. */
  connections: {
    person: string;
    sealed: string;
    connected_at: number;
    used_at: number;
    warned_at: number | null;
  };
  /** Values by key (kept.ts): settings, names, lists, buttons, a menu's mark, a pending consent. */
  kept: {
    key: string;
    kind: string;
    person: string;
    sealed: string;
    /** Bit i: button i has been used up. */
    used: Generated<number>;
    /** Null: kept until it is erased. */
    expires_at: number | null;
  };
  /** One row per paid call, written before the call. `credits` is its price if it is charged. */
  spending: {
    id: string;
    person: string;
    command: string;
    operation: string;
    credits: number;
    /** started, charged, refused (nothing charged), unknown (may have been charged) */
    state: string;
    started_at: number;
  };
  /** Connected Telegram accounts; `connection` is a pseudonym. `person` and `sealed` {userId} are null once erased. */
  accounts: {
    connection: string;
    person: string | null;
    sealed: string | null;
    /** 1 while messages are archived. */
    is_open: number;
    since_at: number;
  };
  /** Alerts and digests, sealed; `due_at` is null for stopped ones. */
  routines: { id: string; person: string; sealed: string; due_at: number | null };
  /** Durable jobs: updates to handle, messages to send and to delete. telegram/jobs/README.md shows their states. */
  jobs: {
    /** For an update its number, as sixteen digits; for messages ascending in order of creation. */
    id: string;
    /** update, message, or deletion (of a self-deleting message) */
    kind: string;
    /** Pseudonym of the chat or other queue that is processed in order; empty when done. */
    queue: string;
    /** 1 if it runs in the order of its queue. */
    in_order: Generated<number>;
    /** 1 while it blocks the next update of its queue; at most one per queue. */
    holds_queue: Generated<number>;
    /** waiting, running, paid (past its point of no return) or done */
    state: string;
    /** The update or message; null when it will not be handled again. */
    sealed: string | null;
    /** Progress that its handler saved. */
    progress: string | null;
    /** The process that leases it; null if none. */
    owner: string | null;
    /** End of the owner's lease; without an owner, when it may be taken; when done, when it is erased. */
    visible_at: number;
    /** Number of starts, not counting orderly stops. */
    attempts: Generated<number>;
    /** Person whose paid request is waiting or running; at most one per person is paid. */
    payer: string | null;
    /** 1 if the person has cancelled it, in any process. */
    cancelled: Generated<number>;
    /** For messages: the first step that isn't known to be done, and 1 if it may have been. */
    step: Generated<number>;
    maybe_sent: Generated<number>;
    /** When a process first received it. */
    received_at: number;
  };
  /** Processes that share this database, and their last heartbeats. */
  workers: { id: string; seen_at: number };
}

/** One step per version; `version` in `meta` tells which have run. */
export const SCHEMA: Schema<(db: Kysely<Tables>) => Promise<void>> = {
  baseline: 24,
  steps: [makeBaseline],
};

/** Valid in SQLite and Postgres; run one statement at a time. */
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
-- The database enforces: one holder per queue, one paid request in flight per person.
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
