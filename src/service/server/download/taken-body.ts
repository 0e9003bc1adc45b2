/** The body of a response that is made no faster than it is taken, and given up where nobody takes it. */
import type { Readable } from 'node:stream';
import type { Clock } from '#platform/clock.ts';

export interface TakenBodyOptions {
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

export interface TakenBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Lets it fail. */
  stop(): void;
}

/** @param source is destroyed with it */
export function takenBody(source: Readable, options: TakenBodyOptions): TakenBody {
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
