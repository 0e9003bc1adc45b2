/** A service that sends what nobody agreed on: too much, without end, half of it, or something quite different. */
import { afterEach, describe, expect, it } from 'vitest';
import { openWatchedProgram } from '../support/program.ts';
import { type Answerer, replies } from '../support/service.ts';

const { service, program } = await openWatchedProgram();
afterEach(() => service.asUsual());

const COMMANDS = [
  ['/search ferry', '/search/universal'],
  ['/search ferry in:all', '/search/universal'],
  ['/recent', '/ds/query/'],
  ['/chats', '/ds/query/'],
  ['/ask when?', '/llm/'],
] as const;

const endless: Answerer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"items":[');
  const chunk = '{"_id":"x"},'.repeat(20_000);
  const push = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', push);
  push();
};
const broken: Answerer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
  response.write('{"items":[');
  setImmediate(() => response.destroy());
};

const BROKEN = /^The answer from 127[^ ]* didn’t arrive in one piece/;

describe.each(COMMANDS)('%s', (command, path) => {
  it.each([
    ['50 MB', replies(200, Buffer.alloc(50 * 1024 * 1024, 0x20)), /^That’s too much at once/],
    ['an endless stream', endless, /^That’s too much at once/],
    ['half a reply', broken, BROKEN],
    ['a list of nothing readable', replies(200, '[[[[['), BROKEN],
    ['another kind of thing', replies(200, { items: 'many', completion: 7 }), BROKEN],
    [
      'an error inside a success',
      replies(200, { success: false, error: 'model: <b>secret prompt</b>' }),
      /^Something went wrong at 127/,
    ],
    [
      'a redirect to elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/steal' }).end(),
      /went wrong|didn’t arrive in one piece|can’t do that/,
    ],
    ['nothing at all', (response) => void response.socket?.destroy(), /didn’t arrive in one piece|can’t reach/],
  ] as [string, Answerer, RegExp][])('answered with %s gets a sentence of ours', async (_, answer, words) => {
    const anna = await program.holding('Anna');
    const asked = service.paid().length;
    service.instead(path, answer);
    await anna.says(command);
    const { text } = await anna.hears(words, { withinMs: 10_000 });
    expect(text).toMatch(/It may have cost|Nothing was charged/);
    expect(text).not.toMatch(/secret prompt|ECONN|undici|JSON|steal|\{/);
    expect(service.paid()).toHaveLength(asked + 1);
  });
});

const oddities = [
  {},
  null,
  7,
  'text',
  [],
  { _id: '' },
  { _id: 'a' },
  { _id: 'b', messageText: null, sentAt: null, fromName: null, groupId: null },
  {
    _id: '../../etc/passwd?x=#&',
    groupId: '../..',
    groupName: '<b>\u202eevil</b>',
    messageText: 'ferry [x](https://evil.example)',
    sentAt: 'the day before',
  },
  { _id: 'c', messageText: 'ferry /disconnect /help', fromName: '/disconnect', sentAt: '2026-11-01T10:00:00.000Z' },
  {
    _id: 'd',
    messageText: `${'A'.repeat(100_000)} ferry`,
    groupName: 'G'.repeat(10_000),
    sentAt: '9999-99-99T99:99:99Z',
  },
  { _id: 'e', messageText: { toString: 'x' }, sentAt: 12 },
  {
    _id: 'f',
    name: 'ferry',
    sourceApplication: 'javascript:alert(1)',
    insertedAt: 5,
    sourceData: { secret: 'NATIVE-OBJECT' },
    signatures: { did: 'SIGNATURE' },
    icon: 'ICON-ADDRESS',
  },
];

describe('records with missing and odd fields', () => {
  it.each([
    [
      '/search ferry',
      '/search/',
      {
        items: [
          ...oddities,
          ...oddities.map((message, index) => ({ id: `t${index}`, group: message, messages: [message, ...oddities] })),
        ],
      },
    ],
    ['/search ferry in:all', '/search/', { items: oddities }],
    ['/search ferry in:messages', '/search/', { items: oddities, total: -5 }],
    [
      '/search ferry in:emails',
      '/search/',
      { items: oddities.map((odd) => ({ name: 'ferry', fromEmail: odd, ...Object(odd) })) },
    ],
    [
      '/search ferry in:events',
      '/search/',
      { items: [...oddities, { _id: 'h', name: 'ferry', start: { dateTime: {} }, schema: 7 }] },
    ],
    ['/recent', '/ds/query/', { items: oddities, limit: 'x' }],
    ['/chats', '/ds/query/', { results: oddities }],
  ])('after %s are shown as far as they can be, and the rest breaks nothing', async (command, path, reply) => {
    const boris = await program.holding('Boris');
    service.instead(path, replies(200, reply));
    await boris.says(command);
    const answer = await boris.hears(/\d credits?/);
    const links = answer.entities.filter(({ type, url }) => type === 'text_link' && !url?.startsWith('https://t.me/#'));
    expect(links).toEqual([]);
    expect(
      answer.entities.filter(
        ({ type, offset, length }) =>
          type === 'bot_command' && answer.text.slice(offset, offset + length) === '/disconnect',
      ),
    ).toEqual([]);
    expect(answer.text).not.toMatch(/\u202e|NATIVE-OBJECT|SIGNATURE|ICON-ADDRESS|\[object|undefined|null|NaN|Invalid/);
    for (const button of answer.keyboard.flat()) {
      expect(Buffer.byteLength(String(button.callback_data))).toBeLessThanOrEqual(64);
      expect(String(button.text).length).toBeLessThanOrEqual(64);
      expect(String(button.text)).not.toContain('\u202e');
    }
  });
});

describe('what connecting meets', () => {
  it.each([
    ['garbage', replies(200, '}{')],
    ['a list in place of scopes', replies(200, { token: { scopes: 'all of them' } })],
    ['a page of HTML', replies(200, '<html>', 'text/html')],
    ['a failure', replies(500, { error: 'boom' })],
  ] as [string, Answerer][])('%s: nothing is stored, and "connected" is not said', async (_, answer) => {
    const emma = await program.driver.person({ name: 'Emma' });
    service.instead('/auth/token', answer);
    await emma.says(`/connect ${await program.tokenWith()}`);
    const { text } = await emma.hears(/I deleted your message/, { withinMs: 8000 });
    expect(text).not.toMatch(/Connected|boom/);
    await emma.says('/account');
    await emma.hears(/as soon as you’re connected/);
  });
});
