/**
 * A 👍 or 👎 that somebody puts on an answer counts as the press of that button under it does. Which message is which answer
 * is remembered for as long as verdicts are counted: while this process lives.
 */
import { z } from 'zod';
import type { OutgoingMessage, Place } from '../../bot-api/message.ts';
import { ReactionChange } from '../../bot-api/updates.ts';
import type { Clock } from '../../clock.ts';
import { ratedKey } from '../../commands/ask/rate.ts';
import type { CommandBook } from '../../commands/book.ts';
import { referenceOf } from '../../origin.ts';
import { createMemory } from '../../remembered.ts';
import { createWindowCounter } from '../../window-counter.ts';
import type { Guard } from '../guard.ts';
import { directInvocation } from '../render/keyboard.ts';
import { Run, type RunDeps } from '../run/run.ts';
import { readRecord } from '../run/turn-record.ts';
import { personOf } from '../updates/context.ts';
import type { Desk } from './desk.ts';

const Update = z.object({ message_reaction: ReactionChange });
const VERDICT: Readonly<Record<string, string>> = { '👍': '+', '👎': '-' };
const MOST_ANSWERS = 10_000;
/** Of one person: more is play. */
const MOST = { count: 20, perMs: 10_000 };

export interface ReactionDesk {
  /** Hears what stands in a chat now. */
  said(place: Place, messageId: number, message: OutgoingMessage): void;
  desk: Desk;
}

export function createReactionDesk(
  deps: RunDeps & { commands: CommandBook; mayRun: Guard['mayRun']; pseudonym(id: number): string; clock: Clock },
): ReactionDesk {
  const { commands, mayRun, pseudonym } = deps;
  const counted = createWindowCounter(deps.clock, MOST.perMs);
  /** The key of the answer that a message is, by chat and number. */
  const answers = createMemory<string>(MOST_ANSWERS);
  const nameOf = (chatId: number, messageId: number) => `${chatId} ${messageId}`;

  return {
    said({ kind, chatId }, messageId, { keyboard }) {
      if (kind !== 'private' || !keyboard) return;
      for (const { callback_data: data } of keyboard.inline_keyboard.flat()) {
        const pressed = directInvocation(data);
        const key = pressed?.command === 'rate' ? ratedKey(pressed.argument) : undefined;
        if (key !== undefined) return answers.set(nameOf(chatId, messageId), key);
      }
    },
    desk(update) {
      const change = Update.safeParse(update).data?.message_reaction;
      if (!change) return undefined;
      const { chat, message_id: messageId, user, old_reaction: before, new_reaction: now } = change;
      return {
        classification: { lane: pseudonym(chat.id), control: false },
        async take(turn) {
          const isNew = (emoji: string) => !before.some((one) => one.emoji === emoji);
          const verdict = now.map(({ emoji = '' }) => (isNew(emoji) ? VERDICT[emoji] : undefined)).find(Boolean);
          const key = answers.get(nameOf(chat.id, messageId));
          const command = commands.find('rate');
          // Only one's own private chat has one's own id.
          if (verdict === undefined || key === undefined || !command || user?.id !== chat.id) return;
          const person = personOf(user, pseudonym);
          if (!mayRun(person, command) || counted(person.id).count > MOST.count) return;
          const input = { argument: `${key} ${verdict}`, confirmed: false };
          const place = { chatId: chat.id, kind: 'private' as const };
          const job = { command, input, person, place, reference: referenceOf(turn.updateId), quiet: true };
          await new Run(deps, job, turn, readRecord(turn.progress)).go();
        },
      };
    },
  };
}
