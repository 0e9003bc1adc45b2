/** The HTTP client of what the service offers about imports, with the key that bot and service share. */
import { type Clock, TimeoutError } from '#platform/clock.ts';
import { ServiceFailure } from '../contract/failure.ts';
import type { ExportFile, ImportService } from '../contract/import-service.ts';
import { createKeyedAsk, type KeyedAskOptions } from './keyed-ask.ts';

const CONNECTIONS = 64;
/** StartImportQuery. */
const MAX_FILE_NAME = 255;
/** How long the service may take nothing of a file that waits for it, or be silent after the last of it. */
const STALL_MS = 60_000;

/**
 * Makes the client. `close` ends running calls as cancelled and refuses later ones.
 * @throws TypeError when the address is not an http(s) address
 */
export function createImportClient(options: KeyedAskOptions): ImportService & { close(): Promise<void> } {
  const { clock, log } = options;
  const { ask, send, close } = createKeyedAsk(options, { connections: CONNECTIONS, keyRefused: 'service-failed' });

  async function start(owner: string, importId: string, file: ExportFile, signal: AbortSignal): Promise<string> {
    const { name, telegramId, size, who } = file;
    const query = new URLSearchParams({
      ...{ name: name.slice(0, MAX_FILE_NAME).toWellFormed(), telegramId, importId },
      ...(who === undefined ? {} : { who }),
    });
    const begun = clock.monotonic();
    const flow = watched(file.chunks, clock, signal);
    const headers = {
      'content-type': 'application/octet-stream',
      ...(size === undefined ? {} : { 'content-length': String(size) }),
    };
    try {
      const about = { parts: { owner }, query: String(query) };
      const reply = await send('startImport', about, { headers, body: flow.chunks }, flow.signal);
      log.debug({ bytes: size, ms: clock.monotonic() - begun }, 'an export was sent to the service');
      return reply.importId;
    } catch (error) {
      // What kept the file from coming is the cause; that the request was cut off is its consequence.
      throw flow.broken()?.error ?? error;
    } finally {
      flow.end();
    }
  }

  const known = <T>(answer: Promise<T>): Promise<T | undefined> =>
    answer.catch((error: unknown) => {
      if (error instanceof ServiceFailure && (error.code === 'not-found' || error.detail.status === 409))
        return undefined;
      throw error;
    });

  return {
    start,
    describe: (owner, importId, signal) => known(ask('describeImport', { owner, importId }, undefined, { signal })),
    answer: async (owner, importId, answers, signal) =>
      (await known(ask('answerImport', { owner, importId }, answers, { signal }))) !== undefined,
    cancel: async (owner, importId, signal) =>
      (await known(ask('cancelImport', { owner, importId }, undefined, { signal })))?.cancelled === true,
    putMessages: (owner, messages, signal) => ask('putMessages', { owner }, messages, { signal }),
    close,
  };
}

/** The chunks of a file, and a signal that is aborted, with a TimeoutError, when nobody takes them any more. */
function watched(chunks: AsyncIterable<Uint8Array>, clock: Clock, outer: AbortSignal) {
  const stalled = new AbortController();
  let broken: { error: unknown } | undefined;
  let disarm = () => {};
  const arm = () => {
    disarm();
    disarm = clock.setTimer(STALL_MS, () => stalled.abort(new TimeoutError(STALL_MS)));
  };
  async function* flow(): AsyncGenerator<Uint8Array> {
    disarm();
    try {
      for await (const chunk of chunks) {
        arm();
        yield chunk;
        disarm();
      }
    } catch (error) {
      broken = { error };
      throw error;
    }
    arm();
  }
  arm();
  return {
    chunks: flow(),
    signal: AbortSignal.any([outer, stalled.signal]),
    broken: () => broken,
    end: () => disarm(),
  };
}
