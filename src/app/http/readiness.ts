/**
 * Readiness of everything that the bot depends on, part by part. All checks run in parallel with a deadline; one that hangs is
 * not ready. Results are cached briefly, so that more requests don't cause more checks.
 */
import type { Clock } from '#platform/clock.ts';
import { type HealthCheck, runCheck } from '../health-checks.ts';

export interface PartState {
  ready: boolean;
  /** A few words for the operator; publicly readable. */
  why?: string;
}

export interface Readiness {
  ready: boolean;
  parts: Record<string, PartState>;
}

const DEADLINE_MS = 3_000;
/** How long a result is cached; shorter while not ready, to notice a recovery soon. */
const CACHE_MS = { ready: 5_000, notReady: 250 } as const;

/** @param stopping aborted when no more updates are accepted; then nothing else is checked */
export function createReadiness(
  checks: readonly HealthCheck[],
  { clock, stopping }: { clock: Clock; stopping: AbortSignal },
): () => Promise<Readiness> {
  let cached: { readiness: Promise<Readiness>; until: number } | undefined;

  async function checkAll(): Promise<Readiness> {
    const run = (check: HealthCheck) => runCheck(check, { clock, stopping, deadlineMs: DEADLINE_MS });
    const findings = (await Promise.all(checks.map(run))).flat();
    const parts = findings.map(({ about, state, says }): [string, PartState] =>
      state === 'trouble' ? [about, { ready: false, why: says }] : [about, { ready: true }],
    );
    return { ready: parts.every(([, { ready }]) => ready), parts: Object.fromEntries(parts) };
  }

  return async () => {
    if (stopping.aborted) return notAccepting('the program is stopping');
    if (cached === undefined || clock.monotonic() >= cached.until) {
      const running = { readiness: checkAll(), until: Number.POSITIVE_INFINITY };
      cached = running;
      void running.readiness.then(({ ready }) => {
        running.until = clock.monotonic() + (ready ? CACHE_MS.ready : CACHE_MS.notReady);
      });
    }
    return await cached.readiness;
  };
}

/** The result while no updates are accepted. */
export const notAccepting = (why: string): Readiness => ({ ready: false, parts: { updates: { ready: false, why } } });
