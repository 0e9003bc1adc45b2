/** Postgres over TLS, as platforms offer it: encrypted, with a certificate that nobody vouches for. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresAddress } from '#app/hosting.ts';
import { openDatabase } from '#storage/database.ts';
import { testVault } from '../support/databases.ts';
import { startPostgresCluster } from '../support/postgres.ts';

describe('a Postgres that refuses plain connections', () => {
  it('is reached on Heroku and with sslmode=require, and with sslmode=verify-full only if somebody vouches for it', async () => {
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
