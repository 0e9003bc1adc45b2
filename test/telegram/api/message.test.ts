/** The fields of outgoing messages, and the plain form that every server accepts. */
import { describe, expect, it } from 'vitest';
import { addressFields, captionFields, contentFields, editedFields, plainForm } from '#telegram/api/message.ts';

const BOLD = { type: 'bold', offset: 0, length: 2 } as const;
const KEYBOARD = { inline_keyboard: [[{ text: 'Go', callback_data: 'c:go' }]] };
const NO_PREVIEW = { link_preview_options: { is_disabled: true } };

describe('the fields of a message', () => {
  it('are only those it needs', () => {
    expect(contentFields({ text: 'Hi', entities: [] })).toEqual({ text: 'Hi', ...NO_PREVIEW });
  });

  it('set its look, sound and protection', () => {
    const message = { text: 'Hi', entities: [BOLD], keyboard: KEYBOARD, protect: true, silent: true };
    expect(contentFields(message)).toEqual({
      text: 'Hi',
      entities: [BOLD],
      ...NO_PREVIEW,
      protect_content: true,
      disable_notification: true,
      reply_markup: KEYBOARD,
    });
    expect(editedFields(message)).toEqual({ text: 'Hi', entities: [BOLD], ...NO_PREVIEW, reply_markup: KEYBOARD });
    expect(captionFields(message)).toEqual({
      caption: 'Hi',
      caption_entities: [BOLD],
      protect_content: true,
      disable_notification: true,
      reply_markup: KEYBOARD,
    });
  });

  it('ask for a reply, with a hint if there is one, but never with buttons or in an edit', () => {
    const asking = { text: 'For what?', entities: [], ask: 'words' };
    const reply = { force_reply: true, selective: true };
    expect(contentFields(asking).reply_markup).toEqual({ ...reply, input_field_placeholder: 'words' });
    expect(contentFields({ ...asking, ask: '' }).reply_markup).toEqual(reply);
    expect(contentFields({ ...asking, keyboard: KEYBOARD }).reply_markup).toBe(KEYBOARD);
    expect(editedFields(asking).reply_markup).toBeUndefined();
  });
});

describe('the address of a message', () => {
  const place = { chatId: -5, kind: 'group', threadId: 3, replyTo: 9 } as const;

  it('names the chat, the topic and the message that is answered, which may be gone', () => {
    expect(addressFields(place)).toEqual({
      chat_id: -5,
      message_thread_id: 3,
      reply_parameters: { message_id: 9, allow_sending_without_reply: true },
    });
    expect(addressFields({ chatId: 5, kind: 'private' })).toEqual({ chat_id: 5 });
  });
});

describe('the plain form', () => {
  const linked = (text: string) => ({
    text,
    entities: [BOLD],
    protect: true,
    keyboard: {
      inline_keyboard: [[{ text: 'Site', url: 'https://a.example/x\u202e y' }], ...KEYBOARD.inline_keyboard],
    },
  });

  it('has no entities, and the URLs of buttons as lines without invisible characters', () => {
    expect(plainForm(linked('Hi'))).toEqual({
      text: 'Hi\n\nSite: https://a.example/x%E2%80%AE%20y',
      entities: [],
      protect: true,
      keyboard: KEYBOARD,
    });
    expect(plainForm({ text: 'Hi', entities: [BOLD] })).toEqual({ text: 'Hi', entities: [] });
  });
});
