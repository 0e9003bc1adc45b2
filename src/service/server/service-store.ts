/** Where the data service stores owners and archives: files in a folder, or Postgres. */
import { join } from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import type { ArchivePlace } from './archive/store.ts';

/** The data service's storage can't be used; the message tells the operator why and what to do. */
export class ServiceDataError extends OperatorError {
  override name = 'ServiceDataError';
}

/** Wraps an error of the data service's Postgres for the operator. */
export function postgresTrouble(cause: unknown): ServiceDataError {
  if (cause instanceof ServiceDataError) return cause;
  const reason = cause instanceof Error ? cause.message : 'unknown reason';
  return new ServiceDataError(`the Postgres of the data service (SERVICE_DATABASE_URL) cannot be used: ${reason}`, {
    cause,
  });
}

export interface ServiceStore {
  /** Also holds unfinished uploads and imports when Postgres is used. */
  readonly dataDir: string;
  /** Postgres address for the directory of owners and their archives; absent: files in `dataDir`. */
  readonly databaseUrl?: string | undefined;
}

const ARCHIVE_NAME = /^[A-Za-z0-9-]{1,64}$/;

/** Path of an owner's archive file. @throws RangeError for an invalid owner id */
export function archiveFile(dataDir: string, owner: string): string {
  if (!ARCHIVE_NAME.test(owner)) throw new RangeError('not a valid archive name');
  return join(dataDir, 'archives', `${owner}.sqlite`);
}

/** @param owner letters, digits and "-" */
export function archivePlace({ dataDir, databaseUrl }: ServiceStore, owner: string): ArchivePlace {
  const file = archiveFile(dataDir, owner);
  return databaseUrl === undefined ? { file } : { postgres: databaseUrl, owner };
}
