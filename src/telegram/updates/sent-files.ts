/** Opens files that people sent, through the Bot API. */

import { SentFileError, type SentFiles } from '#commands/import/sent-file.ts';
import type { Log } from '#platform/log.ts';
import type { BotApi } from '../api/bot-api.ts';
import { BotApiError } from '../api/errors.ts';

export function createSentFiles(api: Pick<BotApi, 'openFile'>, log: Log): SentFiles {
  function failureOf(error: unknown): SentFileError {
    const { kind, code, description } =
      error instanceof BotApiError ? error : { kind: undefined, code: undefined, description: '' };
    log.warn({ err: error }, 'could not download a file');
    // getFile says "Bad Request: file is too big".
    if (code === 413 || /too big/i.test(description)) return new SentFileError('too-large', error);
    return new SentFileError(kind === 'refused' || kind === 'closed' ? 'gone' : 'interrupted', error);
  }

  async function* read(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* chunks;
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    async open(id, signal) {
      try {
        const file = await api.openFile(id, { signal });
        return {
          size: file.size,
          chunks: read(file.chunks),
          [Symbol.asyncDispose]: () => file[Symbol.asyncDispose](),
        };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
