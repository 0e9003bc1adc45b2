/** The table of contents of a backup, its last entry. */
import { z } from 'zod';
import { OperatorError } from '#platform/operator-error.ts';
import { isServiceFile } from '#service/server/service-files.ts';

export const MANIFEST = 'manifest.json';
export const BACKUP_FORMAT = 20;
/** Holds the bot's rows, one JSON object {table, row} a line. */
export const ROWS = 'bot.ndjson';
/** Holds what the data service keeps in Postgres, a row a line (service/rows/service-row.ts). */
export const SERVICE_ROWS = 'service.ndjson';

const Counts = z.record(z.string(), z.int().min(0));

const Entry = z.object({
  /** `bot.ndjson`, `service.ndjson`, or a name that serviceFiles gives. */
  name: z.string(),
  bytes: z.int().min(0),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Entry = z.infer<typeof Entry>;

export const Manifest = z.object({
  /** Raised with every change of the manifest. */
  format: z.literal(BACKUP_FORMAT),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of the bot's tables; 0 where there were none. */
  databaseVersion: z.int().min(0),
  /** Rows of the bot, table by table. */
  rows: Counts,
  /** Where the data service keeps what is people's in Postgres: the version of its rows, and how many, table by table. */
  service: z.object({ version: z.int(), rows: Counts }).optional(),
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;

/** How many archives are in it. */
export const archivesIn = ({ service, entries }: Manifest): number =>
  service ? (service.rows.archive ?? 0) : entries.filter(({ name }) => name.startsWith('archives/')).length;

/** Whether what it lists goes together: the bot's rows, and of the data service either files or rows. */
export function isConsistent({ service, entries }: Manifest): boolean {
  const names = entries.map(({ name }) => name);
  const rest = names.filter((name) => name !== ROWS && name !== SERVICE_ROWS);
  return names.includes(SERVICE_ROWS)
    ? service !== undefined && rest.length === 0
    : !service && rest.every(isServiceFile);
}

/** A backup that cannot be used; the message says why. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}
