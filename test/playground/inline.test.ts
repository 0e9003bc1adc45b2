/** Inline mode: queries, results, and the answer cache. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { GO, openChat } from './open-playground.ts';

const article = (id: string, fields = {}) => ({
  type: 'article',
  id,
  title: `Result ${id}`,
  input_message_content: { message_text: `text of ${id}` },
  ...fields,
});
const WITHOUT_ACTION = { inline_keyboard: [[{ text: 'x' }]] };
const BEYOND = { type: 'bold', offset: 0, length: 9 };

async function openInline(options: Parameters<typeof openChat>[0] = {}) {
  const opened = await openChat(options);
  const boris = await opened.driver.person({ id: 12, name: 'Борис' });
  const group = await opened.driver.group({ title: 'Sailors', members: [opened.anna, boris] });
  const heard = async (kind: string) => (await opened.updates()).flatMap((update) => update[kind] ?? []);
  const answer = (id: string, fields: object) =>
    opened.verdict('answerInlineQuery', { inline_query_id: id, results: [article('1')], ...fields });
  return { ...opened, boris, group, heard, answer };
}

describe('an inline query', () => {
  it('reaches the bot with the type of its chat, and the chosen result is sent via the bot', async () => {
    const { anna, group, heard, answer } = await openInline();
    const typed = await group.as(anna).types('ferry');
    const from = { id: 11, is_bot: false, first_name: 'Anna', last_name: 'L', username: 'anna', language_code: 'en' };
    const asked = { id: typed.inlineQueryId, from, query: 'ferry', offset: '', chat_type: 'supergroup' };
    expect(await heard('inline_query')).toEqual([asked]);
    const button = { text: 'Connect', start_parameter: 'connect' };
    const answered = await answer(typed.inlineQueryId, { cache_time: 0, is_personal: true, next_offset: '1', button });
    expect(answered).toBe('ok');
    expect(await typed.offers()).toMatchObject({ results: [{ title: 'Result 1' }], next_offset: '1', button });
    const { messageId } = await typed.chooses(/Result/);
    expect((await group.chat()).at(-1)).toMatchObject({ id: messageId, text: 'text of 1', fromBot: false });
    const sent = { text: 'text of 1', from: { id: 11 }, via_bot: { is_bot: true } };
    expect((await heard('message')).at(-1)).toMatchObject(sent);
    expect(await heard('chosen_inline_result')).toEqual([{ result_id: '1', from, query: 'ferry' }]);
  });

  it('has at most 256 characters', async () => {
    const { anna, boris } = await openInline();
    await anna.types('x'.repeat(256));
    await expect(anna.types('x'.repeat(257))).rejects.toThrow('query');
    await expect(boris.types('x')).resolves.toBeDefined();
  });

  it('can be answered once, within 30 seconds', async () => {
    const clock = fakeClock();
    const { anna, answer } = await openInline({ clock });
    const tooOld = '400 Bad Request: query is too old and response timeout expired or query ID is invalid';
    const first = await anna.types('a');
    expect(await answer(first.inlineQueryId, {})).toBe('ok');
    expect(await answer(first.inlineQueryId, {})).toBe(tooOld);
    const second = await anna.types('b');
    await clock.advance(30_001);
    expect(await answer(second.inlineQueryId, {})).toBe(tooOld);
    expect(await answer('nonsense', {})).toBe(tooOld);
  });
});

describe('an answer to an inline query', () => {
  const many = (length: number) => Array.from({ length }, (_, index) => article(String(index)));
  const saying = (input_message_content: object | undefined) => ({
    results: [article('1', { input_message_content })],
  });
  const withButton = (fields: object) => ({ button: { text: 'x', ...fields } });
  it.each<[string, object, string | RegExp]>([
    ['fifty results', { results: many(50) }, 'ok'],
    ['51 results', { results: many(51) }, 'too many inline query results specified'],
    ['no results', { results: [] }, 'ok'],
    ['the same id twice', { results: [article('1'), article('1')] }, 'RESULT_ID_DUPLICATE'],
    ['an id of 64 bytes', { results: [article('ж'.repeat(32))] }, 'ok'],
    ['a longer id', { results: [article('ж'.repeat(33))] }, 'RESULT_ID_INVALID'],
    ['no title', { results: [article('1', { title: ' ' })] }, 'ARTICLE_TITLE_EMPTY'],
    ['an empty message', saying({ message_text: ' ' }), 'MESSAGE_EMPTY'],
    ['no message', saying(undefined), /can't parse inline query result: Can't find field "input_message_content"/],
    ['a message that is too long', saying({ message_text: 'x'.repeat(4097) }), 'message is too long'],
    ['an invalid entity', saying({ message_text: 'x', entities: [BEYOND] }), /after the end of the text/],
    ['an invalid button', { results: [article('1', { reply_markup: WITHOUT_ACTION })] }, /Text buttons/],
    ['a long offset', { next_offset: 'x'.repeat(65) }, 'NEXT_OFFSET_INVALID'],
    ['a space', withButton({ start_parameter: 'a b' }), 'unallowed characters in start_parameter are used'],
    ['no parameter', withButton({}), "can't use empty start_parameter"],
    ['a long parameter', withButton({ start_parameter: 'x'.repeat(65) }), /too long start_parameter specified/],
    ['invalid JSON', { results: 'x' }, "can't parse JSON encoded inline query results JSON object"],
    ['no array', { results: {} }, 'expected an Array of inline query results'],
    ['an unknown type', { results: [{ type: 'x', id: '1' }] }, /type "x" is unsupported for the inline query result$/],
  ])('with %s is treated as by Telegram', async (_, fields, expected) => {
    const { anna, answer } = await openInline();
    const answered = await answer((await anna.types('a')).inlineQueryId, fields);
    if (expected === 'ok') expect(answered).toBe('ok');
    else if (typeof expected === 'string') expect(answered).toBe(`400 Bad Request: ${expected}`);
    else expect(answered).toMatch(expected);
  });

  it('that is not personal is shown to others with the same query for five minutes', async () => {
    const clock = fakeClock();
    const { anna, boris, answer } = await openInline({ clock });
    await answer((await anna.types('ferry')).inlineQueryId, {});
    const shown = await boris.types('ferry');
    expect(shown.updateId).toBeUndefined();
    expect((await shown.offers()).results[0]?.message.text).toBe('text of 1');
    await clock.advance(300_001);
    expect((await boris.types('ferry')).updateId).toBeDefined();
  });

  it('that is personal is cached for that person only', async () => {
    const { anna, boris, answer } = await openInline();
    await answer((await anna.types('ferry')).inlineQueryId, { is_personal: true });
    expect((await boris.types('ferry')).updateId).toBeDefined();
    expect((await anna.types('ferry')).updateId).toBeUndefined();
  });
});

describe('a message with buttons that was sent via inline mode', () => {
  it('is pressed and edited by its inline_message_id, in any chat', async () => {
    const { anna, boris, group, bot, verdict, heard, answer } = await openInline();
    const typed = await group.as(anna).types('ferry');
    await answer(typed.inlineQueryId, { results: [article('1', { reply_markup: GO })] });
    await typed.chooses('Result 1');
    const [chosen] = await heard('chosen_inline_result');
    const inline_message_id = Reflect.get(chosen ?? {}, 'inline_message_id');
    await group.as(boris).presses('go');
    const [press] = await heard('callback_query');
    expect(press).toMatchObject({ from: { id: 12 }, inline_message_id, data: 'a' });
    expect(press).not.toHaveProperty('message');
    expect((await bot('editMessageText', { inline_message_id, text: 'changed' })).result).toBe(true);
    expect((await group.chat()).at(-1)).toMatchObject({ text: 'changed', buttons: [] });
    expect(await verdict('editMessageText', { inline_message_id: 'I1', text: 'x' })).toBe(
      '400 Bad Request: MESSAGE_ID_INVALID',
    );
  });
});
