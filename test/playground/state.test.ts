/** The state across restarts, and resuming the event stream. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratchFolders } from '../support/folders.ts';
import { GO, openChat, openPlayground } from './open-playground.ts';

const scratch = scratchFolders('playground');

const sentFile = (text: string) => ({
  name: 'result.json',
  mime: 'application/json',
  base64: Buffer.from(text).toString('base64'),
  as_document: true,
});
let statePath: string;
beforeEach(async () => {
  statePath = join(scratch(), 'deeper', 'playground.json');
});

describe('after a restart', () => {
  it('chats, people, commands and pending updates are restored, and ids keep increasing', async () => {
    const before = await openChat({ statePath });
    await before.bot('setMyCommands', { commands: [{ command: 'a', description: 'b' }] });
    await before.sends({ text: 'kept', reply_markup: GO });
    const [old] = await before.updates();
    await before.stop();

    const after = await openPlayground({ statePath });
    const anna = await after.driver.person({ id: 11, name: 'Anna' });
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'kept']);
    expect((await anna.menu())[0]?.command).toBe('a');
    const { updateId } = await anna.says('again');
    expect(updateId).toBeGreaterThan((old?.update_id ?? 0) + 1);
    expect((await after.updates()).map(({ update_id }) => update_id)).toEqual([old?.update_id, updateId]);
    expect(await after.verdict('editMessageText', { chat_id: 11, message_id: 2, text: 'changed' })).toBe('ok');
  });

  it('an uploaded file is restored from its own file on disk, which only its owner can read and which is written once', async () => {
    const before = await openChat({ statePath });
    const { messageId } = await before.anna.says('', { file: sentFile('the whole export') });
    await before.stop();
    const [name = ''] = await readdir(`${statePath}.files`);
    const path = join(`${statePath}.files`, name);
    const { mtimeMs } = await stat(path);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await Promise.all([statePath, `${statePath}.files`, path].map(modeOf))).toEqual(['600', '700', '600']);
    expect(await readFile(statePath, 'utf8')).not.toContain(Buffer.from('the whole export').toString('base64'));

    const after = await openPlayground({ statePath });
    const anna = await after.driver.person({ id: 11, name: 'Anna' });
    const { raw } = (await anna.chat()).find(({ id }) => id === messageId) ?? {};
    const { result } = await after.bot<{ file_path: string }>('getFile', { file_id: raw?.document?.file_id });
    const { apiRoot, botToken } = after.playground;
    const restored = await fetch(`${apiRoot}/file/bot${botToken}/${result.file_path}`);
    expect(await restored.text()).toBe('the whole export');
    await anna.says('something else');
    await after.stop();
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  });

  it('deleted messages, replaced texts and confirmed updates are gone from disk', async () => {
    const { anna, bot, sends, updates, stop } = await openChat({ statePath });
    const { messageId } = await anna.says('my token is tok-in-the-clear');
    const { messageId: fileId } = await anna.says('', { file: sentFile('an export in the clear') });
    const { message_id } = await sends({ text: 'before-the-edit' });
    await bot('editMessageText', { chat_id: 11, message_id, text: 'after' });
    await expect.poll(() => readFile(statePath, 'utf8').catch(() => '')).toContain('tok-in-the-clear');
    for (const message_id of [messageId, fileId]) await bot('deleteMessage', { chat_id: 11, message_id });
    await bot('getUpdates', { offset: ((await updates()).at(-1)?.update_id ?? 0) + 1 });
    await expect.poll(() => readFile(statePath, 'utf8')).not.toMatch(/tok-in-the-clear|before-the-edit/);
    await expect.poll(() => readdir(`${statePath}.files`)).toEqual([]);
    expect((await anna.chat({ withDeleted: true })).map(({ text }) => text)).toContain('my token is tok-in-the-clear');
    await stop();
    expect(await readFile(statePath, 'utf8')).toContain('after');
  });

  it('an unreadable state file is renamed, not overwritten', async () => {
    const opened = await openChat({ statePath });
    await opened.stop();
    const saved = JSON.parse(await readFile(statePath, 'utf8')) as object;
    const outside = JSON.stringify({ ...saved, files: [{ id: '../../secret', name: 'a', mime: 'b' }] });
    for (const rubbish of ['{"version":1', '{"version":9}', JSON.stringify({ ...saved, version: 1 }), '', outside]) {
      await writeFile(statePath, rubbish);
      const again = await openPlayground({ statePath });
      expect(await again.verdict('getMe')).toBe('ok');
      expect(await readFile(`${statePath}.unreadable`, 'utf8')).toBe(rubbish);
      await again.stop();
    }
  });
});

describe('the event stream', () => {
  it('resumes after a cursor, and sends resync for an unknown one', async () => {
    const { playground, anna } = await openChat();
    const { cursor } = (await (await fetch(`${playground.url}/control/cursor`)).json()) as { cursor: string };
    await anna.says('missed');
    const read = async (headers: Record<string, string>, query = '') => {
      const response = await fetch(`${playground.url}/control/events${query}`, { headers });
      let text = '';
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        if (text.includes('data:')) break;
      }
      return text;
    };
    expect(await read({ 'last-event-id': cursor })).toContain('missed');
    expect(await read({}, `?since=${cursor}`)).toContain('missed');
    for (const unknown of ['another.1', 'nonsense', `${cursor.split('.')[0]}.999999`, `${cursor.split('.')[0]}.-1`])
      expect(await read({ 'last-event-id': unknown })).toContain('resync');
  });
});
