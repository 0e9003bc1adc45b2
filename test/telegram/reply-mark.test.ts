/** What a reply goes on with is known again from the message that is replied to, which shows nothing of that. */
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
  it('tells its command, and its words stay as they are to a reader', () => {
    const message = marked('What for?', [{ type: 'bold', offset: 0, length: 4 }]);
    expect(readReplyMark(message)).toEqual(SEARCH);
    expect(message.text.replaceAll(/\p{Cf}/gu, '')).toBe('What for?');
    expect(message.text.trim()).toBe(message.text);
    expect(message.entities[0]).toEqual({ type: 'bold', offset: 0, length: 4 });
  });

  it('is still known with more words below it', () => {
    const { text, entities } = marked('What for?');
    expect(readReplyMark({ text: `${text}\n\nThis may be here twice.`, entities })).toEqual(SEARCH);
  });

  it.each([
    ['words that only look like one', { text: 'What for?\n\n↩ /search' }],
    [
      'a message with some other link',
      { text: 'Look', entities: [{ type: 'text_link', offset: 0, url: 'https://t.me/#search' }] },
    ],
    ['one that has lost its link', { text: marked('What for?').text }],
    [
      'one whose link leads elsewhere',
      { ...marked('What for?'), entities: [{ type: 'text_link', offset: 9, url: 'https://a.org' }] },
    ],
    [
      'one whose key is none',
      { ...marked('What for?'), entities: [{ type: 'text_link', offset: 9, url: 'https://t.me/#ask.short' }] },
    ],
    ['a picture', {}],
  ])('is not %s', (_, message) => {
    expect(readReplyMark(message)).toBeUndefined();
  });
});
