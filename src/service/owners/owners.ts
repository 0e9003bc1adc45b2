/** The owners of the data service: who they are, what they gave access to, and what they may still spend. */
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Vault } from '../../secrets.ts';
import { type Credits, createCredits } from './credits.ts';
import { openOwnersFile } from './database.ts';
import { createDirectory, type Directory, type RemoveArchive } from './directory.ts';
import { keepLedgerShort } from './ledger-folding.ts';
import { openPseudonyms } from './owner-names.ts';
import { createTickets, type Tickets } from './tickets.ts';
import { createTokens, type Tokens } from './tokens.ts';

export const DEFAULT_MONTHLY_CREDITS = 1000;

export interface OwnersOptions {
  /** Folder of `service.sqlite`. */
  dataDir: string;
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
  close(): void;
}

/** @throws ServiceDataError when the file cannot be used, or no key opens it */
export function openOwners(options: OwnersOptions): Owners {
  const { vault, clock, log, monthlyCredits } = options;
  const database = openOwnersFile(options.dataDir, log);
  try {
    const directory = createDirectory({
      database,
      vault,
      clock,
      monthlyCredits,
      pseudonym: openPseudonyms(database, vault),
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
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
