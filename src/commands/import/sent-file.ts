/** A file that somebody sent to the bot, and access to its content. */
import { z } from 'zod';

export const SentFile = z.object({
  /** ID at the front end; valid for this bot only. */
  id: z.string(),
  /** As named by the sender. */
  name: z.string(),
  /** Bytes, if known. */
  size: z.number().optional(),
});
export type SentFile = z.infer<typeof SentFile>;

/** The content of a file; must be disposed of. */
interface SentContent extends AsyncDisposable {
  readonly size: number | undefined;
  /** Can be read once. Reading rejects with SentFileError. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface SentFiles {
  /** Rejects with SentFileError. */
  open(id: string, signal: AbortSignal): Promise<SentContent>;
}

type SentFileTrouble =
  | 'gone' // the front end no longer has it, or refuses it
  | 'too-large'
  | 'interrupted'; // the transfer failed or broke off; a retry may succeed

/** The content of a file can't be fetched. */
export class SentFileError extends Error {
  override name = 'SentFileError';
  readonly trouble: SentFileTrouble;
  constructor(trouble: SentFileTrouble, cause: unknown) {
    super(`cannot fetch the sent file: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
