/** Importing from the chat: a file sent to the bot becomes messages in the person's own archive. */
import { describe, expect, it } from 'vitest';
import type { ChatMessage, DrivenPerson, Wanted } from '../support/chat-driver.ts';
import { sends, telegramExport, whatsappChat, whatsappExport } from '../support/exports.ts';
import { openProgram } from '../support/program.ts';

const program = await openProgram();

let lastId = 500_000;
async function somebody(name: string): Promise<DrivenPerson> {
  lastId += 1;
  return await program.driver.person({ id: lastId, name });
}
const textsOf = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
const labelsOf = ({ buttons }: Pick<ChatMessage, 'buttons'>) => buttons.flat();

const CITY = /^Which city was the phone in\?/;
const NEXT = /is next, after your answer above\./;
/** Sends a WhatsApp chat with this person, and answers which city its times are from. */
async function sendsFromLisbon(person: DrivenPerson, chat: string, people: readonly string[], answer: Wanted) {
  const replyTo = await sends(person, whatsappChat(chat, people), CITY);
  return await person.asks('Lisbon', answer, { replyTo });
}

describe('a file sent to the bot', () => {
  it('is imported, and its receipt reports the result', async () => {
    const ann = await somebody('Ann');
    const receipt = await sends(ann, telegramExport(ann.id), /^Added/);
    expect(receipt.text).toBe(
      'Added 2 chats: 4 messages, 1 January 2023.\n1 automatic one left out.\nNow type a word, a name or a question.',
    );
    expect(labelsOf(receipt)).toEqual(['Show it']);
    await sends(ann, telegramExport(ann.id), /^Nothing new: all 4 messages were there\./);
    await sends(ann, telegramExport(ann.id, { more: 2 }), /2 new messages; 4 were there\./);
    await sendsFromLisbon(ann, 'Bo', ['Bo', 'Ann'], /^Added Bo: 2 messages/);
    await ann.taps('Show it', /^Bo · WhatsApp[\s\S]*ahoy from Bo[\s\S]*ahoy from Ann/);
  });

  it("opens the person's own archive instead of the sample, and offers what was typed before", async () => {
    const eva = await somebody('Eva');
    await eva.asks('ahoy from Bo', /^Hi Eva/);
    const receipt = await sendsFromLisbon(eva, 'Bo', ['Bo', 'Eva'], /^Added Bo/);
    expect(labelsOf(receipt)).toEqual(['ahoy from Bo', 'Show it', 'That’s not me']);
    await eva.taps('ahoy from Bo', /ahoy from Bo/, { on: receipt });
    const kim = await somebody('Kim');
    await kim.asks('/start', /^Hi Kim/);
    await kim.taps('Look around', /Nina/);
    await sendsFromLisbon(kim, 'Bo', ['Bo', 'Kim'], /^Added Bo/);
    await kim.taps('Show it', /^Bo · WhatsApp[\s\S]*ahoy from Kim/);
  });

  it('asks who the person is, for the first date and for the city, if the file is ambiguous', async () => {
    const dan = await somebody('Dan');
    const crew = Array.from({ length: 13 }, (_, index) => `Sailor ${index + 1}`);
    const who = await sends(dan, whatsappExport(crew), /^Which one is you\? Tap one, or reply with the name\./);
    const again = await dan.asks('Captain', /^I can’t find “Captain” in it/, { replyTo: who });
    const date = await dan.asks('sailor 13', /^When was the first message\?$/, { replyTo: again });
    expect(labelsOf(date)).toEqual(['4 March 2024', '3 April 2024']);
    const city = await dan.taps('3 April 2024', CITY, { on: date });
    const replyTo = await dan.asks('Nowhere', /^I don’t know “Nowhere”/, { replyTo: city });
    const receipt = await dan.asks('Lisbon', /^Added/, { replyTo });
    expect(receipt.text).toContain(
      'Added Crew: 26 messages, 3 April 2024 to 5 June 2024.\nYou’re Sailor 13 in it. Times are Lisbon’s.',
    );
    expect(labelsOf(receipt)).toEqual(['Show it']);
  });

  it("is read with the person's name and time zone, and guesses can be corrected with a tap", async () => {
    const deb = await somebody('Deb');
    const first = await sendsFromLisbon(deb, 'Crew', ['Abe', 'Deb', 'Bo'], /^Added Crew/);
    expect(labelsOf(first)).toEqual(['Show it', 'That’s not me']);
    const before = (await textsOf(deb)).length;
    const receipt = await sends(deb, whatsappChat('Choir', ['Cy', 'Deb', 'Di']), /^Added Choir/);
    expect(receipt.text).toContain('Added Choir: 3 messages, 24 June 2024.\nYou’re Deb in it. Times are Lisbon’s.');
    expect(labelsOf(receipt)).toEqual(['Show it', 'That’s not me', 'Other time zone']);
    expect((await textsOf(deb)).slice(before).filter((text) => text.startsWith('Which'))).toEqual([]);
    const replyTo = await deb.taps('Other time zone', CITY, { on: receipt });
    const moved = await deb.asks('Tokyo', /^Added Choir[\s\S]*You’re Deb in it\. Times are Tokyo’s\./, { replyTo });
    expect(labelsOf(moved)).toEqual(['Show it', 'That’s not me']);
    const question = await deb.taps('That’s not me', /^Which one is you\?/, { on: moved });
    expect([question.id, labelsOf(question)]).toEqual([moved.id, ['Cy', 'Di', 'Neither']]);
    await deb.taps('Di', /^Added Choir[\s\S]*You’re Di in it\. Times are Tokyo’s\./, { on: question });
  });

  it('is asked about once; files sent after it wait for the answer and share it', async () => {
    const gil = await somebody('Gil');
    await gil.asks('/connect', /Start|archive/);
    await gil.taps('Start my own archive', /^Your archive is ready/);
    await sends(gil, whatsappChat('Bo', ['Bo', 'Gil']), CITY);
    await sends(
      gil,
      whatsappChat('Cy', ['Cy', 'Gil']),
      /^WhatsApp Chat with Cy\.txt is next, after your answer above\./,
    );
    const reminded = await gil.asks('ahoy', /^Nothing yet|^Your archive is still empty/);
    expect(reminded.text.replaceAll('\u2060', '')).toBe('Your archive is still empty.\nWhich city was the phone in?');
    await gil.asks('Lisbon', /^Added Bo: 2 messages/);
    await gil.hears(/^Added Cy: 2 messages[\s\S]*Times are Lisbon’s\./);
    expect((await textsOf(gil)).filter((text) => text.startsWith('Which city'))).toHaveLength(1);
  });

  it('is repeated once if a search finds nothing meanwhile', async () => {
    const jan = await somebody('Jan');
    await sends(jan, telegramExport(777_780, { firstName: 'Jan' }), /^This is Jan’s export/);
    await jan.taps('Add it', /^Added/);
    await sends(jan, telegramExport(777_781, { firstName: 'Boris' }), /^This is Boris’s export/);
    await sends(jan, whatsappChat('Bo', ['Bo', 'Jan']), NEXT);
    const reminded = await jan.asks('xylophonequartz', /^Nothing yet\./);
    expect(reminded.text).toBe(
      'Nothing yet. Your import is waiting for your answer:\nThis is Boris’s export, not yours. Add it anyway?',
    );
    expect(labelsOf(reminded)).toEqual(['Add it', 'Leave it']);
    await jan.asks('xylophonequartz again', /^Nothing for “xylophonequartz again”/);
  });

  it('is dropped with everything else if the person leaves before answering', async () => {
    const lea = await somebody('Lea');
    await sends(lea, whatsappChat('Bo', ['Bo', 'Lea']), CITY);
    await lea.asks('/disconnect', /^Leave\?/);
    await lea.taps('Leave', /^Done\. Everything I kept about you is gone\./);
    await lea.asks('/start', /^Hi Lea/);
    await lea.taps('Start my own archive', /^Your archive is ready/);
    await lea.asks('ahoy', /^Your archive is still empty\.$/);
  });

  it('is answered by a city typed right after more files were sent', async () => {
    const ira = await somebody('Ira');
    await sends(ira, whatsappChat('Bo', ['Bo', 'Ira']), CITY);
    await sends(ira, whatsappChat('Cy', ['Cy', 'Ira']), NEXT);
    await ira.asks('Lisbon', /^Added Cy: 2 messages/);
  });

  it('that is abandoned lets the waiting files continue', async () => {
    const hal = await somebody('Hal');
    const question = await sends(hal, telegramExport(777_778, { firstName: 'Boris' }), /^This is Boris’s export/);
    await sends(hal, whatsappChat('Bo', ['Bo', 'Hal']), NEXT);
    const stopped = await hal.taps('Leave it', /^Stopped\. Nothing was added\.$/, { on: question });
    expect(stopped.id).toBe(question.id);
    await hal.asks('Lisbon', /^Added Bo: 2 messages/, { replyTo: await hal.hears(CITY) });
  });

  it("in an unreadable format gets advice on what to export, and isn't downloaded", async () => {
    const lea = await somebody('Lea');
    const before = (await program.driver.calls('getFile')).length;
    for (const [name, words, ...labels] of [
      ['messages.html', /choose machine-readable JSON/, 'Show me how'],
      ['messages2.html', /choose machine-readable JSON/, 'Show me how'],
      ['Sail club - general [900000000000000101].html', /Export again and choose JSON/],
      ['msgstore.db.crypt15', /only WhatsApp can read/, 'Show me how'],
      ['signal-2026-11-22-10-00-00.backup', /only Signal can read/, 'Show me how'],
      ['archive.pst', /I can’t read Outlook’s files/],
      ['export.rar', /I can’t open export\.rar\. Send me a zip instead\./],
      ['invoice.pdf', /I can’t read invoice\.pdf\. I take exports of Telegram/, 'Where’s my export?'],
      ['big.zip', /^big\.zip is over 20 MB\.$/, 'Upload it'],
    ] as const) {
      const bytes = Buffer.alloc(name === 'big.zip' ? 20_000_001 : 1);
      expect(labelsOf(await sends(lea, { name, bytes }, words))).toEqual(labels);
    }
    expect((await program.driver.calls('getFile')).length).toBe(before);
  });
});

describe('/import', () => {
  it('shows the export guides in place, and links to a personal upload page', async () => {
    const ida = await somebody('Ida');
    const overview = await ida.asks('/import', /^Add your chats and mails\nSend me an export here, up to 20 MB/);
    expect(labelsOf(overview)).toEqual(['Telegram', 'WhatsApp', 'Signal', 'Slack', 'Discord', 'Gmail', 'Larger files']);
    const guide = await ida.taps('WhatsApp', /^WhatsApp\nOpen the chat → /);
    expect([guide.id, labelsOf(guide)]).toEqual([overview.id, ['Other apps', 'Larger files']]);
    const url = String(guide.keyboard.flat().find((button) => 'url' in button)?.url);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*ticket=/);
    expect((await fetch(url)).status).toBe(200);
    expect((await ida.taps('Other apps', /^Add your chats/)).id).toBe(overview.id);
    await ida.asks('/import gmail', /^Gmail\ntakeout\.google\.com/);
  });
});

it('no content of a file is in the log', () => {
  const logged = program.logLines.join('\n');
  expect(logged).toContain('export imported');
  for (const secret of ['Texel', 'sandwiches', 'Sailor', 'Boris', 'harbour', 'Choir'])
    expect(logged).not.toContain(secret);
});
