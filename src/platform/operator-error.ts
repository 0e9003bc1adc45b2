/** One-line messages for the operator about failures of disks, ports, databases and keys. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** An error whose message tells the operator what is wrong and what to do, without a full stop at the end. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Properties of Node's system errors (node:errors, SystemError; node:sqlite). */
type Property = 'code' | 'syscall' | 'path' | 'port' | 'address' | 'hostname' | 'errcode';
type SystemError = Readonly<Partial<Record<Property, unknown>>>;

const OWN_FOLDER = 'let the program’s user write there, or set DATA_DIR to a folder of its own';

/** By error code. Node gives no path for a full disk. */
const FILE_ERRORS: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: () => 'the disk is full: free some room',
  EDQUOT: () => 'the disk is full for this user: free some room',
  EACCES: (path) => `no permission for ${path}: ${OWN_FOLDER}`,
  EPERM: (path) => `no permission for ${path}: ${OWN_FOLDER}`,
  EROFS: (path) => `${path} is on a read-only disk: ${OWN_FOLDER}`,
  // When a file is created, it's the folder that is missing.
  ENOENT: (path) => `there is no ${existsSync(dirname(path)) ? path : `folder ${dirname(path)}`}`,
  ENOTDIR: (path) => `part of ${path} is a file, not a folder`,
  EEXIST: (path) => `${path} already exists`,
  EISDIR: (path) => `${path} is a folder, not a file`,
  EMFILE: () => 'too many files are open: raise the limit (ulimit -n)',
  ENFILE: () => 'too many files are open on this machine',
};

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_ERRORS: Readonly<Record<number, string>> = {
  5: 'another program has locked the database: stop it, or try again in a moment',
  8: `the database is read-only: ${OWN_FOLDER}`,
  10: 'a disk error occurred while reading or writing the database: check the disk',
  11: 'the database is damaged: restore a backup',
  13: 'the disk is full: free some room',
  14: `the database cannot be opened: ${OWN_FOLDER}`,
  26: 'the database file is not a database: restore a backup, or move it away to start over',
};

function listenError({ code, port, address, hostname }: SystemError): string | undefined {
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one`;
  if (code === 'EACCES') return `this user may not listen on port ${port}. Set PORT to 1024 or above`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1`;
  // Failed outgoing connections are reported by their callers.
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? `the host name ${hostname} cannot be resolved. Set HOST to 0.0.0.0 or 127.0.0.1`
    : undefined;
}

/** The message for the operator, without a full stop; undefined for a fault of this program. */
export function operatorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError) return error.message;
  const system: Error & SystemError = error;
  if (typeof system.errcode === 'number') return SQLITE_ERRORS[system.errcode % 256];
  if (system.syscall === 'listen' || system.syscall === 'getaddrinfo') return listenError(system);
  const path = typeof system.path === 'string' ? system.path : undefined;
  if (system.code === 'ENOENT' && system.syscall === 'mkdir') return `cannot create a folder at ${path}: ${OWN_FOLDER}`;
  if (system.code === 'EEXIST' && system.syscall === 'mkdir') return `${path} is a file, not a folder`;
  if (system.code === 'EEXIST' && path === undefined) return undefined;
  return FILE_ERRORS[String(system.code)]?.(path ?? 'a file');
}
