/** Messages as Telegram takes them: the fields of each, and the plain form that every server takes. */
import { describe, expect, it } from 'vitest';
import {
  addressFields,
  captionFields,
  contentFields,
  editedFields,
  MAX_CAPTION_LENGTH,
  MAX_MESSAGE_LENGTH,
  OutgoingMessage,
  plainForm,
  withoutTopic,
} from '#telegram/api/message.ts';

const BOLD = { type: 'bold', offset: 0, length: 2 } as const;
const KEYBOARD = { inline_keyboard: [[{ text: 'Go', callback_data: 'c:go' }]] };
const NO_PREVIEW = { link_preview_options: { is_disabled: true } };

describe('the fields of a message', () => {
  it('are only those that it needs', () => {
    expect(contentFields({ text: 'Hi', entities: [] })).toEqual({ text: 'Hi', ...NO_PREVIEW });
  });

  it('say how it looks, sounds and may be passed on', () => {
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

  it('ask for a reply, with a hint where there is one, and never beside buttons or in an edit', () => {
    const asking = { text: 'For what?', entities: [], ask: 'words' };
    const reply = { force_reply: true, selective: true };
    expect(contentFields(asking).reply_markup).toEqual({ ...reply, input_field_placeholder: 'words' });
    expect(contentFields({ ...asking, ask: '' }).reply_markup).toEqual(reply);
    expect(contentFields({ ...asking, keyboard: KEYBOARD }).reply_markup).toBe(KEYBOARD);
    expect(editedFields(asking).reply_markup).toBeUndefined();
  });

  it('outlast being kept as JSON', () => {
    const message = { text: 'Hi', entities: [BOLD], keyboard: KEYBOARD, ask: '', silent: true, file: 'x' };
    expect(OutgoingMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });
});

describe('the address of a message', () => {
  const place = { chatId: -5, kind: 'group', threadId: 3, replyTo: 9 } as const;

  it('names chat, topic and the message that is answered, which may be gone', () => {
    expect(addressFields(place)).toEqual({
      chat_id: -5,
      message_thread_id: 3,
      reply_parameters: { message_id: 9, allow_sending_without_reply: true },
    });
    expect(addressFields({ chatId: 5, kind: 'private' })).toEqual({ chat_id: 5 });
  });

  it('can do without the topic', () => {
    expect(addressFields(withoutTopic(place))).not.toHaveProperty('message_thread_id');
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

  it('has no entities, and the addresses of buttons as lines in which nothing is invisible', () => {
    expect(plainForm(linked('Hi'))).toEqual({
      text: 'Hi\n\nSite: https://a.example/x%E2%80%AE%20y',
      entities: [],
      protect: true,
      keyboard: KEYBOARD,
    });
    expect(plainForm({ text: 'Hi', entities: [BOLD] })).toEqual({ text: 'Hi', entities: [] });
  });

  it('leaves the addresses out where they would make the message too long', () => {
    const text = 'x'.repeat(MAX_MESSAGE_LENGTH - 5);
    expect(plainForm(linked(text)).text).toBe(text);
    const caption = 'x'.repeat(MAX_CAPTION_LENGTH - 5);
    expect(plainForm({ ...linked(caption), file: 'y' }).text).toBe(caption);
  });
});
