/** Performs one step of a delivery as a Bot API call, and interprets the result. */
import type { ReactionTypeEmoji } from '@grammyjs/types';
import type { BotApi } from '../../api/bot-api.ts';
import { BotApiError, isFormRefusal, isGone, isUnchanged, isUndeletable } from '../../api/errors.ts';
import { maxLengthOf, type OutgoingMessage, type Place, plainForm, typingIn, withoutTopic } from '../../api/message.ts';
import type { Step } from './delivery.ts';

export type Outcome =
  /** `messageId`: the message that was sent or edited. */
  | { is: 'done'; messageId?: number }
  /** Telegram refused it in this form; do this step instead, immediately. */
  | { is: 'changed'; step: Step; place: Place }
  /** The bot can no longer write to this chat. */
  | { is: 'closed' }
  /** Telegram refuses it in any form. */
  | { is: 'refused'; error: unknown }
  /** Not done, as far as is known; `doubt`: it may have been. */
  | { is: 'later'; doubt: boolean; cause: 'flood' | 'unreachable'; waitMs: number };

/** Messages that are already the plain form of another. */
const PLAIN = new WeakSet<OutgoingMessage>();

/** Performs the step. `note`: added to a new message that may have been sent before. Never rejects. */
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
        const send = note === undefined ? botApi.sendMessage(place, message) : sendAgain(botApi, place, message, note);
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

/** Sends a message that may have been sent before, with the note below it, or in front if both don't fit in one. */
async function sendAgain(botApi: BotApi, place: Place, message: OutgoingMessage, note: string): Promise<number> {
  // Probe with a harmless call whether Telegram is back: until it is, no further copy may be sent.
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
      // Telegram doesn't know the bot right now (a token being replaced); that isn't the message's fault.
      if (error.code === 401 || error.code === 404) {
        return { is: 'later', doubt: false, cause: 'unreachable', waitMs: 0 };
      }
      return refusalOf(error, step, place);
  }
}

/** Replaces the text of a message that can no longer be deleted, if the step has a replacement. */
function blankOut(error: BotApiError, { messageId, left }: Step & { do: 'delete' }, place: Place): Outcome {
  if (left === undefined || !isUndeletable(error)) return { is: 'done' };
  return { is: 'changed', step: { do: 'edit', messageId, message: { text: left, entities: [] } }, place };
}

function refusalOf(error: BotApiError, step: Exclude<Step, { do: 'react' }>, place: Place): Outcome {
  // The menu is not essential.
  if (step.do === 'menu') return { is: 'done' };
  if (step.do === 'delete') return blankOut(error, step, place);
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
  /** Note below a message that may appear twice. */
  readonly repeatNote: string;
  /** Replaces a message that Telegram refuses in any form. */
  readonly unsendable: OutgoingMessage;
}
