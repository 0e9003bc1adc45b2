/** The Postgres proxy of the fault tests works as described. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProxiedDatabase } from './postgres-proxy.ts';

describe('the Postgres proxy', () => {
  let database: Awaited<ReturnType<typeof openProxiedDatabase>>;
  let direct: pg.Client;
  beforeAll(async () => {
    database = await openProxiedDatabase();
    direct = new pg.Client({ connectionString: database.direct });
    await direct.connect();
    await direct.query('create table proxied (word text)');
  });
  afterAll(async () => {
    await direct.end();
    await database.close();
  });

  async function through(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
  const kept = async (word: string) =>
    (await direct.query('select 1 from proxied where word = $1', [word])).rows.length;

  it('loses the reply to a commit, but none before it in the transaction', async () => {
    const client = await through();
    database.proxy.loseCommits(1);
    await client.query('begin');
    await client.query('insert into proxied values ($1)', ['whole']);
    expect(await kept('whole')).toBe(0);
    await expect(client.query('commit')).rejects.toThrow();
    expect(await kept('whole')).toBe(1);
  });

  it('loses the reply to a single write, and passes reads', async () => {
    const client = await through();
    database.proxy.loseCommits(1);
    await client.query('select 1');
    await expect(client.query('insert into proxied values ($1)', ['alone'])).rejects.toThrow();
    expect(await kept('alone')).toBe(1);
    await (await through()).end();
  });

  it('passes nothing while it stalls', async () => {
    const client = await through();
    database.proxy.stall(60_000);
    const answer = client.query('select 1').then(() => 'answered');
    expect(await Promise.race([answer, direct.query('select 1').then(() => 'still waiting')])).toBe('still waiting');
    database.proxy.calm();
    expect(await answer).toBe('answered');
    await client.end();
  });
});
