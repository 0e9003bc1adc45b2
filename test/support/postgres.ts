/**
 * A Postgres cluster for tests in a temporary folder, on a free loopback port, removed by `stop`. Needs the server's
 * binaries (`initdb`, `postgres`) on PATH or in Debian's location.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openOwnersDatabase } from '#service/server/owners/database.ts';
import { freePort } from './local-server.ts';

export interface PostgresCluster {
  /** Connects as the cluster's superuser to its database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

const START_DEADLINE_MS = 30_000;

/** TEST_POSTGRES_URL if set, else the folder of the server's binaries, else undefined. */
export const findPostgres = (): string | undefined => process.env.TEST_POSTGRES_URL ?? findBinaries();

/** Creates an empty database on a server, by default the one at TEST_POSTGRES_URL. */
export async function createPostgresDatabase(
  server = process.env.TEST_POSTGRES_URL ?? '',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runStatement(server, `drop database ${name} with (force)`) };
}

/** Creates the data service's tables, as a service does when it starts. */
export async function createServiceTables(databaseUrl: string): Promise<void> {
  await (await openOwnersDatabase({ dataDir: '', databaseUrl })).query.destroy();
}

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a cluster, or returns why it's unavailable on this machine.
 * @param encrypted rejects plain connections, and uses a self-signed certificate (as on some platforms)
 */
export async function startPostgresCluster({
  encrypted = false,
} = {}): Promise<PostgresCluster | { unavailable: string }> {
  const binaries = findBinaries();
  if (!binaries) return { unavailable: 'no Postgres server binaries on this machine' };
  // The server refuses to run as root, so it runs as another user.
  const user = process.getuid?.() === 0 ? otherUser() : undefined;
  if (user === null) return { unavailable: 'running as root, without runuser and a user postgres or nobody' };
  const prefix = user === undefined ? [] : ['runuser', '-u', user, '--'];
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (user !== undefined) execFileSync('chown', [user, folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let server: ChildProcess | undefined;
  try {
    const port = await freePort();
    const [command = '', ...rest] = [...prefix, join(binaries, 'initdb')];
    execFileSync(command, [...rest, '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'], {
      cwd: tmpdir(),
      stdio: 'pipe',
    });
    if (encrypted) makeEncrypted(prefix, data);
    const settings = {
      ssl: encrypted ? 'on' : 'off',
      port: String(port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '100',
      shared_buffers: '32MB',
      // Its data needn't survive a crash.
      fsync: 'off',
      full_page_writes: 'off',
    };
    const [program = '', ...before] = [...prefix, join(binaries, 'postgres')];
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(program, [...before, '-D', data, ...options], { cwd: tmpdir(), stdio: 'ignore' });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres${encrypted ? '?sslmode=require&uselibpqcompat=true' : ''}`;
    await untilReady(url, server);
    const running = server;
    return {
      url,
      async stop() {
        await end(running, data);
        remove();
      },
    };
  } catch (error) {
    if (server) await end(server, data);
    remove();
    return { unavailable: `Postgres does not start: ${error instanceof Error ? error.message : 'unknown'}` };
  }
}

/** Creates a self-signed certificate and allows only TLS connections. */
function makeEncrypted(prefix: readonly string[], data: string): void {
  const [command = '', ...rest] = [...prefix, 'openssl', 'req', '-new', '-x509', '-nodes', '-days', '2'];
  const files = ['-subj', '/CN=localhost', '-out', join(data, 'server.crt'), '-keyout', join(data, 'server.key')];
  execFileSync(command, [...rest, ...files], { cwd: tmpdir(), stdio: 'pipe' });
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A user that `runuser` can switch to, or null. */
function otherUser(): string | null {
  for (const user of ['postgres', 'nobody']) {
    try {
      execFileSync('runuser', ['-u', user, '--', 'true'], { stdio: 'ignore', cwd: tmpdir() });
      return user;
    } catch {
      // Tries the next one.
    }
  }
  return null;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** A fast shutdown: SIGINT to the server itself, which may be a child of `runuser`. */
async function end(server: ChildProcess, data: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const pidFile = join(data, 'postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : Number.NaN;
  if (Number.isInteger(pid) && pid > 1) process.kill(pid, 'SIGINT');
  else server.kill('SIGTERM');
  const hard = setTimeout(() => server.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hard);
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Global setup of the postgres tier: starts a Postgres unless TEST_POSTGRES_URL is set. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_POSTGRES_URL;
  const cluster = given === undefined ? await startPostgresCluster() : { url: given, stop: undefined };
  if ('unavailable' in cluster) throw new Error(`no Postgres for the tests: ${cluster.unavailable}`);
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
