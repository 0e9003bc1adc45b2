/**
 * The backup format: a zip of the data service's files (generated if it uses Postgres), the bot's rows, and last a manifest with
 * the hash of each. The manifest is sealed with the newest key, so that backups can't be forged or changed without a key.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { z } from 'zod';
import { tryParseJson } from '#platform/json.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { SealError, type Vault } from '#platform/vault.ts';
import { isServiceFile } from '#service/server/service-files.ts';
import type { ServiceStore } from '#service/server/service-store.ts';
import type { DatabaseAddress } from '#storage/database.ts';
import type { TableRow } from '#storage/dump.ts';

export const MANIFEST = 'manifest.sealed';
/** The binding of the sealed manifest. */
export const MANIFEST_BINDING = 'backup/manifest';
export const BACKUP_FORMAT = 21;
/** The entry with the bot's rows, one JSON object {table, row} per line. */
export const ROWS = 'bot.ndjson';

const Manifest = z.object({
  /** Incremented with every change of the manifest. */
  format: z.literal(BACKUP_FORMAT),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of the bot's tables; 0 if there were none. */
  databaseVersion: z.int().min(0),
  /** Number of the bot's rows. */
  rows: z.int().min(0),
  /** `name`: `bot.ndjson`, or one from serviceFiles. `sha256` of the content, hexadecimal. */
  entries: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});
export type Manifest = z.infer<typeof Manifest>;

/** The databases to back up, or to restore into. */
export interface BackupPlace {
  /** The bot's database. */
  readonly address: DatabaseAddress;
  /** The data service's storage. */
  readonly service: ServiceStore;
}

/** The number of archives in a backup. */
export const archivesIn = ({ entries }: Manifest): number =>
  entries.filter(({ name }) => name.startsWith('archives/')).length;

/** A backup can't be used; the message says why. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

/** Largest sealed manifest; real ones are far smaller. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

export interface OpenBackup {
  readonly manifest: Manifest;
  /** Rejects with BackupError if there is no such entry, or it has another size. */
  content(entry: { name: string; bytes: number }): Promise<Readable>;
  close(): void;
}

/** Rejects with BackupError if the file isn't a backup, is incomplete, or wasn't made with one of the keys. */
export async function openBackup(file: string, vault: Vault): Promise<OpenBackup> {
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw new BackupError(`${file} is not a backup, or is incomplete`, { cause: error });
  });
  try {
    const found = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
    const entryOf = (name: string) => {
      const entry = found.get(name);
      if (!entry) throw new BackupError(`${name} is missing from the backup`);
      return entry;
    };
    const content = async ({ name, bytes }: { name: string; bytes: number }) => {
      const entry = entryOf(name);
      if (entry.uncompressedSize !== bytes) throw new BackupError(`${name} is damaged in the backup`);
      return zip.openReadStreamPromise(entry);
    };
    const sealed = entryOf(MANIFEST);
    if (sealed.uncompressedSize > MAX_MANIFEST_BYTES) throw new BackupError('its manifest is too long');
    const { data: manifest } = Manifest.safeParse(
      tryParseJson(openManifest(vault, await text(await zip.openReadStreamPromise(sealed)))),
    );
    if (!manifest) throw new BackupError('its manifest cannot be read: another version of the program wrote it');
    if (!manifest.entries.some(({ name }) => name === ROWS))
      throw new BackupError(`${ROWS} is missing from the backup`);
    if (!manifest.entries.every(({ name }) => name === ROWS || isServiceFile(name)))
      throw new BackupError('it contains a file that does not belong in a backup');
    return { manifest, content, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function openManifest(vault: Vault, sealed: string): string {
  try {
    return vault.open(sealed, MANIFEST_BINDING);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new BackupError(`none of the keys decrypts its manifest: it was ${error.message}`, { cause: error });
  }
}

const BotLine = z.object({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** Reads the bot's rows from an unpacked entry. Rejects with BackupError for an invalid row. */
export async function* botRows(path: string): AsyncGenerator<TableRow> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    const { data: row } = BotLine.safeParse(tryParseJson(line));
    if (!row) throw new BackupError('a row of the bot cannot be read');
    yield row;
  }
}
