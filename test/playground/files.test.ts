/** Files that people send, as a bot gets them: getFile, then the download. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Playground } from '#playground/playground.ts';
import type { PlaygroundDriver } from '../support/playground-driver.ts';
import { openPlaygroundDriver } from '../support/playground-driver.ts';
import { openTelegram } from '../support/telegram.ts';

let playground: Playground;
let driver: PlaygroundDriver;
beforeEach(async () => {
  playground = await openTelegram();
  driver = await openPlaygroundDriver(playground.url);
});
afterEach(async () => {
  await driver.close();
  await playground.close();
});

async function sent(bytes: Buffer): Promise<string> {
  const anna = await driver.person({ name: 'Anna' });
  const { messageId } = await anna.says('', {
    file: { name: 'result.json', mime: 'application/json', base64: bytes.toString('base64'), as_document: true },
  });
  const message = (await anna.chat()).find(({ id }) => id === messageId);
  return message?.raw.document?.file_id ?? '';
}
const call = async (method: string, body: object) =>
  (await (
    await fetch(`${playground.apiRoot}/bot${playground.botToken}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as { ok: boolean; description?: string; result: { file_path: string; file_size: number } };
async function pathOf(bytes: Buffer): Promise<string> {
  return `${playground.apiRoot}/file/bot${playground.botToken}/${(await call('getFile', { file_id: await sent(bytes) })).result.file_path}`;
}

const BYTES = Buffer.from('0123456789'.repeat(1000));

describe('a document', () => {
  it('is downloaded as it was sent', async () => {
    const reply = await fetch(await pathOf(BYTES));
    expect(reply.headers.get('content-length')).toBe('10000');
    expect(Buffer.from(await reply.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  it('of more than 20 MB is not given to a bot', async () => {
    const reply = await call('getFile', { file_id: await sent(Buffer.alloc(20 * 1024 * 1024 + 1)) });
    expect(reply).toMatchObject({ ok: false, description: 'Bad Request: file is too big' });
  });

  it('is given to nobody without the token, and an unknown one to nobody', async () => {
    const path = await pathOf(BYTES);
    expect((await fetch(path.replace(playground.botToken, '1:wrong'))).status).toBe(401);
    expect((await fetch(`${path}x`)).status).toBe(404);
  });
});

describe('a file that a person sends', () => {
  const put = (headers: Record<string, string>, query = '?name=a.txt&mime=text/plain') =>
    fetch(`${playground.url}/control/files${query}`, { method: 'POST', headers, body: 'hi' });

  it('comes as its bytes, with a name', async () => {
    expect((await put({ 'content-type': 'application/octet-stream' })).status).toBe(200);
    expect((await put({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await put({ 'content-type': 'application/octet-stream' }, '?mime=text/plain')).status).toBe(400);
  });

  it('is one that has come: a message with any other is refused', async () => {
    const { id } = await driver.person({ name: 'Anna' });
    const reply = await fetch(`${playground.url}/control/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: id, from_id: id, file: { id: 'F-nowhere' } }),
    });
    expect([reply.status, await reply.json()]).toEqual([400, { error: 'there is no such file' }]);
  });
});

describe('a download that is told to go wrong', () => {
  it.each([
    ['refuse_404', 404],
    ['refuse_429', 429],
    ['refuse_500', 500],
    ['bad_gateway', 502],
  ] as const)('%s answers %i', async (kind, status) => {
    const path = await pathOf(BYTES);
    await driver.fault({ method: 'file', kind });
    expect((await fetch(path)).status).toBe(status);
    expect((await fetch(path)).status).toBe(200);
    expect((await driver.calls('file')).map((recorded) => recorded.status)).toEqual([status, 200]);
  });

  it('is cut before or in the middle', async () => {
    const path = await pathOf(BYTES);
    await driver.fault({ method: 'file', kind: 'cut_before' });
    await expect(fetch(path)).rejects.toThrow();
    await driver.fault({ method: 'file', kind: 'cut_after' });
    const reply = await fetch(path);
    await expect(reply.arrayBuffer()).rejects.toThrow();
  });

  it('hangs until the faults are cleared', async () => {
    const path = await pathOf(BYTES);
    await driver.fault({ method: 'file', kind: 'hang_after' });
    const reply = await fetch(path);
    const reader = reply.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await driver.clearFaults();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
  });

  it('is slow, and whole', async () => {
    const path = await pathOf(BYTES);
    await driver.fault({ method: 'file', kind: 'slow', ms: 80 });
    expect((await (await fetch(path)).arrayBuffer()).byteLength).toBe(10_000);
  });
});
