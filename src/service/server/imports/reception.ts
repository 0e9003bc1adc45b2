/** Receives the parts of one file, one at a time: a new part ends one that is still being received. */
import { ApiError } from '../http/api-error.ts';
import { type ArrivalLimits, type Arriving, writeArriving } from './arriving-file.ts';

export type Reception = ReturnType<typeof createReception>;

// The sender is in the middle of a body, so the connection can't be reused.
const CLOSE = { connection: 'close' };

export const wrongOffset = (): ApiError =>
  new ApiError(409, 'The offset doesn’t match the bytes received so far.', CLOSE);
export const importEnded = (): ApiError => new ApiError(410, 'This import has ended.', CLOSE);
const takenOver = (): ApiError => new ApiError(409, 'The same file is being sent over another connection.', CLOSE);

export function createReception(limits: ArrivalLimits) {
  let current: { readonly stopping: AbortController; readonly ended: Promise<void> } | undefined;
  return {
    /**
     * Writes a part of the file once nothing else writes to it.
     * @param prepare called once it's this part's turn; its errors are rethrown
     * @returns the size of the file in bytes
     * @throws as `writeArriving`; ApiError 409 if a later part took over
     */
    async receive(
      prepare: () => Promise<Omit<Arriving, 'pieces' | 'signal'>>,
      pieces: Arriving['pieces'],
    ): Promise<number> {
      const before = current;
      const stopping = new AbortController();
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      current = { stopping, ended };
      before?.stopping.abort(takenOver());
      try {
        await before?.ended;
        stopping.signal.throwIfAborted();
        return await writeArriving({ ...(await prepare()), pieces, signal: stopping.signal }, limits);
      } finally {
        resolve();
        if (current?.stopping === stopping) current = undefined;
      }
    },
    isReceiving: () => current !== undefined,
    /** Ends the part being received with `reason`. */
    stop: (reason: Error) => current?.stopping.abort(reason),
    /** Settles when no part is being received. */
    ended: async (): Promise<void> => current?.ended,
  };
}
