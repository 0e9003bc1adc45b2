/** Opens archives in files or Postgres; those in one Postgres share a connection. For one thread. */
import { existsSync } from 'node:fs';
import { openPostgresConnection, type PostgresConnection } from './postgres-connection.ts';
import { erasePostgresArchive, hasPostgresArchive, openPostgresStore } from './postgres-store.ts';
import { openSqliteStore, removeArchiveFile } from './sqlite-store.ts';
import type { ArchivePlace, ArchiveStore } from './store.ts';

export function createStores() {
  const connections = new Map<string, PostgresConnection>();

  function connectionTo(url: string): PostgresConnection {
    const known = connections.get(url);
    if (known) return known;
    const connection = openPostgresConnection(url);
    connections.set(url, connection);
    return connection;
  }

  return {
    /** Creates it on first use. @throws ArchiveFileError if another version wrote it or it's no archive */
    open: (place: ArchivePlace): ArchiveStore =>
      'file' in place ? openSqliteStore(place.file) : openPostgresStore(connectionTo(place.postgres), place.owner),
    /** Whether it exists. */
    has: (place: ArchivePlace): boolean =>
      'file' in place ? existsSync(place.file) : hasPostgresArchive(connectionTo(place.postgres), place.owner),
    /** Deletes an archive permanently. Its file must not be open anywhere. */
    erase(place: ArchivePlace): void {
      if ('file' in place) removeArchiveFile(place.file);
      else erasePostgresArchive(connectionTo(place.postgres), place.owner);
    },
    /** Call it after closing all stores. */
    close(): void {
      for (const connection of connections.values()) connection.close();
      connections.clear();
    },
  };
}
