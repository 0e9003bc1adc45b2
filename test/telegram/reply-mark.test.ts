/** An invisible mark in a message tells what a reply to it continues. */
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '#telegram/api/message.ts';
import { markForReply, type ReplyMark, readReplyMark } from '#telegram/render/reply-mark.ts';

const SEARCH: ReplyMark = { command: 'search' };
const marked = (text: string, entities: OutgoingMessage['entities'] = [], mark = SEARCH) => {
  const message: OutgoingMessage = { text, entities };
  markForReply(message, mark);
  return message;
};

describe('a marked message', () => {
  it('reveals its command, and looks the same to a reader', () => {
    const message = marked('What for?', [{ type: 'bold', offset: 0, length: 4 }]);
    expect(readReplyMark(message)).toEqual(SEARCH);
    expect(message.text.replaceAll(/\p{Cf}/gu, '')).toBe('What for?');
    expect(message.text.trim()).toBe(message.text);
    expect(message.entities[0]).toEqual({ type: 'bold', offset: 0, length: 4 });
  });

  it('is still recognised with more text below it', () => {
    const { text, entities } = marked('What for?');
    expect(readReplyMark({ text: `${text}\n\nThis may be here twice.`, entities })).toEqual(SEARCH);
  });

  const linked = (offset: number, url: string) => [{ type: 'text_link', offset, url }];
  it.each([
    ['text that only looks like one', { text: 'What for?\n\n↩ /search' }],
    ['a message with some other link', { text: 'Look', entities: linked(0, 'https://t.me/#search') }],
    ['one that has lost its link', { text: marked('What for?').text }],
    ['one whose link leads elsewhere', { ...marked('What for?'), entities: linked(9, 'https://a.org') }],
    ['one with an invalid key', { ...marked('What for?'), entities: linked(9, 'https://t.me/#ask.short') }],
    ['a picture', {}],
  ])('is not recognised in %s', (_, message) => {
    expect(readReplyMark(message)).toBeUndefined();
  });
});
