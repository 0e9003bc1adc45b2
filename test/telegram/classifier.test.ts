/** How an update is to be handled is known before anything is done about it. */
import { describe, expect, it } from 'vitest';
import { looksLikeToken } from '../../src/commands/token-shape.ts';
import { createClassifier } from '../../src/telegram/classifier.ts';
import { createTestCommands } from './test-commands.ts';

const { classify } = createClassifier({
  commands: createTestCommands().book,
  me: { username: 'some_bot' },
  pseudonym: (id) => `lane${id}`,
  looksLikeToken,
});
const chat = { id: 5, type: 'private' };
const from = { id: 5, first_name: 'Anna' };
const says = (text: string, more: object = {}) => ({
  update_id: 1,
  message: {
    message_id: 1,
    chat,
    from,
    text,
    ...(text.startsWith('/')
      ? { entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }] }
      : {}),
    ...more,
  },
});
const presses = (data: string) => ({
  update_id: 1,
  callback_query: { id: '1', from, data, message: { message_id: 1, chat } },
});

describe('an update', () => {
  it.each([
    ['a quick command', says('/echo x'), 'quick'],
    ['a command that waits', says('/ASK x'), 'long'],
    ['a command for another bot', says('/ask@other_bot x'), 'quick'],
    ['/cancel', says('/cancel'), 'control'],
    ['plain words', says('hello'), 'quick'],
    [
      'a reply to the question of a waiting command',
      says('x', { reply_to_message: { message_id: 1, text: 'What?\n\n↩ /ask' } }),
      'long',
    ],
    ['a pasted token', says('Bearer abcdefghijklmnopqrstuvwxyz0123456789'), 'long'],
    ['a pressed quick command', presses('c:page 2'), 'quick'],
    ['a pressed waiting command', presses('c:ask x'), 'long'],
    ['a pressed Cancel', presses('c:cancel'), 'control'],
    ['a kept button', presses('k:abc'), 'long'],
    ['data of another version', presses('v9'), 'quick'],
  ])('that is %s', (_, update, work) => {
    expect(classify(update)).toEqual({ lane: 'lane5', work });
  });

  it('of no known kind or shape is quick and has a lane of its own', () => {
    for (const odd of [{}, { message: 'x' }, { poll: {} }, { callback_query: {} }]) {
      expect(classify({ update_id: 1, ...odd })).toEqual({ lane: 'unknown', work: 'quick' });
    }
  });

  it('that edits or posts in a channel is quick', () => {
    const message = says('/ask x').message;
    expect(classify({ update_id: 1, edited_message: message }).work).toBe('quick');
    expect(classify({ update_id: 1, channel_post: { ...message, chat: { id: -1, type: 'channel' } } })).toEqual({
      lane: 'lane-1',
      work: 'quick',
    });
  });
});
