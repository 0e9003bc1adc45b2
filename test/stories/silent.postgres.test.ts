/** What the bot says of itself while its Postgres says nothing: which part it is, and neither page hangs. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresProxy, startPostgresProxy } from '../faults/postgres-proxy.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { samplesIn } from '../support/prometheus-text.ts';
import { type Program, startProgram } from './program.ts';
import { type WatchedService, watchService } from './watched-service.ts';

describe('a Postgres that says nothing', () => {
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: PostgresProxy;
  let service: WatchedService;
  let program: Program;
  beforeAll(async () => {
    own = await createPostgresDatabase();
    const url = new URL(own.url);
    proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    service = await watchService();
    program = await startProgram({ service, config: { databaseUrl: url.href, encryptionKeys: [randomBytes(32)] } });
  });
  afterAll(async () => {
    proxy.calm();
    await program.close();
    await service.close();
    await proxy.close();
    await own.drop();
  });

  const ask = (path: string) => fetch(`http://127.0.0.1:${program.app.web.port}${path}`);
  const readiness = async () => {
    const response = await ask('/readyz');
    return { status: response.status, ...((await response.json()) as object) };
  };
  const metrics = async () => samplesIn(await (await ask('/metrics')).text());
  const silent = { ready: false, why: 'no answer within 3 s' };

  it('is named, and neither page waits for it', async () => {
    await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ status: 200, ready: true });
    expect((await metrics()).get('bot_inbox_rows')).toEqual([{ labels: {}, value: 0 }]);
    proxy.stall(600_000);
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({
      status: 503,
      parts: { updates: { ready: true }, database: silent, migrations: silent, service: { ready: true } },
    });
    expect(await (await ask('/healthz')).text()).toBe('ok');
    const shown = await metrics();
    expect(shown.get('bot_database_up')).toEqual([{ labels: {}, value: 0 }]);
    expect(shown.has('bot_inbox_rows')).toBe(false);
    expect(shown.has('bot_updates_total') || shown.has('bot_running')).toBe(true);
    proxy.calm();
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: 200, ready: true });
    expect((await metrics()).get('bot_database_up')).toEqual([{ labels: {}, value: 1 }]);
  }, 60_000);
});
