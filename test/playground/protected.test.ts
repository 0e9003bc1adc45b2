/** What may be passed on and what may not, and pictures that take the place of a text. */
import { describe, expect, it } from 'vitest';
import { openChat } from './open-playground.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function sent(opened: Awaited<ReturnType<typeof openChat>>, fields = {}) {
  const { result } = await opened.bot<{ message_id: number }>('sendMessage', { chat_id: 11, text: 'words', ...fields });
  return result.message_id;
}

describe('a message', () => {
  it('may be forwarded and copied', async () => {
    const opened = await openChat();
    const { anna, bot, verdict } = opened;
    const from = { chat_id: 11, from_chat_id: 11, message_id: await sent(opened) };
    expect((await bot('forwardMessage', from)).result).toMatchObject({ text: 'words' });
    expect((await bot('copyMessage', from)).result).toEqual({ message_id: from.message_id + 2 });
    await anna.forwards(from.message_id, 11);
    const updates = (await bot<Record<string, unknown>[]>('getUpdates')).result;
    expect(updates.at(-1)).toMatchObject({
      message: { text: 'words', forward_origin: { sender_user: { is_bot: true } } },
    });
    expect(await verdict('copyMessage', { ...from, message_id: 99 })).toMatch(/not found/);
  });

  it('that is protected may not, by anybody', async () => {
    const opened = await openChat();
    const { anna, bot, verdict } = opened;
    const message_id = await sent(opened, { protect_content: true });
    const from = { chat_id: 11, from_chat_id: 11, message_id };
    expect(await verdict('forwardMessage', from)).toBe("400 Bad Request: message can't be forwarded");
    expect(await verdict('copyMessage', from)).toBe("400 Bad Request: message can't be copied");
    await expect(anna.forwards(message_id, 11)).rejects.toThrow('protected');
    await bot('editMessageText', { chat_id: 11, message_id, text: 'other words' });
    expect(await verdict('copyMessage', from)).toMatch(/can't be copied/);
  });
});

describe('a picture', () => {
  const upload = async (
    { playground }: Awaited<ReturnType<typeof openChat>>,
    method: string,
    fields: Record<string, string>,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ chat_id: '11', ...fields })) form.set(name, value);
    form.set('photo', new Blob([Buffer.from(PIXEL, 'base64')]), 'pixel.png');
    const address = `${playground.apiRoot}/bot${playground.botToken}/${method}`;
    return (await (await fetch(address, { method: 'POST', body: form })).json()) as Record<string, unknown>;
  };

  it('may be covered', async () => {
    const opened = await openChat();
    expect(await upload(opened, 'sendPhoto', { has_spoiler: 'true' })).toMatchObject({
      result: { has_media_spoiler: true },
    });
  });

  it('takes the place of a text or of a picture, with its own words and buttons', async () => {
    const opened = await openChat();
    const message_id = String(await sent(opened));
    const reply_markup = JSON.stringify({ inline_keyboard: [[{ text: 'go', callback_data: 'a' }]] });
    const media = (caption: string) => JSON.stringify({ type: 'photo', media: 'attach://photo', caption });
    const edit = { message_id, media: media('May'), reply_markup };
    expect(await upload(opened, 'editMessageMedia', edit)).toMatchObject({ result: { caption: 'May' } });
    expect(await upload(opened, 'editMessageMedia', { ...edit, media: media('June') })).toMatchObject({ ok: true });
    expect((await opened.anna.chat()).at(-1)).toMatchObject({ hasPhoto: true, text: 'June', buttons: [['go']] });
    const asText = { chat_id: 11, message_id: Number(message_id), text: 'words' };
    expect(await opened.verdict('editMessageText', asText)).toMatch(/there is no text in the message to edit/);
    const video = JSON.stringify({ type: 'video', media: 'attach://photo' });
    expect(await upload(opened, 'editMessageMedia', { message_id, media: video })).toMatchObject({ error_code: 400 });
  });
});
