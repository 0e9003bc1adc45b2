/** Deletions and answers to presses: what they do and when Telegram rejects them. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { openChat } from './open-playground.ts';

const keyboard = (data: string) => ({ inline_keyboard: [[{ text: 'go', callback_data: data }]] });

/** A chat with a message "hello" of the bot with a button; `edit` calls a method on that message. */
async function withMessage() {
  const opened = await openChat();
  const sent = await opened.bot<{ message_id: number }>('sendMessage', {
    chat_id: 11,
    text: 'hello',
    reply_markup: keyboard('a'),
  });
  const { message_id } = sent.result;
  const edit = (params: Record<string, unknown>, method = 'editMessageText') =>
    opened.verdict(method, { chat_id: 11, message_id, ...params });
  return { ...opened, message_id, edit };
}

describe('a deletion', () => {
  it('removes the bot’s messages and, in a private chat, the person’s', async () => {
    const { edit, anna } = await withMessage();
    expect(await edit({ message_id: 1 }, 'deleteMessage')).toBe('ok');
    expect(await edit({}, 'deleteMessage')).toBe('ok');
    expect(await edit({}, 'deleteMessage')).toBe('400 Bad Request: message to delete not found');
    expect(await anna.chat()).toEqual([]);
  });

  it('is rejected for messages older than 48 hours', async () => {
    const clock = fakeClock();
    const { verdict } = await openChat({ clock });
    await clock.advance(48 * 3_600_000);
    expect(await verdict('deleteMessage', { chat_id: 11, message_id: 1 })).toBe('ok');
    await verdict('sendMessage', { chat_id: 11, text: 'x' });
    await clock.advance(48 * 3_600_000 + 2000);
    expect(await verdict('deleteMessage', { chat_id: 11, message_id: 2 })).toBe(
      "400 Bad Request: message can't be deleted for everyone",
    );
  });
});

describe('a press', () => {
  it('reaches the bot with its data and is answered once', async () => {
    const { anna, bot, verdict } = await withMessage();
    const pressed = await anna.presses('go');
    const updates = await bot<{ callback_query?: Record<string, unknown> }[]>('getUpdates');
    expect(updates.result.at(-1)?.callback_query).toMatchObject({
      id: pressed.callbackQueryId,
      data: 'a',
      from: { id: 11, is_bot: false, language_code: 'en' },
      message: { message_id: 2, chat: { id: 11 } },
    });
    const answer = { callback_query_id: pressed.callbackQueryId, text: 'yes', show_alert: true };
    expect(await verdict('answerCallbackQuery', { ...answer, text: 'x'.repeat(201) })).toMatch(/MESSAGE_TOO_LONG/);
    expect(await verdict('answerCallbackQuery', answer)).toBe('ok');
    expect(await pressed.answer()).toEqual({ text: 'yes', alert: true });
    expect(await verdict('answerCallbackQuery', answer)).toBe(
      '400 Bad Request: query is too old and response timeout expired or query ID is invalid',
    );
  });

  it('can no longer be answered after a minute', async () => {
    const clock = fakeClock();
    const { anna, verdict } = await openChat({ clock });
    await verdict('sendMessage', { chat_id: 11, text: 'x', reply_markup: keyboard('a') });
    const first = await anna.presses('go');
    await clock.advance(59_000);
    expect(await verdict('answerCallbackQuery', { callback_query_id: first.callbackQueryId })).toBe('ok');
    const second = await anna.presses('go');
    await clock.advance(61_000);
    expect(await verdict('answerCallbackQuery', { callback_query_id: second.callbackQueryId })).toMatch(
      /query is too old/,
    );
  });

  it('on a deleted message gives the bot an inaccessible message', async () => {
    const { anna, bot, message_id } = await withMessage();
    await bot('deleteMessage', { chat_id: 11, message_id });
    await anna.presses('go', { on: message_id, data: 'forged' });
    const updates = await bot<{ callback_query?: Record<string, unknown> }[]>('getUpdates');
    expect(updates.result.at(-1)?.callback_query).toMatchObject({ data: 'forged', message: { message_id, date: 0 } });
  });
});
