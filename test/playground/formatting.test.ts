/** Entities and parse_mode: what is taken, what is refused, what is found in a text by itself. */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

describe('entities', () => {
  const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });
  it.each([
    [[bold(0, 5)], 'ok'],
    [
      [bold(0, 6)],
      '400 Bad Request: entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 6',
    ],
    [[bold(9, 1)], '400 Bad Request: entity begins after the end of the text at UTF-16 offset 9'],
    [[bold(-1, 1)], '400 Bad Request: receive an entity with incorrect offset -1'],
    [[bold('0', 1)], '400 Bad Request: can\'t parse MessageEntity: Field "offset" must be of type Number'],
    [[bold(0.5, 1)], '400 Bad Request: can\'t parse MessageEntity: Field "offset" must be of type Number'],
    [
      [{ type: 'sparkle', offset: 0, length: 1 }],
      "400 Bad Request: can't parse MessageEntity: Unsupported type specified",
    ],
    [
      [{ type: 'text_link', offset: 0, length: 1 }],
      '400 Bad Request: can\'t parse MessageEntity: Can\'t find field "url"',
    ],
    [
      [{ type: 'text_link', offset: 0, length: 1, url: 'nonsense' }],
      "400 Bad Request: entity URL 'nonsense' is invalid: Wrong HTTP URL",
    ],
    [[{ type: 'text_link', offset: 0, length: 1, url: 'https://example.org' }], 'ok'],
    [[{ type: 'date_time', offset: 0, length: 2, unix_time: 1, date_time_format: 'wDt' }], 'ok'],
    [
      [{ type: 'date_time', offset: 0, length: 2, unix_time: 1, date_time_format: 'xx' }],
      expect.stringContaining('date-time format'),
    ],
    [
      [bold(0, 3), { type: 'italic', offset: 2, length: 3 }],
      expect.stringContaining('entity beginning at UTF-16 offset 2'),
    ],
    [[bold(0, 5), { type: 'italic', offset: 2, length: 2 }], 'ok'],
    [{}, "400 Bad Request: can't parse entities: expected an Array"],
  ])('%j is answered with %s', async (entities, expected) => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11, text: 'hello', entities })).toEqual(expected);
  });

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

  it('may not cut a symbol in two', async () => {
    const { verdict } = await openChat();
    const say = (length: number) => verdict('sendMessage', { chat_id: 11, text: '🛶🛶', entities: [bold(0, length)] });
    expect(await say(2)).toBe('ok');
    expect(await say(1)).toMatch(/ends in a middle of a UTF-16 symbol/);
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

  it.each([
    ['<b>x', 'can\'t parse entities: Can\'t find end tag corresponding to start tag "b"'],
    ['é<script>x</script>', 'can\'t parse entities: Unsupported start tag "script" at byte offset 2'],
    ['<b><i>test</b></i>', 'can\'t parse entities: Unmatched end tag at byte offset 10, expected "</i>", found "</b>"'],
    ['x</b>', "can't parse entities: Unexpected end tag at byte offset 1"],
    ['a < b', "can't parse entities: Unclosed start tag at byte offset 2"],
  ])('refuses %s', async (text, words) => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11, text, parse_mode: 'HTML' })).toBe(`400 Bad Request: ${words}`);
  });

  it('leaves the other modes out and says so', async () => {
    const { verdict } = await openChat();
    expect(await verdict('sendMessage', { chat_id: 11, text: 'x', parse_mode: 'MarkdownV2' })).toMatch(
      /does not emulate/,
    );
    expect(await verdict('sendMessage', { chat_id: 11, text: 'x', parse_mode: 'Nonsense' })).toBe(
      '400 Bad Request: unsupported parse_mode',
    );
  });
});
