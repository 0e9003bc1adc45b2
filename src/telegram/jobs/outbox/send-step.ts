/** One step of a message as a call of the Bot API, and what the outcome of that call means for it. */
import type { ReactionTypeEmoji } from '@grammyjs/types';
import type { BotApi } from '../../api/bot-api.ts';
import { BotApiError, isFormRefusal, isGone, isUnchanged, isUndeletable } from '../../api/errors.ts';
import { maxLengthOf, type OutgoingMessage, type Place, plainForm, typingIn, withoutTopic } from '../../api/message.ts';
import type { Step } from './delivery.ts';

export type Outcome =
  /** `messageId`: where what was said stands now. */
  | { is: 'done'; messageId?: number }
  /** Telegram does not take it like that; this instead, now. */
  | { is: 'changed'; step: Step; place: Place }
  /** Nobody may write there any more. */
  | { is: 'closed' }
  /** Telegram takes it in no form. */
  | { is: 'refused'; error: unknown }
  /** Not done, as far as is known: `doubt` when it may have been. */
  | { is: 'later'; doubt: boolean; cause: 'flood' | 'unreachable'; waitMs: number };

/** What tells the plain form of a message from its first: it has been tried already. */
const PLAIN = new WeakSet<OutgoingMessage>();

/** Makes the step. `note`: sent with a new message that may be there already. Never rejects. */
export async function performStep(
  botApi: BotApi,
  place: Place,
  step: Step,
  note: string | undefined,
): Promise<Outcome> {
  const chat = { chat_id: place.chatId };
  const scope = { type: 'chat', ...chat } as const;
  try {
    switch (step.do) {
      case 'send': {
        const { message } = step;
        const send = note === undefined ? botApi.sendMessage(place, message) : repeat(botApi, place, message, note);
        return { is: 'done', messageId: await send };
      }
      case 'edit':
        await botApi.editMessageText(place, step.messageId, step.message);
        return { is: 'done', messageId: step.messageId };
      case 'delete':
        await botApi.call('deleteMessage', { ...chat, message_id: step.messageId });
        return { is: 'done' };
      case 'react':
        await botApi.call('setMessageReaction', {
          ...chat,
          message_id: step.messageId,
          reaction: [{ type: 'emoji', emoji: step.emoji } as ReactionTypeEmoji],
        });
        return { is: 'done' };
      case 'menu':
        if (step.commands === null) await botApi.call('deleteMyCommands', { scope });
        else await botApi.call('setMyCommands', { scope, commands: step.commands });
        return { is: 'done' };
    }
  } catch (error) {
    return outcomeOf(error, step, place);
  }
}

/** Says again what may be there already, with the note: under it, or before it where both are too long for one message. */
async function repeat(botApi: BotApi, place: Place, message: OutgoingMessage, note: string): Promise<number> {
  // Something harmless finds out whether Telegram is back: while it is not, no further copy may arrive.
  await botApi.call('sendChatAction', typingIn(place)).catch((error: unknown) => {
    if (!(error instanceof BotApiError && error.kind === 'refused')) throw error;
  });
  const text = `${message.text}\n\n${note}`;
  const fits = text.length <= maxLengthOf(message);
  if (!fits) await botApi.sendMessage(place, { text: note, entities: [], silent: true });
  return await botApi.sendMessage(place, fits ? { ...message, text } : message);
}

function outcomeOf(error: unknown, step: Step, place: Place): Outcome {
  if (!(error instanceof BotApiError)) return { is: 'refused', error };
  switch (error.kind) {
    case 'unreachable':
      return { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
    case 'in-doubt':
      return { is: 'later', doubt: step.do === 'send', cause: 'unreachable', waitMs: 0 };
    case 'flood':
      return { is: 'later', doubt: false, cause: 'flood', waitMs: error.retryAfterMs ?? 0 };
    case 'closed':
      return { is: 'closed' };
    case 'refused':
      if (step.do === 'react') return { is: 'done' };
      // The bot itself is not known just now (a token being changed): no fault of the message.
      if (error.code === 401 || error.code === 404) {
        return { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
      }
      return refusalOf(error, step, place);
  }
}

/** What cannot be deleted any more loses its words at least, where there are others to put in their place. */
function withoutWords(error: BotApiError, { messageId, left }: Step & { do: 'delete' }, place: Place): Outcome {
  if (left === undefined || !isUndeletable(error)) return { is: 'done' };
  return { is: 'changed', step: { do: 'edit', messageId, message: { text: left, entities: [] } }, place };
}

function refusalOf(error: BotApiError, step: Exclude<Step, { do: 'react' }>, place: Place): Outcome {
  // Everything works without it.
  if (step.do === 'menu') return { is: 'done' };
  if (step.do === 'delete') return withoutWords(error, step, place);
  if (isUnchanged(error)) return { is: 'done', ...(step.do === 'edit' ? { messageId: step.messageId } : {}) };
  if (step.do === 'edit' && isGone(error)) {
    return { is: 'changed', step: { do: 'send', message: step.message }, place };
  }
  if (isFormRefusal(error) && !PLAIN.has(step.message)) {
    const message = plainForm(step.message);
    PLAIN.add(message);
    return { is: 'changed', step: { ...step, message }, place: withoutTopic(place) };
  }
  return { is: 'refused', error };
}

export interface OutboxWords {
  /** Under a message that may be there twice. */
  readonly repeatNote: string;
  /** Instead of a message that Telegram takes in no form. */
  readonly unsendable: OutgoingMessage;
}
