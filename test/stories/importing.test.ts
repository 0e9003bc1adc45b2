/** Importing from the chat: a file sent to the bot becomes messages in the person's own archive. */
import { describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { documentOf, telegramExport, whatsappExport } from '../support/exports.ts';
import { openProgram } from '../support/program.ts';

const program = await openProgram();

let lastId = 500_000;
async function somebody(name: string): Promise<DrivenPerson> {
  lastId += 1;
  return await program.driver.person({ id: lastId, name });
}
const textsOf = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
const PATIENCE = { withinMs: 15_000 };

/** A WhatsApp chat with unambiguous dates. */
const whatsappChat = (chat: string, people: readonly string[]) =>
  documentOf({
    name: `WhatsApp Chat with ${chat}.txt`,
    bytes: Buffer.from(people.map((who, at) => `24/06/2024, 09:0${at} - ${who}: ahoy from ${who}\n`).join('')),
  });
const labelsOf = ({ buttons }: { buttons: readonly (readonly string[])[] }) => buttons.flat();

describe('a file sent to the bot', () => {
  it('is imported, and its receipt reports the result', async () => {
    const ann = await somebody('Ann');
    await ann.says('', documentOf(telegramExport(ann.id)));
    const receipt = await ann.hears(/^Added/, PATIENCE);
    expect(receipt.text).toBe(
      'Added 2 chats: 4 messages, 1 January 2023.\n1 automatic one left out.\nNow type a word, a name or a question.',
    );
    expect(labelsOf(receipt)).toEqual(['Show it']);
    await ann.says('', documentOf(telegramExport(ann.id)));
    expect((await ann.hears(/^Nothing new/, PATIENCE)).text).toContain('Nothing new: all 4 messages were there.');
    await ann.says('', documentOf(telegramExport(ann.id, { more: 2 })));
    expect((await ann.hears(/new message/, PATIENCE)).text).toContain('2 new messages; 4 were there.');
    await ann.says('', whatsappChat('Bo', ['Bo', 'Ann']));
    await ann.says('Lisbon', { replyTo: await ann.hears(/^Which city/, PATIENCE) });
    await ann.presses('Show it', { on: await ann.hears(/^Added Bo: 2 messages/, PATIENCE) });
    await ann.hears(/^Bo · WhatsApp[\s\S]*ahoy from Bo[\s\S]*ahoy from Ann/);
  });

  it("opens the person's own archive instead of the sample, and offers what was typed before", async () => {
    const eva = await somebody('Eva');
    await eva.says('ahoy from Bo');
    await eva.hears(/^Hi Eva/);
    await eva.says('', whatsappChat('Bo', ['Bo', 'Eva']));
    await eva.says('Lisbon', { replyTo: await eva.hears(/^Which city/, PATIENCE) });
    const receipt = await eva.hears(/^Added Bo/, PATIENCE);
    expect(labelsOf(receipt)).toEqual(['ahoy from Bo', 'Show it', 'That’s not me']);
    await eva.presses('ahoy from Bo', { on: receipt });
    await eva.hears(/ahoy from Bo/);
    const kim = await somebody('Kim');
    await kim.says('/start');
    await kim.presses('Look around', { on: await kim.hears(/^Hi Kim/) });
    await kim.hears(/Nina/);
    await kim.says('', whatsappChat('Bo', ['Bo', 'Kim']));
    await kim.says('Lisbon', { replyTo: await kim.hears(/^Which city/, PATIENCE) });
    await kim.presses('Show it', { on: await kim.hears(/^Added Bo/, PATIENCE) });
    await kim.hears(/^Bo · WhatsApp[\s\S]*ahoy from Kim/);
  });

  it('asks who the person is, for the first date and for the city, if the file is ambiguous', async () => {
    const dan = await somebody('Dan');
    const crew = Array.from({ length: 13 }, (_, index) => `Sailor ${index + 1}`);
    await dan.says('', documentOf(whatsappExport(crew)));
    const question = await dan.hears(/^Which one is you\? Tap one, or reply with the name\./, PATIENCE);
    expect(question.buttons.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(labelsOf(question).at(-1)).toBe('None of them');
    await dan.says('Captain', { replyTo: question });
    const again = await dan.hears(/^I can’t find “Captain” in it/, PATIENCE);
    await dan.says('sailor 13', { replyTo: again });
    const date = await dan.hears(/^When was the first message\?$/, PATIENCE);
    expect(labelsOf(date)).toEqual(['4 March 2024', '3 April 2024']);
    await dan.presses('3 April 2024', { on: date });
    const city = await dan.hears(/^Which city was the phone in\?/, PATIENCE);
    await dan.says('Nowhere', { replyTo: city });
    await dan.says('Lisbon', { replyTo: await dan.hears(/^I don’t know “Nowhere”/, PATIENCE) });
    const receipt = await dan.hears(/^Added/, PATIENCE);
    expect(receipt.text).toContain(
      'Added Crew: 26 messages, 3 April 2024 to 5 June 2024.\nYou’re Sailor 13 in it. Times are Lisbon’s.',
    );
    expect(labelsOf(receipt)).toEqual(['Show it']);
  });

  it("is read with the person's name and time zone, and guesses can be corrected with a tap", async () => {
    const deb = await somebody('Deb');
    await deb.says('', whatsappChat('Crew', ['Abe', 'Deb', 'Bo']));
    await deb.says('Lisbon', { replyTo: await deb.hears(/^Which city was the phone in\?/, PATIENCE) });
    expect(labelsOf(await deb.hears(/^Added Crew/, PATIENCE))).toEqual(['Show it', 'That’s not me']);
    const before = (await textsOf(deb)).length;
    await deb.says('', whatsappChat('Choir', ['Cy', 'Deb', 'Di']));
    const receipt = await deb.hears(/^Added Choir/, PATIENCE);
    expect(receipt.text).toContain('Added Choir: 3 messages, 24 June 2024.\nYou’re Deb in it. Times are Lisbon’s.');
    expect(labelsOf(receipt)).toEqual(['Show it', 'That’s not me', 'Other time zone']);
    expect((await textsOf(deb)).slice(before).filter((text) => text.startsWith('Which'))).toEqual([]);
    await deb.presses('Other time zone', { on: receipt });
    await deb.says('Tokyo', { replyTo: await deb.hears(/^Which city was the phone in\?/, PATIENCE) });
    const moved = await deb.hears(/^Added Choir/, PATIENCE);
    expect(moved.text).toContain('Added Choir: 3 messages, 24 June 2024.\nYou’re Deb in it. Times are Tokyo’s.');
    expect(labelsOf(moved)).toEqual(['Show it', 'That’s not me']);
    await deb.presses('That’s not me', { on: moved });
    const question = await deb.hears(/^Which one is you\?/, PATIENCE);
    expect([question.id, labelsOf(question)]).toEqual([moved.id, ['Cy', 'Di', 'Neither']]);
    await deb.presses('Di', { on: question });
    const corrected = await deb.hears(/^Added Choir/, PATIENCE);
    expect([corrected.id, labelsOf(corrected)]).toEqual([moved.id, ['Show it']]);
    expect(corrected.text).toContain('You’re Di in it. Times are Tokyo’s.');
  });

  it('is asked about once; files sent after it wait for the answer and share it', async () => {
    const gil = await somebody('Gil');
    await gil.says('/connect');
    await gil.presses('Start my own archive', { on: await gil.hears(/Start|archive/) });
    await gil.hears(/^Your archive is ready/);
    await gil.says('', whatsappChat('Bo', ['Bo', 'Gil']));
    await gil.hears(/^Which city was the phone in\?/, PATIENCE);
    await gil.says('', whatsappChat('Cy', ['Cy', 'Gil']));
    await gil.hears(/^WhatsApp Chat with Cy\.txt is next, after your answer above\./, PATIENCE);
    await gil.says('ahoy');
    const reminded = await gil.hears(/^Nothing yet|^Your archive is still empty/, PATIENCE);
    expect(reminded.text.replaceAll('\u2060', '')).toBe('Your archive is still empty.\nWhich city was the phone in?');
    await gil.says('Lisbon');
    await gil.hears(/^Added Bo: 2 messages/, PATIENCE);
    const second = await gil.hears(/^Added Cy: 2 messages/, PATIENCE);
    expect(second.text).toContain('Times are Lisbon’s.');
    expect((await textsOf(gil)).filter((text) => text.startsWith('Which city'))).toHaveLength(1);
  });

  it('is repeated once if a search finds nothing meanwhile', async () => {
    const jan = await somebody('Jan');
    await jan.says('', documentOf(telegramExport(777_780, { firstName: 'Jan' })));
    await jan.presses('Add it', { on: await jan.hears(/^This is Jan’s export/, PATIENCE) });
    await jan.hears(/^Added/, PATIENCE);
    await jan.says('', documentOf(telegramExport(777_781, { firstName: 'Boris' })));
    await jan.hears(/^This is Boris’s export/, PATIENCE);
    await jan.says('', whatsappChat('Bo', ['Bo', 'Jan']));
    await jan.hears(/is next, after your answer above\./, PATIENCE);
    await jan.says('xylophonequartz');
    const reminded = await jan.hears(/^Nothing yet\./);
    expect(reminded.text).toBe(
      'Nothing yet. Your import is waiting for your answer:\nThis is Boris’s export, not yours. Add it anyway?',
    );
    expect(labelsOf(reminded)).toEqual(['Add it', 'Leave it']);
    await jan.says('xylophonequartz again');
    await jan.hears(/^Nothing for “xylophonequartz again”/);
  });

  it('is dropped with everything else if the person leaves before answering', async () => {
    const lea = await somebody('Lea');
    await lea.says('', whatsappChat('Bo', ['Bo', 'Lea']));
    await lea.hears(/^Which city was the phone in\?/, PATIENCE);
    await lea.says('/disconnect');
    await lea.presses('Leave', { on: await lea.hears(/^Leave\?/) });
    await lea.hears(/^Done\. Everything I kept about you is gone\./);
    await lea.says('/start');
    await lea.presses('Start my own archive', { on: await lea.hears(/^Hi Lea/) });
    await lea.hears(/^Your archive is ready/);
    await lea.says('ahoy');
    expect((await lea.hears(/^Your archive is still empty/)).text).toBe('Your archive is still empty.');
  });

  it('is answered by a city typed right after more files were sent', async () => {
    const ira = await somebody('Ira');
    await ira.says('', whatsappChat('Bo', ['Bo', 'Ira']));
    await ira.hears(/^Which city was the phone in\?/, PATIENCE);
    await ira.says('', whatsappChat('Cy', ['Cy', 'Ira']));
    await ira.hears(/^WhatsApp Chat with Cy\.txt is next/, PATIENCE);
    await ira.says('Lisbon');
    await ira.hears(/^Added Cy: 2 messages/, PATIENCE);
  });

  it('that is abandoned lets the waiting files continue', async () => {
    const hal = await somebody('Hal');
    await hal.says('', documentOf(telegramExport(777_778, { firstName: 'Boris' })));
    const question = await hal.hears(/^This is Boris’s export/, PATIENCE);
    await hal.says('', whatsappChat('Bo', ['Bo', 'Hal']));
    await hal.hears(/is next, after your answer above\./, PATIENCE);
    await hal.presses('Leave it', { on: question });
    expect((await hal.hears(/^Stopped\. Nothing was added\.$/)).id).toBe(question.id);
    await hal.says('Lisbon', { replyTo: await hal.hears(/^Which city/, PATIENCE) });
    await hal.hears(/^Added Bo: 2 messages/, PATIENCE);
  });

  it("in an unreadable format gets advice on what to export, and isn't downloaded", async () => {
    const lea = await somebody('Lea');
    const before = (await program.driver.calls('getFile')).length;
    for (const [name, words, label] of [
      ['messages.html', /choose machine-readable JSON/, 'Show me how'],
      ['messages2.html', /choose machine-readable JSON/, 'Show me how'],
      ['Sail club - general [900000000000000101].html', /Export again and choose JSON/],
      ['msgstore.db.crypt15', /only WhatsApp can read/, 'Show me how'],
      ['signal-2026-11-22-10-00-00.backup', /only Signal can read/, 'Show me how'],
      ['archive.pst', /I can’t read Outlook’s files/],
      ['export.rar', /I can’t open export\.rar\. Send me a zip instead\./],
      ['invoice.pdf', /I can’t read invoice\.pdf\. I take exports of Telegram/, 'Where’s my export?'],
    ] as const) {
      await lea.says('', documentOf({ name, bytes: Buffer.from('x') }));
      expect(labelsOf(await lea.hears(words))).toEqual(label === undefined ? [] : [label]);
    }
    await lea.says('', documentOf({ name: 'big.zip', bytes: Buffer.alloc(20_000_001) }));
    expect(labelsOf(await lea.hears(/^big\.zip is over 20 MB\.$/))).toEqual(['Upload it']);
    expect((await program.driver.calls('getFile')).length).toBe(before);
  });
});

describe('/import', () => {
  it('shows the export guides in place, and links to a personal upload page', async () => {
    const ida = await somebody('Ida');
    await ida.says('/import');
    const overview = await ida.hears(/^Add your chats and mails\nSend me an export here, up to 20 MB/);
    expect(labelsOf(overview)).toEqual(['Telegram', 'WhatsApp', 'Signal', 'Slack', 'Discord', 'Gmail', 'Larger files']);
    await ida.presses('WhatsApp');
    const guide = await ida.hears(/^WhatsApp\nOpen the chat → /);
    expect([guide.id, labelsOf(guide)]).toEqual([overview.id, ['Other apps', 'Larger files']]);
    const url = String(guide.keyboard.flat().find((button) => 'url' in button)?.url);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*ticket=/);
    expect((await fetch(url)).status).toBe(200);
    await ida.presses('Other apps');
    expect((await ida.hears(/^Add your chats/)).id).toBe(overview.id);
    await ida.says('/import gmail');
    await ida.hears(/^Gmail\ntakeout\.google\.com/);
  });
});

it('no content of a file is in the log', () => {
  const logged = program.logLines.join('\n');
  expect(logged).toContain('export imported');
  for (const secret of ['Texel', 'sandwiches', 'Sailor', 'Boris', 'harbour', 'Choir'])
    expect(logged).not.toContain(secret);
});
