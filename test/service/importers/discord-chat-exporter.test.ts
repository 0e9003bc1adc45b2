import { describe, expect, it } from 'vitest';
import { discordChatExporter } from '#service/importers/discord/chat-exporter.ts';
import { attachmentsOf, memorySource, messagesOf, outlineOf, readAll, skippedIn } from './memory-source.ts';

const signal = AbortSignal.timeout(60_000);

const ada = { id: '1', name: 'ada', discriminator: '0000', nickname: 'Ada\u202e L', isBot: false };
const ben = { id: '2', name: 'ben', discriminator: '0000', nickname: null, isBot: false };
const bot = { id: '3', name: 'helper', isBot: true };

const message = (id: string, content: string, more = {}) => ({
  id,
  type: 'Default',
  timestamp: '2023-03-05T12:34:56.789+01:00',
  timestampEdited: null,
  content,
  author: ada,
  attachments: [],
  ...more,
});

function file(messages: unknown[], { type = 'DirectTextChat', name = 'ada', guild = 'Direct Messages' } = {}): string {
  const head = {
    guild: { id: '0', name: guild, iconUrl: 'https://cdn.example/0.png' },
    channel: { id: '1100000000000000001', type, categoryId: null, category: 'Private', name, topic: null },
    dateRange: { after: null, before: null },
    exportedAt: '2026-01-01T00:00:00+00:00',
  };
  return JSON.stringify({ ...head, messages, messageCount: messages.length }, null, 2);
}

const read = async (content: string, pieceSize = 4096) =>
  (await readAll(discordChatExporter, memorySource({ 'ada.json': content }, { pieceSize }))).items;

describe('a file of DiscordChatExporter', () => {
  it('lists the authors, most messages first, without apps', async () => {
    const messages = [
      message('1', 'a'),
      message('2', 'b', { author: ben }),
      message('3', 'c'),
      message('4', 'd', { author: bot }),
    ];
    expect(await discordChatExporter.inspect(memorySource({ 'a.json': file(messages) }), signal)).toEqual({
      me: undefined,
      people: [
        { id: '1', name: 'Ada L', messages: 2 },
        { id: '2', name: 'ben', messages: 1 },
      ],
    });
  });

  it('contains both sides of a chat', async () => {
    const items = await read(
      file([
        message('10', 'hello', { timestampEdited: '2023-03-05T12:35:00+01:00' }),
        message('11', 'hi', { type: 'Reply', author: ben }),
      ]),
    );
    expect(items).toEqual([
      expect.objectContaining({ kind: 'chat', id: '1100000000000000001', name: 'ada' }),
      expect.objectContaining({
        id: '10',
        sentAt: Date.parse('2023-03-05T11:34:56.789Z'),
        editedAt: Date.parse('2023-03-05T11:35:00Z'),
        fromId: '1',
        fromHandle: 'ada',
        fromName: 'Ada L',
        text: 'hello',
        native: expect.objectContaining({ author: ada }),
      }),
      expect.objectContaining({ id: '11', fromId: '2', fromName: 'ben', editedAt: undefined }),
    ]);
    expect(items.filter((item) => 'own' in item && item.own !== undefined)).toEqual([]);
  });

  it('has channels named with their server', async () => {
    expect((await read(file([], { type: 'GuildTextChat', name: 'general', guild: 'Climbers' })))[0]).toMatchObject({
      name: 'Climbers #general',
    });
    expect((await read(file([], { type: 'DirectGroupTextChat', name: 'Us' })))[0]).toMatchObject({
      name: 'Us',
    });
  });

  it('has the names of attachments, and the text of embeds and forwarded messages', async () => {
    const items = await read(
      file([
        message('1', '', { attachments: [{ id: '5', fileName: 'cat.png' }], stickers: [{ id: '6', name: 'Wave' }] }),
        message('2', '', { embeds: [{ title: 'News', description: 'All good' }] }),
        message('3', '', { forwardedMessage: { content: 'told you', attachments: [{ fileName: 'b.mp4' }] } }),
      ]),
    );
    expect(messagesOf(items).map((message) => [message.text, ...attachmentsOf(message)])).toEqual([
      ['', 'photo: cat.png', 'sticker: Wave'],
      ['News\nAll good'],
      ['told you', 'video: b.mp4'],
    ]);
  });

  it('is read without notices and unreadable messages', async () => {
    const items = await read(
      file([
        message('1', 'Started a call', { type: 'Call' }),
        message('2', 'x', { timestamp: 'soon' }),
        message('3', ''),
        { no: 'id' },
        message('4', 'fine'),
      ]).replace('"no": "id"', '"no": id'),
    );
    expect(skippedIn(items)).toEqual(['service message', 'no date', 'empty', 'unreadable']);
    expect(messagesOf(items).map(({ id }) => id)).toEqual(['4']);
  });

  it('may be split into parts, which form one chat with all messages', async () => {
    const source = memorySource({
      'a [part 1].json': file([message('1', 'a')]),
      'a [part 2].json': file([message('2', 'b')]),
    });
    const { items } = await readAll(discordChatExporter, source);
    expect(outlineOf(items)).toBe('chat, a, chat, b');
    expect(new Set(items.flatMap((item) => (item.kind === 'chat' ? [item.id] : []))).size).toBe(1);
  });
});
