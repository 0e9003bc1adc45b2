/** What a message answers, where that is one of the bot's own: what it says, and the key under which it is kept. */
import type { CommandInput } from '#commands/command.ts';
import type { Keyboards } from '../render/keyboard.ts';
import { readReplyMark } from '../render/reply-mark.ts';
import type { BotContext } from './context.ts';
import type { IncomingMessage } from './incoming.ts';

export interface Replied extends Pick<CommandInput, 'about' | 'replied'> {
  /** It is the answer to a question: whoever replies to it asks on. */
  isAnswer: boolean;
}

/** Kept buttons that are looked at. */
const MAX_LOOKED_AT = 4;

/** Telegram sends the replied message along: an answer is known by its mark, others by a button that goes on from what is kept. */
export async function repliedIn(keyboards: Keyboards, context: BotContext): Promise<Replied> {
  const { reply_to_message: message, quote } = context.message as unknown as IncomingMessage;
  if (context.place.kind !== 'private' || message?.from?.id !== context.botInfo.id) return { isAnswer: false };
  const text = quote?.text ?? message.text ?? message.caption ?? '';
  const said = text === '' ? {} : { replied: text };
  const answer = readReplyMark(message)?.about;
  if (answer !== undefined) return { ...said, about: answer, isAnswer: true };
  const { inline_keyboard: rows } = message.reply_markup ?? { inline_keyboard: [] };
  const data = rows.flat().map((button) => button.callback_data);
  for (const each of data.filter((one) => one?.startsWith('k:')).slice(0, MAX_LOOKED_AT)) {
    const kept = await keyboards.read(each, context.person.id);
    if (kept.kind === 'run' && kept.invocation.about !== undefined)
      return { ...said, about: kept.invocation.about, isAnswer: false };
  }
  return { ...said, isAnswer: false };
}
