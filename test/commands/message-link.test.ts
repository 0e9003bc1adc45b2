/** Only messages whose address is certain get a link. */
import { expect, test } from 'vitest';
import { messageLink } from '#commands/search/item.ts';
import { rows } from '../support/text-table.ts';

const TELEGRAM = 'https://telegram.com';

test.each(
  rows(`
    a supergroup, as a deployment names it | telegram-1000--1001234567890 | 9997123584 | user5 | c/1234567890/9534
    an exported channel, in its own name | telegram-77-1234567890 | 42 | channel1234567890 | c/1234567890/42
    an exported chat that may be between two people | telegram-77-1234567890 | 42 | user1234567890
    a message of a channel in another chat | telegram-77-55 | 42 | channel1234567890
    a small group, which has no links | telegram-1000--579961374 | 1048576
    a message that isn't on the server yet | telegram-1000--1001234567890 | 1048577
    a chat with an unreadable id | telegram-77-../.. | 42
    a message without an id | telegram-1000--1001234567890`),
)('%s', (_, groupId, sourceId, fromId, path) => {
  const message = { _id: `${groupId}_${sourceId}`, sourceApplication: TELEGRAM, groupId, sourceId, fromId };
  expect(messageLink(message)).toBe(path && `https://t.me/${path}`);
});

test('messages of other platforms have no link', () => {
  const message = { _id: 'a', groupId: 'telegram-1000--1001234567890', sourceId: String(2 ** 20) };
  expect(messageLink({ ...message, sourceApplication: 'https://slack.com' })).toBeUndefined();
  expect(messageLink(message)).toBeUndefined();
});
