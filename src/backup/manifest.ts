/** The table of contents of a backup, its last entry. */
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** Holds the bot's rows, one JSON object {table, row} a line. */
export const ROWS = 'bot.ndjson';

const Entry = z.object({
  /** `bot.ndjson`, or a name that serviceFiles gives. */
  name: z.string(),
  bytes: z.int().min(0),
  /** SHA-256 of the content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Entry = z.infer<typeof Entry>;

export const Manifest = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of the bot's tables; 0 where there were none. */
  databaseVersion: z.int().min(0),
  /** Rows of the bot, table by table. */
  rows: z.record(z.string(), z.int().min(0)),
  entries: z.array(Entry),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup that cannot be used; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}
