/** `npm run import` as an operator uses it: what it imports, what it asks, and its exit codes. */
import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { run } from '#cli/run.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { ImportReceipt } from '#service/contract/imports.ts';
import { account, said, type WrittenChat, written } from '../service/importers/telegram-export.ts';
import { zipOf } from '../service/importers/zip-file.ts';
import { scratchFolders } from '../support/folders.ts';
import { runCommand } from '../support/run-command.ts';

const scratch = scratchFolders('import');

let folder: string;
beforeEach(async () => {
  folder = scratch();
});

const CHAT: WrittenChat = {
  name: 'Bo',
  type: 'personal_chat',
  id: 2000,
  messages: [said(1, 'the ferry leaves at nine'), said(2, 'I come with you', { from: 'Bo', from_id: 'user2000' })],
};
/** An export of one chat, which doesn't name its owner. */
const ONE_CHAT = { ...CHAT, id: 2001 };
/** Messages of 4 KB that don't compress. */
const largeMessages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => said(from + index, randomBytes(3000).toString('base64')));
const WHATSAPP = '3/4/24, 11:23 - Anna: hello\n5/6/24, 11:24 - Ben: the regatta begins\n';

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const putAccount = (name = 'result.json') => put(name, written(account([CHAT])));

const environment = () => ({ DATA_DIR: join(folder, 'data') });

/** Runs the command; file names are relative to the folder. */
async function imports(...given: string[]) {
  const argv = given.map((word) => (/^(\.|.*\.(json|txt|zip))$/.test(word) ? join(folder, word) : word));
  const { code, said, warned } = await runCommand(['import', ...argv], { environment: environment() });
  return { code, said, output: said + warned, lines: said.trim().split('\n') };
}
const receiptOf = ({ lines }: { lines: string[] }) => ImportReceipt.parse(JSON.parse(lines.at(-1) ?? ''));

async function owners(): Promise<{ name: string }[]> {
  const { said } = await runCommand(['tokens', 'list', '--json'], { environment: environment() });
  return JSON.parse(said) as { name: string }[];
}

describe('the import command', () => {
  it('imports an account into the archive of the person that it names, once', async () => {
    await putAccount();
    const first = await imports('result.json', '--json');
    expect(first.code).toBe(0);
    expect(receiptOf(first)).toMatchObject({ read: 2, written: 2, duplicate: 0, brokenAt: null });
    const second = await imports('result.json');
    expect(second.code).toBe(0);
    expect(second.output).toMatch(
      /result\.json: Telegram Desktop \(JSON\), 2 messages read in .*\n {2}0 new, 0 changed, 2 already there/,
    );
    expect((await owners()).map(({ name }) => name)).toEqual(['1000']);
    expect(await readdir(join(folder, 'data/archives'))).toHaveLength(1);
  });

  it('stops at MAX_ARCHIVE_MB, says so, and exits with 2', async () => {
    await put('result.json', written(account([{ ...CHAT, messages: largeMessages(1, 400) }])));
    await put('more.json', written(account([{ ...CHAT, messages: largeMessages(401, 400) }])));
    const [first, second] = ['result.json', 'more.json'].map((name) => ['import', join(folder, name)]);
    const limited = { environment: { ...environment(), MAX_ARCHIVE_MB: '1' } };
    expect((await runCommand(first ?? [], limited)).code).toBe(0);
    const { code, said: output } = await runCommand(second ?? [], limited);
    expect([code, output]).toEqual([2, expect.stringContaining('reached MAX_ARCHIVE_MB; what was written stays')]);
  });

  it('writes nothing in a dry run', async () => {
    await putAccount();
    const { code, output } = await imports('result.json', '--dry-run', '--owner', 'anna');
    expect(code).toBe(0);
    expect(output).toContain('Dry run: nothing was written.');
    expect(await readdir(folder)).toEqual(['result.json']);
  });

  it('imports several files for a named owner, and continues after an unreadable one', async () => {
    await putAccount();
    await put('diary.txt', 'Dear diary, nothing happened.');
    await put('export.zip', zipOf([{ path: 'result.json', content: written(account([ONE_CHAT])) }]));
    const { code, output, lines } = await imports(
      'result.json',
      'diary.txt',
      'export.zip',
      '--owner',
      'anna',
      '--json',
    );
    expect(code).toBe(1);
    expect(output).toContain('diary.txt: I don’t know this kind of file.');
    expect(lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).written)).toEqual([2, 2]);
    expect((await owners()).map(({ name }) => name)).toEqual(['anna']);
  });

  it('without a terminal asks nothing, exits with 1 and says how to answer', async () => {
    await put('result.json', written(ONE_CHAT));
    const asked = await imports('result.json', '--owner', 'anna');
    expect(asked.code).toBe(1);
    expect(asked.output).toMatch(/Who are you in this export\?[\s\S]*--me "user1000" {3}Ann Lee, 1 message\n/);
    const wrong = await imports('result.json', '--owner', 'anna', '--me', 'Ann');
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('--me "user1000"');
    const answered = await imports('result.json', '--owner', 'anna', '--me', 'user1000', '--json');
    expect(answered.code).toBe(0);
    expect(receiptOf(answered).written).toBe(2);
  });

  it('asks whether the day or the month comes first, and reads the answer from a terminal', async () => {
    await put('WhatsApp Chat with Ben.txt', WHATSAPP);
    const given = ['WhatsApp Chat with Ben.txt', '--owner', 'anna', '--me', 'none', '--json'];
    const asked = await imports(...given);
    expect(asked.code).toBe(1);
    expect(asked.output).toContain('--dates day-first');
    expect((await imports(...given, '--dates', 'day-first')).code).toBe(0);
    const answer = async (typed: string) => {
      const stdin = Object.assign(Readable.from([typed]), { isTTY: true });
      const output = { isTTY: true, write: () => true };
      const argv = ['import', join(folder, 'WhatsApp Chat with Ben.txt'), '--owner', 'anna', '--me', 'none'];
      const { signal } = new AbortController();
      return await run(argv, { environment, stdin, stdout: output, stderr: output, signal });
    };
    expect([await answer('--dates day-first\n'), await answer('day-first\n')]).toEqual([0, 0]);
    expect([await answer('year-first\n'), await answer('')]).toEqual([1, 1]);
    const bad = await imports(...given, '--dates', 'year-first');
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/^--dates is invalid\.\nUsage:/);
  });

  it('and the export of a person show their progress in a terminal, and clear it', async () => {
    await putAccount();
    const shown = async (isTTY: boolean, ...argv: string[]) => {
      let text = '';
      const stderr = { isTTY, write: (piece: string) => (text += piece) };
      const stdin = Readable.from([]);
      const { signal } = new AbortController();
      expect(await run(argv, { environment, stdin, stdout: { write: () => true }, stderr, signal })).toBe(0);
      return text;
    };
    await shown(false, 'import', join(folder, 'result.json'), '--owner', 'anna', '--me', 'user1000');
    const exported = (isTTY: boolean, name: string) => shown(isTTY, 'person', 'export', 'anna', join(folder, name));
    expect(await exported(true, 'one.zip')).toBe('\r  1 record\r  3 records\r\u001b[K');
    expect(await exported(false, 'two.zip')).toBe('');
  });

  it('says which export of a folder it reads, and which have to be imported separately', async () => {
    await putAccount();
    await put('WhatsApp Chat with Ben.txt', WHATSAPP);
    const { code, output } = await imports('.', '--dry-run');
    expect(code).toBe(0);
    expect(output).toContain(
      'read as Telegram Desktop (JSON). It also contains, to be imported separately: WhatsApp (exported chat).',
    );
    expect((await imports('result.json', '--dry-run')).output).not.toContain('It also contains');
  });

  it('asks whose data it is if unknown, unless there is only one owner', async () => {
    await put('result.json', written(ONE_CHAT));
    const asked = await imports('result.json', '--me', 'none');
    expect(asked.code).toBe(1);
    expect(asked.output).toContain('Whose data is it? Add --owner NAME');
    expect((await imports('result.json', '--me', 'none', '--owner', 'anna')).code).toBe(0);
    expect((await imports('result.json', '--me', 'none')).code).toBe(0);
    expect(await owners()).toHaveLength(1);
  });

  it('exits with 2 for a truncated file, and imports what comes before the break', async () => {
    const whole = written(account([CHAT]));
    await put('result.json', whole.slice(0, whole.indexOf('I come with you')));
    const cut = await imports('result.json', '--json');
    expect(cut.code).toBe(2);
    expect(receiptOf(cut)).toMatchObject({ written: 1, ended: 'broken', brokenAt: expect.any(Number) });
  });

  it.each([
    ['no file', [], /Usage:/],
    ['an invalid owner name', ['result.json', '--owner', '../x'], /a name has 1 to 64 characters/],
    ['a missing file', ['nowhere.json'], /There is no such file\./],
    ['an invalid time zone', ['result.json', '--time-zone', 'Mars/Base'], /^--time-zone is invalid\.\nUsage:/],
  ])('refuses %s with exit code 1', async (_, given, words) => {
    await putAccount();
    const { code, output } = await imports(...given);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('stops when aborted, says so, and continues when run again', async () => {
    const messages = Array.from({ length: 20_000 }, (_, index) => said(index + 1, `message ${index} about the boat`));
    await put('result.json', written(account([{ ...CHAT, messages }])));
    const stopping = new AbortController();
    const argv = ['import', join(folder, 'result.json'), '--json'];
    const running = runCommand(argv, { environment: environment(), signal: stopping.signal });
    while ((await archivesBytes()) < 500_000) await pause(5);
    stopping.abort(new OperatorError('stopped'));
    const { code, said: printed } = await running;
    const half = ImportReceipt.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
    expect([code, half.ended]).toEqual([2, 'cancelled']);
    const rest = receiptOf(await imports('result.json', '--json'));
    expect(rest).toMatchObject({ read: 20_000, duplicate: half.written });
    expect(rest.written + half.written).toBe(20_000);
  }, 60_000);
});

async function archivesBytes(): Promise<number> {
  const archives = join(folder, 'data/archives');
  const sizes = (await readdir(archives).catch(() => [])).map(
    (name) => statSync(join(archives, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
