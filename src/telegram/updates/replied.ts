/** What a message answers, where that is one of the bot's own: what it says, and the key under which it is kept. */
import type { CommandInput } from '#commands/command.ts';
import { readReplyMark } from '../render/reply-mark.ts';
import type { BotContext } from './context.ts';
import type { IncomingMessage } from './incoming.ts';

export interface Replied extends Pick<CommandInput, 'about' | 'replied'> {
  /** It is the answer to a question: whoever replies to it asks on. */
  isAnswer: boolean;
}

/** Telegram sends the replied message along: an answer is known by its mark. */
export function repliedIn({ message, place, botInfo }: BotContext): Replied {
  const { reply_to_message: replied, quote } = message as unknown as IncomingMessage;
  if (place.kind !== 'private' || replied?.from?.id !== botInfo.id) return { isAnswer: false };
  const text = quote?.text ?? replied.text ?? replied.caption ?? '';
  const about = readReplyMark(replied)?.about;
  return {
    ...(text === '' ? {} : { replied: text }),
    ...(about === undefined ? {} : { about }),
    isAnswer: about !== undefined,
  };
}
