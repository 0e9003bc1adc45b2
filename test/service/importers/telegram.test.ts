/** Real-world exports of Telegram Desktop, including its bugs. */
import { describe, expect, it } from 'vitest';
import type { ExportedMessage, ExportItem, ReadingChoices } from '#service/importers/importer.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { headed } from '../../support/text-table.ts';
import { attachmentsOf, memorySource, messagesOf, outlineOf, readAll } from './memory-source.ts';
import { account, type Json, OWNER, said, service, type WrittenChat, written } from './telegram-export.ts';

const signal = AbortSignal.timeout(60_000);

function chat(messages: readonly Json[], more: Partial<WrittenChat> = {}): WrittenChat {
  return { name: 'Bo', type: 'personal_chat', id: 2000, ...more, messages };
}

async function itemsOf(text: string, choices: ReadingChoices = {}): Promise<ExportItem[]> {
  return (await readAll(telegramImporter, memorySource({ 'result.json': text }), choices)).items;
}

/** The item that a message in a chat with Bo is converted to. */
async function become(message: Json, choices: ReadingChoices = {}): Promise<ExportItem | undefined> {
  const items = await itemsOf(written(chat([message])), choices);
  expect(items).toHaveLength(2);
  return items[1];
}

describe('an export of a single chat', () => {
  it('yields the chat and its messages', async () => {
    const first = said(1, 'Ferry at noon', { edited: '2023-01-01T00:01:00', edited_unixtime: '1672531260' });
    const second = said(2, 'Fine', { from: 'Bo', from_id: 'user2000', reply_to_message_id: 1, forwarded_from: 'Cy' });
    const items = await itemsOf(written(chat([first, second])));
    expect(items).toEqual([
      {
        kind: 'chat',
        id: '2000',
        name: 'Bo',
        native: { name: 'Bo', type: 'personal_chat', id: 2000 },
      },
      {
        kind: 'message',
        chatId: '2000',
        id: '1',
        sentAt: 1_672_531_201_000,
        editedAt: 1_672_531_260_000,
        fromId: 'user1000',
        fromName: 'Ann Lee',
        text: 'Ferry at noon',
        attachments: [],
        native: first,
      },
      {
        kind: 'message',
        chatId: '2000',
        id: '2',
        sentAt: 1_672_531_202_000,
        editedAt: undefined,
        fromId: 'user2000',
        fromName: 'Bo',
        text: 'Fine',
        attachments: [],
        native: second,
      },
    ]);
  });

  it('may begin with a byte order mark', async () => {
    expect(messagesOf(await itemsOf(`\u{feff}${written(chat([said(1, 'x')]))}`))).toHaveLength(1);
  });
});

describe('an export of a whole account', () => {
  const text = written(
    account(
      [
        chat([said(1, 'in Bo'), said(2, 'twice')]),
        chat([], { id: 3, name: 'Nobody', type: 'private_group' }),
        chat([said(1, 'to myself')], { id: 1000, name: undefined as never, type: 'saved_messages' }),
      ],
      { left: [chat([said(7, 'gone')], { id: 9, name: 'Left', type: 'private_supergroup' })] },
    ),
  );

  it('yields its chats in order, including those left, each before its messages', async () => {
    const items = await itemsOf(text);
    expect(
      items.map((item) => (item.kind === 'chat' ? item.name : item.kind === 'message' ? item.text : item)),
    ).toEqual(['Bo', 'in Bo', 'twice', 'Nobody', 'Saved Messages', 'to myself', 'Left', 'gone']);
    expect(messagesOf(items).map(({ chatId }) => chatId)).toEqual(['2000', '2000', '1000', '9']);
  });
});

describe('an export', () => {
  it('may have some messages on one line and others on several', async () => {
    const one = (id: number) => JSON.stringify(said(id, `m${id}`));
    const more = (id: number) => written(said(id, `m${id}`), 2);
    const orders = [
      [more(1), one(2), more(3), one(4)],
      [one(1), more(2), one(3)],
    ];
    for (const order of orders) {
      const list = order.map((text) => `\n  ${text}`).join(',');
      const text = `{\n "type": "personal_chat",\n "id": 1,\n "messages": [${list}\n ]\n}`;
      for (const pieceSize of [1, 4096]) {
        const items = (await readAll(telegramImporter, memorySource({ 'result.json': text }, { pieceSize }))).items;
        expect(outlineOf(items)).toBe(['chat', ...order.map((_, index) => `m${index + 1}`)].join(', '));
      }
    }
  });
});

describe('a chat', () => {
  it.each([
    ['', 'Unnamed chat'],
    [null, 'Unnamed chat'],
    ...headed(`
      Saved Messages: saved_messages
      Replies: replies
      Verification Codes: verification_codes | verify_codes
      Deleted Account: personal_chat | bot_chat
      Deleted Group: private_group | private_supergroup | public_supergroup
      Deleted Channel: private_channel | public_channel
      Unnamed chat: something_new | constructor`),
  ])('of type %j is named %s if it has no name', async (type, name) => {
    const [head] = await itemsOf(written(chat([said(1, 'x')], { type, name: null })));
    expect(head).toMatchObject({ kind: 'chat', id: '2000', name });
  });

  it('has control characters of its name only in the native object', async () => {
    const text = written(chat([said(1, 'x', { from: 'Bo NUL' })], { name: 'Bo NUL' })).replaceAll('NUL', '\\x07Q');
    expect(await itemsOf(text)).toMatchObject([
      { name: 'Bo Q', native: { name: 'Bo \u0007Q' } },
      { fromName: 'Bo Q', native: { from: 'Bo \u0007Q' } },
    ]);
  });

  it('may have unescaped quotes in its name', async () => {
    const text = written(account([chat([said(1, 'x')], { name: 'NAME' })])).replace('"NAME"', '"The "best" chat"');
    expect(await itemsOf(text)).toMatchObject([{ kind: 'chat', name: 'The "best" chat' }, { text: 'x' }]);
  });
});

describe('a message', () => {
  const { date_unixtime: _, ...undated } = said(1, 'old');

  it.each([
    ['UTC', undefined, '2023-07-01T12:00:00', '2023-07-01T12:00:00Z'],
    ['summer time', 'Europe/Berlin', '2023-07-01T12:00:00', '2023-07-01T10:00:00Z'],
    ['winter time', 'Europe/Berlin', '2023-01-01T12:00:00', '2023-01-01T11:00:00Z'],
    ['UTC, whatever the person’s zone', 'Europe/Berlin', '2023-07-01T12:00:00Z', '2023-07-01T12:00:00Z'],
    ['UTC with a fraction', 'Europe/Berlin', '2023-07-01T12:00:00.250Z', '2023-07-01T12:00:00.250Z'],
    ['a zone of its own', 'Europe/Berlin', '2023-07-01 12:00:00+05:30', '2023-07-01T06:30:00Z'],
  ])('without date_unixtime has its date in %s', async (_name, timeZone, date, moment) => {
    expect(await become({ ...undated, date }, { timeZone })).toMatchObject({ sentAt: Date.parse(moment) });
  });

  it.each([undefined, null, '', 'yesterday', '2023-06-31T12:00:00', '2023-01-01T25:00:00', 7, {}])(
    'with the date %j is skipped',
    async (date) => {
      const { date: _date, ...rest } = undated;
      expect(await become({ ...rest, ...(date === undefined ? {} : { date }) })).toEqual({
        kind: 'skipped',
        reason: 'no date',
      });
    },
  );

  it('with an unreadable date_unixtime uses its date', async () => {
    expect(await become(said(1, 'x', { date_unixtime: 'hidden' }))).toMatchObject({ sentAt: 1_672_531_201_000 });
    expect(await become(said(1, 'x', { date_unixtime: 1_672_531_300 }))).toMatchObject({ sentAt: 1_672_531_300_000 });
  });

  it('counts as unedited if an old export says 1970', async () => {
    const message = { ...undated, edited: '1970-01-01T01:00:00' };
    expect(await become(message, { timeZone: 'Europe/Berlin' })).toMatchObject({ editedAt: undefined });
    expect(await become({ ...undated, edited: '2023-01-01T00:05:00' })).toMatchObject({ editedAt: 1_672_531_500_000 });
  });

  it.each([
    ['user7', 'user7'],
    ['channel7', 'channel7'],
    [7, 'user7'],
    [null, undefined],
    ['', undefined],
    [{}, undefined],
  ])('with from_id %j has the sender %j', async (from, expected) => {
    expect(await become(said(1, 'x', { from_id: from }))).toMatchObject({ fromId: expected });
  });

  it('from a deleted account says so', async () => {
    expect(await become(said(1, 'x', { from: null }))).toMatchObject({ fromName: 'Deleted Account' });
    expect(await become(said(1, 'x', { from: null, from_id: 'channel5' }))).toMatchObject({ fromName: undefined });
  });

  it.each<[string, Json, Json, string]>([
    ['a string', 'plain', [], 'plain'],
    ['entities rather than a string', 'shown', [{ type: 'plain', text: 'from entities' }], 'from entities'],
    ['strings and objects', ['see ', { type: 'bold', text: 'this' }, '!'], [], 'see this!'],
    [
      'a link with another text',
      '',
      [
        { type: 'plain', text: 'see ' },
        { type: 'text_link', text: 'here', href: 'https://example.org/a' },
      ],
      'see here (https://example.org/a)',
    ],
    [
      'a link that shows its address',
      '',
      [{ type: 'text_link', text: 'example.org/a', href: 'https://example.org/a/' }],
      'example.org/a',
    ],
    ['a link without an address', '', [{ type: 'text_link', text: 'here' }], 'here'],
    ['a custom emoji', '', [{ type: 'custom_emoji', text: '😀', document_id: '5' }], '😀'],
    ['invalid parts', ['a', 7, null, { type: 'bold' }, { text: 'b' }], [], 'ab'],
    ['lines', 'a\nb\r\n\tc', [], 'a\nb\r\n\tc'],
    ['line separators', 'a\u2028b', [], 'a\u2028b'],
  ])('has text of %s', async (_name, text, entities, expected) => {
    expect(await become(said(1, text, { text_entities: entities }))).toMatchObject({ text: expected });
  });

  const NOT_INCLUDED = '(File not included. Change data exporting settings to download.)';

  it.each<[{ [key: string]: Json }, string]>([
    [{ photo: 'photos/photo_1@01-01-2023.jpg' }, 'photo: photo_1@01-01-2023.jpg'],
    [{ photo: NOT_INCLUDED, width: 10 }, 'photo'],
    [{ file: 'files/report.pdf' }, 'file: report.pdf'],
    [{ file: NOT_INCLUDED, file_name: 'report.pdf' }, 'file: report.pdf'],
    [{ file: `report.pdf ${NOT_INCLUDED}` }, 'file: report.pdf'],
    [{ file: '(File exceeds maximum size. Change data exporting settings to download.)' }, 'file'],
    [{ file: '(File unavailable, please try again later)' }, 'file'],
    [{ file: NOT_INCLUDED, file_name: 's.webp', media_type: 'sticker', sticker_emoji: '👍' }, 'sticker: 👍'],
    [{ file: NOT_INCLUDED, media_type: 'video_message' }, 'video'],
    [{ file: 'v.ogg', media_type: 'voice_message' }, 'voice: v.ogg'],
    [{ file: 'a.mp4', media_type: 'animation' }, 'video: a.mp4'],
    [{ file: NOT_INCLUDED, media_type: 'video_file', file_name: 'v.mp4' }, 'video: v.mp4'],
    [{ file: NOT_INCLUDED, media_type: 'audio_file', performer: 'Cy', title: 'Sea' }, 'audio: Cy – Sea'],
    [{ file: 'song.mp3', media_type: 'audio_file' }, 'audio: song.mp3'],
    [{ file: 'x.bin', media_type: 'constructor' }, 'file: x.bin'],
    [{ contact_information: { first_name: 'Cy', last_name: '', phone_number: '1' } }, 'contact: Cy'],
    [{ contact_information: { first_name: '', last_name: '', phone_number: '+1 2' } }, 'contact: +1 2'],
    [{ location_information: { latitude: 1, longitude: 2 } }, 'location'],
    [{ location_information: null }, 'location'],
    [{ place_name: 'Harbour', address: 'Pier 1' }, 'location: Harbour'],
    [{ poll: { question: 'Tea?', closed: false, answers: [] } }, 'poll: Tea?'],
    [{ poll: { question: ['Tea ', { type: 'bold', text: 'now' }] } }, 'poll: Tea now'],
    [{ game_title: 'Chess' }, 'other: Chess'],
    [{ invoice_information: '{"title": "Boat", "amount": 5}' }, 'other: Boat'],
    [{ invoice_information: '{"title":' }, 'other'],
    [{ todo_list: { title: 'Shopping', answers: [] } }, 'other: Shopping'],
    [{ giveaway_information: { quantity: 1 } }, 'other'],
    [{ paid_stars_amount: 5 }, 'other'],
  ])('with %j has the attachment %s', async (media, attachment) => {
    const message = await become(said(1, '', media));
    expect(message).toEqual(expect.objectContaining({ kind: 'message', text: '', native: said(1, '', media) }));
    expect(attachmentsOf(message as ExportedMessage)).toEqual([attachment]);
  });

  it.each<[string, Json]>([
    ['service message', service(1, 'phone_call')],
    ['service message', service(1, 'an_action_of_the_future')],
    ['unsupported', { id: 1, type: 'unsupported' }],
    ['empty', said(1, '')],
    ['empty', said(1, ' \n')],
    ['unreadable', { type: 'message', date_unixtime: '1672531300', text: 'no id' }],
    ['unreadable', [said(1, 'in a list')]],
    ['unreadable', 'words'],
    ['unreadable', null],
    ['unreadable', 12],
  ])('is skipped as %s: %j', async (reason, message) => {
    expect(await become(message)).toEqual({ kind: 'skipped', reason });
  });
});

describe('invalid JSON', () => {
  const before = said(1, 'before');
  const after = said(3, 'after');

  it('is repaired if a control character is written as \\x', async () => {
    const text = written(chat([before, said(2, 'bell:BELL path:C:\\x41 end'), after])).replaceAll('BELL', '\\x07\\x1B');
    expect(messagesOf(await itemsOf(text)).map((message) => message.text)).toEqual([
      'before',
      'bell:\u0007\u001b path:C:\\x41 end',
      'after',
    ]);
  });

  it('is repaired if the picture of a custom emoji has no quotes', async () => {
    const emoji = { type: 'custom_emoji', text: '😮', document_id: 'PATH' };
    const broken = said(2, '', { text_entities: [emoji, { ...emoji, document_id: '55' }] });
    const text = written(chat([before, broken, after])).replaceAll('"PATH"', 'video_files/sticker (2).webm');
    const messages = messagesOf(await itemsOf(text));
    expect(messages.map((message) => message.text)).toEqual(['before', '😮😮', 'after']);
    expect(messages[1]?.native).toMatchObject({
      text_entities: [{ document_id: 'video_files/sticker (2).webm' }, { document_id: '55' }],
    });
  });

  it('loses only the message that contains it', async () => {
    const text = written(
      account([chat([before, said(2, 'he said QUOTED'), after]), chat([said(9, 'next')], { id: 5 })]),
    );
    const items = await itemsOf(text.replaceAll('QUOTED', '"yes", {'));
    expect(outlineOf(items)).toBe('chat, before, skipped, after, chat, next');
    expect(items[2]).toEqual({ kind: 'skipped', reason: 'unreadable' });
  });

  it('loses only the message that contains it even without line breaks, if its braces are balanced', async () => {
    const text = JSON.stringify(chat([before, said(2, 'x', { oops: 'OOPS' }), after])).replace('"OOPS"', 'oops');
    expect(outlineOf(await itemsOf(text))).toBe('chat, before, skipped, after');
  });

  it('in another section of an account is ignored', async () => {
    const text = written(account([chat([before])])).replaceAll('\\"quoted\\" {name}', '"quoted {name');
    expect(text).toContain('a "quoted {name"');
    expect(messagesOf(await itemsOf(text))).toHaveLength(1);
  });

  it('with invalid UTF-8 is read with a replacement character', async () => {
    const bytes = Buffer.from(written(chat([said(1, 'a?b é')])));
    for (let at = bytes.indexOf('a?b'); at >= 0; at = bytes.indexOf('a?b', at)) bytes[at + 1] = 0xff;
    const { items } = await readAll(telegramImporter, memorySource({ 'result.json': bytes }));
    expect(messagesOf(items)).toMatchObject([{ text: 'a\ufffdb é' }]);
  });
});

describe('the owner of an export', () => {
  const inspect = (text: string) => telegramImporter.inspect(memorySource({ 'result.json': text }), signal);
  const bo = { from: 'Bo', from_id: 'user2000' };
  const group = chat([said(1, 'x', bo), said(2, 'y', bo), said(3, 'z'), service(4, 'pin_message')], {
    id: 4,
    type: 'private_group',
  });

  it('is the person named by the account', async () => {
    expect(await inspect(written(account([group])))).toEqual({ me: { id: 'user1000', name: 'Ann Lee' }, people: [] });
    const nameless = { ...OWNER, first_name: '', last_name: '' };
    expect(await inspect(written(account([], { owner: nameless })))).toMatchObject({ me: { name: '@annlee' } });
  });

  it('is asked for among the main authors if unknown', async () => {
    const channel = { from: 'News', from_id: 'channel5' };
    const text = written(chat([...group.messages, said(5, 'n', channel)], { id: 4, type: 'private_group' }));
    expect(await inspect(text)).toEqual({
      me: undefined,
      people: [
        { id: 'user2000', name: 'Bo', messages: 2 },
        { id: 'user1000', name: 'Ann Lee', messages: 1 },
      ],
    });
  });

  it('is the author of saved messages, since that chat has the owner’s id', async () => {
    const saved = chat([said(1, 'x', { forwarded_from: 'Bo' })], { type: 'saved_messages', id: 1000 });
    expect(await inspect(written(saved))).toEqual({ me: { id: 'user1000', name: 'Ann Lee' }, people: [] });
    expect(await inspect(written(account([group, saved], { owner: null })))).toMatchObject({ me: { id: 'user1000' } });
  });

  it('is the author in a personal chat who is not the partner', async () => {
    const pair = chat([said(1, 'x', bo), said(2, 'y')]);
    expect(await inspect(written(pair))).toEqual({ me: { id: 'user1000', name: 'Ann Lee' }, people: [] });
    expect(await inspect(written(chat([said(1, 'x', bo)])))).toEqual({ me: undefined, people: [] });
  });

  it('is found in the readable part of a file that was cut off', async () => {
    expect(await inspect(written(chat([said(1, 'x', bo), said(2, 'y')])).slice(0, -30))).toMatchObject({
      me: undefined,
    });
    expect(await inspect(written(chat([said(1, 'x', bo), said(2, 'y'), said(3, 'z')])).slice(0, -30))).toMatchObject({
      me: { id: 'user1000' },
    });
  });
});

describe('reading', () => {
  it('rejects other files', async () => {
    await expect(readAll(telegramImporter, memorySource({ 'result.json': '{}' }))).rejects.toThrow(
      /don’t know this kind of file/,
    );
  });

  it('covers several files in order, and reports those that are cut off at the end', async () => {
    const first = written(chat([said(1, 'a'), said(2, 'b')])).slice(0, -20);
    const second = written(chat([said(1, 'c')], { id: 5 }));
    const { items } = await readAll(
      telegramImporter,
      memorySource({ 'one/result.json': first, 'two/result.json': second }),
    );
    expect(outlineOf(items)).toBe('chat, a, chat, c, broken');
    expect(items.at(-1)).toEqual({
      kind: 'broken',
      at: first.length,
    });
  });

  it('breaks off at content that is not part of an export', async () => {
    const text = JSON.stringify(chat([said(1, 'a'), said(2, 'b')])).replace(/\]\}$/, '] : "x"}');
    const items = await itemsOf(text);
    expect(items.map(({ kind }) => kind)).toEqual(['chat', 'message', 'message', 'broken']);
    expect(items.at(-1)).toMatchObject({ at: text.indexOf(': "x"') });
  });
});

describe('a message with many thousands of spaces or parentheses', () => {
  it('is read fast', async () => {
    const broken = `{"id": 1, "document_id":${' '.repeat(300_000)}x"y"}`;
    const text = written(chat([said(2, 'b', { photo: '(File not included'.repeat(20_000) })]));
    const items = await itemsOf(text.replace('"messages": [', `"messages": [${broken},`));
    expect(items.map(({ kind }) => kind)).toEqual(['chat', 'skipped', 'message']);
  });
});
