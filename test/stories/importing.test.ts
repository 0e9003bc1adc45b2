/** What people bring in from the chat: a file sent to the bot becomes messages in an archive of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type Program, startProgram } from '../support/program.ts';
import { documentOf, telegramExport, whatsappExport } from '../support/sent-exports.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram();
});
afterAll(async () => {
  await program.close();
});

let lastId = 500_000;
async function somebody(name: string): Promise<DrivenPerson> {
  lastId += 1;
  return await program.driver.person({ id: lastId, name });
}
const textsOf = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
const PATIENCE = { withinMs: 15_000 };

describe('a file sent to the bot', () => {
  it('is brought in, and its receipt says what became of it', async () => {
    const ann = await somebody('Ann');
    await ann.says('', documentOf(telegramExport(ann.id)));
    const receipt = await ann.hears(/Brought in/, PATIENCE);
    expect(receipt.text).toContain('Brought in: “result.json”');
    expect(receipt.text).toContain('Telegram');
    expect(receipt.text).toContain('2 chats');
    expect(receipt.text).toContain('4 messages and mails are new');
    expect(receipt.text).toContain('1 left out: 1 note such as “joined the group”');
    expect(receipt.buttons.flat()).toContain('Connect, to search it');
  });

  it('asks who one is and which comes first of day and month, with buttons', async () => {
    const dan = await somebody('Dan');
    const crew = Array.from({ length: 13 }, (_, index) => `Sailor ${index + 1}`);
    await dan.says('', documentOf(whatsappExport(crew)));
    const question = await dan.hears(/Who are you in/, PATIENCE);
    expect(question.buttons.flat().filter((label) => label.includes('Sailor'))).toHaveLength(6);
    expect(question.text).toMatch(/1\. Sailor \d+ · 2 messages/);
    await dan.presses('More ▸');
    await dan.hears(({ buttons }) => buttons.flat().some((label) => label.startsWith('7. ')));
    await dan.presses('More ▸');
    const last = await dan.hears(({ buttons }) => buttons.flat().some((label) => label.startsWith('13. ')));
    const mine = last.buttons.flat().find((label) => label.startsWith('13. ')) ?? '';
    await dan.presses(mine);
    const date = await dan.hears(/Which comes first/, PATIENCE);
    expect((await textsOf(dan)).some((text) => text.startsWith(`You are ${mine.slice(4)}`))).toBe(true);
    await dan.presses('The day (day 3, month 4)', { on: date });
    expect((await dan.hears(/Brought in/, PATIENCE)).text).toContain('26 messages and mails are new');
  });

  it('of another chat of the app asks nobody twice who they are, and is put right when that was wrong', async () => {
    const deb = await somebody('Deb');
    const crew = (people: readonly string[], chat: string) => {
      const { bytes } = whatsappExport(people, '');
      return documentOf({
        name: `WhatsApp Chat with ${chat}.txt`,
        bytes: Buffer.from(`${bytes}24/06/2024, 09:00 - Zoe: bye\n`),
      });
    };
    await deb.says('', crew(['Abe', 'Deb', 'Bo'], 'Crew'));
    await deb.presses(/^Deb/, { on: await deb.hears(/Who are you in/, PATIENCE) });
    await deb.hears(/Brought in/, PATIENCE);
    const answered = (await textsOf(deb)).length;
    await deb.says('', crew(['Cy', 'Deb', 'Di'], 'Choir'));
    const receipt = await deb.hears(/Brought in: “WhatsApp Chat with Choir/, PATIENCE);
    expect(receipt.text).toContain('You are Deb here, as in your earlier exports.');
    expect((await textsOf(deb)).slice(answered).some((text) => text.includes('Who are you'))).toBe(false);
    await deb.presses('That is not me', { on: receipt });
    const question = await deb.hears(/Who are you in/, PATIENCE);
    await deb.presses(/^Di/, { on: question });
    const corrected = await deb.hears(/have changed since the last time/, PATIENCE);
    expect(corrected.text).toContain('0 messages and mails are new');
    expect(corrected.text).toContain('4 have changed since the last time');
    expect(corrected.text).not.toContain('as in your earlier exports');
    expect(corrected.buttons.flat()).not.toContain('That is not me');
  });

  it('in a form that cannot be read gets what to export in its place, and nothing is downloaded', async () => {
    const lea = await somebody('Lea');
    const before = (await program.driver.calls('getFile')).length;
    for (const [name, words] of [
      ['messages.html', /choose “Machine-readable JSON”/],
      ['messages2.html', /choose “Machine-readable JSON”/],
      ['Sail club - general [900000000000000101].html', /DiscordChatExporter as HTML/],
      ['msgstore.db.crypt15', /only WhatsApp can read/],
      ['signal-2026-11-22-10-00-00.backup', /only Signal can read/],
      ['archive.pst', /Outlook’s own mail files/],
      ['export.rar', /kind of archive cannot be opened/],
      ['page.html', /I cannot bring in “page.html”/],
    ] as const) {
      await lea.says('', documentOf({ name, bytes: Buffer.from('x') }));
      await lea.hears(words);
    }
    expect((await program.driver.calls('getFile')).length).toBe(before);
  });

  it('of somebody else is brought in only when that is meant', async () => {
    const eva = await somebody('Eva');
    const boris = telegramExport(777_777, { firstName: 'Boris' });
    await eva.says('', documentOf(boris));
    expect((await eva.hears(/Import it all the same/, PATIENCE)).text).toContain('is the export of Boris');
    await eva.presses('Leave it');
    await eva.hears(/Nothing of “result.json” was brought in/);
    await eva.says('', documentOf(boris));
    await eva.hears(/Import it all the same/, PATIENCE);
    await eva.presses('Import it all the same');
    await eva.hears(/Brought in/, PATIENCE);
  });

  it('that is no export gets one sentence, and nothing is downloaded', async () => {
    const fay = await somebody('Fay');
    const before = (await program.driver.calls('getFile')).length;
    await fay.says('', documentOf({ name: 'invoice.pdf', bytes: Buffer.from('%PDF') }));
    expect((await fay.hears(/I cannot bring in “invoice.pdf”/)).text).toContain('/import');
    await fay.says('', documentOf({ name: 'big.zip', bytes: Buffer.alloc(20_000_001) }));
    const tooLarge = await fay.hears(/up to 20 MB/);
    expect(tooLarge.buttons.flat()).toContain('Upload page');
    expect((await program.driver.calls('getFile')).length).toBe(before);
  });
});

describe('/import', () => {
  it('shows in place where an app hides its export', async () => {
    const ida = await somebody('Ida');
    await ida.says('/import');
    const overview = await ida.hears(/Bring your own chats and mails in/);
    expect(overview.text).toContain('up to 20 MB');
    await ida.presses('WhatsApp');
    const guide = await ida.hears(/WhatsApp: the way to your export/);
    expect(guide.id).toBe(overview.id);
    expect(guide.text).toContain('1. ');
    await ida.presses('Telegram');
    expect((await ida.hears(/Machine-readable JSON/)).id).toBe(overview.id);
  });

  it('leads to an upload page of one’s own', async () => {
    const jan = await somebody('Jan');
    await jan.says('/import page');
    const page = await jan.hears(/The upload page/);
    const url = String(page.keyboard.flat().find((button) => 'url' in button)?.url);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*ticket=/);
    expect((await fetch(url)).status).toBe(200);
  });
});

it('nothing of a file is in the log', () => {
  const logged = program.logLines.join('\n');
  expect(logged).toContain('an export was brought in');
  for (const secret of ['Texel', 'sandwiches', 'Sailor', 'Boris', 'harbour']) expect(logged).not.toContain(secret);
});
