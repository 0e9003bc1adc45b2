/** The owners of the data service: the directory, their tokens, tickets and credits, and the cleanup of old rows. */
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
const EVERY_MS = 3_600_000;

/** Removes old ledger entries, long-expired tokens, expired tickets, and the rows of `spent` from earlier months. */
async function deleteExpired({ query }: OwnersDatabase, now: number): Promise<void> {
  await query.deleteFrom('spent').where('refilled_in', '<', monthOf(now)).execute();
  await query
    .deleteFrom('token')
    .where('expires_at', '<', now - FORGET_EXPIRED_AFTER_MS)
    .execute();
  await query.deleteFrom('ticket').where('expires_at', '<=', now).execute();
  await query
    .deleteFrom('ledger')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}

/** Runs it now and every hour. @returns a function that stops it */
function startCleanup(database: OwnersDatabase, clock: Clock, log: Log): () => void {
  let stopped = false;
  let cancel = () => {};
  async function round(): Promise<void> {
    await deleteExpired(database, clock.now()).catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'could not remove expired rows');
    });
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
