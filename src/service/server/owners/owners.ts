/** The owners of the data service: who they are, what they gave access to, and what they may still spend. */
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Vault } from '#platform/vault.ts';
import type { ServiceStore } from '../service-store.ts';
import { type Credits, createCredits } from './credits.ts';
import { openOwnersFile } from './database.ts';
import { createDirectory, type Directory, type RemoveArchive } from './directory.ts';
import { keepLedgerShort } from './ledger-folding.ts';
import { openPseudonyms } from './owner-names.ts';
import { openOwnersPostgres } from './postgres-database.ts';
import type { OwnersDatabase } from './statements.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { createTokens, type Tokens } from './tokens.ts';

export const DEFAULT_MONTHLY_CREDITS = 1000;

export interface OwnersOptions extends ServiceStore {
  vault: Vault;
  clock: Clock;
  /** Of the service, which tidies up; absent for an operator's command, which leaves that to the service. */
  log?: Log;
  /** Credits to which each month raises a balance. */
  monthlyCredits: number;
  /** Absent: nothing is kept of an owner outside the directory. */
  removeArchive?: RemoveArchive;
}

export interface Owners {
  readonly directory: Directory;
  readonly tokens: Tokens;
  readonly credits: Credits;
  readonly tickets: Tickets;
  close(): Promise<void>;
}

/** @throws ServiceDataError when it cannot be used */
export async function openOwnersDatabase({ dataDir, databaseUrl }: ServiceStore): Promise<OwnersDatabase> {
  return databaseUrl === undefined ? openOwnersFile(dataDir) : openOwnersPostgres(databaseUrl);
}

/** @throws ServiceDataError when the file or the Postgres cannot be used, or no key opens it */
export async function openOwners(options: OwnersOptions): Promise<Owners> {
  const { vault, clock, log, monthlyCredits } = options;
  const database = await openOwnersDatabase(options);
  try {
    const directory = createDirectory({
      database,
      vault,
      clock,
      monthlyCredits,
      pseudonym: await openPseudonyms(database, vault),
      removeArchive: options.removeArchive ?? (async () => ({ records: 0, bytes: 0 })),
    });
    const stop = log ? keepLedgerShort(database, clock, log) : () => {};
    return {
      directory,
      tokens: createTokens(database, clock),
      credits: createCredits(database, clock, monthlyCredits),
      tickets: createTickets(database, vault, clock),
      close() {
        stop();
        return database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
