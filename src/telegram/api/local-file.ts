/**
 * Files of a Bot API server that runs with `--local`: it says where on this disk a file lies, and does not serve it
 * (tdlib/telegram-bot-api, issues 26 and 59). Such a path comes from outside, so it must not lead anywhere else: every
 * file of a bot lies below `<working directory>/<bot token>/`, and nobody else has a folder of that name.
 */
import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import type { OpenFile, OpenLimits } from './download.ts';
import { tooLarge } from './download.ts';
import { BotApiError } from './errors.ts';

const METHOD = 'a file';
const CHUNK_BYTES = 256 * 1024;

/**
 * Opens a regular file whose real path, links resolved, leads through a folder called like the token.
 * Rejects with BotApiError: `refused` for any other path, `in-doubt` for a file that cannot be read here.
 */
export async function openLocalFile(path: string, token: string, limits: OpenLimits): Promise<OpenFile> {
  let file: FileHandle | undefined;
  try {
    const real = await realpath(path);
    if (!real.split(sep).slice(0, -1).includes(token)) throw foreign();
    // Between the two calls the last part may have become a link.
    file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const facts = await file.stat();
    if (!facts.isFile()) throw foreign();
    if (facts.size > limits.maxBytes) throw tooLarge(limits.maxBytes);
    const opened = file;
    return {
      size: facts.size,
      chunks: read(opened, limits.signal),
      [Symbol.asyncDispose]: () => opened.close(),
    };
  } catch (error) {
    await file?.close();
    throw error instanceof BotApiError ? error : unreadable(error);
  }
}

const foreign = () => new BotApiError('refused', METHOD, { description: 'its path is not the server’s' });

/** Without the cause's own words: they hold the path, and so the token. */
function unreadable(error: unknown): BotApiError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new BotApiError('in-doubt', METHOD, { cause: new Error(`a file of the Bot API server: ${code}`) });
}

async function* read(file: FileHandle, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      if (signal?.aborted) throw new BotApiError('in-doubt', METHOD, { cause: signal.reason });
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } catch (error) {
    throw error instanceof BotApiError ? error : unreadable(error);
  }
}
