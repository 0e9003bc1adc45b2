import { describe, expect, it } from 'vitest';
import { discordPackage } from '#service/importers/discord/package.ts';
import { memorySource, messagesOf, readAll, skippedIn } from './memory-source.ts';

const signal = AbortSignal.timeout(60_000);

const USER = '{"id": "80351110224678912", "username": "mia.01", "global_name": "Mia\\u0007"}';
const PACKAGE = {
  'Account/user.json': USER,
  'Messages/index.json': '{"1100000000000000001": "Direct Message with ada#0", "1100000000000000002": null}',
  'Messages/c1100000000000000001/channel.json': '{"id": "1100000000000000001", "type": "DM", "recipients": ["1", "2"]}',
  'Messages/c1100000000000000001/messages.json':
    '[{"ID": 1100000000000000123, "Timestamp": "2023-03-05 12:34:56", "Contents": "he said \\"ID\\": 1100000000000000999", "Attachments": ""},' +
    '{"ID": 1100000000000000124, "Timestamp": "2023-03-05 12:35:00", "Contents": "", "Attachments": "https://cdn.example/a/b/cat%20one.png?ex=1 https://cdn.example/c/d.pdf"}]',
  'Messages/c1100000000000000002/channel.json':
    '{"id": "1100000000000000002", "type": 0, "name": "general", "guild": {"id": "5", "name": "Climbers"}}',
  'Messages/c1100000000000000002/messages.json': '[]',
};

const read = async (files: Record<string, string>, pieceSize = 4096) =>
  (await readAll(discordPackage, memorySource(files, { pieceSize }))).items;

describe('a Discord data package', () => {
  it('contains only messages of its owner', async () => {
    expect(await discordPackage.inspect(memorySource(PACKAGE), signal)).toEqual({
      me: { id: '80351110224678912', name: 'Mia' },
      people: [],
    });
    const without = { ...PACKAGE, 'Account/user.json': 'not JSON' };
    expect(await discordPackage.inspect(memorySource(without), signal)).toEqual({ me: undefined, people: [] });
    expect(messagesOf(await read(without))[0]).toMatchObject({ own: true, fromId: undefined });
  });

  it('is read without losing digits of ids', async () => {
    const items = await read(PACKAGE);
    expect(items).toEqual([
      expect.objectContaining({ kind: 'chat', id: '1100000000000000001', name: 'ada' }),
      expect.objectContaining({
        chatId: '1100000000000000001',
        id: '1100000000000000123',
        sentAt: Date.parse('2023-03-05T12:34:56Z'),
        fromId: '80351110224678912',
        fromName: 'Mia',
        own: true,
        text: 'he said "ID": 1100000000000000999',
        attachments: [],
      }),
      expect.objectContaining({
        id: '1100000000000000124',
        text: '',
        attachments: [
          { kind: 'photo', name: 'cat one.png' },
          { kind: 'file', name: 'd.pdf' },
        ],
      }),
      expect.objectContaining({ kind: 'chat', id: '1100000000000000002', name: 'Climbers #general' }),
    ]);
  });

  it('may be an old one: CSV, folders without c, names in another language', async () => {
    const items = await read({
      'nachrichten/index.json': '{"1100000000000000001": "Direct Message with ada#1234"}',
      'nachrichten/1100000000000000001/channel.json': '{"id": "1100000000000000001", "type": 1}',
      'nachrichten/1100000000000000001/messages.csv':
        '\ufeffID,Timestamp,Contents,Attachments\r\n' +
        '1100000000000000123,2021-03-05 12:34:56.789000+00:00,"one, ""two""\nthree",\r\n' +
        '1100000000000000124,2021-03-05 12:35:00+00:00,,https://cdn.example/x.mp3',
    });
    expect(items[0]).toMatchObject({ name: 'ada#1234' });
    expect(messagesOf(items).map(({ id, sentAt, text, attachments }) => [id, sentAt, text, attachments])).toEqual([
      ['1100000000000000123', Date.parse('2021-03-05T12:34:56.789Z'), 'one, "two"\nthree', []],
      ['1100000000000000124', Date.parse('2021-03-05T12:35:00Z'), '', [{ kind: 'audio', name: 'x.mp3' }]],
    ]);
  });

  it('loses only what is unreadable', async () => {
    const path = 'Messages/c1100000000000000001/messages.json';
    const items = await read({
      [path]:
        '[{"ID": 1, "Timestamp": "2023-03-05 12:34:56", "Contents": "a"}, {"ID": oops}, 7, {"ID": 2, "Timestamp": "soon"},' +
        ' {"ID": 4, "Timestamp": "2023-03-05 12:34:56"}, {"ID": 3, "Timestamp": "2023-03-05 12:34:56", "Contents": "b"}]',
    });
    expect(messagesOf(items).map(({ text }) => text)).toEqual(['a', 'b']);
    expect(skippedIn(items)).toEqual(['unreadable', 'unreadable', 'no date', 'empty']);
  });
});
