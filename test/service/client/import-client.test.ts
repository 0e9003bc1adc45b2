/** What is asked about imports, against a server that answers as it likes. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeadlineError } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createImportClient } from '#service/client/import-client.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { type TurnableClock, turnableClock } from '../../support/turnable-clock.ts';

const KEY = 'the-key-that-bot-and-service-share-in-tests';
const ID = '3f2b1c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d';
const signal = new AbortController().signal;
let server: Server;
let clock: TurnableClock;
let client: ReturnType<typeof createImportClient>;
let seen: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let logged: string[];

const json = (body: unknown, status = 200) => {
  answer = (request, response) => {
    request.resume();
    request.on('end', () =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  };
};
beforeEach(async () => {
  seen = [];
  logged = [];
  clock = turnableClock();
  server = createServer((request, response) => {
    seen.push(request);
    request.on('error', () => undefined);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  client = createImportClient({ apiUrl, serviceKey: KEY, clock, log });
});
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
const fileOf = (chunks: AsyncIterable<Uint8Array>, size?: number) => ({
  name: 'result ü.json',
  telegramId: '42',
  size,
  chunks,
});
async function failureOf(work: Promise<unknown>): Promise<ServiceFailure> {
  const error = await work.then(
    () => 'a success',
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceFailure)) throw new Error(`no ServiceFailure but ${error}`);
  expect(logged.join()).not.toContain(KEY);
  return error;
}

describe('a file', () => {
  it('is sent as it comes, with its name and id', async () => {
    let body = '';
    answer = (request, response) => {
      request.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      request.on('end', () => response.end(JSON.stringify({ importId: ID })));
    };
    expect(await client.start('42', ID, fileOf(pieces('ab', 'cd'), 4), signal)).toBe(ID);
    expect(body).toBe('abcd');
    const { url = '', headers } = seen[0] ?? ({} as IncomingMessage);
    const { pathname, searchParams } = new URL(url, 'http://x');
    expect(pathname).toBe('/base/api/rest/v1/owners/42/imports');
    expect(Object.fromEntries(searchParams)).toEqual({ name: 'result ü.json', telegramId: '42', importId: ID });
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-length': '4',
      'content-type': 'application/octet-stream',
    });
  });

  it('whose reading fails is cut off, and the cause is told', async () => {
    let ended: 'whole' | 'cut' | undefined;
    answer = (request) => {
      request.resume();
      request.on('end', () => {
        ended = 'whole';
      });
      request.on('close', () => {
        ended ??= 'cut';
      });
    };
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('ab');
      throw new Error('the source broke');
    }
    await expect(client.start('42', ID, fileOf(broken()), signal)).rejects.toThrow('the source broke');
    await expect.poll(() => ended).toBe('cut');
  });

  it('shorter than announced never counts as sent', async () => {
    json({ importId: ID });
    expect((await failureOf(client.start('42', ID, fileOf(pieces('ab'), 10), signal))).mayHaveCost).toBe(true);
  });

  it.each([
    ['that nobody takes', Buffer.alloc(64 << 20)],
    ['after which nobody answers', Buffer.from('x')],
  ])('%s is given up after a minute', async (_, content) => {
    answer = () => undefined;
    const failure = failureOf(client.start('42', ID, fileOf(pieces(content.toString('latin1'))), signal));
    await expect.poll(() => seen.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await clock.turn(60_000);
    expect(await failure).toMatchObject({ code: 'timeout', cause: expect.any(DeadlineError) });
  });

  it('whose source is slow is waited for', async () => {
    json({ importId: ID });
    let go = () => {};
    async function* slow(): AsyncGenerator<Buffer> {
      yield Buffer.from('ab');
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      yield Buffer.from('cd');
    }
    const sent = client.start('42', ID, fileOf(slow()), signal);
    await expect.poll(() => seen.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await clock.turn(600_000);
    go();
    expect(await sent).toBe(ID);
  });

  it('is given up with its signal', async () => {
    answer = () => undefined;
    const stopping = new AbortController();
    const failure = failureOf(client.start('42', ID, fileOf(pieces('ab')), stopping.signal));
    await expect.poll(() => seen.length).toBe(1);
    stopping.abort(new Error('enough'));
    expect(await failure).toMatchObject({ code: 'cancelled' });
  });
});

describe('a question about an import', () => {
  it('is answered with what the contract allows, and with nothing else', async () => {
    json({ state: 'looking', name: 'result.json' });
    expect(await client.describe('42', ID, signal)).toEqual({ state: 'looking', name: 'result.json' });
    json({ state: 'dreaming', name: 'result.json' });
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'unreadable-reply' });
    answer = (_, response) => void response.end('{"state":"loo');
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'unreadable-reply' });
  });

  it('about one that is not there says so', async () => {
    json({ error: 'There is no such import.' }, 404);
    expect(await client.describe('42', ID, signal)).toBeUndefined();
    expect(await client.cancel('42', ID, signal)).toBe(false);
    json({ error: 'This import asks nothing now.' }, 409);
    expect(await client.answer('42', ID, { me: 'none' }, signal)).toBe(false);
  });

  it('that the contract does not allow is not sent', async () => {
    const work = client.putMessages('42', { account: 'x', messages: [], removed: [] }, signal);
    expect(await failureOf(work)).toMatchObject({ code: 'bad-request' });
    expect(seen).toEqual([]);
  });

  it('with a key that the service refuses is the operator’s affair', async () => {
    json({ error: 'No.' }, 401);
    expect(await failureOf(client.describe('42', ID, signal))).toMatchObject({ code: 'service-failed' });
    expect(logged.join()).toContain('SERVICE_KEY');
  });

  it('is asked once more when a connection ends, and percent-encodes what it is about', async () => {
    let times = 0;
    answer = (request, response) => {
      times += 1;
      if (times === 1) request.socket.destroy();
      else response.end(JSON.stringify({ state: 'waiting', name: 'a' }));
    };
    const asked = client.describe('a/b', ID, signal);
    await expect.poll(() => times).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await clock.turn(500);
    expect(await asked).toMatchObject({ state: 'waiting' });
    expect(seen.at(-1)?.url).toBe(`/base/api/rest/v1/owners/a%2Fb/imports/${ID}`);
  });
});
