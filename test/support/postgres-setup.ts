/** Starts the Postgres of the postgres tier, unless TEST_POSTGRES_URL names one. */
import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  const cluster = given === undefined ? await startPostgresCluster() : { url: given, stop: undefined };
  if ('unavailable' in cluster) throw new Error(`no Postgres for the tests: ${cluster.unavailable}`);
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
