/** A question of ours is known again when somebody replies to it, and shows nothing of that. */
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '#telegram/api/message.ts';
import { askedCommand, markAsked } from '#telegram/render/asked-command.ts';

const asking = (text: string, entities: OutgoingMessage['entities'] = []) => {
  const message: OutgoingMessage = { text, entities };
  markAsked(message, 'search');
  return message;
};

describe('a question', () => {
  it('tells its command, and its words stay as they are to a reader', () => {
    const message = asking('What for?', [{ type: 'bold', offset: 0, length: 4 }]);
    expect(askedCommand(message)).toBe('search');
    expect(message.text.replaceAll(/\p{Cf}/gu, '')).toBe('What for?');
    expect(message.text.trim()).toBe(message.text);
    expect(message.entities[0]).toEqual({ type: 'bold', offset: 0, length: 4 });
  });

  it.each([
    ['words that only look like one', { text: 'What for?\n\n↩ /search' }],
    [
      'a message with some other link',
      { text: 'Look', entities: [{ type: 'text_link', url: 'https://t.me/#search' }] },
    ],
    ['one that has lost its link', { text: asking('What for?').text }],
    [
      'one whose link leads elsewhere',
      { ...asking('What for?'), entities: [{ type: 'text_link', url: 'https://a.org' }] },
    ],
    ['a picture', {}],
  ])('is not %s', (_, message) => {
    expect(askedCommand(message)).toBeUndefined();
  });
});
