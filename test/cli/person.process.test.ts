/** `npm run person`: a person's data is exported completely and without secrets, and erased without a trace. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, entriesOf, telegramExport } from '../support/exports.ts';
import { foundIn, rawBytes, scratchFolders, storedRows } from '../support/folders.ts';
import { startProgram } from '../support/program.ts';
import { runCommand } from '../support/run-command.ts';

const scratch = scratchFolders('person-test');

let program = await startProgram({ config: { monthlyCredits: 50 } });
afterAll(() => program.close());

/** Runs the command for an operator who types `typed` and then closes the input. */
const person = (given: string[], { folder = program.folder, typed = '' } = {}) =>
  runCommand(['person', ...given], { environment: { DATA_DIR: folder, MONTHLY_CREDITS: '50' }, typed });

/** A person with a pasted token, an archive of their own, settings, a search and its buttons. */
async function activePerson(name: string): Promise<DrivenPerson & { token: string }> {
  const who = await program.holding(name);
  await who.says('', documentOf(telegramExport(who.id, { firstName: name })));
  await who.hears(/^Added|^Nothing new|new message/);
  await who.says('/settings 77');
  await who.hears(/^Limit: 77 credits in 24 hours/);
  await who.says('/search ferry');
  await who.hears(/credits · /);
  await program.settled();
  return who;
}
const pseudonymsIn = () =>
  storedRows(program.folder).flatMap(({ table, row }) => (table === 'connections' ? [String(row.person)] : []));

describe('export', { timeout: 60_000 }, () => {
  it('writes the data that bot and service store about a person, readable by the operator only, while they run', async () => {
    const ann = await activePerson('Ann');
    const file = join(scratch(), 'ann.zip');
    const { code, said } = await person(['export', String(ann.id), file]);
    expect([code, said]).toEqual([0, expect.stringContaining('6 records of the archive')]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);
    const entries = await entriesOf(readFileSync(file));
    expect(Object.keys(entries).sort()).toEqual(['kept-by-the-bot.json', 'owner.json', 'records.jsonl']);
    const kept = JSON.parse(entries['kept-by-the-bot.json'] ?? '');
    expect(kept).toMatchObject({ settings: { dailyCreditCap: 77 }, connection: { chatId: String(ann.id) } });
    expect(kept.spending).toEqual([expect.objectContaining({ command: 'search', state: 'charged' })]);
    expect(kept.results.length + kept.buttons.length).toBeGreaterThan(0);
    expect(JSON.parse(entries['owner.json'] ?? '')).toMatchObject({
      name: String(ann.id),
      credits: 50,
    });
    expect(entries['records.jsonl']?.trim().split('\n')).toHaveLength(6);
    expect(entries['records.jsonl']).toContain('The ferry to Texel leaves at nine');
    for (const content of Object.values(entries)) {
      expect(content).not.toContain(ann.token);
      expect(content).not.toContain(ann.token.slice(36));
    }
  });

  it('can be imported again by the person', async () => {
    const bea = await activePerson('Bea');
    const file = join(scratch(), 'bea.zip');
    await person(['export', String(bea.id), file]);
    await bea.says('', documentOf({ name: 'bea.zip', bytes: readFileSync(file) }));
    await bea.hears(/^Nothing new: all 6 messages were there\./);
  });

  it('knows no unknown owner, overwrites nothing, and does not export the sample', async () => {
    const dan = String((await activePerson('Dan')).id);
    const file = join(scratch(), 'a.zip');
    expect((await person(['export', dan, file])).code).toBe(0);
    expect(await person(['export', dan, file])).toMatchObject({
      code: 1,
      warned: expect.stringContaining('already exists'),
    });
    const other = join(scratch(), 'b.zip');
    writeFileSync(`${other}.part`, 'another’s');
    expect((await person(['export', dan, other])).code).toBe(1);
    expect(readFileSync(`${other}.part`, 'utf8')).toBe('another’s');
    const none = join(scratch(), 'c.zip');
    for (const name of ['nobody', 'sample', '999999'])
      expect(await person(['export', name, none])).toMatchObject({
        code: 1,
        warned: `Nothing is stored about ${name} here.\n`,
      });
    expect(existsSync(none)).toBe(false);
  });
});

describe('erase', { timeout: 60_000 }, () => {
  it('asks first, and erases nothing unless the name is typed again', async () => {
    const cem = await activePerson('Cem');
    const before = pseudonymsIn();
    for (const typed of ['', 'yes\n', `${cem.id}0\n`]) {
      expect(await person(['erase', String(cem.id)], { typed })).toMatchObject({
        code: 1,
        warned: expect.stringContaining('Nothing was erased.'),
      });
    }
    expect(pseudonymsIn()).toEqual(before);
    expect((await person(['erase', String(cem.id)], { typed: `${cem.id}\n` })).said).toContain('6 records');
  });

  it('leaves nothing of the person anywhere, and reports what was erased', async () => {
    const dan = await activePerson('Dan');
    const eva = await activePerson('Eva');
    const before = pseudonymsIn();
    const archivesOf = () => readdirSync(join(program.folder, 'archives')).filter((name) => name.endsWith('.sqlite'));
    const archives = archivesOf().length;
    const { code, said } = await person(['erase', String(dan.id), '--yes', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(said)).toMatchObject({
      bot: { connection: true, kept: expect.any(Number), spending: { rows: 1, kept: 0 } },
      service: { records: 6 },
    });
    const gone = before.filter((one) => !pseudonymsIn().includes(one));
    expect(gone).toHaveLength(1);
    expect(storedRows(program.folder).filter(({ row }) => Object.values(row).includes(gone[0] ?? ''))).toEqual([]);
    const asked = await fetch(`${program.app.service?.url}/api/rest/v1/auth/credits`, {
      headers: { authorization: `Bearer ${dan.token}` },
    });
    expect(asked.status).toBe(401);
    expect(archivesOf()).toHaveLength(archives - 1);
    await dan.says('/account');
    await dan.hears(/as soon as you’re connected/);
    await eva.says('/search ferry');
    await eva.hears(/credits · /);
    const again = JSON.parse((await person(['erase', String(dan.id), '--yes', '--json'])).said);
    // The command typed without a connection is kept until they connect.
    expect(again).toEqual({
      bot: { ...again.bot, connection: false, kept: 1, spending: { rows: 0, kept: 0 } },
    });
    await program.stop();
    expect(foundIn(rawBytes(program.folder, 'bot.sqlite'), gone)).toEqual([]);
    program = await startProgram({ config: { monthlyCredits: 50 }, folder: program.folder });
  });
});

describe('the command', { timeout: 60_000 }, () => {
  it('shows its usage if used wrongly, and creates no databases', async () => {
    const folder = scratch();
    for (const given of [
      ['export', '1'],
      ['erase', '1', 'file'],
      ['look', '1'],
    ])
      expect(await person(given, { folder })).toMatchObject({ code: 1, warned: expect.stringMatching(/-- export/) });
    expect((await person(['erase', '1', '--yes'], { folder })).code).toBe(1);
    expect(readdirSync(folder)).not.toContain('bot.sqlite');
    expect(readdirSync(folder)).not.toContain('service.sqlite');
  });
});
