/** Entities and parse_mode: what is taken, and what is found in a text by itself. */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

describe('entities', () => {
  const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });

  it('beyond the first hundred have no effect, and are not checked', async () => {
    const { bot } = await openChat();
    const entities = Array.from({ length: 103 }, (_, index) => bold(index, 1));
    const reply = await bot<{ entities: unknown[] }>('sendMessage', {
      chat_id: 11,
      text: `${'ab '.repeat(34)}a`,
      entities,
    });
    expect(reply.result.entities).toHaveLength(100);
  });

  it('move with the text when blanks before it are cut off', async () => {
    const { bot } = await openChat();
    const { result } = await bot('sendMessage', { chat_id: 11, text: '  hi boat  ', entities: [bold(5, 4)] });
    expect(result).toMatchObject({ text: 'hi boat', entities: [{ type: 'bold', offset: 3, length: 4 }] });
  });

  it('are added for commands, mentions, links and addresses, and not inside code', async () => {
    const { bot } = await openChat();
    const text = 'see /help@personal_data_bot, @anna_l, https://example.org/a?b=1. or me@example.org #tag 1/2 a/b';
    const { result } = await bot<{ entities: { type: string; offset: number; length: number }[] }>('sendMessage', {
      chat_id: 11,
      text,
    });
    expect(result.entities.map(({ type, offset, length }) => [type, text.slice(offset, offset + length)])).toEqual([
      ['bot_command', '/help@personal_data_bot'],
      ['mention', '@anna_l'],
      ['url', 'https://example.org/a?b=1'],
      ['email', 'me@example.org'],
      ['hashtag', '#tag'],
    ]);
    const code = await bot('sendMessage', { chat_id: 11, text: '<code>/help</code>', parse_mode: 'HTML' });
    expect(code.result).toMatchObject({ entities: [{ type: 'code', offset: 0, length: 5 }] });
  });
});

describe('parse_mode HTML', () => {
  it('reads the tags of the manual, nested', async () => {
    const { bot } = await openChat();
    const text =
      '<b>a<i>b</i></b> &lt;&amp;&#33; <a href="https://example.org?a=1&amp;b=2">c</a> <pre><code class="language-js">d</code></pre> <blockquote expandable>e</blockquote> <tg-time unix="60" format="r">f</tg-time>';
    const { result } = await bot('sendMessage', { chat_id: 11, text, parse_mode: 'HTML' });
    expect(result).toMatchObject({
      text: 'ab <&! c d e f',
      entities: [
        { type: 'bold', offset: 0, length: 2 },
        { type: 'italic', offset: 1, length: 1 },
        { type: 'text_link', offset: 7, length: 1, url: 'https://example.org?a=1&b=2' },
        { type: 'pre', offset: 9, length: 1, language: 'js' },
        { type: 'expandable_blockquote', offset: 11, length: 1 },
        { type: 'date_time', offset: 13, length: 1, unix_time: 60, date_time_format: 'r' },
      ],
    });
  });
});
