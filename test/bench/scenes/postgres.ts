/** Every search is recorded: how many a second the databases take, what four processes on one Postgres make of it, and many people. */
import { OURS } from '../contenders.ts';
import { pinBench, unpinBench } from '../core-pinning.ts';
import { type DatabaseLoad, loadOfPostgres } from '../database-load.ts';
import { mid, short } from '../figures.ts';
import { type BenchPostgres, startBenchPostgres } from '../postgres.ts';
import { SEARCHERS } from '../search-load.ts';
import { type SessionOptions, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost, type Target } from '../targets.ts';
import { emptyRow, measureSearches, SEARCH_MS, type SearchRow, searchLine, searchTable } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const PROCESSES = 4;
const MAX_GROWTH = 1.2;

/** What one search asks of Postgres. */
interface Asked {
  readonly label: string;
  readonly aSearch: DatabaseLoad;
}

export async function postgresScene({ options, progress }: SceneContext): Promise<SceneOutcome> {
  const rows: SearchRow[] = [];
  const asked: Asked[] = [];
  async function measure(label: string, on: Partial<SessionOptions>, loadOf?: () => Promise<DatabaseLoad>) {
    const row = emptyRow(OURS.webhook, label);
    const session = { pinning: [], people: SEARCHERS, searchMs: SEARCH_MS, ...on };
    await withSession(OURS.webhook, session, async (running) => {
      const before = await loadOf?.();
      const searched = await measureSearches(running, options.search, row);
      const after = await loadOf?.();
      if (before && after) asked.push({ label, aSearch: perSearch(before, after, searched) });
    });
    rows.push(row);
    progress(`postgres: ${searchLine(row)}`);
  }
  async function measureOn(postgres: BenchPostgres, label: string, name: string, on: Partial<SessionOptions>) {
    const databaseUrl = await postgres.createDatabase(name);
    await measure(label, { ...on, databaseUrl }, () => loadOfPostgres(postgres, name));
  }

  // The database server is one more that wants a core.
  unpinBench();
  try {
    const postgres = await startBenchPostgres();
    if ('unavailable' in postgres) return { report: `Postgres was not measured: ${postgres.unavailable}`, targets: [] };
    await using _ = postgres;
    await measure('SQLite, one process', {});
    await measureOn(postgres, 'Postgres, one process', 'alone', {});
    const label = `Postgres, ${PROCESSES} processes`;
    await measureOn(postgres, label, 'shared', { processes: PROCESSES });
    const people = options.connectedPeople;
    await measureOn(postgres, `${label}, ${people} people`, 'many', { processes: PROCESSES, people });
  } finally {
    pinBench();
  }
  const title = `Commands that are recorded (searches of ${SEARCHERS} people, this bot, webhook), on all cores; CPU and memory of the bot alone:`;
  return {
    report: `${title}\n${searchTable(rows)}\n\nWhat a search asks of Postgres:\n${askedTable(asked)}`,
    targets: growthTargets(rows, asked),
  };
}

function perSearch(before: DatabaseLoad, after: DatabaseLoad, searches: number): DatabaseLoad {
  const each = (pick: (load: DatabaseLoad) => number) => (pick(after) - pick(before)) / searches;
  return {
    transactions: each(({ transactions }) => transactions),
    rowsRead: each(({ rowsRead }) => rowsRead),
    rowsWritten: each(({ rowsWritten }) => rowsWritten),
  };
}

function askedTable(asked: readonly Asked[]): string {
  return table(
    ['', 'transactions', 'rows read', 'rows written'],
    asked.map(({ label, aSearch }) => [
      label,
      ...[aSearch.transactions, aSearch.rowsRead, aSearch.rowsWritten].map(short),
    ]),
  );
}

/** The last of both against the one before it: the same processes, fewer people. */
function growthTargets(rows: readonly SearchRow[], asked: readonly Asked[]): Target[] {
  const [few, many] = rows.slice(-2).map(({ saturated }) => mid(saturated, ({ cpuMs }) => cpuMs));
  const [readByFew, readByMany] = asked.slice(-2).map(({ aSearch }) => aSearch.rowsRead);
  const of = `${rows.at(-1)?.label}: of ${SEARCHERS} people’s`;
  return [
    atMost(MAX_GROWTH, `CPU per /search, ${of}`, (many ?? Number.NaN) / (few ?? Number.NaN)),
    atMost(MAX_GROWTH, `rows read per /search, ${of}`, (readByMany ?? Number.NaN) / (readByFew ?? Number.NaN)),
  ];
}
