/**
 * Answers in a group that only whoever asked sees (Bot API 10.2). The first message of one is harmless, and shows that it
 * is seen by one: only in its place, and never as a message to the group, does anything personal stand later. Where Telegram
 * cannot do that here, a button leads into the private chat.
 */

import { say } from '#commands/answer.ts';
import type { Command } from '#commands/command.ts';
import { type Known, wordsFor } from '#commands/known.ts';
import type { Clock } from '#platform/clock.ts';
import type { Place } from './api/message.ts';
import type { Outbox } from './jobs/outbox/outbox.ts';
import type { AnswerComposer } from './render/composer.ts';
import type { BotContext } from './updates/context.ts';
import { type IncomingMessage, isAnonymous } from './updates/incoming.ts';

/** A group in which the bot may not do it is asked again after this: somebody may have made it an administrator. */
const REFUSED_FOR_MS = 600_000;
const MOST_GROUPS = 10_000;
const AT_WORK = '👀';

/** Where an answer goes that its asker alone sees. */
export interface Aside {
  place: Place;
  /** The message in whose place it comes. */
  progressId?: number;
  /** It is at work no more. */
  end(): void;
}

export interface Whispers {
  /** Begins one; undefined where there is none, and the answer is for everybody in the chat to see. Never rejects. */
  begin(context: BotContext, command: Command): Promise<Aside | undefined>;
}

export function createWhispers(deps: {
  outbox: Pick<Outbox, 'show' | 'react'>;
  composer: Pick<AnswerComposer, 'progress'>;
  known(person: string): Promise<Known>;
  clock: Clock;
}): Whispers {
  const { outbox, composer, clock } = deps;
  /** Until when a group is not asked, by Clock.elapsed. */
  const refusing = new Map<number, number>();

  return {
    async begin(context, command) {
      const { place, earlier, person } = context;
      const message = context.message as unknown as IncomingMessage;
      if (place.kind !== 'group' || !command.whispers || isAnonymous(message)) return undefined;
      const isSeenByAll = message.ephemeral_message_id === undefined;
      const react = (emoji: string | undefined) => {
        if (isSeenByAll) outbox.react(place, message.message_id, emoji);
      };
      const aside = (where: Omit<Aside, 'end'>): Aside => {
        react(AT_WORK);
        return { ...where, end: () => react(undefined) };
      };
      if (earlier?.place.onlyFor) {
        const { progressId } = earlier;
        return aside({ place: earlier.place, ...(progressId === undefined ? {} : { progressId }) });
      }
      if (isSeenByAll && (refusing.get(place.chatId) ?? 0) > clock.elapsed()) return undefined;
      const known = await deps.known(person.id).catch(() => undefined);
      if (!known?.connection) return undefined;
      const words = wordsFor(known, person.language);
      const { replyTo: _, ...rest } = place;
      const alone = { ...rest, onlyFor: { userId: Number(person.userId), ...place.onlyFor } };
      const working = composer.progress(say([words.front.working]), undefined, { protect: false, words });
      const shown = await outbox.show(alone, working);
      if (typeof shown === 'number') return aside({ place: alone, progressId: shown });
      // What only they have written is not answered before everybody.
      if (!isSeenByAll) return aside({ place: { chatId: Number(person.userId), kind: 'private' } });
      if (refusing.size >= MOST_GROUPS) refusing.clear();
      refusing.set(place.chatId, clock.elapsed() + REFUSED_FOR_MS);
      return undefined;
    },
  };
}
