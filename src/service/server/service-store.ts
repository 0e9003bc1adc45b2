/** Where the data service keeps what is people's: files in a folder, or a Postgres. */
import { join } from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import type { ArchivePlace } from './archive/store.ts';

/** The file cannot be used; the message says why and what to do, for the operator. */
export class ServiceDataError extends OperatorError {
  override name = 'ServiceDataError';
}

/** What keeps the Postgres of the data service from being used, in words. */
export function postgresTrouble(cause: unknown): ServiceDataError {
  if (cause instanceof ServiceDataError) return cause;
  const reason = cause instanceof Error ? cause.message : 'unknown reason';
  return new ServiceDataError(`the Postgres of the data service (SERVICE_DATABASE_URL) cannot be used: ${reason}`, {
    cause,
  });
}

export interface ServiceStore {
  /** What is under way lies here in either case. */
  readonly dataDir: string;
  /** Address of a Postgres for the directory of owners and their archives; absent: files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

const ARCHIVE_NAME = /^[A-Za-z0-9-]{1,64}$/;

/** The file of an owner's archive, below the folder of the service's data. */
export function archiveFile(dataDir: string, owner: string): string {
  if (!ARCHIVE_NAME.test(owner)) throw new RangeError('not a name for an archive');
  return join(dataDir, 'archives', `${owner}.sqlite`);
}

/** @param owner letters, digits and "-" */
export function archivePlace({ dataDir, databaseUrl }: ServiceStore, owner: string): ArchivePlace {
  const file = archiveFile(dataDir, owner);
  return databaseUrl === undefined ? { file } : { postgres: databaseUrl, owner };
}
