/** The open archives of one thread: the most recently used ones; those in one Postgres share a connection. */
import { existsSync } from 'node:fs';
import { type Archive, createArchive } from './archive.ts';
import { createArchiveKey } from './archive-key.ts';
import { openPostgresConnection, type PostgresConnection } from './postgres-connection.ts';
import {
  createPostgresArchive,
  erasePostgresArchive,
  hasPostgresArchive,
  openPostgresStore,
} from './postgres-store.ts';
import { openSqliteStore, removeArchiveFile } from './sqlite-store.ts';
import type { ArchivePlace } from './store.ts';

/** Place and key of an archive. */
export type ArchiveAddress = ArchivePlace & { readonly key: Uint8Array };

/** 4 MB each for 5,000 messages, and reopening one takes about a millisecond. */
const MAX_OPEN = 4;

const nameOf = (place: ArchivePlace) => ('file' in place ? place.file : `${place.owner} ${place.postgres}`);

export function createOpenArchives() {
  const connections = new Map<string, PostgresConnection>();
  const archives = new Map<string, Archive>();

  function connectionTo(url: string): PostgresConnection {
    const connection = connections.get(url) ?? openPostgresConnection(url);
    connections.set(url, connection);
    return connection;
  }

  function close(name: string): void {
    archives.get(name)?.close();
    archives.delete(name);
  }

  /** Creates it on first use. @throws ArchiveFileError if another version wrote it or it's no archive */
  function open(address: ArchiveAddress): Archive {
    const name = nameOf(address);
    const openStore = () =>
      'file' in address
        ? openSqliteStore(address.file)
        : openPostgresStore(connectionTo(address.postgres), address.owner);
    const archive = archives.get(name) ?? createArchive(openStore(), createArchiveKey(address.key));
    archives.delete(name);
    archives.set(name, archive);
    const [oldest] = archives.keys();
    if (archives.size > MAX_OPEN && oldest !== undefined) close(oldest);
    return archive;
  }

  return {
    /** Creates an archive whose owner may be missing from the directory. */
    create(address: ArchiveAddress): Archive {
      if ('postgres' in address) createPostgresArchive(connectionTo(address.postgres), address.owner);
      return open(address);
    },
    open,
    /** Whether it exists. */
    has: (place: ArchivePlace): boolean =>
      'file' in place ? existsSync(place.file) : hasPostgresArchive(connectionTo(place.postgres), place.owner),
    close: (place: ArchivePlace): void => close(nameOf(place)),
    /** Deletes an archive permanently. Its file must not be open in another thread. */
    erase(place: ArchivePlace): void {
      close(nameOf(place));
      if ('file' in place) removeArchiveFile(place.file);
      else erasePostgresArchive(connectionTo(place.postgres), place.owner);
    },
    closeAll(): void {
      for (const name of [...archives.keys()]) close(name);
      for (const connection of connections.values()) connection.close();
      connections.clear();
    },
  };
}
