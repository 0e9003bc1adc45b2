/** Slack workspace exports: people, chats and messages, also with missing or broken files. */
import { describe, expect, it } from 'vitest';
import { slackImporter } from '#service/importers/slack/importer.ts';
import { blocksText, plainText } from '#service/importers/slack/text.ts';
import { damaged, memorySource, messagesOf, readAll, skippedIn } from './memory-source.ts';

const NEVER = new AbortController().signal;

const USERS = [
  { id: 'U1', name: 'ann', real_name: 'Ann Lee', profile: { display_name: 'Annie', real_name: 'Ann Lee' } },
  { id: 'U2', name: 'bob', real_name: 'Bob\u202e\u0007 Ray', profile: { display_name: '' } },
  { id: 'U3', name: 'helper', is_bot: true, profile: { real_name: 'Helper' } },
];
const LISTS = {
  'users.json': JSON.stringify(USERS),
  'channels.json': JSON.stringify([{ id: 'C1', name: 'general', members: ['U1', 'U2'] }]),
  'groups.json': JSON.stringify([{ id: 'G1', name: 'board', members: ['U1'] }]),
  'dms.json': JSON.stringify([
    { id: 'D00001', members: ['U1', 'U2'] },
    { id: 'D00002', members: ['U1', 'U3'] },
    { id: 'D00003', members: ['U1'] },
  ]),
  'mpims.json': JSON.stringify([{ id: 'G2', name: 'mpdm-ann--bob--helper-1', members: ['U1', 'U2', 'U3'] }]),
};

const message = (ts: string, more: object = {}) => ({ type: 'message', user: 'U1', text: `at ${ts}`, ts, ...more });
const day = (...messages: object[]) => JSON.stringify(messages, null, 4);

async function read(files: Record<string, string>, choices = {}) {
  const { items } = await readAll(slackImporter, memorySource(files), choices);
  return {
    chats: items.filter((item) => item.kind === 'chat'),
    messages: messagesOf(items),
    skipped: skippedIn(items),
  };
}

describe('a Slack export', () => {
  it('has each message with its author, time, replies and files', async () => {
    const native = message('1609459200.123456', {
      text: 'Hi <@U2> &amp; all',
      edited: { user: 'U1', ts: '1609459300.000000' },
      thread_ts: '1609459100.000001',
      files: [
        { id: 'F1', name: 'a.png', mimetype: 'image/png' },
        { id: 'F2', name: 'audio_message.m4a', mimetype: 'audio/mp4', subtype: 'slack_audio' },
        { id: 'F3', mode: 'tombstone' },
      ],
    });
    const { chats, messages } = await read({ ...LISTS, 'general/2021-01-01.json': day(native) });
    expect(chats).toMatchObject([{ id: 'C1', name: 'general' }]);
    expect(messages).toEqual([
      {
        kind: 'message',
        chatId: 'C1',
        id: '1609459200.123456',
        sentAt: 1609459200123,
        editedAt: 1609459300000,
        fromId: 'U1',
        fromHandle: 'ann',
        fromName: 'Annie',
        text: 'Hi @Bob Ray & all',
        attachments: [
          { kind: 'photo', name: 'a.png' },
          { kind: 'voice', name: 'audio_message.m4a' },
          { kind: 'file', name: undefined },
        ],
        native,
      },
    ]);
  });

  it('is read in order of days per conversation', async () => {
    const { messages } = await read({
      ...LISTS,
      'general/2021-02-01.json': day(message('1612137600.000000')),
      'general/2021-01-31.json': day(message('1612051200.000000')),
    });
    expect(messages.map(({ id }) => id)).toEqual(['1612051200.000000', '1612137600.000000']);
  });

  it('has direct messages named after the other person, or after both if the owner is unknown', async () => {
    const files = Object.fromEntries(
      ['D00001', 'D00002', 'D00003', 'mpdm-ann--bob--helper-1', 'board'].map((folder) => [
        `${folder}/2021-01-01.json`,
        day(message('1609459200.000000')),
      ]),
    );
    const names = async (choices: object) =>
      (await read({ ...LISTS, ...files }, choices)).chats.map(({ id, name }) => [id, name]);
    expect(await names({ me: 'U1' })).toEqual([
      ['D00001', 'Bob Ray'],
      ['D00002', 'Helper'],
      ['D00003', 'Annie'],
      ['G1', 'board'],
      ['G2', 'Bob Ray, Helper'],
    ]);
    expect(await names({})).toContainEqual(['D00001', 'Annie, Bob Ray']);
  });

  it('has chats without a list entry named after their folder', async () => {
    const { chats, messages } = await read(
      {
        'users.json': LISTS['users.json'],
        'D0ABCDEF/2021-01-01.json': day(message('1609459200.000000')),
        'old-channel/2021-01-01.json': day(message('1609459200.000000')),
      },
      { me: 'U1' },
    );
    expect(chats.map(({ id, name }) => [id, name])).toEqual([
      ['D0ABCDEF', 'D0ABCDEF'],
      ['old-channel', 'old-channel'],
    ]);
    expect(messages).toHaveLength(2);
  });

  it('may be inside a folder, and files added by macOS are ignored', async () => {
    const inside = Object.fromEntries(Object.entries(LISTS).map(([path, text]) => [`My team export/${path}`, text]));
    const { messages } = await read({
      ...inside,
      'My team export/general/2021-01-01.json': day(message('1609459200.000000')),
      '__MACOSX/users.json': 'x',
    });
    expect(messages).toMatchObject([{ chatId: 'C1', fromName: 'Annie' }]);
  });

  it('is read without service messages, and deleted or dateless ones', async () => {
    const { messages, skipped } = await read({
      ...LISTS,
      'general/2021-01-01.json': day(
        message('1609459200.000000', { subtype: 'channel_join' }),
        message('1609459201.000000', { subtype: 'channel_topic' }),
        message('1609459202.000000', { subtype: 'pinned_item' }),
        message('1609459203.000000', { subtype: 'tombstone' }),
        { type: 'message', user: 'U1', text: 'when?' },
        message('1609459204.000000', { subtype: 'me_message' }),
        message('1609459205.000000', { subtype: 'something_new' }),
      ),
    });
    expect(skipped).toEqual(['service message', 'service message', 'service message', 'deleted', 'no date']);
    expect(messages.map(({ id }) => id)).toEqual(['1609459204.000000', '1609459205.000000']);
  });

  it('has names of bots from their signature, and of people in other workspaces from the message', async () => {
    const { messages } = await read({
      ...LISTS,
      'general/2021-01-01.json': day(
        message('1.000001', { subtype: 'bot_message', user: undefined, bot_id: 'B1', username: 'Builds' }),
        message('1.000002', { user: 'U9', user_profile: { name: 'eve', real_name: 'Eve', display_name: '' } }),
        message('1.000003', { user: 'U8' }),
      ),
    });
    expect(messages.map(({ fromId, fromName }) => [fromId, fromName])).toEqual([
      ['B1', 'Builds'],
      ['U9', 'Eve'],
      ['U8', undefined],
    ]);
  });

  it('has the text of blocks and attachments only for messages without their own text', async () => {
    const blocks = [{ type: 'section', text: { type: 'mrkdwn', text: 'of the <@U1> block' } }];
    const { messages } = await read({
      ...LISTS,
      'general/2021-01-01.json': day(
        message('1.000001', { text: 'own', blocks }),
        message('1.000002', { text: '', blocks }),
        message('1.000003', { text: '', attachments: [{ title: 'Build 7', text: 'failed &lt;again&gt;' }] }),
        message('1.000004', { text: '', attachments: [{ is_share: true, author_name: 'Bob', fallback: 'passed on' }] }),
      ),
    });
    expect(messages.map(({ text }) => text)).toEqual([
      'own',
      'of the @Annie block',
      'Build 7\nfailed <again>',
      'passed on',
    ]);
  });
});

describe('a broken Slack export', () => {
  const good = day(message('1609545600.000000'));

  it.each([
    ['garbage', 'not JSON [{"ts":"1.0"}]'],
    ['not a list', '{"ok":false}'],
    ['empty', ''],
  ])('reports a day that is %s as unreadable, and continues', async (_, text) => {
    const { messages, skipped } = await read({
      ...LISTS,
      'general/2021-01-01.json': text,
      'general/2021-01-02.json': good,
    });
    expect(messages).toHaveLength(1);
    expect(skipped).toEqual(['unreadable file']);
  });

  it('is read without names if its lists are broken', async () => {
    const { chats, messages, skipped } = await read({
      'users.json': '[{"id":"U1"',
      'channels.json': '[1, null, {"id": 5}]',
      'general/2021-01-01.json': JSON.stringify([null, 'x', [], message('1.5', { user: 7, text: {}, files: 'no' })]),
    });
    expect(skipped).toEqual([...Array(2).fill('unreadable file'), ...Array(3).fill('unreadable')]);
    expect(chats).toMatchObject([{ id: 'general', name: 'general' }]);
    expect(messages).toMatchObject([{ fromId: undefined, text: '', attachments: [] }]);
  });

  it('continues after a file that is damaged in the zip', async () => {
    const source = memorySource({ ...LISTS, 'general/2021-01-01.json': good, 'general/2021-01-02.json': good });
    const { items } = await readAll(slackImporter, damaged(source, { 'general/2021-01-01.json': 0 }));
    expect(items.map(({ kind }) => kind)).toEqual(['skipped', 'chat', 'message']);
  });
});

describe('inspecting a Slack export', () => {
  const files = {
    ...LISTS,
    'general/2021-01-01.json': day(
      message('1.000001', { user: 'U2' }),
      message('1.000002', { user: 'U2' }),
      message('1.000003'),
      message('1.000004', { user: 'U3' }),
      message('1.000005', { subtype: 'bot_message', user: undefined, bot_id: 'B1' }),
      message('1.000006', { subtype: 'channel_join' }),
    ),
  };

  it('asks who the person is, among the main authors without bots', async () => {
    expect(await slackImporter.inspect(memorySource(files), NEVER)).toEqual({
      me: undefined,
      people: [
        { id: 'U2', name: 'Bob Ray', messages: 2 },
        { id: 'U1', name: 'Annie', messages: 1 },
      ],
    });
  });
});

describe('the text of a Slack message', () => {
  const names = {
    userName: (id: string) => (id === 'U1' ? 'Ann <&amp;>' : undefined),
    channelName: (id: string) => (id === 'C1' ? 'general' : undefined),
  };

  it.each([
    ['<@U1> <@U2|bob> <@U3>', '@Ann <&amp;> @bob @U3'],
    ['<#C1|random> <#C1> <#C2>', '#random #general #C2'],
    ['<!here|here> <!channel> <!subteam^S1|@team> <!subteam^S1>', '@here @channel @team @S1'],
    ['<!date^1392734382^{date}|Feb 18>', 'Feb 18'],
    ['<https://a.example/b|the page>', 'the page (https://a.example/b)'],
    ['<https://a.example/?x=1&amp;y=2>', 'https://a.example/?x=1&y=2'],
    ['<http://a.example|a.example> <mailto:a@b.example|a@b.example>', 'a.example a@b.example'],
    ['1 &lt; 2 &amp;&amp; 3 &gt; 2, &amp;lt;', '1 < 2 && 3 > 2, &lt;'],
    ['a < b and <unfinished', 'a < b and <unfinished'],
  ])('%s is read as %s', (mrkdwn, text) => {
    expect(plainText(mrkdwn, names)).toBe(text);
  });
});

describe('unusual blocks', () => {
  const names = { userName: () => undefined, channelName: () => undefined };

  it('show an emoji of a hundred thousand code points by its name', () => {
    const emoji = { type: 'emoji', name: 'wave', unicode: '1f44b-'.repeat(150_000) };
    const endless = { ...emoji, unicode: Array(150_000).fill('1f44b').join('-') };
    const text = blocksText([{ type: 'rich_text', elements: [emoji, endless, { ...emoji, unicode: '1f44b' }] }], names);
    expect(text).toBe(':wave:\n:wave:\n👋');
  });

  it('are read at forty levels of nesting', () => {
    let block: object = { type: 'text', text: 'deep' };
    for (let depth = 0; depth < 40; depth++) block = { type: 'rich_text', elements: [block] };
    expect(blocksText([block], names)).toBe('deep');
  });
});
