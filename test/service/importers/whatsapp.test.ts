import { describe, expect, it } from 'vitest';
import type { ExportedMessage, ExportItem } from '#service/importers/importer.ts';
import { whatsappImporter as whatsapp } from '#service/importers/whatsapp/importer.ts';
import { items } from '../../support/text-table.ts';
import { attachmentsOf, damaged, memorySource, messagesOf, readAll, skippedIn } from './memory-source.ts';

const signal = AbortSignal.timeout(60_000);
const ANDROID = 'WhatsApp Chat with Anna.txt';

async function read(text: string | Buffer, choices = {}, file = ANDROID): Promise<ExportItem[]> {
  return (await readAll(whatsapp, memorySource({ [file]: text }), choices)).items;
}

/** The message of a one-line transcript. */
async function one(line: string, choices = {}): Promise<ExportedMessage | undefined> {
  return messagesOf(await read(line, choices))[0];
}

const at = (iso: string) => Date.parse(`${iso}Z`);

describe('the date of a message', () => {
  it.each<[line: string, iso: string, dateOrder?: string]>([
    ['12/24/19, 11:23 - Anna: hi', '2019-12-24T11:23'],
    ['[09/10/22, 10:37:05 PM] Anna: hi', '2022-10-09T22:37:05', 'day-first'],
    ['[09/10/22, 10:37:05\u202fPM] Anna: hi', '2022-09-10T22:37:05', 'month-first'],
    ['\ufeff[24.12.19, 11:23:05] Anna: hi', '2019-12-24T11:23:05'],
    ['\u200e[24.12.19, 11:23:05] \u200eAnna: hi', '2019-12-24T11:23:05'],
    ['24-12-2019 11:23 - Anna: hi', '2019-12-24T11:23'],
    ['2023/12/03, 17:46 - Anna: hi', '2023-12-03T17:46'],
    ['2023-12-20, 5:46 p.m. - Anna: hi', '2023-12-20T17:46'],
    ['31.5.2019 klo 16.58 - Anna: hi', '2019-05-31T16:58'],
    ['03.08.21, 12:30 - Anna: hi', '2021-08-03T12:30'],
    ['24/12/23, 9:05 a.\u00a0m. - Anna: hi', '2023-12-24T09:05'],
    ['24/12/23, 12:05 a. m. - Anna: hi', '2023-12-24T00:05'],
    ['24/12/23, 12:05 p.\u00a0m. - Anna: hi', '2023-12-24T12:05'],
    ['24/12/23, 9:05 pm - Anna: hi', '2023-12-24T21:05'],
    ['2023/3/25 下午3:04 - Anna: hi', '2023-03-25T15:04'],
    ['2023/3/25 上午12:04 - Anna: hi', '2023-03-25T00:04'],
    ['[2023/3/25 凌晨1:04:09] Anna: hi', '2023-03-25T01:04:09'],
    ['2023. 3. 25. 오후 3:04 - Anna: hi', '2023-03-25T15:04'],
    ['[2023. 3. 25. 오전 3:04:59] Anna: hi', '2023-03-25T03:04:59'],
    ['\u200f٢٥/٣/٢٠٢٣، ٣:٠٤ م - Anna: hi', '2023-03-25T15:04'],
    ['۲۰۲۳/۳/۲۵،\u200f ۱۳:۰۴ - Anna: hi', '2023-03-25T13:04'],
    ['2023년 12월 3일 오후 9:05 - Anna: hi', '2023-12-03T21:05'],
    ['25/3/2566 13:04 - Anna: hi', '2023-03-25T13:04'],
    ['2023-03-25 13 h 04 - Anna: hi', '2023-03-25T13:04'],
    ['25.03.15 14:05:40: Anna: hi', '2015-03-25T14:05:40'],
    ['25.03.23 г., 14:05 - Anna: hi', '2023-03-25T14:05'],
  ])('%s', async (line, iso, dateOrder) => {
    const message = await one(line, { dateOrder });
    expect(message).toMatchObject({ sentAt: at(iso), fromId: 'Anna', text: 'hi' });
  });

  it.each(
    items(`
      12/12/1802, 10:00 - Anna: old | 45/45/20, 10:00 - Anna: no such day | 12/12/20, 25:00 - Anna: no such hour
      12/12/20, 10:61 - Anna: no such minute | 12/12/20 - Anna: no time | [12/12/20, 10:00:00 Anna: not closed
      12.12.20 14:05: Anna: no seconds | 10:00 - Anna: no date`),
  )('is not found in text that only looks like one: %s', async (line) => {
    const items = await read(`12/24/19, 11:23 - Anna: hi\n${line}\n`);
    expect(messagesOf(items).map(({ text }) => text)).toEqual([`hi\n${line}`]);
  });

  it('is converted from the phone’s zone by the rules of that day', async () => {
    const zone = { timeZone: 'Europe/Berlin', dateOrder: 'day-first' };
    expect((await one('15.01.22, 12:00 - A: x', zone))?.sentAt).toBe(at('2022-01-15T11:00'));
    expect((await one('15.07.22, 12:00 - A: x', zone))?.sentAt).toBe(at('2022-07-15T10:00'));
  });
});

describe('the order of day and month', () => {
  const inspect = async (texts: readonly string[]) => {
    const files = Object.fromEntries(texts.map((text, at) => [`WhatsApp Chat with ${'AB'[at]}.txt`, text]));
    return (await whatsapp.inspect(memorySource(files), signal)).dateOrder;
  };
  const linesOf = (dates: readonly string[]) =>
    dates.map((date) => `${date.includes(', ') ? date : `${date}, 11:23`} - Anna: hi\n`).join('');
  const verdict = async (...dates: string[]) => {
    const { verdict: sure, order } = (await inspect([linesOf(dates)])) ?? {};
    return `${sure} ${order}`;
  };

  it.each([
    ['a number above twelve', ['1/2/23', '13/2/23'], 'certain day-first'],
    ['a second number above twelve', ['1/2/23', '2/13/23'], 'certain month-first'],
    ['the year, which is first', ['2023-02-01'], 'certain month-first'],
    ['dots', ['3.4.23'], 'certain day-first'],
    ['dots and zeros', ['03.04.2023'], 'certain day-first'],
    ['equal numbers', ['5/5/23', '6/6/23'], 'certain day-first'],
    ['lines that are in order only with the day first', ['10/1/23', '5/2/23'], 'inferred day-first'],
    ['lines that are in order only with the month first', ['1/10/23', '2/5/23'], 'inferred month-first'],
    ['the order of lines, before zeros', ['01/10/23', '02/05/23'], 'inferred month-first'],
    ['zeros', ['03/04/23'], 'inferred day-first'],
    ['zeros with a twelve-hour clock', ['03/04/2023, 9:12 PM'], 'inferred day-first'],
    ['zeros, with ten and eleven beside them', ['10/11/23', '05/12/23'], 'inferred day-first'],
    ['the American format', ['5/6/26, 9:12 PM'], 'inferred month-first'],
    ['the American format with a special space', ['5/6/26, 9:12\u202fAM'], 'inferred month-first'],
    ['the number that changes more often', ['1/2/23', '2/2/23', '3/2/23', '4/3/23'], 'inferred day-first'],
    [
      'the number that changes more often, the second one',
      ['2/1/23', '2/2/23', '2/3/23', '3/4/23'],
      'inferred month-first',
    ],
  ])('is known from %s', async (_what, dates, expected) => {
    expect(await verdict(...dates)).toBe(expected);
  });

  it.each([
    ['no zeros, no twelve-hour clock', ['3/4/23'], 'ask month-first'],
    ['a four-digit year and lower-case letters', ['3/4/2023, 9:12 pm'], 'ask day-first'],
    ['a zero in one of them', ['3/4/23', '3/04/23'], 'ask month-first'],
    ['hyphens', ['3-4-23'], 'ask day-first'],
    ['ten and eleven', ['10/11/23'], 'ask day-first'],
  ])('is asked for if undecided: %s', async (_what, dates, expected) => {
    expect(await verdict(...dates)).toBe(expected);
  });

  it('is asked for with the first ambiguous date, and then read as answered', async () => {
    expect(await inspect([linesOf(['5/5/23', '6/5/23'])])).toMatchObject({
      example: '6/5/23',
      days: { 'day-first': '2023-05-06', 'month-first': '2023-06-05' },
    });
    const line = '3/4/23, 11:23 - Anna: hi';
    expect((await one(line, { dateOrder: 'day-first' }))?.sentAt).toBe(at('2023-04-03T11:23'));
    expect((await one(line, { dateOrder: 'month-first' }))?.sentAt).toBe(at('2023-03-04T11:23'));
  });

  it('is the same in all chats of an export, unless two of them contradict each other', async () => {
    const [unsure, sure, other] = ['3/4/23', '13/4/23', '4/13/23'].map((date) => linesOf([date]));
    expect(await inspect([unsure ?? '', sure ?? ''])).toMatchObject({ verdict: 'inferred', order: 'day-first' });
    expect(await inspect([sure ?? '', other ?? ''])).toMatchObject({ verdict: 'certain' });
    const files = { 'WhatsApp Chat with A.txt': `${sure}${unsure}`, 'WhatsApp Chat with B.txt': `${other}${unsure}` };
    const { items } = await readAll(whatsapp, memorySource(files), { dateOrder: 'day-first' });
    expect(messagesOf(items).map(({ sentAt }) => new Date(sentAt).toISOString().slice(5, 10))).toEqual([
      '04-13',
      '04-03',
      '04-13',
      '03-04',
    ]);
  });

  it('does not depend on notices, which are out of order', async () => {
    const text = '5/6/23, 11:23 - You created group "X"\n1/6/23, 11:23 - Anna: a\n2/6/23, 11:23 - Anna: b\n';
    expect((await whatsapp.inspect(memorySource({ [ANDROID]: text }), signal)).dateOrder?.verdict).toBe('ask');
  });
});

describe('the owner of a transcript', () => {
  const inspect = (text: string, name = 'WhatsApp Chat with Tom.txt') =>
    whatsapp.inspect(memorySource({ [name]: text }), signal);
  const said = (...names: string[]) => names.map((name) => `24/12/19, 11:23 - ${name}: hi\n`).join('');

  it('is inferred in a direct chat, which WhatsApp names after the partner', async () => {
    for (const names of [
      ['Tom', 'Nina'],
      ['Nina', 'Tom', 'Nina'],
    ])
      expect(await inspect(said(...names))).toMatchObject({ me: undefined, inferredMe: { id: 'Nina' } });
  });

  it('is unknown with three authors, with only one, or if nobody has the chat’s name', async () => {
    for (const names of [['Tom', 'Nina', 'Ana'], ['Tom'], ['Thomas', 'Nina']])
      expect(await inspect(said(...names))).toMatchObject({ me: undefined, inferredMe: undefined });
  });

  it('is not asked for if only the partner wrote', async () => {
    expect((await inspect(said('Tom'))).people).toEqual([]);
    expect((await inspect(said('Nina'))).people).toMatchObject([{ id: 'Nina' }]);
  });
});

describe('the lines of a message', () => {
  it('continue until the next date on Android', async () => {
    const items = await read('24/12/19, 11:23 - Anna: one\n\ntwo: three\n24/12/19, 11:24 - Ben: four\n');
    expect(messagesOf(items).map(({ fromId, text }) => [fromId, text])).toEqual([
      ['Anna', 'one\n\ntwo: three'],
      ['Ben', 'four'],
    ]);
  });

  it('end with CRLF on iPhones, so that a pasted chat stays one message', async () => {
    const items = await read(
      '[24.12.19, 11:23:00] Anna: look:\r\n[24.12.19, 11:24:00] Ben: they said\n[01.01.18, 10:00:00] Cora: no\nreally\r\n[24.12.19, 11:25:00] Anna: ok\r\n',
      {},
      '_chat.txt',
    );
    expect(messagesOf(items).map(({ fromId, text }) => [fromId, text])).toEqual([
      ['Anna', 'look:'],
      ['Ben', 'they said\n[01.01.18, 10:00:00] Cora: no\nreally'],
      ['Anna', 'ok'],
    ]);
  });

  it('before the first date are skipped', async () => {
    const items = await read('who knows\n24/12/19, 11:23 - Anna: hi\n');
    expect(skippedIn(items)).toEqual(['unreadable']);
    expect(messagesOf(items)).toHaveLength(1);
  });

  it('are delivered only when complete if the file breaks off', async () => {
    const text = '24/12/19, 11:23 - Anna: one\n24/12/19, 11:24 - Ben: two\n24/12/19, 11:25 - Anna: three\nand';
    const source = damaged(memorySource({ [ANDROID]: text }, { pieceSize: 7 }), { [ANDROID]: Buffer.byteLength(text) });
    const { items } = await readAll(whatsapp, source);
    expect(messagesOf(items).map((message) => message.text)).toEqual(['one', 'two']);
    expect(items.at(-1)).toEqual({
      kind: 'broken',
      at: Buffer.byteLength(text),
    });
  });
});

describe('the sender of a message', () => {
  it('has no marks and no sign of unsaved numbers, except in the native object', async () => {
    const message = await one('[24.12.19, 11:23:00] ~\u202f\u202aAnna\u0007  B\u202c: hi');
    expect(message).toMatchObject({ fromId: 'Anna B', fromName: 'Anna B' });
    expect(message?.native).toMatchObject({ sender: '~\u202f\u202aAnna\u0007  B\u202c' });
    expect((await one('24/12/19, 11:23 - \u202a+49\u00a0170 1234567\u202c: hi'))?.fromId).toBe('+49 170 1234567');
  });

  it('is the owner if a deletion says "you"', async () => {
    const text = '24/12/19, 11:23 - Anna: hi\n24/12/19, 11:24 - Ben: You deleted this message\n';
    expect((await whatsapp.inspect(memorySource({ [ANDROID]: text }), signal)).me).toEqual({ id: 'Ben', name: 'Ben' });
    const both = `${text}24/12/19, 11:24 - Anna: Du hast diese Nachricht gelöscht.\n`;
    expect((await whatsapp.inspect(memorySource({ [ANDROID]: both }), signal)).me).toBeUndefined();
  });
});

describe('a text by WhatsApp', () => {
  it.each([
    'Messages and calls are end-to-end encrypted. No one outside of this chat can read them. Tap to learn more.',
    'Anna added Ben',
    'You changed the subject from "Plans: May" to "Plans: June"',
    'Anna: \u200eMessages and calls are end-to-end encrypted.',
    'Anna: Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.',
    'Anna: \u200eAnna added Ben',
    'Anna: Missed voice call',
    'Anna: \u200eVerpasster Videoanruf',
    'Anna: \u200eMessages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.',
    'Anna: Messages and calls are end-to-end encrypted. No one outside of this chat can read or listen to them.',
    'Anna: Nachrichten in diesem Chat sowie Anrufe sind jetzt mit Ende-zu-Ende-Verschlüsselung: Ende-zu-Ende-verschlüsselt.',
    'Anna: \u200e메시지와 통화는 종단간 암호화됩니다.',
    'Anna: Mesajlar ve aramalar uçtan uca şifrelidir.',
    'Anna: \u200eMissed voice call. \u200eTap to call back',
    'Anna: Missed video call at 21:05',
    'Anna: \u200eVideo call, 5 min',
    'Anna: Waiting for this message. This may take a while.',
  ])('is skipped: %s', async (line) => {
    const items = await read(`24/12/19, 11:23 - ${line}\n`);
    expect(skippedIn(items)).toEqual(['service message']);
    expect(messagesOf(items)).toEqual([]);
  });

  it.each(
    items(`
      This message was deleted | You deleted this message. | \u200eDiese Nachricht wurde gelöscht.
      Se eliminó este mensaje. | Mensagem apagada | Ce message a été supprimé | Questo messaggio è stato eliminato
      Данное сообщение удалено | 🚫 This message was deleted | Ta wiadomość została usunięta | הודעה זו נמחקה
      삭제된 메시지입니다. | このメッセージは削除されました。 | Це повідомлення видалено`),
  )('marks a deleted message: %s', async (text) => {
    expect(skippedIn(await read(`24/12/19, 11:23 - Anna: ${text}\n`))).toEqual(['deleted']);
  });

  it('is not confused with what people write about such things', async () => {
    const texts = ['This message was deleted, I think', 'they added Ben', '<lol>', 'image omitted by mistake'];
    const items = await read(texts.map((text) => `24/12/19, 11:23 - Anna: ${text}\n`).join(''));
    expect(messagesOf(items).map(({ text, attachments }) => [text, attachments])).toEqual(
      texts.map((text) => [text, []]),
    );
  });

  it('marks an edited message by a direction mark, in any language, but not in words of one’s own', async () => {
    expect((await one('24/12/19, 11:23 - Anna: hi \u200e<Tällä kielellä muokattu>'))?.text).toBe('hi');
    expect((await one('24/12/19, 11:23 - Anna: hi <some words of mine>'))?.text).toBe('hi <some words of mine>');
  });

  it('is parsed in linear time, however many blanks it has', async () => {
    const line = `24/12/19, 11:23 - Anna: hi${' '.repeat(60_000)}b>\n`;
    expect(messagesOf(await read(line.repeat(20)))).toHaveLength(20);
  });
});

describe('an attachment', () => {
  it.each([
    ['<Media omitted>', 'other', ''],
    ['<Medien ausgeschlossen>\nname.mod', 'other', 'name.mod'],
    ['<Multimedia omitido>', 'other', ''],
    ['<Mídia oculta>', 'other', ''],
    ['<Médias omis>', 'other', ''],
    ['<Media omessi>', 'other', ''],
    ['<Без медиафайлов>', 'other', ''],
    ['\u200eimage omitted', 'photo', ''],
    ['\u200eBild weggelassen', 'photo', ''],
    ['\u200eaudio omesso', 'audio', ''],
    ['\u200evidéo absente', 'video', ''],
    ['\u200eстикер не добавлен', 'sticker', ''],
    ['\u200efigurinha omitida', 'sticker', ''],
    ['\u200eTarjeta de contacto omitida', 'contact', ''],
    ['report.pdf • 3 pages \u200edocument omitted', 'file: report.pdf', ''],
    ['\u200e<attached: 00000040-PHOTO-2021-08-30-22-21-40.jpg>', 'photo: 00000040-PHOTO-2021-08-30-22-21-40.jpg', ''],
    ['look!\n\u200e<adjunto: a.jpg>', 'photo: a.jpg', 'look!'],
    ['\u200e<pièce jointe : a.jpg>', 'photo: a.jpg', ''],
    ['\u200e<Anhang: a.jpg>\nlook!', 'photo: a.jpg', 'look!'],
    ['\u200e<неизвестно: a.jpg>', 'photo: a.jpg', ''],
    ['2015-08-04-PHOTO-00004762.jpg <attached>', 'photo: 2015-08-04-PHOTO-00004762.jpg', ''],
    ['IMG-20220323-WA0002.jpg (file attached)\n👍', 'photo: IMG-20220323-WA0002.jpg', '👍'],
    ['IMG-20220323-WA0002.jpg (v neznámém jazyce)', 'photo: IMG-20220323-WA0002.jpg', ''],
    ['PTT-20220323-WA0000.opus (Datei angehängt)', 'voice: PTT-20220323-WA0000.opus', ''],
    ['STK-20220323-WA0000.webp (archivo adjunto)', 'sticker: STK-20220323-WA0000.webp', ''],
    ['\u200eAlex Müller.vcf (fichier joint)', 'contact: Alex Müller.vcf', ''],
    ['Plan v2.pdf (file allegato)', 'file: Plan v2.pdf', ''],
    ['отчёт.pdf (файл добавлен)', 'file: отчёт.pdf', ''],
    ['POLL:\nWhere to?\nOPTION: Rome (2 votes)', 'poll: Where to?', undefined],
    ['Location: https://maps.google.com/?q=1,2', 'location', 'Location: https://maps.google.com/?q=1,2'],
  ])('%s', async (body, attachment, text) => {
    const message = await one(`24/12/19, 11:23 - Anna: ${body}\n`);
    expect(message && attachmentsOf(message)).toEqual([attachment]);
    if (text !== undefined) expect(message?.text).toBe(text);
    expect(message?.native.text).toBe(body.trim());
  });

  it('is not a file that is only mentioned', async () => {
    const message = await one('24/12/19, 11:23 - Anna: report.pdf (the old one)');
    expect(message).toMatchObject({ text: 'report.pdf (the old one)', attachments: [] });
  });
});

describe('the chat of a transcript', () => {
  const chatIn = async (files: Record<string, string>, name?: string) => {
    const { items } = await readAll(whatsapp, memorySource(files, name === undefined ? {} : { name }));
    return items.find((item) => item.kind === 'chat');
  };
  const line = '[24.12.19, 11:23:00] Anna: hi\r\n';

  it.each(
    items(`
      WhatsApp Chat with Anna.txt | WhatsApp-Chat mit Anna.txt | Chat de WhatsApp con Anna.txt
      Conversa do WhatsApp com Anna.txt | Discussion WhatsApp avec Anna.txt | Chat WhatsApp con Anna.txt
      Чат WhatsApp с Anna.txt | Чат WhatsApp с контактом Anna.txt | WhatsApp_Chat_with_Anna.txt
      WhatsApp Chat with Anna (2).txt | WhatsApp-keskustelu käyttäjän Anna kanssa.txt
      WhatsApp Chat - Anna/_chat.txt | Chat de WhatsApp - Anna/_chat.txt | Conversa do WhatsApp - Anna/_chat.txt
      Discussion WhatsApp - Anna/_chat.txt`),
  )('has one name and id, whatever the language: %s', async (path) => {
    const chat = await chatIn({ [path]: line });
    expect(chat).toMatchObject({ name: 'Anna' });
    expect(chat?.id).toBe((await chatIn({ '_chat.txt': line }, 'WhatsApp Chat - Anna.zip'))?.id);
    expect(chat?.id).toMatch(/^[\da-f]{16}$/);
    expect(await whatsapp.detect(memorySource({ [path]: line }), signal)).toEqual({ confidence: 'high' });
  });

  it('without a name is named after the sender of its first notice, or its authors', async () => {
    const notice = '[24.12.19, 11:20:00] Family: \u200eMessages and calls are end-to-end encrypted.\r\n';
    const ben = '[24.12.19, 11:24:00] Ben: hi\r\n';
    expect(await chatIn({ '_chat.txt': notice + line + ben })).toMatchObject({ name: 'Family' });
    expect(await chatIn({ '_chat.txt': line + ben })).toMatchObject({ name: 'Anna, Ben' });
  });

  it('is read without notices that an iPhone writes in the group’s name', async () => {
    const text = [
      'Friends: \u200eMessages and calls are end-to-end encrypted.',
      'Friends: \u200eBen changed their phone number',
      'Anna: a',
      'Ben: b',
      'Cora: c',
    ].map((body) => `[24.12.19, 11:23:00] ${body}\r\n`);
    const items = await read(text.join(''), {}, 'WhatsApp Chat - Friends/_chat.txt');
    expect(skippedIn(items)).toEqual(['service message', 'service message']);
    expect(messagesOf(items).map((message) => message.fromId)).toEqual(['Anna', 'Ben', 'Cora']);
  });

  it('is found among media, and texts that were sent are not taken for one', async () => {
    const files = { 'WhatsApp Chat with Anna.txt': line, 'notes.txt': line, 'IMG-20220323-WA0002.jpg': 'x' };
    const { items } = await readAll(whatsapp, memorySource(files, { name: 'export.zip' }));
    expect(messagesOf(items)).toHaveLength(1);
  });

  it('is found in each of many renamed files', async () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`chat ${at}.txt`, line]));
    expect(messagesOf((await readAll(whatsapp, memorySource(files))).items)).toHaveLength(60);
  });
});

describe('the id of a message', () => {
  const text = ['hi', 'ok', 'ok', 'ok', 'bye'].map((word) => `24/12/19, 11:23 - Anna: ${word}\n`);
  const ids = async (lines: string[], choices = {}) =>
    messagesOf(await read(lines.join(''), choices)).map(({ id }) => id);

  it('is unique among equal messages, and stable when earlier messages are missing', async () => {
    const all = await ids(text);
    expect(new Set(all).size).toBe(5);
    const later = await ids(text.slice(2));
    expect(later.filter((id) => !all.includes(id))).toEqual([]);
    expect(await ids([...text, '25/12/19, 10:00 - Anna: ok\n'])).toEqual([...all, expect.any(String)]);
  });

  it('is the same with or without media, and in another zone', async () => {
    const without = await ids(['24/12/19, 11:23 - Anna: <Media omitted>\nlook\n']);
    expect(await ids(['24/12/19, 11:23 - Anna: IMG-20191224-WA0001.jpg (file attached)\nlook\n'])).toEqual(without);
    expect(await ids(text, { timeZone: 'Asia/Tokyo' })).toEqual(await ids(text));
  });

  it('is not reused when a late message comes between', async () => {
    const [first, , ...rest] = text;
    const found = await ids([first ?? '', '24/12/19, 11:25 - Anna: x\n', ...rest, first ?? '']);
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('a transcript of any phone', () => {
  it('without seconds keeps the order within a minute by milliseconds', async () => {
    const line = (time: string, text: string) => `24/12/2019, ${time} - Ann: ${text}\n`;
    const text = [line('11:23', 'a'), line('11:23', 'b'), line('11:23', 'a'), line('11:24', 'c')].join('');
    const found = messagesOf((await readAll(whatsapp, memorySource({ 'WhatsApp Chat with Ann.txt': text }))).items);
    const minute = Date.UTC(2019, 11, 24, 11, 23);
    expect(found.map(({ sentAt }) => sentAt - minute)).toEqual([0, 1, 2, 60_000]);
  });
});

describe('a message', () => {
  it.each(
    items(`
      Is Signal end-to-end encrypted? | Messages are end-to-end encrypted, I read
      Missed video call yesterday, sorry | Video call, later? | my security code changed again
      Waiting for this message all day`),
  )('is kept though it resembles a notice: %s', async (said) => {
    expect((await one(`24/12/2019, 11:23 - Anna: ${said}`))?.text).toBe(said);
  });

  it.each([
    ['Bu mesaj silindi', 'Bu mesajı sildiniz'],
    ['Pesan ini telah dihapus', 'Anda telah menghapus pesan ini'],
    ['此消息已被删除', '你已删除这条消息'],
    ['此訊息已刪除', '您已刪除此訊息'],
  ])('is skipped if deleted, and “you” identifies the owner: %s', async (theirs, mine) => {
    const text = `24/12/2019, 11:23 - Anna: ${theirs}\n24/12/2019, 11:24 - Ben: ${mine}\n24/12/2019, 11:25 - Cy: hi`;
    expect(skippedIn(await read(text))).toEqual(['deleted', 'deleted']);
    expect((await whatsapp.inspect(memorySource({ 'c.txt': text }), signal)).me?.id).toBe('Ben');
  });

  it.each(
    items(`
      This message was edited | \u200eDiese Nachricht wurde bearbeitet. | Bu mesaj düzenlendi | Pesan ini diedit
      此消息已编辑 | このメッセージは編集されました`),
  )('is recognised as edited: %s', async (words) => {
    const [mark = ''] = /^\u200e?/.exec(words) ?? [];
    const message = await one(`24/12/2019, 11:23 - Anna: dolma ${mark}<${words.slice(mark.length)}>`);
    expect(message).toMatchObject({ text: 'dolma', native: { edited: true } });
  });

  it('is kept completely in an unknown language', async () => {
    for (const said of ['<Meedia ära jäetud>', 'See sõnum kustutati', 'kama <See sõnum muudeti>'])
      expect((await one(`24/12/2019, 11:23 - Anna: ${said}`))?.text).toBe(said);
  });
});
