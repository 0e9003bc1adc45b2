/** The program that a container asks whether the bot answers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Its exit code, for whatever listens on `port`. */
async function exitCode(port: number): Promise<unknown> {
  const check = spawn(process.execPath, ['src/cli/healthcheck.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: 'ignore',
  });
  const [code] = (await once(check, 'exit')) as [number];
  return code;
}

async function answering(status: number | undefined): Promise<number> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (status !== undefined) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    expect(paths.filter((path) => path !== '/healthz')).toEqual([]);
  });
  return (server.address() as AddressInfo).port;
}

describe('the health check', { timeout: 30_000 }, () => {
  it.each([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ])('of a program that answers %o ends with %i', async (status, code) => {
    expect(await exitCode(await answering(status))).toBe(code);
  });

  it('of a program that is not there ends with 1', async () => {
    // Nothing listens on a port that only the root user may take.
    expect(await exitCode(1)).toBe(1);
  });
});
