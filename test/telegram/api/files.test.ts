/** Files that people sent: streamed with backpressure, from Telegram or from the disk of a self-hosted server. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TimeoutError } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { type BotApi, createBotApi, maxFileBytes } from '#telegram/api/bot-api.ts';
import { IDLE_MS, openLocalFile } from '#telegram/api/download.ts';
import { BotApiError } from '#telegram/api/errors.ts';
import { type FakeClock, fakeClock } from '../../support/clock.ts';
import { scratchFolders } from '../../support/folders.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { type BotApiServer, hang, json, openBotApiServer, type Reaction, raw, refused } from './bot-api-server.ts';

const scratch = scratchFolders('files');

const TOKEN = '123456:SECRETSECRETSECRETSECRETSECRET';
let server: BotApiServer;
let clock: FakeClock;
let api: BotApi;
let logged = '';

beforeEach(async () => {
  server = await openBotApiServer();
  clock = fakeClock();
  logged = '';
  const write = (line: string) => {
    logged += line;
  };
  const log = createLog('trace', { write });
  api = createBotApi({ token: TOKEN, apiRoot: server.root, clock, log });
});
afterEach(async () => {
  await api.close();
  await server.close();
});

const placed = (file_path: string) => json({ ok: true, result: { file_id: 'F', file_path } });
const PLACED = placed('documents/file 1.json');
const half: Reaction = (_, response) =>
  void response.writeHead(200, { 'content-length': '1000' }).write('x'.repeat(400));
const halfThenCut: Reaction = (request, response) => {
  half(request, response);
  setTimeout(() => response.socket?.destroy(), 20);
};

async function contentOf(signal?: AbortSignal): Promise<string> {
  await using file = await api.openFile('F', { signal });
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
async function failureOf(work: Promise<unknown>): Promise<BotApiError> {
  const error = await rejectionOf(BotApiError, work);
  expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain('SECRETSECRET');
  expect(logged).not.toContain('SECRETSECRET');
  return error;
}

describe('a file from Telegram', () => {
  it('is looked up by its id and downloaded from its path', async () => {
    server.react(PLACED, raw('hello'));
    expect(await contentOf()).toBe('hello');
    expect(server.received.map(({ url }) => url)).toEqual([
      `/bot${TOKEN}/getFile`,
      `/file/bot${TOKEN}/documents/file%201.json`,
    ]);
  });

  it('is an error with Telegram’s description if Telegram refuses it', async () => {
    server.react(refused(400, 'Bad Request: file is too big'));
    expect(await failureOf(contentOf())).toMatchObject({
      kind: 'refused',
      description: 'Bad Request: file is too big',
    });
    server.react(json({ ok: true, result: { file_id: 'F' } }));
    expect(await failureOf(contentOf())).toMatchObject({ kind: 'refused' });
  });

  it.each([
    [404, 'refused'],
    [429, 'flood'],
    [502, 'in-doubt'],
  ])('with status %i is an error of kind %s', async (status, kind) => {
    server.react(PLACED, raw('<html>', status));
    expect(await failureOf(contentOf())).toMatchObject({ kind });
  });

  it('is an error if it is cut off', async () => {
    server.react(PLACED, halfThenCut);
    expect(await failureOf(contentOf())).toMatchObject({ kind: 'in-doubt' });
  });

  it.each([
    ['before its first byte', hang],
    ['in the middle', half],
  ])('is given up after half a minute if it stalls %s', async (_, reaction) => {
    server.react(PLACED, reaction);
    const failure = failureOf(contentOf());
    await server.got(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await clock.advance(IDLE_MS);
    expect((await failure).cause).toBeInstanceOf(TimeoutError);
  });

  it('is refused if it is announced as too large', async () => {
    server.react(PLACED, (_, response) => void response.writeHead(200, { 'content-length': '3000000000' }).write('x'));
    expect(await failureOf(contentOf())).toMatchObject({ kind: 'refused', code: 413 });
  });

  it('is downloaded no faster than it is read', async () => {
    let written = 0;
    const piece = Buffer.alloc(64 * 1024);
    server.react(PLACED, (_, response) => {
      response.writeHead(200);
      const more = () => {
        while (written < 64 << 20 && !response.destroyed) {
          written += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    await using file = await api.openFile('F');
    const reader = file.chunks[Symbol.asyncIterator]();
    await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(written).toBeLessThan(32 << 20);
  });
});

describe('the size limit', () => {
  it('is 20 MB from Telegram and 2 GB from a self-hosted server', () => {
    expect(maxFileBytes()).toBe(20_000_000);
    expect(maxFileBytes('https://api.telegram.org/')).toBe(20_000_000);
    expect(maxFileBytes('http://127.0.0.1:8081')).toBe(2_000_000_000);
  });
});

describe('a file on the disk of a self-hosted server', () => {
  let folder: string;
  let own: string;
  beforeEach(async () => {
    folder = scratch();
    own = join(folder, TOKEN, 'documents');
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'file_1.json'), 'from the disk');
    await writeFile(join(folder, 'passwords'), 'not for you');
  });
  const limits = { signal: undefined, maxBytes: 1000 };

  it('is read from within the bot’s own folder', async () => {
    server.react(placed(join(own, 'file_1.json')));
    expect(await contentOf()).toBe('from the disk');
    expect(server.received).toHaveLength(1);
  });

  it('is not read from anywhere else, however its path is spelled', async () => {
    await symlink(join(folder, 'passwords'), join(own, 'link.json'));
    await mkdir(join(folder, `${TOKEN}-not`));
    await writeFile(join(folder, `${TOKEN}-not`, 'file'), 'x');
    for (const path of [
      join(folder, 'passwords'),
      `${own}/../../passwords`,
      join(own, 'link.json'),
      join(folder, `${TOKEN}-not`, 'file'),
      own,
      '/etc/passwd',
      '/dev/zero',
    ])
      expect(await failureOf(openLocalFile(path, TOKEN, limits))).toMatchObject({ kind: 'refused' });
  });

  it('is an error without its path if it is missing or too large', async () => {
    expect(await failureOf(openLocalFile(join(own, 'nothing'), TOKEN, limits))).toMatchObject({ kind: 'in-doubt' });
    const small = openLocalFile(join(own, 'file_1.json'), TOKEN, { ...limits, maxBytes: 3 });
    expect(await failureOf(small)).toMatchObject({ code: 413 });
  });
});
