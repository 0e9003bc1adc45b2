/** The Postgres proxy of the fault tests works as described. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy.ts';

const serverUrl = process.env.TEST_POSTGRES_URL ?? '';

describe('the Postgres proxy', () => {
  let proxy: PostgresProxy;
  let direct: pg.Client;
  const table = `proxied_${process.pid}`;
  beforeAll(async () => {
    const { hostname, port } = new URL(serverUrl);
    proxy = await startPostgresProxy({ host: hostname, port: Number(port) });
    direct = new pg.Client({ connectionString: serverUrl });
    await direct.connect();
    await direct.query(`create table ${table} (word text)`);
  });
  afterAll(async () => {
    await direct.query(`drop table ${table}`);
    await direct.end();
    await proxy.close();
  });

  async function through(): Promise<pg.Client> {
    const url = new URL(serverUrl);
    url.host = `127.0.0.1:${proxy.port}`;
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
  const kept = async (word: string) =>
    (await direct.query(`select 1 from ${table} where word = $1`, [word])).rows.length;

  it('loses the reply to a commit, but none before it in the transaction', async () => {
    const client = await through();
    proxy.loseCommits(1);
    await client.query('begin');
    await client.query(`insert into ${table} values ($1)`, ['whole']);
    expect(await kept('whole')).toBe(0);
    await expect(client.query('commit')).rejects.toThrow();
    expect(await kept('whole')).toBe(1);
  });

  it('loses the reply to a single write, and passes reads', async () => {
    const client = await through();
    proxy.loseCommits(1);
    await client.query('select 1');
    await expect(client.query(`insert into ${table} values ($1)`, ['alone'])).rejects.toThrow();
    expect(await kept('alone')).toBe(1);
    await (await through()).end();
  });

  it('passes nothing while it stalls', async () => {
    const client = await through();
    proxy.stall(60_000);
    const answer = client.query('select 1').then(() => 'answered');
    expect(await Promise.race([answer, direct.query('select 1').then(() => 'still waiting')])).toBe('still waiting');
    proxy.calm();
    expect(await answer).toBe('answered');
    await client.end();
  });
});
