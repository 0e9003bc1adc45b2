/** What lies on disk after a story: the raw bytes of files, and the rows of the bot's database. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The bytes of the files in `folder` whose name begins with `prefix`, one after the other. */
export function rawBytes(folder: string, prefix: string): Buffer {
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix));
  if (names.length === 0) throw new Error(`there is no ${prefix} in ${folder}`);
  return Buffer.concat(names.map((name) => readFileSync(join(folder, name))));
}

/** Which of `secrets` stand in `bytes`, as text of one or two bytes a character, or as base64. */
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
