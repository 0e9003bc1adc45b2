/** Postgres for a scene: a temporary cluster with a database for each bot. */
import pg from 'pg';
import { startPostgresCluster } from '../support/postgres.ts';

export interface BenchPostgres extends AsyncDisposable {
  /** @returns the URL of a new, empty database */
  createDatabase(name: string): Promise<string>;
  /** A database's load since its creation, queried from another database so that the query isn't counted. */
  loadOf(name: string): Promise<DatabaseLoad>;
}

export interface DatabaseLoad {
  readonly transactions: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

const LOAD = `select xact_commit + xact_rollback as transactions, tup_returned as "rowsRead",
  tup_inserted + tup_updated + tup_deleted as "rowsWritten" from pg_stat_database where datname = $1`;

/** Starts Postgres, or returns why it's unavailable on this machine. */
export async function startBenchPostgres(): Promise<BenchPostgres | { unavailable: string }> {
  const cluster = await startPostgresCluster();
  if ('unavailable' in cluster) return cluster;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  return {
    async createDatabase(name) {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      const url = new URL(cluster.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async loadOf(name) {
      const { rows } = await client.query(LOAD, [name]);
      const { transactions, rowsRead, rowsWritten } = rows[0] ?? {};
      return { transactions: Number(transactions), rowsRead: Number(rowsRead), rowsWritten: Number(rowsWritten) };
    },
    async [Symbol.asyncDispose]() {
      await client.end();
      await cluster.stop();
    },
  };
}
