/**
 * A 👍 or 👎 that somebody puts on an answer counts as the press of that button under it does. Telegram tells the number of
 * the message and nothing of it, so which answer it is is kept for as long as that answer is.
 */
import { z } from 'zod';
import type { CommandBook } from '#commands/book.ts';
import { LISTING_TTL_MS } from '#commands/search/listing.ts';
import { aborted } from '#platform/clock.ts';
import { createWindowCounter } from '#platform/rate-limiter.ts';
import { referenceOf } from '#platform/request-context.ts';
import type { Results } from '#storage/results.ts';
import type { OutgoingMessage, Place } from '../api/message.ts';
import { ReactionChange } from '../api/updates.ts';
import type { Guard } from '../guard.ts';
import { Run, type RunDeps } from '../run/run.ts';
import { readRecord } from '../run/turn-record.ts';
import { personOf } from '../updates/context.ts';
import { answerUnder } from '../updates/replied.ts';
import type { Desk } from './desk.ts';

const Update = z.object({ message_reaction: ReactionChange });
const VERDICT: Readonly<Record<string, string>> = { '👍': '+', '👎': '-' };
/** Of one person: more is play. */
const MOST = { count: 20, perMs: 10_000 };

/** What is kept of a message that is an answer: the key of that. */
const Said = z.object({ kind: z.literal('said'), key: z.string() });

export interface ReactionDesk {
  /** Hears what stands in a chat now. */
  said(place: Place, messageId: number, message: OutgoingMessage): void;
  desk: Desk;
}

export function createReactionDesk(
  deps: RunDeps & {
    commands: CommandBook;
    mayRun: Guard['mayRun'];
    pseudonym(id: number): string;
    results: Pick<Results, 'putting' | 'keyOf' | 'take'>;
  },
): ReactionDesk {
  const { commands, mayRun, pseudonym, results, database, clock, log } = deps;
  const counted = createWindowCounter(clock, MOST.perMs);
  const nameOf = (messageId: number) => `said ${messageId}`;
  /** Settles when what was said of late is kept. */
  let kept: Promise<unknown> = Promise.resolve();

  async function answerIn(person: string, messageId: number, signal: AbortSignal): Promise<string | undefined> {
    await Promise.race([kept, aborted(signal)]);
    const found = await results.take(results.keyOf(nameOf(messageId), person), person, clock.now());
    return Said.safeParse(found).data?.key;
  }

  return {
    said({ kind, chatId }, messageId, { keyboard }) {
      const key = kind === 'private' && keyboard ? answerUnder(keyboard) : undefined;
      if (key === undefined) return;
      const value: z.infer<typeof Said> = { kind: 'said', key };
      // Nobody can like for longer what nobody can reply to any more.
      const until = clock.now() + LISTING_TTL_MS;
      kept = database
        .write(results.putting(nameOf(messageId), pseudonym(chatId), value, until))
        .catch((error: unknown) => log.info({ err: error }, 'which answer a message is could not be kept'));
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
          const command = commands.find('rate');
          // Only one's own private chat has one's own id.
          if (verdict === undefined || !command || user?.id !== chat.id) return;
          const person = personOf(user, pseudonym);
          if (!mayRun(person, command) || counted(person.id).count > MOST.count) return;
          const key = await answerIn(person.id, messageId, turn.signal);
          if (key === undefined) return;
          const input = { argument: `${key} ${verdict}`, confirmed: false };
          const place = { chatId: chat.id, kind: 'private' as const };
          const job = { command, input, person, place, reference: referenceOf(turn.updateId), quiet: true };
          await new Run(deps, job, turn, readRecord(turn.progress)).go();
        },
      };
    },
  };
}
