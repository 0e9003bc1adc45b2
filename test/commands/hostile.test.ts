/** Input and replies that mean harm, or are merely broken. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonSite } from '../service/client/http-double.ts';
import { labelsOf, openStage, wordsOf } from './stage.ts';

const evil = '<b>x</b>\u202e[click](tg://resolve?domain=evil)\u2066 *_`~|\u0000 ferry';
const messages = [
  {
    _id: 'm1',
    groupId: '../../etc/passwd?x=#&',
    groupName: evil,
    fromName: evil,
    messageText: evil,
    sentAt: '2026-11-01T10:00:00.000Z',
    type: 'receive',
  },
  { _id: 'm2', messageText: 'ferry without anything else' },
  { _id: 'm3', groupId: 'g'.repeat(5_000), messageText: 'ferry', sentAt: 'yesterday, I think', fromName: '   ' },
  { _id: 'm4', groupId: 'g', sentAt: '2026-11-01' },
  {
    _id: 'm5',
    groupId: 'g',
    messageText: `${'A'.repeat(100_000)} ferry`,
    groupName: 'G'.repeat(10_000),
    fromName: 'F'.repeat(10_000),
  },
];

/** Replies to every operation of the commands. */
const threads = {
  items: messages.map((message, index) => ({
    id: `t${index}`,
    group: index % 2 ? { _id: `t${index}`, name: evil } : {},
    messages: [message],
  })),
};
const records = { items: messages };

describe('records that mean harm', () => {
  test.each([
    ['search', 'ferry', threads],
    ['search', 'ferry in:all', records],
    ['search', 'ferry in:messages', records],
    ['recent', '', records],
    [
      'chats',
      '',
      {
        items: messages.map(({ _id }) => ({
          _id,
          name: evil,
          sourceApplication: 'javascript:alert(1)',
          insertedAt: 5,
        })),
      },
    ],
    [
      'search',
      'ferry in:events',
      {
        items: [
          { _id: 'e', name: evil, start: 'never', schema: 7 },
          { _id: 'f', start: { dateTime: {} } },
        ],
      },
    ],
    [
      'search',
      'ferry in:emails',
      {
        items: [
          { _id: 'e', name: 'Re: ferry', messageText: { evil: true }, fromEmail: evil, sentAt: '2026-01-01T00:00:00Z' },
        ],
      },
    ],
  ])('are shown by /%s %s as plain, bounded text', async (command, argument, reply) => {
    const site = await jsonSite(reply);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const answer = await stage.ask(command, argument);
    expect(answer.kind).toBe('records');
    const words = wordsOf(answer);
    expect(words).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(words).not.toContain('\u0000');
    expect(words.length).toBeLessThan(3_600);
    expect(words).not.toContain('undefined');
    expect(words).not.toContain('javascript:');
    for (const label of labelsOf(answer)) {
      expect(label.length).toBeLessThanOrEqual(64);
      expect(label).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

test('a phrase is found only where it stands as it was typed', async () => {
  const found = ['The Red Ferry leaves', 'a ferry, red', 'red\nferry'].map((messageText, index) => ({
    _id: `m${index}`,
    messageText,
  }));
  const site = await jsonSite({ items: [{ id: 't', group: { _id: 't', name: 'Crew' }, messages: found }] });
  const stage = await openStage({ url: site.url });
  await stage.connect();
  const words = wordsOf(await stage.ask('search', '"red ferry"'));
  expect(words).toContain('The Red Ferry leaves');
  expect(words).not.toContain('a ferry, red');
  expect(words).toContain('Sifted here, of the 3 hits that the service sent: exactly “red ferry” · 1 hidden');
  expect(site.requests[0]?.url).toBe('/search/chat-threads?keywords=red+ferry');
});

describe('arguments of any kind', () => {
  const names = [
    'start',
    'help',
    'connect',
    'search',
    'ask',
    'recent',
    'profile',
    'settings',
    'today',
    'watches',
    'account',
    'disconnect',
    'credits',
    'privacy',
    'cancel',
    'page',
    'older',
    'chat',
    'dismiss',
    'ask_plain',
    'unknown',
  ];

  test.each(names)('to /%s get an answer in words, and cost nothing unless a request was made', async (name) => {
    const site = await jsonSite({ items: [], completion: 'x' });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const tricky = fc.constantFrom(
      '{}',
      '[]',
      'null',
      '{"key":"x","page":1e9}',
      '{"key":"../x","page":0,"again":{"command":"disconnect","argument":""}}',
      '{"__proto__":{"key":1}}',
      '{"chatId":"","name":""}',
      '\u202e',
      '\ud800',
      "'; drop table connections;--",
      '%00',
      `x${'y'.repeat(100_000)}`,
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), tricky), async (argument) => {
        const answers = await stage.run(name, argument);
        // Nobody waits for what runs by itself: of a routine that is not there, nothing is said.
        if (name !== 'routine') expect(answers.length).toBeGreaterThan(0);
        for (const answer of answers) {
          expect(wordsOf(answer)).not.toMatch(/undefined|\[object|SQLITE|Zod/);
          expect(wordsOf(answer)).not.toContain('Something went wrong here');
          expect(wordsOf(answer).length).toBeLessThan(4_000);
        }
      }),
      { numRuns: 25 },
    );
    const spent = (await stage.spending()).length;
    expect(spent).toBe(site.requests.filter(({ url }) => !url.includes('auth/token')).length);
  });
});
