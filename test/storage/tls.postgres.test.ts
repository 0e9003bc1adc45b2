/** Postgres over TLS as hosting platforms offer it, with a self-signed certificate. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresAddress } from '#app/hosting.ts';
import { openDatabase } from '#storage/database.ts';
import { testVault } from '../support/databases.ts';
import { startPostgresCluster } from '../support/postgres.ts';

describe('a Postgres that refuses plain connections', () => {
  it('is reached on Heroku and with sslmode=require, but not with sslmode=verify-full and an untrusted certificate', async () => {
    const cluster = await startPostgresCluster({ encrypted: true });
    if ('unavailable' in cluster) throw new Error(cluster.unavailable);
    onTestFinished(() => cluster.stop());
    const plain = cluster.url.split('?')[0] ?? '';
    const vault = testVault();
    const open = (environment: Record<string, string>, address: string) =>
      openDatabase({ kind: 'postgres', url: postgresAddress(environment, address) }, vault);
    for (const opening of [open({ DYNO: 'web.1' }, plain), open({}, `${plain}?sslmode=require`)]) {
      const database = await opening;
      expect(await database.query.selectFrom('kept').selectAll().execute()).toEqual([]);
      await database.close();
    }
    await expect(open({}, `${plain}?sslmode=verify-full`)).rejects.toThrow();
    await expect(open({}, plain)).rejects.toThrow();
  });
});
