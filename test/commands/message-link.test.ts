/** Only messages whose address is certain get a link. */
import { expect, test } from 'vitest';
import { messageLink } from '#commands/search/item.ts';

const TELEGRAM = 'https://telegram.com';

test.each([
  [
    'a supergroup, as a deployment names it',
    { _id: 'telegram-1000-9997123584', groupId: 'telegram-1000--1001234567890', sourceId: String(9534 * 2 ** 20) },
    'https://t.me/c/1234567890/9534',
  ],
  [
    'an exported channel, in its own name',
    {
      _id: 'telegram-77-1234567890_42',
      groupId: 'telegram-77-1234567890',
      sourceId: '42',
      fromId: 'channel1234567890',
    },
    'https://t.me/c/1234567890/42',
  ],
  [
    'an exported chat that may be between two people',
    { _id: 'telegram-77-1234567890_42', groupId: 'telegram-77-1234567890', sourceId: '42', fromId: 'user1234567890' },
    undefined,
  ],
  [
    'a message of a channel in another chat',
    { _id: 'telegram-77-55_42', groupId: 'telegram-77-55', sourceId: '42', fromId: 'channel1234567890' },
    undefined,
  ],
  [
    'a small group, which has no links',
    { _id: 'telegram-1000-1', groupId: 'telegram-1000--579961374', sourceId: String(2 ** 20) },
    undefined,
  ],
  [
    "a message that isn't on the server yet",
    { _id: 'telegram-1000-1', groupId: 'telegram-1000--1001234567890', sourceId: String(2 ** 20 + 1) },
    undefined,
  ],
  ['a chat with an unreadable id', { _id: 'x', groupId: 'telegram-77-../..', sourceId: '42' }, undefined],
  ['a message without an id', { _id: 'x', groupId: 'telegram-1000--1001234567890' }, undefined],
])('%s', (_, message, address) => {
  expect(messageLink({ sourceApplication: TELEGRAM, ...message })).toBe(address);
});

test('messages of other platforms have no link', () => {
  const message = { _id: 'a', groupId: 'telegram-1000--1001234567890', sourceId: String(2 ** 20) };
  expect(messageLink({ ...message, sourceApplication: 'https://slack.com' })).toBeUndefined();
  expect(messageLink(message)).toBeUndefined();
});
