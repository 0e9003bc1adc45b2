/** The server under abuse, and its database file across starts. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_LIMITS } from '#platform/http-server.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { DEFAULT_SCHEMA_BASE } from '#service/contract/datastores.ts';
import { createService, type ServiceOptions } from '#service/server/service.ts';
import { ServiceDataError } from '#service/server/service-store.ts';
import { fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';
import { sendBytes } from '../support/local-server.ts';
import { adminOf, openService, SERVICE_KEY, type ServiceDouble } from '../support/service.ts';
import { call } from './caller.ts';

const scratch = scratchFolders('server');

describe('under abuse, the server', () => {
  let double: ServiceDouble;
  beforeAll(async () => {
    double = await openService({
      limits: { ...SERVER_LIMITS, headersMs: 300, wholeMs: 400, silenceMs: 400, connections: 200, perAddress: 200 },
    });
  });
  afterAll(() => double.close());

  it('answers health probes', async () => {
    const response = await fetch(`${double.url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    expect((await fetch(`${double.url}/healthz/x`)).status).toBe(404);
  });

  it('serves its pages under loopback names only', async () => {
    const asked = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(double.url + path, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    for (const path of ['/', '/oauth/authorize', '/upload']) expect(await asked(path, 'evil.example')).toBe(404);
    expect(await asked('/', 'localhost')).toBe(200);
  });

  it.each([
    ['headers', 'GET /search/universal?keywords=boat HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /api/rest/v1/llm/prompt HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer TOKEN\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"prompt":',
    ],
  ])('cuts off clients that never finish sending %s, and others do not wait', async (_what, start) => {
    const token = await double.tokenWith();
    const closed = Array.from({ length: 20 }, () => sendBytes(double.port, start.replace('TOKEN', token)).answer);
    expect((await call(double, '/search/universal?keywords=boat', { token })).status).toBe(200);
    await Promise.all(closed);
  });

  it('refuses bytes that are not HTTP, and endless headers', async () => {
    const answer = (bytes: string) => sendBytes(double.port, bytes).answer;
    expect(await answer('\x16\x03\x01\x02\x00garbage\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await answer(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/);
    expect((await call(double, '/api/rest/v1/nothing')).status).toBe(404);
  });
});

describe('the database file', () => {
  const options = (): ServiceOptions => ({
    port: 0,
    dataDir: scratch(),
    schemaBase: DEFAULT_SCHEMA_BASE,
    clock: fakeClock(),
    log: createLog('silent'),
    vault: createVault([randomBytes(32)]),
  });

  it('sealed with a missing key is refused with a message', async () => {
    const given = options();
    await (await createService({ ...given, sampleData: false })).close();
    await expect(createService({ ...given, vault: createVault([randomBytes(32)]) })).rejects.toThrow(
      /service\.sqlite cannot be read: .*not listed.*Restore the key/,
    );
  });

  it('that is not a database is refused with a message', async () => {
    const given = options();
    await writeFile(join(given.dataDir, 'service.sqlite'), 'this is a diary, not a database '.repeat(100));
    await expect(createService(given)).rejects.toThrow(ServiceDataError);
  });

  it('contains no token, ticket or name in plain text', async () => {
    const given = options();
    const service = await createService({ ...given, sampleData: false, serviceKey: SERVICE_KEY });
    const token = await adminOf(service).issueToken({ scopes: ['api:ds-query'], owner: 'Andorinha-77' });
    const body = { purpose: 'upload', personName: 'Anneliese' };
    const { reply } = await call(service, '/api/rest/v1/owners/Andorinha-77/tickets', { token: SERVICE_KEY, body });
    const ticket = String(reply.ticket);
    expect(ticket).toHaveLength(43);
    await service.close();
    const bytes = await readFile(join(given.dataDir, 'service.sqlite'));
    const secrets = [token, token.slice(36), ticket, 'Andorinha-77', 'Anneliese'];
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
  });

  it('is closed when the start fails because the port is taken', async () => {
    const given = options();
    const service = await createService({ ...given, sampleData: false });
    const port = Number(new URL(service.url).port);
    await expect(createService({ ...given, port, sampleData: false })).rejects.toThrow(/EADDRINUSE/);
    await service.close();
    await (await createService({ ...given, sampleData: false })).close();
  });
});
