/** Limits of what a query may cost, and the errors of queries that are refused. */
import { threadCpuMs } from '#platform/worker.ts';

/** The filter can't be evaluated; the message names the wrong member. */
export class BadFilterError extends Error {
  override name = 'BadFilterError';
}

/** Maximum number of records opened per query if the index doesn't decide it: about 150 ms. */
export const MAX_OPENED = 4_000;
/** CPU time of this thread for the same, for large records or long filters; and for its patterns. */
export const MAX_CPU_MS = 150;

/** Starts measuring. @returns whether the limit has passed; only CPU time of this thread counts */
export function createTimeLimit(cpuMs = threadCpuMs): () => boolean {
  const until = cpuMs() + MAX_CPU_MS;
  return () => cpuMs() >= until;
}

/** The query would take too long on this data. */
export class QueryCostError extends BadFilterError {
  override name = 'QueryCostError';
}

const NARROWER =
  'Narrow it down by sourceApplication, groupId, type, fromId, fromHandle, fromName or a range of the time; consecutive pages continue where the last one ended';

/** The query would open too many records. @param why the members that the index doesn't decide */
export function tooManyRecords(why: readonly string[]): QueryCostError {
  const named = [...new Set(why)].slice(0, 5).join(', ');
  return new QueryCostError(
    `a query may open ${MAX_OPENED} records and take ${MAX_CPU_MS} ms at most, and this one would exceed that: the index does not decide ${named}. ${NARROWER}`,
  );
}

/** Undefined if only opening too many records would tell. */
export async function unlessCostly<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof QueryCostError) return undefined;
    throw error;
  }
}
