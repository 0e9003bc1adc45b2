/** What a screen or a step can do without. */
import type { Context } from './command.ts';

/** A screen does not wait longer for a line of it. */
const DEADLINE_MS = 3_000;

/** What the service tells; undefined where it does not, or not in time. Throws nothing but the signal's reason. */
export async function bestEffort<T>(
  { deps, signal }: Pick<Context, 'deps' | 'signal'>,
  request: (call: { signal: AbortSignal; deadlineMs: number }) => Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await request({ signal, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'a screen does without what the service could not tell');
    return undefined;
  }
}
