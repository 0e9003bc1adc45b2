/** Opens archives where they are kept; those in one Postgres share a connection. For one thread. */
import { existsSync } from 'node:fs';
import { openPostgresLine, type PostgresLine } from './postgres-line.ts';
import { erasePostgresArchive, hasPostgresArchive, openPostgresStore } from './postgres-store.ts';
import { makeTables } from './postgres-tables.ts';
import { openSqliteStore, removeArchiveFile } from './sqlite-store.ts';
import type { ArchivePlace, ArchiveStore } from './store.ts';

export interface Stores {
  /** Makes it at first use. @param cacheMegabytes of a file, where the usual is too much. @throws ArchiveFileError when another version wrote it, or it is no archive */
  open(place: ArchivePlace, cacheMegabytes?: number): ArchiveStore;
  /** Whether it was ever opened. */
  has(place: ArchivePlace): boolean;
  /** Removes an archive for good. Nobody may have its file open. */
  erase(place: ArchivePlace): void;
  /** To be called when what was opened is closed. */
  close(): void;
}

export function createStores(): Stores {
  const lines = new Map<string, PostgresLine>();

  function lineTo(url: string): PostgresLine {
    const known = lines.get(url);
    if (known) return known;
    const line = openPostgresLine(url);
    try {
      makeTables(line);
    } catch (error) {
      line.close();
      throw error;
    }
    lines.set(url, line);
    return line;
  }

  return {
    open: (place, cacheMegabytes) =>
      'file' in place
        ? openSqliteStore(place.file, cacheMegabytes)
        : openPostgresStore(lineTo(place.postgres), place.owner),
    has: (place) =>
      'file' in place ? existsSync(place.file) : hasPostgresArchive(lineTo(place.postgres), place.owner),
    erase(place) {
      if ('file' in place) removeArchiveFile(place.file);
      else erasePostgresArchive(lineTo(place.postgres), place.owner);
    },
    close() {
      for (const line of lines.values()) line.close();
      lines.clear();
    },
  };
}
