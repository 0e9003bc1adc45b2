/** Exports or erases all data that the bot stores about one person (a pseudonym). */

import type { BusinessConnectionState } from './business-connections.ts';
import type { Connection } from './connections.ts';
import type { Database } from './database.ts';
import type { Routine } from './routines.ts';
import type { Settings } from './settings.ts';
import type { SpendingRow } from './spending.ts';
import type { Stores } from './stores.ts';

/** Times are ISO 8601. Missing data is absent or an empty list. */
export interface PersonalData {
  /** Without the token, which would give access to their data. */
  readonly connection?: Omit<Connection, 'token' | 'connectedAt' | 'usedAt' | 'warnedAt'> & {
    readonly connectedAt: string;
    readonly usedAt: string;
  };
  readonly settings: Settings;
  readonly spending: readonly (Omit<SpendingRow, 'id' | 'startedAt'> & { readonly startedAt: string })[];
  /** Alerts and digests. */
  readonly routines: readonly (Routine & { readonly dueAt?: string })[];
  /** The connection to their Telegram account. */
  readonly telegramAccount?: Pick<BusinessConnectionState, 'isOpen'> & { readonly since: string };
  /** Commands of the stored buttons, one list per message. */
  readonly buttons: readonly unknown[];
  /** Results behind pages and answers; names of people and chats in their data. */
  readonly results: readonly unknown[];
}

const isoTime = (at: number) => new Date(at).toISOString();

/** Rejects with SealError if no listed key opens the data. */
export async function collectPersonalData(stores: Stores, person: string, now: number): Promise<PersonalData> {
  const { connection, settings } = await stores.people.read(person, now);
  const live = await stores.live.of(person);
  return {
    ...(connection && { connection: withoutToken(connection) }),
    settings,
    spending: (await stores.spending.list(person, 0)).map(({ id: _, startedAt, ...row }) => ({
      ...row,
      startedAt: isoTime(startedAt),
    })),
    routines: (await stores.routines.list(person)).map(({ routine, dueAt }) => ({
      ...routine,
      ...(dueAt === undefined ? {} : { dueAt: isoTime(dueAt) }),
    })),
    ...(live && { telegramAccount: { isOpen: live.isOpen, since: isoTime(live.since) } }),
    buttons: await stores.keyboards.list(person, now),
    results: await stores.results.list(person, now),
  };
}

function withoutToken({ token: _, warnedAt: __, connectedAt, usedAt, ...kept }: Connection) {
  return { ...kept, connectedAt: isoTime(connectedAt), usedAt: isoTime(usedAt) };
}

/** Counts of erased data. */
export interface ErasedData {
  readonly connection: boolean;
  /** Settings, results, stored buttons, pending consents. */
  readonly kept: number;
  readonly routines: number;
  readonly accounts: number;
  /** Paid calls; `kept` is the sum of the day's credits that stays. */
  readonly spending: { readonly rows: number; readonly kept: number };
}

/** @param keep the day whose sum of credits stays, if an operator's limit depends on it */
export async function erasePersonalData(
  stores: Stores,
  person: string,
  keep?: { since: number; now: number },
): Promise<ErasedData> {
  return {
    // The token first, so that it is gone even if a later step fails.
    connection: await stores.connections.erase(person),
    kept: await stores.kept.erase(person),
    routines: await stores.routines.erase(person),
    accounts: await stores.live.forget(person),
    spending: await stores.spending.erase(person, keep),
  };
}

/**
 * Erases a person's pending updates and messages, and the mark of their command menu. For an operator's command, which
 * cannot stop running updates. @returns number of erased updates and messages
 */
export async function erasePendingJobs({ query }: Pick<Database, 'query'>, person: string): Promise<number> {
  const waiting = await query
    .deleteFrom('jobs')
    .where((row) => row.or([row('queue', '=', person), row('payer', '=', person)]))
    // Planned deletions of messages in their chat still happen.
    .where('kind', '<>', 'deletion')
    .executeTakeFirst();
  await query.deleteFrom('kept').where('kind', '=', 'menu').where('person', '=', person).execute();
  return Number(waiting.numDeletedRows);
}
