/**
 * A smaller count of what `npm run faults` plays at length: random sequences of faults, kills and stops. FAULT_SEQUENCES
 * sets how many on each database; what fails is told with its seed, chats and logs.
 */
import { describe, expect, it } from 'vitest';
import { runCampaign, type SequenceResult } from './campaign.ts';
import type { DatabaseName, Mode } from './plan.ts';
import { isGood } from './verdict.ts';

const SEQUENCES = Number(process.env.FAULT_SEQUENCES ?? 12);
const postgresUrl = process.env.TEST_POSTGRES_URL;
const PATIENCE_MS = 40_000;
/** For a machine that does much else at the same time. */
const MOST_MS_A_SEQUENCE = 60_000;
/** Characters of each that failed: its plan and chats, not the whole log. */
const MOST_EVIDENCE = 6000;

const play = (database: DatabaseName, mode: Mode) =>
  runCampaign({
    database,
    mode,
    questions: 3,
    count: Math.ceil(SEQUENCES / 2),
    // Each database and mode has seeds of its own, all of them the same on every machine.
    seed: 1000 * (database === 'sqlite' ? 1 : 2) + (mode === 'polling' ? 0 : 500),
    parallel: 3,
    patienceMs: PATIENCE_MS,
    postgresUrl,
  });

function faultsIn(results: readonly SequenceResult[]): string[] {
  return results
    .filter(({ verdict }) => !isGood(verdict))
    .map(
      ({ seed, kinds, verdict, evidence }) =>
        `seed ${seed} (${kinds.join(', ')})\n${verdict.wrong.join('\n')}\n${evidence.slice(0, MOST_EVIDENCE)}`,
    );
}

describe.each(['polling', 'webhook'] as const)('whatever goes wrong, by %s', (mode) => {
  it(
    'one process on SQLite loses no answer, pays nothing twice, says nothing twice unmarked, and blocks nobody',
    async () => expect(faultsIn(await play('sqlite', mode))).toEqual([]),
    SEQUENCES * MOST_MS_A_SEQUENCE,
  );

  it.skipIf(postgresUrl === undefined)(
    'two processes on Postgres lose no answer, pay nothing twice, say nothing twice unmarked, and block nobody',
    async () => expect(faultsIn(await play('postgres', mode))).toEqual([]),
    SEQUENCES * MOST_MS_A_SEQUENCE,
  );
});
