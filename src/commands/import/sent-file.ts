/** A file that somebody has sent to the bot, and how its content is had. */
import { z } from 'zod';

export const SentFile = z.object({
  /** Under which the front knows it; of use to this bot only. */
  id: z.string(),
  /** As its sender calls it. */
  name: z.string(),
  /** Bytes, as far as known. */
  size: z.number().optional(),
});
export type SentFile = z.infer<typeof SentFile>;

/** The content of a file, at its beginning; it has to be disposed of. */
interface SentContent extends AsyncDisposable {
  readonly size: number | undefined;
  /** To be read once, piece by piece. Reading rejects with SentFileError. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface SentFiles {
  /** Rejects with SentFileError. */
  open(id: string, signal: AbortSignal): Promise<SentContent>;
}

type SentFileTrouble =
  | 'gone' // the front has it no longer, or does not give it
  | 'too-large'
  | 'interrupted'; // it did not come, or only in part: another attempt may succeed

/** The content of a file cannot be had. */
export class SentFileError extends Error {
  override name = 'SentFileError';
  readonly trouble: SentFileTrouble;
  constructor(trouble: SentFileTrouble, cause: unknown) {
    super(`a sent file: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}
