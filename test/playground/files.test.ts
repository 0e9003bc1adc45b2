/** Files that people send, fetched by a bot: getFile, then the download. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { openChat } from './open-playground.ts';

async function openFiles() {
  const clock = fakeClock();
  const opened = await openChat({ clock });
  const { anna, bot, playground } = opened;
  /** Sends a document. @returns the reply of getFile */
  async function sent(bytes: Buffer) {
    const file = { name: 'result.json', mime: 'application/json', base64: bytes.toString('base64'), as_document: true };
    const { messageId } = await anna.says('', { file });
    const message = (await anna.chat()).find(({ id }) => id === messageId);
    return await bot<{ file_path: string; file_id: string }>('getFile', { file_id: message?.raw.document?.file_id });
  }
  const addressOf = async (bytes: Buffer) =>
    `${playground.apiRoot}/file/bot${playground.botToken}/${(await sent(bytes)).result.file_path}`;
  return { ...opened, sent, addressOf, clock };
}

const BYTES = Buffer.from('0123456789'.repeat(1000));

describe('a document', () => {
  it('is downloaded unchanged', async () => {
    const { addressOf } = await openFiles();
    const reply = await fetch(await addressOf(BYTES));
    expect(reply.headers.get('content-length')).toBe('10000');
    expect(Buffer.from(await reply.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  it('of more than 20 MB can’t be downloaded by a bot', async () => {
    const { sent } = await openFiles();
    expect(await sent(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      ok: false,
      description: 'Bad Request: file is too big',
    });
  });

  it('can be downloaded for an hour, and not after its chat was emptied', async () => {
    const { addressOf, sent, clock, control, bot } = await openFiles();
    const address = await addressOf(BYTES);
    await clock.advance(3_599_000);
    expect((await fetch(address)).status).toBe(200);
    await clock.advance(2_000);
    expect((await fetch(address)).status).toBe(404);
    const { file_id } = (await sent(BYTES)).result;
    await control('/reset', {});
    expect((await bot('getFile', { file_id })).description).toBe(
      'Bad Request: wrong file_id or the file is temporarily unavailable',
    );
  });

  it('needs the token, and an unknown one is not found', async () => {
    const { addressOf, playground } = await openFiles();
    const address = await addressOf(BYTES);
    expect((await fetch(address.replace(playground.botToken, '1:wrong'))).status).toBe(401);
    expect((await fetch(`${address}x`)).status).toBe(404);
  });
});

describe('a file that a person sends', () => {
  it('is uploaded as raw bytes with a name', async () => {
    const { playground } = await openChat();
    async function put(type: string, query = '?name=a.txt&mime=text/plain'): Promise<number> {
      const init = { method: 'POST', headers: { 'content-type': type }, body: 'hi' };
      return (await fetch(`${playground.url}/control/files${query}`, init)).status;
    }
    expect(await put('application/octet-stream')).toBe(200);
    expect(await put('text/plain')).toBe(415);
    expect(await put('application/octet-stream', '?mime=text/plain')).toBe(400);
  });

  it('reaches the bot by name and size if it is too large to be kept', async () => {
    const { playground, control, last, bot } = await openChat();
    const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' } };
    const query = 'name=result.json&mime=application/json&size=300000000';
    const { id } = (await (await fetch(`${playground.url}/control/files?${query}`, init)).json()) as { id: string };
    await control('/messages', { chat_id: 11, from_id: 11, file: { id, as_document: true } });
    expect((await last())?.message).toMatchObject({ document: { file_name: 'result.json', file_size: 300_000_000 } });
    expect((await bot('getFile', { file_id: id })).description).toBe('Bad Request: file is too big');
    expect((await fetch(`${playground.url}/control/files/${id}`)).status).toBe(404);
  });

  it('has to be uploaded first: a message with an unknown file is rejected', async () => {
    const { control } = await openChat();
    const message = { chat_id: 11, from_id: 11, file: { id: 'F-nowhere' } };
    await expect(control('/messages', message)).rejects.toThrow('there is no such file');
  });
});
