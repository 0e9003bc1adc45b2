/** Deletions and answers to presses: what they do and when Telegram rejects them. */
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../support/clock.ts';
import { GO, openChat } from './open-playground.ts';

const TOO_OLD = '400 Bad Request: query is too old and response timeout expired or query ID is invalid';

/** A chat with a message of the bot with a button. */
async function withMessage() {
  const clock = fakeClock();
  const opened = await openChat({ clock });
  const { message_id } = await opened.sends({ reply_markup: GO });
  return {
    ...opened,
    clock,
    message_id,
    deletes: (id: number) => opened.verdict('deleteMessage', { chat_id: 11, message_id: id }),
    pressed: async () => (await opened.last())?.callback_query,
  };
}

describe('a deletion', () => {
  it('removes the bot’s messages and, in a private chat, the person’s', async () => {
    const { deletes, message_id, anna } = await withMessage();
    expect([await deletes(1), await deletes(message_id)]).toEqual(['ok', 'ok']);
    expect(await deletes(message_id)).toBe('400 Bad Request: message to delete not found');
    expect(await anna.chat()).toEqual([]);
  });

  it('is rejected for messages older than 48 hours', async () => {
    const { clock, deletes, sends } = await withMessage();
    await clock.advance(48 * 3_600_000);
    expect(await deletes(1)).toBe('ok');
    const { message_id } = await sends();
    await clock.advance(48 * 3_600_000 + 2000);
    expect(await deletes(message_id)).toBe("400 Bad Request: message can't be deleted for everyone");
  });
});

describe('a press', () => {
  it('reaches the bot with its data and is answered once', async () => {
    const { anna, pressed, verdict } = await withMessage();
    const { callbackQueryId, answer } = await anna.presses('go');
    expect(await pressed()).toMatchObject({
      id: callbackQueryId,
      data: 'a',
      from: { id: 11, is_bot: false, language_code: 'en' },
      message: { message_id: 2, chat: { id: 11 } },
    });
    const said = { callback_query_id: callbackQueryId, text: 'yes', show_alert: true };
    expect(await verdict('answerCallbackQuery', { ...said, text: 'x'.repeat(201) })).toMatch(/MESSAGE_TOO_LONG/);
    expect(await verdict('answerCallbackQuery', said)).toBe('ok');
    expect(await answer()).toEqual({ text: 'yes', alert: true });
    expect(await verdict('answerCallbackQuery', said)).toBe(TOO_OLD);
  });

  it.each([
    [59_000, 'ok'],
    [61_000, TOO_OLD],
  ])('that is answered after %i ms gets %s', async (ms, expected) => {
    const { anna, clock, verdict } = await withMessage();
    const { callbackQueryId } = await anna.presses('go');
    await clock.advance(ms);
    expect(await verdict('answerCallbackQuery', { callback_query_id: callbackQueryId })).toBe(expected);
  });

  it('on a deleted message gives the bot an inaccessible message', async () => {
    const { anna, deletes, message_id, pressed } = await withMessage();
    await deletes(message_id);
    await anna.presses('go', { on: message_id, data: 'forged' });
    expect(await pressed()).toMatchObject({ data: 'forged', message: { message_id, date: 0 } });
  });
});
