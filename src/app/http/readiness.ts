/**
 * Whether everything is there that the bot cannot do without, part by part. All parts are looked at together, each for a
 * while; one that hangs is not ready. What was found counts for a moment, so that nobody makes the bot ask more by asking more.
 */
import type { Clock } from '#platform/clock.ts';
import { type HealthCheck, runCheck } from '../health-checks.ts';

export interface PartState {
  ready: boolean;
  /** A few words for the operator; anybody may read them. */
  why?: string;
}

export interface Readiness {
  ready: boolean;
  parts: Record<string, PartState>;
}

const DEADLINE_MS = 3_000;
/** How long a finding counts: what is well stays well for longer than somebody waits for what is not. */
const COUNTS_MS = { ready: 5_000, not: 250 } as const;

/** @param stopping aborted when no more updates are taken: then nothing else is looked at */
export function createReadiness(
  checks: readonly HealthCheck[],
  { clock, stopping }: { clock: Clock; stopping: AbortSignal },
): () => Promise<Readiness> {
  let found: { readiness: Promise<Readiness>; until: number } | undefined;

  async function lookAtAll(): Promise<Readiness> {
    const run = (check: HealthCheck) => runCheck(check, { clock, stopping, deadlineMs: DEADLINE_MS });
    const findings = (await Promise.all(checks.map(run))).flat();
    const parts = findings.map(({ about, state, says }): [string, PartState] =>
      state === 'trouble' ? [about, { ready: false, why: says }] : [about, { ready: true }],
    );
    return {
      ready: parts.every(([, { ready }]) => ready),
      parts: { updates: { ready: true }, ...Object.fromEntries(parts) },
    };
  }

  return async () => {
    if (stopping.aborted) return notTaking('the program is stopping');
    if (found === undefined || clock.monotonic() >= found.until) {
      const looking = { readiness: lookAtAll(), until: Number.POSITIVE_INFINITY };
      found = looking;
      void looking.readiness.then(({ ready }) => {
        looking.until = clock.monotonic() + (ready ? COUNTS_MS.ready : COUNTS_MS.not);
      });
    }
    return await found.readiness;
  };
}

/** What is said while updates are not taken at all. */
export const notTaking = (why: string): Readiness => ({ ready: false, parts: { updates: { ready: false, why } } });
