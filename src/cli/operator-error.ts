/** What keeps a program from its work from outside of it, in one line for its operator: disks, ports, databases, keys. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse } from '#app/environment.ts';
import { KeyFileError, SealError } from '#platform/vault.ts';
import { ServiceDataError } from '#service/server/data-error.ts';
import { DirectoryError } from '#service/server/owners/directory.ts';
import { DatabaseRefusedError } from '#storage/database.ts';
import { BackupError } from './backup/manifest.ts';

/** Errors whose message is written for the operator. */
const TOLD = [KeyFileError, SealError, ServiceDataError, DirectoryError, DatabaseRefusedError, BackupError];

/** What Node's errors tell besides their message (node:errors, SystemError; node:sqlite). */
interface Known {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly path?: unknown;
  readonly port?: unknown;
  readonly address?: unknown;
  readonly hostname?: unknown;
  readonly errcode?: unknown;
}

const OWN_FOLDER = 'let the program’s user write there, or set DATA_DIR to a folder of its own';

/** By the code of a call that concerns files. Where a full disk is met, Node does not say which file it was. */
const OF_FILES: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: () => 'the disk is full: free some room',
  EDQUOT: () => 'the disk is full for this user: free some room',
  EACCES: (path) => `${path} is closed to this user: ${OWN_FOLDER}`,
  EPERM: (path) => `${path} is closed to this user: ${OWN_FOLDER}`,
  EROFS: (path) => `${path} is on a disk that can only be read: ${OWN_FOLDER}`,
  // Where a file is to be made, it is its folder that is missing.
  ENOENT: (path) => `there is no ${existsSync(dirname(path)) ? path : `folder ${dirname(path)}`}`,
  ENOTDIR: (path) => `a part of ${path} is a file, where a folder is needed`,
  EEXIST: (path) => `${path} is there already`,
  EISDIR: (path) => `${path} is a folder, where a file is needed`,
  EMFILE: () => 'too many files are open: raise the limit (ulimit -n)',
  ENFILE: () => 'too many files are open on this machine',
};

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const OF_SQLITE: Readonly<Record<number, string>> = {
  5: 'another program holds the database: end it, or try again in a moment',
  8: `the database cannot be written: ${OWN_FOLDER}`,
  10: 'the disk fails to read or write the database: look at the disk',
  11: 'the database is damaged: restore a backup',
  13: 'the disk is full: free some room',
  14: `the database cannot be opened: ${OWN_FOLDER}`,
  26: 'the database file is none: restore a backup, or move it away to start anew',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function listening({ code, port, address, hostname }: Known): string | undefined {
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one`;
  if (code === 'EACCES') return `port ${port} is closed to this user. Set PORT to 1024 or above`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1`;
  // Connections to others are told of by who made them.
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? `nobody knows the address ${hostname}. Set HOST to 0.0.0.0 or 127.0.0.1`
    : undefined;
}

/**
 * What is wrong and what to do, without a full stop at the end.
 * @returns undefined for an error that has its cause in this program
 */
export function outsideReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TOLD.some((kind) => error instanceof kind)) return error.message;
  const known = error as Error & Known;
  if (typeof known.errcode === 'number') return OF_SQLITE[known.errcode % 256];
  if (known.syscall === 'listen' || known.syscall === 'getaddrinfo') return listening(known);
  const path = textOf(known.path);
  // mkdir finds a file in the place of a folder that is to be there.
  if (known.code === 'EEXIST' && known.syscall === 'mkdir') return `${path} is a file, where a folder is needed`;
  const ofFiles = OF_FILES[String(known.code)];
  return ofFiles && (path !== undefined || known.code !== 'EEXIST') ? ofFiles(path ?? 'a file') : undefined;
}

/** Ends the process with `what` and the reason, where it lies outside of this program. @throws `error`, where it does not */
export function refuseOutside(what: string, error: unknown): void {
  const reason = outsideReason(error);
  if (reason === undefined) throw error;
  refuse(`${what}: ${reason}.`);
}
