/** One import as this process works on it. */

import type { Log } from '../../log.ts';
import type { Origin } from '../../origin.ts';
import type { ArrivalLimits } from './arriving-file.ts';
import { UnreadableExportError } from './export-report.ts';
import { type ImportState, type KeptJob, SENTENCES } from './import-job.ts';
import { createReception, type Reception } from './reception.ts';

export interface LiveJob {
  readonly id: string;
  /** For whom its work is done, whoever gives it its turn. */
  readonly origin: Origin | undefined;
  kept: KeptJob;
  state: ImportState;
  readonly ending: AbortController;
  /** Settles when the job's thread has ended. */
  work: Promise<void>;
  readonly reception: Reception;
  stopWaiting: () => void;
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
    stopWaiting: () => undefined,
  };
}

/** Why it ended without a receipt, in words for the person; what is the operator's affair is logged. */
export function sentenceOf({ id, state, ending }: LiveJob, error: unknown, log: Log): string {
  if (ending.signal.aborted) return state.state === 'running' ? SENTENCES.cancelledHalfway : SENTENCES.cancelled;
  if (error instanceof UnreadableExportError) return error.message;
  log.error({ err: error, import: id }, 'an import failed');
  return SENTENCES.failed;
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
