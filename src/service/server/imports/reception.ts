/** Receives the parts of one file, one at a time: a later one ends an earlier one that still runs. */
import { ApiError } from '../http/api-error.ts';
import { type ArrivalLimits, type Arriving, writeArriving } from './arriving-file.ts';

export type Reception = ReturnType<typeof createReception>;

// Who sends a file is in the middle of it: nothing else can come over that connection.
const CUT = { connection: 'close' };

export const otherOffset = (): ApiError => new ApiError(409, 'The file has another number of bytes here.', CUT);
export const hasEnded = (): ApiError => new ApiError(410, 'This import has ended.', CUT);
const takenOver = (): ApiError => new ApiError(409, 'The same file is sent over another connection.', CUT);

export function createReception(limits: ArrivalLimits) {
  let current: { readonly stopping: AbortController; readonly ended: Promise<void> } | undefined;
  return {
    /**
     * Writes a part of the file once nothing else writes to it.
     * @param where asked then; what it throws is thrown
     * @returns the bytes that the file has then
     * @throws as `writeArriving` does; ApiError 409 when a later part took its place
     */
    async receive(
      where: () => Promise<Omit<Arriving, 'pieces' | 'signal'>>,
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
        return await writeArriving({ ...(await where()), pieces, signal: stopping.signal }, limits);
      } finally {
        resolve();
        if (current?.stopping === stopping) current = undefined;
      }
    },
    isReceiving: () => current !== undefined,
    /** Ends what is received now with `reason`. */
    stop: (reason: Error) => current?.stopping.abort(reason),
    /** Settles when nothing is received any more. */
    ended: async (): Promise<void> => current?.ended,
  };
}
