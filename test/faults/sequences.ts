/** A short campaign: FAULT_SEQUENCES says how many sequences of each database and mode. */
import { runCampaign } from './campaign.ts';
import type { DatabaseName, Mode } from './plan.ts';
import { isGood } from './verdict.ts';

const SEQUENCES = Number(process.env.FAULT_SEQUENCES ?? 12);
/** For a machine that does much else at the same time. */
const MOST_MS_A_SEQUENCE = 60_000;
const PATIENCE_MS = 40_000;
/** Characters of each that failed: its plan and chats, not the whole log. */
const MOST_EVIDENCE = 6000;

export const CAMPAIGN_TIMEOUT_MS = SEQUENCES * MOST_MS_A_SEQUENCE;

/** What went wrong, each with its seed, chats and logs. */
export async function faultsOf(database: DatabaseName, mode: Mode): Promise<string[]> {
  const results = await runCampaign({
    database,
    mode,
    questions: 3,
    count: Math.ceil(SEQUENCES / 2),
    // Each database and mode has seeds of its own, the same on every machine.
    seed: 1000 * (database === 'sqlite' ? 1 : 2) + (mode === 'polling' ? 0 : 500),
    parallel: 3,
    patienceMs: PATIENCE_MS,
    postgresUrl: process.env.TEST_POSTGRES_URL,
  });
  return results
    .filter(({ verdict }) => !isGood(verdict))
    .map(
      ({ seed, kinds, verdict, evidence }) =>
        `seed ${seed} (${kinds.join(', ')})\n${verdict.wrong.join('\n')}\n${evidence.slice(0, MOST_EVIDENCE)}`,
    );
}
