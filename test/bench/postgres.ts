/** Postgres for a scene: a private cluster, and a database for each bot in it. */
import pg from 'pg';
import { startPostgresCluster } from '../support/postgres.ts';

export interface BenchPostgres extends AsyncDisposable {
  /** @returns the address of a new, empty database */
  createDatabase(name: string): Promise<string>;
  /** The rows of `sql`, asked from another database than the bots': it counts among nothing that they do. */
  ask(sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** Or the reason why there is none on this machine. */
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
    ask: async (sql, parameters) => (await client.query(sql, [...parameters])).rows,
    async [Symbol.asyncDispose]() {
      await client.end();
      await cluster.stop();
    },
  };
}
