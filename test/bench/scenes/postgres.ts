/** Every search is recorded: how many a second the databases take, and what four processes on one Postgres make of it. */
import { OURS } from '../contenders.ts';
import { pinBench, unpinBench } from '../core-pinning.ts';
import { startBenchPostgres } from '../postgres.ts';
import { SEARCHERS } from '../search-load.ts';
import { type SessionOptions, withSession } from '../session.ts';
import { emptyRow, measureSearches, SEARCH_MS, type SearchRow, searchLine, searchTable } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const PROCESSES = 4;

export async function postgresScene({ options, progress }: SceneContext): Promise<SceneOutcome> {
  const rows: SearchRow[] = [];
  async function measure(label: string, on: Partial<SessionOptions>): Promise<void> {
    const row = emptyRow(OURS.webhook, label);
    const session = { pinning: [], people: SEARCHERS, searchMs: SEARCH_MS, ...on };
    await withSession(OURS.webhook, session, (running) => measureSearches(running, options.search, row));
    rows.push(row);
    progress(`postgres: ${searchLine(row)}`);
  }

  // The database server is one more that wants a core.
  unpinBench();
  try {
    const postgres = await startBenchPostgres();
    if ('unavailable' in postgres) return { report: `Postgres was not measured: ${postgres.unavailable}`, targets: [] };
    await using _ = postgres;
    await measure('SQLite, one process', {});
    await measure('Postgres, one process', { databaseUrl: await postgres.createDatabase('alone') });
    const shared = { databaseUrl: await postgres.createDatabase('shared'), processes: PROCESSES };
    await measure(`Postgres, ${PROCESSES} processes`, shared);
  } finally {
    pinBench();
  }
  const title =
    'Commands that are recorded (searches, this bot, webhook), on all cores; CPU and memory of the bot alone:';
  return { report: `${title}\n${searchTable(rows)}`, targets: [] };
}
