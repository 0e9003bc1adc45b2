/** How the program tells its operator, in one line, what keeps it from its work: disks, ports, databases, keys. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** An error whose message is written for the operator: what is wrong and what to do, without a full stop at the end. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** Of Node's system errors (node:errors, SystemError; node:sqlite). */
type Property = 'code' | 'syscall' | 'path' | 'port' | 'address' | 'hostname' | 'errcode';
type SystemError = Readonly<Partial<Record<Property, unknown>>>;

const OWN_FOLDER = 'let the program’s user write there, or set DATA_DIR to a folder of its own';

/** By errno. For a full disk Node gives no path. */
const FILE_ERRORS: Readonly<Record<string, (path: string) => string>> = {
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
const SQLITE_ERRORS: Readonly<Record<number, string>> = {
  5: 'another program holds the database: end it, or try again in a moment',
  8: `the database cannot be written: ${OWN_FOLDER}`,
  10: 'the disk fails to read or write the database: look at the disk',
  11: 'the database is damaged: restore a backup',
  13: 'the disk is full: free some room',
  14: `the database cannot be opened: ${OWN_FOLDER}`,
  26: 'the database file is none: restore a backup, or move it away to start anew',
};

function listenError({ code, port, address, hostname }: SystemError): string | undefined {
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one`;
  if (code === 'EACCES') return `port ${port} is closed to this user. Set PORT to 1024 or above`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine. Set HOST to 0.0.0.0 or 127.0.0.1`;
  // Connections to others are told of by who made them.
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? `nobody knows the address ${hostname}. Set HOST to 0.0.0.0 or 127.0.0.1`
    : undefined;
}

/** The operator's line for `error`, without a full stop; undefined for a fault of this program. */
export function operatorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof OperatorError) return error.message;
  const system: Error & SystemError = error;
  if (typeof system.errcode === 'number') return SQLITE_ERRORS[system.errcode % 256];
  if (system.syscall === 'listen' || system.syscall === 'getaddrinfo') return listenError(system);
  const path = typeof system.path === 'string' ? system.path : undefined;
  if (system.code === 'ENOENT' && system.syscall === 'mkdir') return `no folder can be made at ${path}: ${OWN_FOLDER}`;
  if (system.code === 'EEXIST' && system.syscall === 'mkdir') return `${path} is a file, where a folder is needed`;
  if (system.code === 'EEXIST' && path === undefined) return undefined;
  return FILE_ERRORS[String(system.code)]?.(path ?? 'a file');
}
