/**
 * What the bot can do to a chat, in terms of OutgoingMessage. If Telegram refuses the form of a message (an entity, an
 * address, a thread that is gone), its words are sent plainly instead: an answer is never lost to its looks.
 */
import { Input } from 'telegraf';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { UndiciTelegram } from './bot-api.ts';
import { isFormRefusal, isGoneMessage, isNotThere } from './call-errors.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { addressFields, type Place } from './place.ts';
import { type InlineKeyboard, withoutAddresses } from './render/keyboard.ts';
import { MAX_MESSAGE_LENGTH } from './render/split.ts';

export interface Outbox {
  /**
   * Sends a new message; its id. `signal` ends the wait for its turn, never a call under way.
   * Rejects with AmbiguousSendError, BlockedError, UnreachableError, TelegramError, or the signal's reason.
   */
  send(place: Place, message: OutgoingMessage, signal: AbortSignal): Promise<number>;
  /** Makes an earlier message say this instead; false when it is gone. May be repeated. */
  edit(place: Place, messageId: number, message: OutgoingMessage, signal: AbortSignal): Promise<boolean>;
  /** Replaces the buttons under a message; false when it is gone. May be repeated. */
  setKeyboard(place: Place, messageId: number, keyboard: InlineKeyboard, signal: AbortSignal): Promise<boolean>;
  /** Deletes a message; whether it is gone now. */
  remove(chatId: number, messageId: number): Promise<boolean>;
  /** "typing", for five seconds. */
  typing(place: Place, signal: AbortSignal): Promise<void>;
  /** Ends the waiting sign on a pressed button; `text` at most 200 characters. */
  answerPress(pressId: string, text?: string, alert?: boolean): Promise<void>;
}

const Sent = z.object({ message_id: z.number() });
const Whatever = z.unknown();
/** answerCallbackQuery: text 0-200 characters. */
const MAX_NOTICE = 200;

export function createOutbox(telegram: UndiciTelegram, log: Log): Outbox {
  async function send(place: Place, message: OutgoingMessage, signal: AbortSignal): Promise<number> {
    const address = addressFields(place);
    if (message.file !== undefined) return await sendFile(address, message, signal);
    try {
      return (await telegram.call('sendMessage', { ...address, ...contentOf(message) }, Sent, { signal })).message_id;
    } catch (error) {
      if (!isFormRefusal(error)) throw error;
      log.warn({ err: error }, 'Telegram refuses the form of a message: sent plainly');
      const { message_thread_id: _, ...anywhere } = address;
      const plain = { ...anywhere, ...contentOf(plainForm(message)) };
      return (await telegram.call('sendMessage', plain, Sent, { signal })).message_id;
    }
  }

  async function sendFile(address: Record<string, unknown>, message: OutgoingMessage, signal: AbortSignal) {
    const document = Input.fromBuffer(Buffer.from(message.file ?? ''), 'answer.txt');
    const fields = {
      ...address,
      document,
      caption: message.text,
      ...(message.protect ? { protect_content: true } : {}),
      ...(message.keyboard ? { reply_markup: message.keyboard } : {}),
    };
    return (await telegram.call('sendDocument', fields, Sent, { signal })).message_id;
  }

  async function edit(place: Place, messageId: number, message: OutgoingMessage, signal: AbortSignal) {
    const target = { chat_id: place.chatId, message_id: messageId };
    const change = (to: OutgoingMessage) =>
      telegram.call('editMessageText', { ...target, ...editedContentOf(to) }, Whatever, { signal });
    try {
      try {
        await change(message);
      } catch (error) {
        if (isGoneMessage(error) || !isFormRefusal(error)) throw error;
        log.warn({ err: error }, 'Telegram refuses the form of an edit: made plainly');
        await change(plainForm(message));
      }
      return true;
    } catch (error) {
      if (isGoneMessage(error)) return false;
      throw error;
    }
  }

  return {
    send,
    edit,
    async setKeyboard(place, messageId, keyboard, signal) {
      const fields = { chat_id: place.chatId, message_id: messageId, reply_markup: keyboard };
      try {
        await telegram.call('editMessageReplyMarkup', fields, Whatever, { signal });
        return true;
      } catch (error) {
        if (isGoneMessage(error)) return false;
        throw error;
      }
    },
    async remove(chatId, messageId) {
      try {
        await telegram.call('deleteMessage', { chat_id: chatId, message_id: messageId }, Whatever);
        return true;
      } catch (error) {
        log.debug({ err: error }, 'a message could not be deleted');
        return isNotThere(error);
      }
    },
    async typing(place, signal) {
      const { reply_parameters: _, ...address } = addressFields(place);
      await telegram.call('sendChatAction', { ...address, action: 'typing' }, Whatever, { signal });
    },
    async answerPress(pressId, text = '', alert = false) {
      const words = text === '' ? {} : { text: text.slice(0, MAX_NOTICE).toWellFormed(), show_alert: alert };
      try {
        await telegram.call('answerCallbackQuery', { callback_query_id: pressId, ...words }, Whatever);
      } catch (error) {
        log.debug({ err: error }, 'a press could not be answered');
      }
    },
  };
}

const NO_PREVIEW = { link_preview_options: { is_disabled: true } };

function contentOf(message: OutgoingMessage): Record<string, unknown> {
  return {
    text: message.text,
    ...(message.entities.length === 0 ? {} : { entities: message.entities }),
    ...NO_PREVIEW,
    ...(message.protect ? { protect_content: true } : {}),
    ...replyMarkupOf(message),
  };
}

function editedContentOf({ text, entities, keyboard }: OutgoingMessage): Record<string, unknown> {
  return {
    text,
    ...(entities.length === 0 ? {} : { entities }),
    ...NO_PREVIEW,
    ...(keyboard ? { reply_markup: keyboard } : {}),
  };
}

function replyMarkupOf({ keyboard, ask }: OutgoingMessage): Record<string, unknown> {
  if (keyboard) return { reply_markup: keyboard };
  if (ask === undefined) return {};
  const placeholder = ask === '' ? {} : { input_field_placeholder: ask };
  return { reply_markup: { force_reply: true, selective: true, ...placeholder } };
}

/** The same words without entities and with the addresses of its buttons as lines. */
function plainForm(message: OutgoingMessage): OutgoingMessage {
  const { keyboard, ...rest } = message;
  if (!keyboard) return { ...rest, entities: [] };
  const { keyboard: kept, lines } = withoutAddresses(keyboard);
  const text = lines.length === 0 ? message.text : `${message.text}\n\n${lines.join('\n')}`;
  return {
    ...rest,
    text: text.length <= MAX_MESSAGE_LENGTH ? text : message.text,
    entities: [],
    ...(kept ? { keyboard: kept } : {}),
  };
}
