/** One import in the memory of this process, and the limits of open imports. */
import { createHash, type Hash, randomBytes } from 'node:crypto';
import type { Log } from '#platform/log.ts';
import { currentRequest, type RequestContext } from '#platform/request-context.ts';
import type { ImportFailure } from '../../contract/imports.ts';
import { UnusableSourceError } from '../../importers/broken-source.ts';
import { ApiError } from '../http/api-error.ts';
import type { ArrivalLimits } from './arriving-file.ts';
import type { ImportState, KeptJob } from './import-job.ts';
import { createReception, type Reception } from './reception.ts';

export interface LiveJob {
  readonly id: string;
  /** The request that began it, under which its work is logged. */
  readonly origin: RequestContext | undefined;
  kept: KeptJob;
  state: ImportState;
  readonly ending: AbortController;
  /** Settles when the job's thread has ended. */
  work: Promise<void>;
  readonly reception: Reception;
  /** Hash and count of the bytes received by this process. */
  content: { readonly hash: Hash; bytes: number };
  /** Digest of the whole file, if this process has seen all of it. */
  digest?: string;
  stopWaiting: () => void;
}

export const newContent = (): LiveJob['content'] => ({ hash: createHash('sha256'), bytes: 0 });

/** Passes the pieces through, counting and hashing them. */
export async function* hashed(content: LiveJob['content'], pieces: AsyncIterable<Uint8Array>) {
  for await (const piece of pieces) {
    content.hash.update(piece);
    content.bytes += piece.byteLength;
    yield piece;
  }
}

export function createLiveJob(id: string, kept: KeptJob, state: ImportState, limits: ArrivalLimits): LiveJob {
  const { reference, createdAt: receivedAt } = kept;
  return {
    id,
    origin: reference === undefined ? undefined : { reference, receivedAt },
    kept,
    state,
    ending: new AbortController(),
    work: Promise.resolve(),
    reception: createReception(limits),
    content: newContent(),
    stopWaiting: () => undefined,
  };
}

/** The import has used up its attempts. */
export class SetAsideError extends Error {
  override name = 'SetAsideError';
}

/** Maximum open imports per owner, including those waiting for an answer, and how many of them may be large. */
const MAX_OPEN = 20;
const LARGE = { bytes: 64 * 1024 ** 2, maxOpen: 3 };

const isLarge = (size: number | undefined) => size === undefined || size > LARGE.bytes;

/**
 * @param open open imports of one owner
 * @throws ApiError 409 if the owner has too many
 */
export function requireFreeSlot(open: readonly LiveJob[], size: number | undefined): void {
  const large = open.filter(({ kept }) => isLarge(kept.size)).length;
  const refuse = (many: string) => {
    const said = `${many} files are already being imported. Wait until one is done, answer its question, or cancel it.`;
    throw new ApiError(409, said, { connection: 'close' });
  };
  if (open.length >= MAX_OPEN) refuse('Twenty');
  if (isLarge(size) && large >= LARGE.maxOpen) refuse('Three large');
}

/** Reference for the log and for failures shown to the person: that of the current request, or a new one. */
export const currentReference = (): string =>
  currentRequest()?.reference ?? randomBytes(5).toString('hex').toUpperCase();

/** Why the import ended without a receipt; logs what the operator has to look into. */
export function failureOf({ id, state, ending }: LiveJob, error: unknown, log: Log): ImportFailure {
  if (ending.signal.aborted) return state.state === 'running' ? 'cancelled-halfway' : 'cancelled';
  if (error instanceof UnusableSourceError) return error.code;
  if (error instanceof SetAsideError) {
    log.error({ import: id }, 'an import was set aside: it killed its thread or this process on every attempt');
    return 'set-aside';
  }
  log.error({ err: error, import: id }, 'import failed');
  return 'failed';
}

/** Settles when the jobs' threads and uploads have ended. */
export async function untilEnded(jobs: Iterable<LiveJob>): Promise<void> {
  await Promise.allSettled([...jobs].flatMap(({ work, reception }) => [work, reception.ended()]));
}
