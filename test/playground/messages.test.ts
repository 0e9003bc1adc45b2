/** Messages that the bot sends: their fields, formatting, and forwarding. Errors are in verdicts.test.ts. */
import { describe, expect, it } from 'vitest';
import { formOf, GO, openChat, openPlayground, PIXEL } from './open-playground.ts';

interface Formatted {
  text: string;
  entities: { type: string; offset: number; length: number; url?: string; unix_time?: number; language?: string }[];
}

describe('the recipient', () => {
  it('must have written first, and must not have blocked the bot', async () => {
    const { verdict, driver } = await openPlayground();
    const boris = await driver.person({ id: 12, name: 'Борис' });
    const say = (chat_id: unknown) => verdict('sendMessage', { chat_id, text: 'x' });
    expect(await say(12)).toBe("403 Forbidden: bot can't initiate conversation with a user");
    await boris.says('hi');
    expect(await say(12)).toBe('ok');
    await boris.blocks();
    expect(await say(12)).toBe('403 Forbidden: bot was blocked by the user');
    await boris.unblocks();
    expect(await say(12)).toBe('ok');
  });
});

describe('entities', () => {
  const bold = (offset: unknown, length: unknown) => ({ type: 'bold', offset, length });

  it('shift with the text when leading spaces are trimmed', async () => {
    const { sends } = await openChat();
    const result = await sends({ text: '  hi boat  ', entities: [bold(5, 4)] });
    expect(result).toMatchObject({ text: 'hi boat', entities: [{ type: 'bold', offset: 3, length: 4 }] });
  });

  it.each([
    ['control characters become spaces', 'a\u0000b\tc', [2, 3], 'a b c', [2, 3]],
    ['direction marks and carriage returns are removed', 'a\r\n\u202eb', [2, 3], 'a\nb', [1, 2]],
    ['leading spaces inside an entity are kept', '  ab', [1, 2], ' ab', [0, 2]],
    ['trailing spaces are trimmed, also inside an entity', 'ab  ', [1, 3], 'ab', [1, 1]],
  ] as const)('have correct offsets in a text whose %s', async (_, text, given, left, lies) => {
    const { sends } = await openChat();
    const result = await sends({ text, entities: [bold(given[0], given[1])] });
    expect(result).toMatchObject({ text: left, entities: [{ offset: lies[0], length: lies[1] }] });
  });

  it('that cross are split where the first one ends', async () => {
    const { sends } = await openChat();
    const entities = [bold(0, 3), { type: 'italic', offset: 2, length: 4 }];
    const result = await sends({ text: 'abcdef', entities });
    expect(result).toMatchObject({
      entities: [
        { type: 'bold', offset: 0, length: 3 },
        { type: 'italic', offset: 2, length: 1 },
        { type: 'italic', offset: 3, length: 3 },
      ],
    });
  });

  it('are detected for commands, mentions, links and email addresses, but not inside code', async () => {
    const { sends } = await openChat();
    const text = 'see /help@personal_data_bot, @anna_l, https://example.org/a?b=1. or me@example.org #tag 1/2 a/b';
    const { entities } = (await sends({ text })) as unknown as Formatted;
    expect(entities.map(({ type, offset, length }) => [type, text.slice(offset, offset + length)])).toEqual([
      ['bot_command', '/help@personal_data_bot'],
      ['mention', '@anna_l'],
      ['url', 'https://example.org/a?b=1'],
      ['email', 'me@example.org'],
      ['hashtag', '#tag'],
    ]);
    const code = await sends({ text: '<code>/help</code>', parse_mode: 'HTML' });
    expect(code).toMatchObject({ entities: [{ type: 'code', offset: 0, length: 5 }] });
  });
});

describe('a mention by id', () => {
  it('contains the person, and is dropped for an unknown id', async () => {
    const { sends } = await openChat();
    const text = '<a href="tg://user?id=11">A</a> <a href="tg://user?id=404">B</a>';
    const result = await sends({ text, parse_mode: 'HTML' });
    expect(result).toMatchObject({
      text: 'A B',
      entities: [{ type: 'text_mention', offset: 0, length: 1, user: { id: 11, first_name: 'Anna' } }],
    });
    expect(result.entities).toHaveLength(1);
  });
});

describe('a quote', () => {
  it('has the quoted text with its formatting, and is shown to the recipient', async () => {
    const { sends, anna } = await openChat();
    await sends({ text: 'a <b>red</b> boat, a red sail', parse_mode: 'HTML' });
    const replies = async (fields: object) => (await sends({ reply_parameters: { message_id: 2, ...fields } })).quote;
    expect(await replies({ quote: '<b>red</b> boat', quote_parse_mode: 'HTML' })).toEqual({
      text: 'red boat',
      position: 2,
      entities: [{ type: 'bold', offset: 0, length: 3 }],
      is_manual: true,
    });
    const later = { text: 'red', position: 14, is_manual: true };
    expect(await replies({ quote: 'red', quote_position: 10 })).toEqual(later);
    expect((await anna.chat()).at(-1)?.raw).toMatchObject({ replied: { message_id: 2 }, quote: { text: 'red' } });
  });

  it('by a person reaches the bot', async () => {
    const { control, sends, last } = await openChat();
    await sends({ text: 'a red boat' });
    await control('/messages', { chat_id: 11, from_id: 11, text: 'which?', reply_to: 2, quote: 'boat' });
    expect(await last()).toMatchObject({
      message: { text: 'which?', reply_to_message: { message_id: 2 }, quote: { text: 'boat', position: 6 } },
    });
  });
});

describe('parse_mode HTML', () => {
  it('parses the manual’s tags, also nested', async () => {
    const { sends } = await openChat();
    const text =
      '<b>a<i>b</i></b> &lt;&amp;&#33; <a href="https://example.org?a=1&amp;b=2">c</a> <pre><code class="language-js">d</code></pre> <blockquote expandable>e</blockquote> <tg-time unix="60" format="r">f</tg-time>';
    const result = await sends({ text, parse_mode: 'HTML' });
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

describe('parse_mode MarkdownV2', () => {
  it('parses the manual’s markup, also nested', async () => {
    const { sends } = await openChat();
    const text = [
      '*a _b __c___* ~d~ ||e|| `f\\`` 1\\.',
      '[g](https://example.org/\\)) [h](tg://user?id=11) ![i](tg://emoji?id=5) ![n](tg://time?unix=60&format=r)',
      '```js\nlet x = "*";```',
      '>j',
      '>k',
      'l',
      '>m||',
    ].join('\n');
    const result = (await sends({ text, parse_mode: 'markdownv2' })) as unknown as Formatted;
    expect(result.text).toBe('a b c d e f` 1.\ng h i n\nlet x = "*";\nj\nk\nl\nm');
    const marked = result.entities.map(({ type, offset, length }) => [
      type,
      result.text.slice(offset, offset + length),
    ]);
    expect(marked).toEqual([
      ['bold', 'a b c'],
      ['italic', 'b c'],
      ['underline', 'c'],
      ['strikethrough', 'd'],
      ['spoiler', 'e'],
      ['code', 'f`'],
      ['text_link', 'g'],
      ['text_mention', 'h'],
      ['custom_emoji', 'i'],
      ['date_time', 'n'],
      ['pre', 'let x = "*";'],
      ['blockquote', 'j\nk'],
      ['expandable_blockquote', 'm'],
    ]);
    const given = result.entities.flatMap(({ url, unix_time, language }) => url ?? unix_time ?? language ?? []);
    expect(given).toEqual(['https://example.org/)', 60, 'js']);
  });
});

describe('a message of the bot', () => {
  it('may be forwarded and copied', async () => {
    const opened = await openChat();
    const { anna, bot, last } = opened;
    const { message_id } = await opened.sends({ text: 'words' });
    const from = { chat_id: 11, from_chat_id: 11, message_id };
    expect((await bot('forwardMessage', from)).result).toMatchObject({ text: 'words' });
    expect((await bot('copyMessage', from)).result).toEqual({ message_id: from.message_id + 2 });
    await anna.forwards(from.message_id, 11);
    expect(await last()).toMatchObject({
      message: { text: 'words', forward_origin: { sender_user: { is_bot: true } } },
    });
  });

  it('that is protected may not, by bot or person', async () => {
    const opened = await openChat();
    const { anna, bot, verdict } = opened;
    const { message_id } = await opened.sends({ protect_content: true });
    const from = { chat_id: 11, from_chat_id: 11, message_id };
    expect(await verdict('forwardMessage', from)).toBe("400 Bad Request: message can't be forwarded");
    expect(await verdict('copyMessage', from)).toBe("400 Bad Request: message can't be copied");
    await expect(anna.forwards(message_id, 11)).rejects.toThrow('protected');
    await bot('editMessageText', { chat_id: 11, message_id, text: 'other words' });
    expect(await verdict('copyMessage', from)).toMatch(/can't be copied/);
  });
});

describe('a picture', () => {
  async function openUploads() {
    const opened = await openChat();
    async function upload(method: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
      const photo = new Blob([Buffer.from(PIXEL, 'base64')]);
      const sent = await opened.post(method, { body: formOf({ chat_id: '11', ...fields }, { photo }) });
      return (await sent.json()) as Record<string, unknown>;
    }
    return { ...opened, upload };
  }

  it('can be part of an album, with its own caption', async () => {
    const { upload, anna } = await openUploads();
    const media = ['May', undefined].map((caption) => ({ type: 'photo', media: 'attach://photo', caption }));
    const { result } = (await upload('sendMediaGroup', { media: JSON.stringify(media) })) as {
      result: { media_group_id: string; caption?: string }[];
    };
    expect(result.map(({ caption }) => caption)).toEqual(['May', undefined]);
    expect(new Set(result.map(({ media_group_id: id }) => id)).size).toBe(1);
    expect((await anna.chat()).slice(-2)).toMatchObject([{ hasPhoto: true, text: 'May' }, { hasPhoto: true }]);
  });

  it('can replace a text or a picture, with its own caption and buttons', async () => {
    const { upload, anna, sends, verdict } = await openUploads();
    const message_id = String((await sends()).message_id);
    const reply_markup = JSON.stringify(GO);
    const media = (caption: string) => JSON.stringify({ type: 'photo', media: 'attach://photo', caption });
    const edit = { message_id, media: media('May'), reply_markup };
    expect(await upload('editMessageMedia', edit)).toMatchObject({ result: { caption: 'May' } });
    expect(await upload('editMessageMedia', { ...edit, media: media('June') })).toMatchObject({ ok: true });
    expect((await anna.chat()).at(-1)).toMatchObject({ hasPhoto: true, text: 'June', buttons: [['go']] });
    const asText = { chat_id: 11, message_id: Number(message_id), text: 'words' };
    expect(await verdict('editMessageText', asText)).toMatch(/there is no text in the message to edit/);
    const video = JSON.stringify({ type: 'video', media: 'attach://photo' });
    expect(await upload('editMessageMedia', { message_id, media: video })).toMatchObject({ error_code: 400 });
  });
});
