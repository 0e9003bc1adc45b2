/** All that the bot keeps of one person (a pseudonym): to be given to them, or to be erased. */

import type { BusinessConnectionState } from './business-connections.ts';
import type { Connection } from './connections.ts';
import type { Database } from './database.ts';
import type { Routine } from './routines.ts';
import type { Settings } from './settings.ts';
import type { SpendingRow } from './spending.ts';
import type { Stores } from './stores.ts';

/** Moments are ISO 8601. What there is nothing of is absent, or an empty list. */
export interface PersonalData {
  /** Without the token, which opens their data to whoever reads it. */
  readonly connection?: Omit<Connection, 'token' | 'connectedAt' | 'usedAt' | 'warnedAt'> & {
    readonly connectedAt: string;
    readonly usedAt: string;
  };
  readonly settings: Settings;
  readonly spending: readonly (Omit<SpendingRow, 'id' | 'startedAt'> & { readonly startedAt: string })[];
  /** What is looked for or told by itself. */
  readonly routines: readonly (Routine & { readonly dueAt?: string })[];
  /** The connection to their Telegram account. */
  readonly telegramAccount?: Pick<BusinessConnectionState, 'isOpen'> & { readonly since: string };
  /** What the buttons under messages run, a list for each message. */
  readonly buttons: readonly unknown[];
  /** Results behind pages and answers, names of the people and chats of their data. */
  readonly results: readonly unknown[];
}

const moment = (at: number) => new Date(at).toISOString();

/** Rejects with SealError where no listed key opens what is kept. */
export async function collectPersonalData(stores: Stores, person: string, now: number): Promise<PersonalData> {
  const { connection, settings } = await stores.people.read(person, now);
  const live = await stores.live.of(person);
  return {
    ...(connection && { connection: withoutToken(connection) }),
    settings,
    spending: (await stores.spending.list(person, 0)).map(({ id: _, startedAt, ...row }) => ({
      ...row,
      startedAt: moment(startedAt),
    })),
    routines: (await stores.routines.list(person)).map(({ routine, dueAt }) => ({
      ...routine,
      ...(dueAt === undefined ? {} : { dueAt: moment(dueAt) }),
    })),
    ...(live && { telegramAccount: { isOpen: live.isOpen, since: moment(live.since) } }),
    buttons: await stores.keyboards.list(person, now),
    results: await stores.results.list(person, now),
  };
}

function withoutToken({ token: _, warnedAt: __, connectedAt, usedAt, ...kept }: Connection) {
  return { ...kept, connectedAt: moment(connectedAt), usedAt: moment(usedAt) };
}

/** What was there, and is not any more. */
export interface ErasedData {
  readonly connection: boolean;
  /** Choices, results, messages with buttons, a consent under way. */
  readonly kept: number;
  readonly routines: number;
  readonly accounts: number;
  /** Paid calls; `kept` credits of the day stay as a sum. */
  readonly spending: { readonly rows: number; readonly kept: number };
}

/** @param keep the day whose sum of credits stays, where a limit of the operator's counts on it */
export async function erasePersonalData(
  stores: Stores,
  person: string,
  keep?: { since: number; now: number },
): Promise<ErasedData> {
  return {
    // The token first: whatever happens after this, it is gone.
    connection: await stores.connections.erase(person),
    kept: await stores.kept.erase(person),
    routines: await stores.routines.erase(person),
    accounts: await stores.live.forget(person),
    spending: await stores.spending.erase(person, keep),
  };
}

/**
 * What waits to be done or said for a person, and the mark of their command menu: for an operator's command, beside which
 * no run of theirs can be stopped. @returns how many messages of theirs, and answers to them, there were
 */
export async function erasePendingJobs({ query }: Pick<Database, 'query'>, person: string): Promise<number> {
  const waiting = await query
    .deleteFrom('jobs')
    .where((row) => row.or([row('queue', '=', person), row('payer', '=', person)]))
    // What stands in their chat and is to go still goes.
    .where('kind', '<>', 'deletion')
    .executeTakeFirst();
  await query.deleteFrom('kept').where('kind', '=', 'menu').where('person', '=', person).execute();
  return Number(waiting.numDeletedRows);
}
