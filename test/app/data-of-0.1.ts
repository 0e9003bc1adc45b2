/** Enough of the data of version 0.1, in a folder and in Postgres, to be recognized. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The bot's tables at their last version in 0.1. */
export const BOT_TABLES = `
create table meta (name text primary key, value text not null);
insert into meta values ('version', '6'), ('pepper', 'v1.AAAAAAAA.sealed');
create table connections (person text primary key, sealed text not null, connected_at bigint not null,
  used_at bigint not null, warned_at bigint);
insert into connections values ('anna', 'v1.AAAAAAAA.sealed', 1, 2, null);
create table inbox (update_id bigint primary key, lane text not null, control integer not null, sealed text,
  state text not null, progress text, owner text, claim text not null, holds_lane integer not null,
  attempts integer not null, available_at bigint not null, payer text, cancelled integer not null, received_at bigint);
insert into inbox values (7, 'lane', 0, 'v1.AAAAAAAA.sealed', 'accepted', null, null, '', 0, 0, 0, null, 0, null);
`;

const OWNERS = `
create table meta (name text primary key, value text not null) strict;
create table owner (id text primary key, pseudonym text not null unique, name text not null, display_name text,
  archive_key text not null, is_sample integer not null, created_at integer not null,
  balance integer not null check (balance >= 0), refilled_in text not null) strict;
insert into owner values ('o-1', 'p', 'v1.AAAAAAAA.sealed', null, 'v1.AAAAAAAA.sealed', 0, 1, 1000, '2026-11');
pragma user_version = 2;
`;

const ARCHIVE = `
create table block (number integer primary key, body blob not null) strict;
insert into block values (1, x'00ff');
pragma user_version = 2;
`;

export const ARCHIVE_NAME = 'archives/o-1.sqlite';

/**
 * Fills an empty folder.
 * @returns a function that closes the databases; until then they look like those of a killed process
 */
export function makeFolder(folder: string): () => void {
  mkdirSync(join(folder, 'archives'));
  const open = [
    ['bot.sqlite', BOT_TABLES],
    ['service.sqlite', OWNERS],
    [ARCHIVE_NAME, ARCHIVE],
  ].map(([name = '', sql = '']) => {
    const database = new DatabaseSync(join(folder, name));
    database.exec('pragma journal_mode = wal');
    database.exec(sql);
    return database;
  });
  writeFileSync(join(folder, 'bot.lock'), '');
  writeFileSync(join(folder, 'encryption.keys'), `${Buffer.alloc(32, 7).toString('base64')}\n`, { mode: 0o600 });
  writeFileSync(join(folder, 'playground.json'), '{"version":1}');
  return () => {
    for (const database of open) database.close();
  };
}

/** Hashes of all files below the folder, by name, except SQLite's shared memory (`-shm`), which holds no data. */
export function bytesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => !name.endsWith('-shm') && statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}
