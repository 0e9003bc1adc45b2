/** One import as this process works on it. */
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
  /** For whom its work is done, whoever gives it its turn. */
  readonly origin: RequestContext | undefined;
  kept: KeptJob;
  state: ImportState;
  readonly ending: AbortController;
  /** Settles when the job's thread has ended. */
  work: Promise<void>;
  readonly reception: Reception;
  /** Of the bytes that have come, as long as this process has seen them all. */
  content: { readonly hash: Hash; bytes: number };
  /** Of the whole file, where it is known. */
  digest?: string;
  stopWaiting: () => void;
}

export const newContent = (): LiveJob['content'] => ({ hash: createHash('sha256'), bytes: 0 });

/** The same pieces, which are counted and hashed on their way. */
export async function* noted(content: LiveJob['content'], pieces: AsyncIterable<Uint8Array>) {
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

/** An import was taken up often enough. */
export class SetAsideError extends Error {
  override name = 'SetAsideError';
}

/** Of one owner: so many files at once, those that wait for an answer among them; and so many of them large. */
const MOST_OPEN = 20;
const LARGE = { bytes: 64 * 1024 ** 2, most: 3 };

const isLarge = (size: number | undefined) => size === undefined || size > LARGE.bytes;

/**
 * @param open of one owner
 * @throws ApiError 409 when others are first
 */
export function demandTurn(open: readonly LiveJob[], size: number | undefined): void {
  const large = open.filter(({ kept }) => isLarge(kept.size)).length;
  const refuse = (many: string) => {
    const said = `${many} files are being brought in already. Wait until one of them is done, answer its question, or cancel it.`;
    throw new ApiError(409, said, { connection: 'close' });
  };
  if (open.length >= MOST_OPEN) refuse('Twenty');
  if (isLarge(size) && large >= LARGE.most) refuse('Three large');
}

/** For the log, and for the person where it fails: its own of what is begun for no update, as from the upload page. */
export const referenceHere = (): string => currentRequest()?.reference ?? randomBytes(5).toString('hex').toUpperCase();

/** Why it ended without a receipt; what is the operator's affair is logged. */
export function failureOf({ id, state, ending }: LiveJob, error: unknown, log: Log): ImportFailure {
  if (ending.signal.aborted) return state.state === 'running' ? 'cancelled-halfway' : 'cancelled';
  if (error instanceof UnusableSourceError) return error.code;
  if (error instanceof SetAsideError) {
    log.error({ import: id }, 'an import was set aside: its thread or this process died of it each time it was tried');
    return 'set-aside';
  }
  log.error({ err: error, import: id }, 'an import failed');
  return 'failed';
}

/** Settles when their threads have ended, and what they received has. */
export async function untilEnded(jobs: Iterable<LiveJob>): Promise<void> {
  await Promise.allSettled([...jobs].flatMap(({ work, reception }) => [work, reception.ended()]));
}

/** Whether it was begun for this file, whose reply was lost then: nothing of it has come. */
export function isSameBegun({ state, kept }: LiveJob, { name, size }: Pick<KeptJob, 'name' | 'size'>): boolean {
  const isUntouched = state.state === 'arriving' && state.received === 0;
  return isUntouched && size !== undefined && kept.name === name && kept.size === size;
}
