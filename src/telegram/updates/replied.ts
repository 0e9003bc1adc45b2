/** What a message answers, where that is one of the bot's own: what it says, and the key under which it is kept. */
import { ratedKey } from '#commands/ask/rate.ts';
import type { CommandInput } from '#commands/command.ts';
import { directInvocation, type Keyboards } from '../render/keyboard.ts';
import type { BotContext } from './context.ts';
import type { IncomingMessage } from './incoming.ts';

export interface Replied extends Pick<CommandInput, 'about' | 'replied'> {
  /** It is the answer to a question: whoever replies to it asks on. */
  isAnswer: boolean;
}

type Buttons = { inline_keyboard: readonly (readonly { callback_data?: string | undefined }[])[] };

/** Kept buttons that are looked at. */
const MAX_LOOKED_AT = 4;

/** The key of the answer under which these buttons stand; undefined under anything else. */
export function answerUnder({ inline_keyboard: rows }: Buttons): string | undefined {
  for (const { callback_data: data } of rows.flat()) {
    const pressed = directInvocation(data);
    const key = pressed?.command === 'rate' ? ratedKey(pressed.argument) : undefined;
    if (key !== undefined) return key;
  }
  return undefined;
}

/**
 * Telegram sends the replied message along with its buttons: an answer is known by those that rate it, and other messages
 * by a button that goes on from what is kept.
 */
export async function repliedIn(keyboards: Keyboards, context: BotContext): Promise<Replied> {
  const { reply_to_message: message, quote } = context.message as unknown as IncomingMessage;
  if (context.place.kind !== 'private' || message?.from?.id !== context.botInfo.id) return { isAnswer: false };
  const text = quote?.text ?? message.text ?? message.caption ?? '';
  const said = text === '' ? {} : { replied: text };
  const keyboard = message.reply_markup ?? { inline_keyboard: [] };
  const answer = answerUnder(keyboard);
  if (answer !== undefined) return { ...said, about: answer, isAnswer: true };
  const data = keyboard.inline_keyboard.flat().map((button) => button.callback_data);
  for (const each of data.filter((one) => one?.startsWith('k:')).slice(0, MAX_LOOKED_AT)) {
    const kept = await keyboards.read(each, context.person.id);
    if (kept.kind === 'run' && kept.invocation.about !== undefined)
      return { ...said, about: kept.invocation.about, isAnswer: false };
  }
  return { ...said, isAnswer: false };
}
