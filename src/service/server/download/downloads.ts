/**
 * Sends an owner everything that is kept for them, straight from the archive, so that nothing of it lies on a disk. What
 * breaks off begins anew: a link ends when the whole file has left here, and not before.
 */

import type { Readable } from 'node:stream';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createZipStream } from '#platform/zip.ts';
import type { Archive, Archives } from '../archives/archives.ts';
import { exportLines } from '../archives/export.ts';
import { PAGE_HEADERS } from '../consent/html.ts';
import { Refusal } from '../http/refusal.ts';
import type { Bindings } from '../http/route.ts';
import type { Owners } from '../owners/owners.ts';
import { type OpenTicket, PAGE_LIFETIME_MS } from '../owners/tickets.ts';

/** In it: a record a line, in the form in which they can be brought in again. */
const LINES_NAME = 'records.jsonl';

/** @param madeAt what the zip says of its file, milliseconds since 1970. Reading it fails as the archive does. */
function recordsZip(archive: Pick<Archive, 'after'>, madeAt: number): Readable {
  return createZipStream([{ name: LINES_NAME, content: textOf(archive) }], new Date(madeAt));
}

async function* textOf(archive: Pick<Archive, 'after'>): AsyncGenerator<string> {
  for await (const { text } of exportLines(archive)) yield text;
}

/** Of everybody: each keeps an archive's thread busy now and then. */
const MOST_AT_ONCE = 8;
/** For how long a browser may take nothing. */
const SILENCE_MS = 60_000;
/** From when the last byte has left: one that was lost on its way can be asked for again. */
const AFTERWARDS_MS = 60_000;

export interface DownloadsOptions {
  owners: Owners;
  archives: Archives;
  clock: Clock;
  log: Log;
}

export interface Downloads {
  /** Records of the archive that a ticket is about. @throws Refusal 503 when it cannot be read */
  count(opened: OpenTicket<'download'>, signal: AbortSignal): Promise<number>;
  /** The file. A second request of the same owner ends the one before. @throws Refusal 503 */
  send(ticket: string, opened: OpenTicket<'download'>, from: Bindings): Promise<Response>;
}

export function createDownloads({ owners, archives, clock, log }: DownloadsOptions): Downloads {
  const { directory, tickets } = owners;
  /** By owner: what ends their download. */
  const running = new Map<string, () => void>();

  const archiveOf = async (owner: string, signal: AbortSignal) =>
    archives.of(owner, await directory.archiveKey(owner), signal);

  async function count({ ownerId }: OpenTicket<'download'>, signal: AbortSignal): Promise<number> {
    try {
      const archive = await archiveOf(ownerId, signal);
      return (await archive.bytes()) === 0 ? 0 : await archive.countAll();
    } catch (error) {
      log.error({ err: error }, 'an archive could not be read for its owner');
      throw new Refusal(503, 'The archive cannot be read just now. Try again in a minute.', { 'retry-after': '60' });
    }
  }

  return {
    count,
    async send(ticket, opened, { cut }) {
      const { ownerId } = opened;
      const stopping = new AbortController();
      await count(opened, stopping.signal);
      running.get(ownerId)?.();
      if (running.size >= MOST_AT_ONCE)
        throw new Refusal(503, 'Many people save their data just now. Try again in some minutes.', {
          'retry-after': '120',
        });
      // The key is asked for each time: with its owner it goes, in the middle as well.
      const after = async (...given: Parameters<Awaited<ReturnType<typeof archiveOf>>['after']>) =>
        (await archiveOf(ownerId, stopping.signal)).after(...given);
      const body = takenBody(recordsZip({ after }, clock.now()), {
        ...{ clock, silenceMs: SILENCE_MS, longestMs: PAGE_LIFETIME_MS.download },
        whole: () => tickets.endWithin(AFTERWARDS_MS, 'download', ticket),
        failed(error) {
          log.info({ err: error }, 'a download broke off');
          cut?.();
        },
        ended() {
          stopping.abort(new Error('the download has ended'));
          if (running.get(ownerId) === body.stop) running.delete(ownerId);
        },
      });
      running.set(ownerId, body.stop);
      return new Response(body.stream, { headers: headersAt(clock.now()) });
    },
  };
}

function headersAt(now: number): Record<string, string> {
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    ...PAGE_HEADERS,
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="personal-data-${day}.zip"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    // It is made anew each time, so that no two are the same to the byte.
    'accept-ranges': 'none',
    // A proxy that takes it all at once would let the link end long before the person has the file.
    'x-accel-buffering': 'no',
  };
}

interface TakenBodyOptions {
  clock: Clock;
  /** For how long nothing may be taken, and how long all of it may last. */
  silenceMs: number;
  longestMs: number;
  /** All of it was taken; the body ends after that. */
  whole(): Promise<void>;
  /** It broke off, and not because nobody wanted it any more: whoever took some of it must not think that it is whole. */
  failed(error: unknown): void;
  /** However it ended, once. */
  ended(): void;
}

interface TakenBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Lets it fail. */
  stop(): void;
}

/** @param source is destroyed with it */
function takenBody(source: Readable, options: TakenBodyOptions): TakenBody {
  const { clock, silenceMs, longestMs, whole, failed, ended } = options;
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  let isOver = false;
  let endSilence = () => {};
  const endLimit = clock.setTimer(longestMs, () => fail(new Error('it lasted too long')));

  /** Whether that has ended it. */
  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    endSilence();
    endLimit();
    source.destroy();
    ended();
    return true;
  }
  function fail(error: unknown): void {
    if (end()) failed(error);
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        endSilence();
        try {
          const { done, value } = await chunks.next();
          if (isOver) return;
          if (done) {
            await whole();
            if (end()) controller.close();
            return;
          }
          controller.enqueue(value);
          endSilence = clock.setTimer(silenceMs, () => fail(new Error('nothing of it was taken')));
        } catch (error) {
          fail(error);
        }
      },
      cancel: () => void end(),
    },
    // Nothing is made before it is asked for.
    { highWaterMark: 0 },
  );
  return { stream, stop: () => fail(new Error('another one has begun')) };
}
