/** The owners of the data service: the directory, their tokens, tickets and credits, and the cleanup of old rows. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault.ts';
import type { Archive } from '../archives/archives.ts';
import type { ServiceStore } from '../service-store.ts';
import { type Credits, createCredits, monthOf } from './credits.ts';
import { type OwnersDatabase, openOwnersDatabase } from './database.ts';
import { createDirectory, type Directory, type RemoveArchive } from './directory.ts';
import { loadPseudonyms } from './owner-names.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { createTokens, type Tokens } from './tokens.ts';

const DAY_MS = 86_400_000;
/** How long ledger entries are kept. */
const KEPT_MS = 400 * DAY_MS;
/** How long after its expiry a token is reported as "expired"; after that it's unknown. */
const FORGET_EXPIRED_AFTER_MS = 90 * DAY_MS;
const BATCH = 500;
const EVERY_MS = 3_600_000;

/** Removes one batch of old ledger entries. @returns how many */
export async function deleteOldEntries({ query }: OwnersDatabase, now: number): Promise<number> {
  const old = query
    .selectFrom('ledger')
    .select('id')
    .where('created_at', '<', now - KEPT_MS)
    .limit(BATCH);
  return (await query.deleteFrom('ledger').where('id', 'in', old).returning('id').execute()).length;
}

/** Removes one batch each of long-expired tokens and expired tickets, and the rows of `spent` from earlier months. */
async function deleteExpired({ query }: OwnersDatabase, now: number): Promise<void> {
  await query.deleteFrom('spent').where('refilled_in', '<', monthOf(now)).execute();
  const tokens = query
    .selectFrom('token')
    .select('id')
    .where('expires_at', '<', now - FORGET_EXPIRED_AFTER_MS);
  await query.deleteFrom('token').where('id', 'in', tokens.limit(BATCH)).execute();
  const tickets = query.selectFrom('ticket').select('hash').where('expires_at', '<=', now);
  await query.deleteFrom('ticket').where('hash', 'in', tickets.limit(BATCH)).execute();
}

/** Runs both now and every hour, a batch at a time. @returns a function that stops it */
function startCleanup(database: OwnersDatabase, clock: Clock, log: Log): () => void {
  let stopped = false;
  let cancel = () => {};
  async function round(): Promise<void> {
    try {
      await deleteExpired(database, clock.now());
      while (!stopped && (await deleteOldEntries(database, clock.now())) === BATCH) await nextTurn();
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'could not remove expired rows');
    }
    if (!stopped) cancel = clock.setTimer(EVERY_MS, () => void round());
  }
  void round();
  return () => {
    stopped = true;
    cancel();
  };
}

export interface OwnersOptions extends ServiceStore {
  vault: Vault;
  clock: Clock;
  /** Given by the service, which also cleans up; absent for operator commands, which leave cleanup to the service. */
  log?: Log;
  /** Credits to which a balance is raised each month; undefined: nothing is charged. */
  monthlyCredits: number | undefined;
  /** Absent: owners have no data outside the directory. */
  removeArchive?: RemoveArchive;
}

/** Opens an owner's archive; the signal aborts its calls. @throws DirectoryError when there is no such owner */
export type ArchiveOf = (owner: string, signal: AbortSignal) => Promise<Archive>;

export interface Owners {
  readonly directory: Directory;
  readonly tokens: Tokens;
  /** Undefined if nothing is charged. */
  readonly credits: Credits | undefined;
  readonly tickets: Tickets;
  close(): Promise<void>;
}

export type ChargingOwners = Owners & { readonly credits: Credits };

/** @throws ServiceDataError when the file or Postgres can't be used, or no key decrypts it */
export async function openOwners(options: OwnersOptions & { monthlyCredits: number }): Promise<ChargingOwners>;
export async function openOwners(options: OwnersOptions): Promise<Owners>;
export async function openOwners(options: OwnersOptions): Promise<Owners> {
  const { vault, clock, log, monthlyCredits } = options;
  const database = await openOwnersDatabase(options);
  try {
    const directory = createDirectory({
      database,
      vault,
      clock,
      monthlyCredits,
      pseudonym: await loadPseudonyms(database, vault),
      removeArchive: options.removeArchive ?? (async () => ({ records: 0, bytes: 0 })),
    });
    const credits = monthlyCredits === undefined ? undefined : createCredits(database, clock, monthlyCredits);
    if (log) await credits?.refundOpen();
    const stop = log ? startCleanup(database, clock, log) : () => {};
    return {
      directory,
      tokens: createTokens(database, clock),
      credits,
      tickets: createTickets(database, vault, clock),
      close() {
        stop();
        return database.query.destroy();
      },
    };
  } catch (error) {
    await database.query.destroy();
    throw error;
  }
}
