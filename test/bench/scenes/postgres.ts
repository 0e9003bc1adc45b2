/** Recorded searches: throughput on SQLite, on Postgres, with four processes on one Postgres, and with many people. */
import { atMost, mid, short, table } from '../figures.ts';
import { type BenchPostgres, type DatabaseLoad, startBenchPostgres } from '../postgres.ts';
import { pinBench, unpinBench } from '../processes.ts';
import { OURS, type SessionOptions, withSession } from '../session.ts';
import { measureSearches, SEARCH_MS, SEARCHERS, type SearchRow, searchLine, searchTable } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const PROCESSES = 4;
const MAX_GROWTH = 1.2;

export async function postgresScene({ sizes, progress }: SceneContext): Promise<SceneOutcome> {
  const rows: SearchRow[] = [];
  /** Transactions, rows read and rows written of one search. */
  const loads: [label: string, number, number, number][] = [];
  async function measure(label: string, on: Partial<SessionOptions>, loadOf?: () => Promise<DatabaseLoad>) {
    const row: SearchRow = { label, saturated: [], steady: [] };
    const session = { pinning: [], people: SEARCHERS, searchMs: SEARCH_MS, ...on };
    await withSession(OURS, session, async (running) => {
      const before = await loadOf?.();
      const searches = await measureSearches(running, sizes.search, row);
      const after = await loadOf?.();
      if (!before || !after) return;
      const each = (key: keyof DatabaseLoad) => (after[key] - before[key]) / searches;
      loads.push([label, each('transactions'), each('rowsRead'), each('rowsWritten')]);
    });
    rows.push(row);
    progress(`postgres: ${searchLine(row)}`);
  }
  async function measureOn(postgres: BenchPostgres, label: string, name: string, on: Partial<SessionOptions>) {
    const databaseUrl = await postgres.createDatabase(name);
    await measure(label, { ...on, databaseUrl }, () => postgres.loadOf(name));
  }

  // The database server needs a core too.
  unpinBench();
  const label = `Postgres, ${PROCESSES} processes`;
  const people = sizes.connectedPeople;
  try {
    const postgres = await startBenchPostgres();
    if ('unavailable' in postgres) return { report: `Postgres was not measured: ${postgres.unavailable}`, targets: [] };
    await using _ = postgres;
    await measure('SQLite, one process', {});
    await measureOn(postgres, 'Postgres, one process', 'alone', {});
    await measureOn(postgres, label, 'shared', { processes: PROCESSES });
    await measureOn(postgres, `${label}, ${people} people`, 'many', { processes: PROCESSES, people });
  } finally {
    pinBench();
  }
  const loadTable = table(
    ['', 'transactions', 'rows read', 'rows written'],
    loads.map(([label, ...load]) => [label, ...load.map(short)]),
  );
  // Compares the last two: the same processes with few and with many people.
  const [few = Number.NaN, many = Number.NaN] = rows
    .slice(-2)
    .map(({ saturated }) => mid(saturated, ({ cpuMs }) => cpuMs));
  const [readByFew = Number.NaN, readByMany = Number.NaN] = loads.slice(-2).map(([, , read]) => read);
  const of = `${people} people relative to ${SEARCHERS}`;
  const title = `Recorded commands (searches of ${SEARCHERS} people, this bot) on all cores; CPU and memory of the bot only:`;
  return {
    report: `${title}\n${searchTable(rows)}\n\nLoad of a search on Postgres:\n${loadTable}`,
    targets: [
      atMost(MAX_GROWTH, `CPU per /search, ${of}`, many / few),
      atMost(MAX_GROWTH, `rows read per /search, ${of}`, readByMany / readByFew),
    ],
  };
}
