/** Recorded searches: throughput on SQLite, on Postgres, with four processes on one Postgres, and with many people. */
import pg from 'pg';
import { createPostgresDatabase, type PostgresCluster, startPostgresCluster } from '../../support/postgres.ts';
import { comparisonTable, createRow, lineOf, measureRow, type Row } from '../comparison.ts';
import { atMost, mid } from '../figures.ts';
import { onEveryCore } from '../processes.ts';
import { OURS, type SessionOptions, withSession } from '../session.ts';
import { SEARCHING, searchesOf } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const PROCESSES = 4;
const MAX_GROWTH = 1.2;

/** The database server needs a core too. */
export const postgresScene = (context: SceneContext): Promise<SceneOutcome> => onEveryCore(() => measure(context));

async function measure({ sizes, progress }: SceneContext): Promise<SceneOutcome> {
  const started = await startPostgresCluster();
  if ('unavailable' in started) return { report: `Postgres was not measured: ${started.unavailable}`, targets: [] };
  await using running = new AsyncDisposableStack();
  const cluster: PostgresCluster = running.adopt(started, (one) => one.stop());
  const searches = searchesOf(1, sizes.search);
  const people = sizes.connectedPeople;

  /** @returns the row, and the rows that Postgres reads for a search */
  async function measureOn(label: string, on: Partial<SessionOptions>): Promise<{ row: Row; readByOne: number }> {
    const row = createRow(label, searches);
    const { databaseUrl } = on;
    const readByOne = await withSession(OURS, { pinning: [], ...SEARCHING, ...on }, async (session) => {
      const before = await rowsReadIn(databaseUrl, cluster);
      const sent = await measureRow(session, searches, row);
      return ((await rowsReadIn(databaseUrl, cluster)) - before) / sent;
    });
    progress(`postgres: ${lineOf(row)}`);
    return { row, readByOne };
  }
  const newDatabase = async () => (await createPostgresDatabase(cluster.url)).url;
  const label = `Postgres, ${PROCESSES} processes`;
  const shared = { processes: PROCESSES };
  const file = await measureOn('SQLite, one process', {});
  const alone = await measureOn('Postgres, one process', { databaseUrl: await newDatabase() });
  const few = await measureOn(label, { ...shared, databaseUrl: await newDatabase() });
  const many = await measureOn(`${label}, ${people} people`, { ...shared, databaseUrl: await newDatabase(), people });
  const cpuOf = ({ row }: typeof few) => mid(row.saturated, ({ cpuMs }) => cpuMs);
  const of = `${people} people relative to ${SEARCHING.people}`;
  const title = `Recorded searches of ${SEARCHING.people} people, this bot on all cores; CPU and memory of the bot only:`;
  const rows = [file, alone, few, many].map(({ row }) => row);
  return {
    report: `${title}\n${comparisonTable(rows, searches)}`,
    targets: [
      atMost(MAX_GROWTH, `CPU per /search, ${of}`, cpuOf(many) / cpuOf(few)),
      atMost(MAX_GROWTH, `rows read per /search, ${of}`, many.readByOne / few.readByOne),
    ],
  };
}

/** Counted by Postgres, and asked from another database, so that the question isn't counted. NaN for a file. */
async function rowsReadIn(databaseUrl: string | undefined, { url }: { url: string }): Promise<number> {
  if (databaseUrl === undefined) return Number.NaN;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statement = 'select tup_returned from pg_stat_database where datname = $1';
  const { rows } = await client.query(statement, [new URL(databaseUrl).pathname.slice(1)]);
  await client.end();
  return Number(rows[0]?.tup_returned);
}
