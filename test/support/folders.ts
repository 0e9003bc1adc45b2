/** Temporary folders for tests, and their content: the raw bytes of files, and the rows of the bot's database. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';

/** Temporary folders for a test file, removed after its last test. @returns a function that creates one */
export function scratchFolders(name: string): () => string {
  const everything = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(everything, { recursive: true, force: true }));
  return () => mkdtempSync(join(everything, 'folder-'));
}

/** The concatenated bytes of the files in `folder` whose names start with `prefix`. */
export function rawBytes(folder: string, prefix: string): Buffer {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  if (names.length === 0) throw new Error(`there is no ${prefix} in ${folder}`);
  return Buffer.concat(names.map((name) => readFileSync(join(folder, name))));
}

/** The secrets contained in `bytes`, as UTF-8, UTF-16 or base64. */
export function foundIn(bytes: Buffer, secrets: readonly string[]): string[] {
  const base64 = (secret: string) => Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1);
  return secrets.filter(
    (secret) =>
      bytes.includes(secret) || bytes.includes(Buffer.from(secret, 'utf16le')) || bytes.includes(base64(secret)),
  );
}

export interface StoredRow {
  table: string;
  row: Record<string, unknown>;
}

/** Every row of bot.sqlite. */
export function storedRows(folder: string): StoredRow[] {
  const database = new DatabaseSync(join(folder, 'bot.sqlite'), { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    return tables.flatMap(({ name }) =>
      database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .map((row) => ({ table: String(name), row: { ...row } })),
    );
  } finally {
    database.close();
  }
}
