/** What survives a restart of the program, and what a page sees of it. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openChat, openPlayground } from './open-playground.ts';

let statePath: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  statePath = join(folder, 'deeper', 'playground.json');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

describe('after a restart', () => {
  it('chats, people, commands and waiting updates are as before, and ids go on upwards', async () => {
    const before = await openChat({ statePath });
    await before.bot('setMyCommands', { commands: [{ command: 'a', description: 'b' }] });
    await before.bot('sendMessage', {
      chat_id: 11,
      text: 'kept',
      reply_markup: { inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] },
    });
    const [old] = (await before.bot<{ update_id: number }[]>('getUpdates')).result;
    await before.driver.close();
    await before.playground.close();

    const after = await openPlayground({ statePath });
    const anna = await after.driver.person({ id: 11, name: 'Anna' });
    expect((await anna.chat()).map(({ text }) => text)).toEqual(['/start', 'kept']);
    expect((await anna.menu())[0]?.command).toBe('a');
    const { updateId } = await anna.says('again');
    expect(updateId).toBeGreaterThan((old?.update_id ?? 0) + 1);
    const waiting = (await after.bot<{ update_id: number }[]>('getUpdates')).result;
    expect(waiting.map(({ update_id }) => update_id)).toEqual([old?.update_id, updateId]);
    expect(await after.verdict('editMessageText', { chat_id: 11, message_id: 2, text: 'changed' })).toBe('ok');
  });

  it('the file is its owner’s alone', async () => {
    const opened = await openChat({ statePath });
    await opened.driver.close();
    await opened.playground.close();
    expect(((await stat(statePath)).mode & 0o777).toString(8)).toBe('600');
  });

  it('a file that makes no sense is put aside, not overwritten', async () => {
    const opened = await openChat({ statePath });
    await opened.driver.close();
    await opened.playground.close();
    for (const rubbish of ['{"version":1', '{"version":9}', '']) {
      await writeFile(statePath, rubbish);
      const again = await openPlayground({ statePath });
      expect(await again.verdict('getMe')).toBe('ok');
      expect(await readFile(`${statePath}.unreadable`, 'utf8')).toBe(rubbish);
      await again.driver.close();
      await again.playground.close();
    }
  });

  it('without a file nothing is kept, and update ids are still not used twice', async () => {
    const before = await openChat();
    const { updateId = 0 } = await before.anna.says('one');
    await before.playground.close();
    const after = await openChat();
    expect((await after.anna.chat()).map(({ text }) => text)).toEqual(['/start']);
    // A second run starts from the time in seconds; in the same second the numbers may meet, never fall behind by more.
    const { updateId: next = 0 } = await after.anna.says('two');
    expect(next).toBeGreaterThanOrEqual(updateId);
  });
});

describe('restarting from scratch', () => {
  it('empties chats and forgets waiting updates, and message numbers go on', async () => {
    const { driver, anna, bot } = await openChat();
    await driver.reset();
    expect(await anna.chat({ withDeleted: true })).toEqual([]);
    expect((await bot<unknown[]>('getUpdates')).result).toEqual([]);
    expect((await anna.says('/start')).messageId).toBe(2);
  });
});

describe('the event stream', () => {
  it('goes on where it stopped, and says when it cannot', async () => {
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
