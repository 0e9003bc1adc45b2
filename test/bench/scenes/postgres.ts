/** Every search is recorded: how many a second the databases take, what four processes on one Postgres make of it, and many people. */
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
  const asked: [label: string, number, number, number][] = [];
  async function measure(label: string, on: Partial<SessionOptions>, loadOf?: () => Promise<DatabaseLoad>) {
    const row: SearchRow = { label, saturated: [], steady: [] };
    const session = { pinning: [], people: SEARCHERS, searchMs: SEARCH_MS, ...on };
    await withSession(OURS, session, async (running) => {
      const before = await loadOf?.();
      const searches = await measureSearches(running, sizes.search, row);
      const after = await loadOf?.();
      if (!before || !after) return;
      const each = (key: keyof DatabaseLoad) => (after[key] - before[key]) / searches;
      asked.push([label, each('transactions'), each('rowsRead'), each('rowsWritten')]);
    });
    rows.push(row);
    progress(`postgres: ${searchLine(row)}`);
  }
  async function measureOn(postgres: BenchPostgres, label: string, name: string, on: Partial<SessionOptions>) {
    const databaseUrl = await postgres.createDatabase(name);
    await measure(label, { ...on, databaseUrl }, () => postgres.loadOf(name));
  }

  // The database server is one more that wants a core.
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
  const askedTable = table(
    ['', 'transactions', 'rows read', 'rows written'],
    asked.map(([label, ...load]) => [label, ...load.map(short)]),
  );
  // The last of both against the one before it: the same processes, fewer people.
  const [few = Number.NaN, many = Number.NaN] = rows
    .slice(-2)
    .map(({ saturated }) => mid(saturated, ({ cpuMs }) => cpuMs));
  const [readByFew = Number.NaN, readByMany = Number.NaN] = asked.slice(-2).map(([, , read]) => read);
  const of = `${people} people: of ${SEARCHERS} people’s`;
  const title = `Commands that are recorded (searches of ${SEARCHERS} people, this bot), on all cores; CPU and memory of the bot alone:`;
  return {
    report: `${title}\n${searchTable(rows)}\n\nWhat a search asks of Postgres:\n${askedTable}`,
    targets: [
      atMost(MAX_GROWTH, `CPU per /search, ${of}`, many / few),
      atMost(MAX_GROWTH, `rows read per /search, ${of}`, readByMany / readByFew),
    ],
  };
}
