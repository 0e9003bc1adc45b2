/** How a message is shown to people and tests: as it is kept, with a line of the message it replies to. */
import type { Chat, Message } from './model.ts';

export type ShownMessage = Message & {
  /** `origin` where it is a message of another chat, else `message_id` and `sender`. */
  readonly reply_preview?: {
    readonly message_id?: number;
    readonly sender?: Message['sender'];
    readonly origin?: Message['forward_origin'];
    readonly text: string;
  };
};

const PREVIEW_LENGTH = 120;

/** The one line that stands for a message that is answered. */
function previewOf(message: Message): string {
  const words = message.text ?? message.caption ?? (message.photo ? 'Photo' : (message.document?.file_name ?? ''));
  return words.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH);
}

export function shownMessage(chat: Chat, message: Message): ShownMessage {
  const { reply_to, external_reply: elsewhere, quote } = message;
  if (elsewhere) return { ...message, reply_preview: { origin: elsewhere.origin, text: quote?.text ?? '' } };
  const target = chat.messages.find((other) => other.message_id === reply_to && !other.deleted);
  if (!target) return message;
  const { message_id, sender } = target;
  return { ...message, reply_preview: { message_id, sender, text: quote?.text ?? previewOf(target) } };
}
