/** How a message is shown to people and tests: as it is kept, with a line of the message it replies to. */
import type { Chat, Message } from './model.ts';

export type ShownMessage = Message & {
  readonly reply_preview?: { readonly message_id: number; readonly sender: Message['sender']; readonly text: string };
};

const PREVIEW_LENGTH = 120;

/** The one line that stands for a message in a quote. */
export function previewOf(message: Message): string {
  const words = message.text ?? message.caption ?? (message.photo ? 'Photo' : (message.document?.file_name ?? ''));
  return words.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH);
}

export function shownMessage(chat: Chat, message: Message): ShownMessage {
  const target =
    message.reply_to === undefined
      ? undefined
      : chat.messages.find((other) => other.message_id === message.reply_to && !other.deleted);
  if (!target) return message;
  return {
    ...message,
    reply_preview: {
      message_id: target.message_id,
      sender: target.sender,
      text: message.quote?.text ?? previewOf(target),
    },
  };
}
