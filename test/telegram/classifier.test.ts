/** The queue of an update, and whether it waits for earlier ones, is known before it is handled. */
import { afterAll, describe, expect, it } from 'vitest';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';
import { readUpdate } from '#telegram/updates/update.ts';
import { openBot } from './open-bot.ts';

const open = await openBot({ polling: false });
afterAll(() => open.close());

const chat = { id: 5, type: 'private' };
const from = { id: 5, first_name: 'Anna' };
const commandIn = (text: string) =>
  text.startsWith('/') ? { entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }] } : {};
const says = (text: string) => ({
  update_id: 1,
  message: { message_id: 1, chat, from, text, ...commandIn(text) },
});
const presses = (data: string) => ({
  update_id: 1,
  callback_query: { id: '1', from, data, message: { message_id: 1, chat: { id: -7, type: 'group' } } },
});

describe('an update', () => {
  it.each([
    ['a command', says('/echo x'), false],
    ['a command that waits', says('/ASK x'), false],
    ['/cancel', says('/cancel'), true],
    ['/cancel in capitals and with the name of the bot', says('/CANCEL@personal_data_bot'), true],
    ['/cancel for another bot', says('/cancel@other_bot'), false],
    ['plain text', says('cancel'), false],
    ['a pasted token', says('Bearer abcdefghijklmnopqrstuvwxyz0123456789'), false],
  ])('with %s belongs to the queue of its chat', (_, update, control) => {
    expect(open.bot.classify(update)).toEqual({ queue: open.pseudonym(5), control });
  });

  it.each([
    ['a button', 'c:echo 2', false],
    ['Cancel', 'c:cancel', true],
    ['Cancel of one request', 'a:cancel {"only":100}', true],
    ['a stored button', 'k:abcdefghijklmnop.0', false],
    ['data of another version', 'v9', false],
  ])('that presses %s belongs to the queue of the message’s chat', (_, data, control) => {
    expect(open.bot.classify(presses(data))).toEqual({ queue: open.pseudonym(-7), control });
  });

  it('belongs to the queue of the person if it presses a button of a missing message', () => {
    expect(open.bot.classify({ update_id: 1, callback_query: { id: '1', from, data: 'c:echo 2' } })).toEqual({
      queue: open.pseudonym(5),
      control: false,
    });
  });
});

describe('an update of another kind', () => {
  const routine = { id: 'r', userId: '5', chatId: '5', language: 'en', firstName: 'Anna' };
  const business = { business_connection_id: 'b', chat: { id: 9 } };
  it.each([
    ['an inline query', { inline_query: { id: '1', from, query: 'x' } }, 'inline', 'unrecorded'],
    ['a business connection', { business_connection: { id: 'b', user: from, is_enabled: true } }, 'live b', 'kept'],
    ['a business message', { business_message: business }, 'live b 9', 'kept'],
    ['deleted business messages', { deleted_business_messages: { ...business, message_ids: [1] } }, 'live b 9', 'kept'],
    ['a due routine', { update_id: FIRST_OWN_NUMBER, routine }, open.pseudonym(5), 'at once'],
    ['a forged routine with one of Telegram’s numbers', { routine }, 'unknown'],
    ['an unrequested kind', { poll: {} }, 'unknown'],
  ])('gets its queue: %s', (_, update, queue, how?: string) => {
    const classified = open.bot.classify({ update_id: 1, ...update });
    const { unrecorded = false, mustKeep = false, ...rest } = classified;
    expect(rest).toEqual({ queue, control: how === 'at once' });
    expect({ unrecorded, mustKeep }).toEqual({ unrecorded: how === 'unrecorded', mustKeep: how === 'kept' });
  });

  it('is parsed only once', () => {
    const update = says('/echo x');
    expect(readUpdate(update)).toBe(readUpdate(update));
  });
});
