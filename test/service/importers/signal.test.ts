import { describe, expect, it } from 'vitest';
import type { ExportItem } from '#service/importers/importer.ts';
import { signalImporter as importer } from '#service/importers/signal/importer.ts';
import { attachmentsOf, memorySource, messagesOf, readAll, skippedIn } from './memory-source.ts';

const abort = AbortSignal.timeout(60_000);
const ACI = '11111111-1111-4111-8111-111111111111';
const base64 = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64');

const BEGIN = [
  { version: '1', backupTimeMs: '1780000000000' },
  { account: { givenName: 'Mia', familyName: 'Muster' } },
  { recipient: { id: '1', self: {} } },
  {
    recipient: {
      id: '2',
      contact: {
        aci: base64(ACI),
        e164: '15550001111',
        profileGivenName: 'Ada\u0007',
        profileFamilyName: 'L',
        profileKey: 'c2VjcmV0',
      },
    },
  },
  { recipient: { id: '3', group: { masterKey: 'c2VjcmV0', snapshot: { title: { title: 'Climbing' } } } } },
  { recipient: { id: '4', contact: { e164: '15550002222', username: 'bob.01' } } },
  { chat: { id: '10', recipientId: '2' } },
  { chat: { id: '11', recipientId: '3' } },
  { chat: { id: '12', recipientId: '1' } },
];

const text = (body: string, more = {}) => ({ standardMessage: { text: { body }, ...more } });
const incoming = (dateSent: number, content: object, more = {}) => ({
  chatItem: {
    chatId: '10',
    authorId: '2',
    dateSent: String(dateSent),
    incoming: { dateReceived: '1' },
    ...content,
    ...more,
  },
});
const outgoing = (dateSent: number, content: object, more = {}) => ({
  chatItem: { chatId: '10', authorId: '1', dateSent: String(dateSent), outgoing: {}, ...content, ...more },
});

const lines = (...frames: unknown[]) => [...BEGIN, ...frames].map((frame) => JSON.stringify(frame)).join('\n');

async function read(content: string, pieceSize?: number): Promise<ExportItem[]> {
  const files = { 'signal-export/main.jsonl': content, 'signal-export/metadata.json': '{"version":1}' };
  return (await readAll(importer, memorySource(files, pieceSize === undefined ? {} : { pieceSize }))).items;
}

describe('a Signal export', () => {
  it('names its owner', async () => {
    const inspect = (content: string) => importer.inspect(memorySource({ 'main.jsonl': content }), abort);
    expect(await inspect(lines())).toEqual({ me: { id: 'self', name: 'Mia Muster' }, people: [] });
    expect(await inspect('{"version":"1"}')).toEqual({ me: undefined, people: [] });
  });

  it('yields chats before their messages, with ids that are stable across phones', async () => {
    const items = await read(
      lines(incoming(1_700_000_000_000, text('hello')), outgoing(1_700_000_001_000, text('hi'))),
    );
    expect(items).toEqual([
      expect.objectContaining({ kind: 'chat', id: ACI, name: 'Ada L' }),
      expect.objectContaining({
        kind: 'message',
        chatId: ACI,
        id: `1700000000000-${ACI}`,
        sentAt: 1_700_000_000_000,
        fromId: ACI,
        fromName: 'Ada L',
        own: false,
        text: 'hello',
        attachments: [],
      }),
      expect.objectContaining({
        id: '1700000001000-self',
        fromId: 'self',
        fromName: 'Mia Muster',
        own: true,
        text: 'hi',
      }),
    ]);
    expect(JSON.stringify(items)).not.toContain('c2VjcmV0');
    expect(JSON.stringify(items[0])).toContain('Ada\\u0007');
  });

  it('has names for groups, notes to oneself and nameless people', async () => {
    const items = await read(
      lines(incoming(1, text('a'), { chatId: '11', authorId: '4' }), outgoing(2, text('b'), { chatId: '12' })),
    );
    expect(items.flatMap((item) => (item.kind === 'chat' ? [item.name] : []))).toEqual(['Climbing', 'Note to Self']);
    expect(messagesOf(items)[0]).toMatchObject({ fromId: '+15550002222', fromName: 'bob.01', fromHandle: 'bob.01' });
  });

  it('has the newest version of an edited message, under the id of the first one', async () => {
    const edited = incoming(3000, text('third'), {
      revisions: [incoming(1000, text('first')).chatItem, incoming(2000, text('second')).chatItem],
    });
    const [message] = messagesOf(await read(lines(edited)));
    expect(message).toMatchObject({ id: `1000-${ACI}`, sentAt: 1000, editedAt: 3000, text: 'third' });
  });

  it('has the kinds and names of attachments', async () => {
    const attachments = [
      { pointer: { contentType: 'image/jpeg', fileName: 'a.jpg' } },
      { pointer: { contentType: 'audio/aac' }, flag: 'VOICE_MESSAGE' },
      { pointer: { contentType: 'application/pdf', fileName: 'plan.pdf' } },
      { pointer: {} },
    ];
    const items = await read(
      lines(
        incoming(1, { standardMessage: { attachments } }),
        incoming(2, { stickerMessage: { sticker: { emoji: '🎉' } } }),
        incoming(3, { contactMessage: { contact: { name: { givenName: 'Bo', familyName: 'B' } } } }),
        incoming(4, { poll: { question: 'When?', options: [{ option: 'Now' }, { option: 'Later' }] } }),
        incoming(5, { viewOnceMessage: {} }),
        incoming(6, { directStoryReplyMessage: { emoji: '❤️' } }),
      ),
    );
    expect(messagesOf(items).map((message) => [message.text, ...attachmentsOf(message)])).toEqual([
      ['', 'photo: a.jpg', 'voice', 'file: plan.pdf', 'other'],
      ['', 'sticker: 🎉'],
      ['', 'contact: Bo B'],
      ['Now\nLater', 'poll: When?'],
      ['', 'other'],
      ['❤️'],
    ]);
  });

  it('has the names of people mentioned in a text', async () => {
    const bodyRanges = [{ start: 3, length: 1, mentionAci: base64(ACI) }];
    const items = await read(lines(outgoing(1, { standardMessage: { text: { body: 'hi \ufffc!', bodyRanges } } })));
    expect(messagesOf(items)[0]?.text).toBe('hi @Ada L!');
  });

  it('is read without events, deleted messages, and those without date or chat', async () => {
    const items = await read(
      lines(
        incoming(1, { updateMessage: { simpleUpdate: { type: 'IDENTITY_UPDATE' } } }),
        incoming(2, { remoteDeletedMessage: {} }),
        incoming(3, text('x'), { dateSent: 'yesterday' }),
        incoming(4, text('x'), { chatId: '99' }),
        incoming(5, { somethingNew: {} }),
        incoming(6, text('')),
      ),
    );
    expect(items.map((item) => item.kind)).not.toContain('chat');
    expect(skippedIn(items)).toEqual(['service message', 'deleted', 'no date', 'no chat', 'unreadable', 'empty']);
  });

  it('may have unescaped line breaks in its strings', async () => {
    const body = 'one\n\n{two}\r\n"three"\n{"chatItem": 4}}\tfive';
    const raw = lines(incoming(1, text(body)), incoming(2, text('next')))
      .replaceAll('\\r', '\r')
      .replaceAll('\\n', '\n')
      .replaceAll('\\t', '\t');
    for (const size of [1, 7, 4096]) {
      expect(messagesOf(await read(raw, size)).map((message) => message.text)).toEqual([body, 'next']);
    }
  });

  it('loses only the unreadable frame', async () => {
    const broken = '{"chatItem": {"chatId": "10", "text": "no end\nof it';
    const content = [
      lines(incoming(1, text('a'))),
      broken,
      '{"a":1,}',
      JSON.stringify(incoming(2, text('b'))),
      'no JSON',
      '',
    ].join('\n');
    const items = await read(content);
    expect(messagesOf(items).map((message) => message.text)).toEqual(['a', 'b']);
    expect(skippedIn(items)).toEqual(['unreadable', 'unreadable', 'unreadable']);
    expect(items.at(-1)?.kind).not.toBe('broken');
  });
});

describe('a text that mentions somebody thousands of times', () => {
  it('is read fast', async () => {
    const count = 12_000;
    const bodyRanges = Array.from({ length: count }, (_, start) => ({ start, mentionAci: ACI }));
    const [message] = messagesOf(
      await read(lines(incoming(1, { standardMessage: { text: { body: '\ufffc'.repeat(count), bodyRanges } } }))),
    );
    expect(message?.text.replaceAll('@Ada L', '')).toBe('');
    expect(message?.text).toHaveLength('@Ada L'.length * count);
  });
});
