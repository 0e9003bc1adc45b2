/**
 * Messages that delete themselves. When is durable before anything else is said in their chat, and whichever process lives
 * then deletes them: neither a restart nor a crash lets one stay. One that Telegram deletes no more loses its words.
 */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import { createDeletions, type PlannedDeletion } from '#storage/deletions.ts';
import type { Write } from '#storage/write.ts';
import { Place } from '../../api/message.ts';
import type { Fading, Saying } from './saying.ts';

export interface FadingDesk {
  /** Plans it from now on; resolves when that is durable, or is tried again behind. Never rejects. */
  plan(place: Place, messageId: number, fading: Fading): Promise<void>;
  /** Deletes what is due, and keeps looking. */
  start(): void;
  stop(): void;
}

/** deleteMessage: "a message can only be deleted if it was sent less than 48 hours ago"; with time for a slow queue. */
const LATEST_MS = 48 * 3_600_000 - 600_000;
/** How long whoever deletes a message has for it before another one tries. */
const HOLD_MS = 60_000;
/** What no listed key opens is looked at again then. */
const UNREADABLE_PAUSE_MS = 600_000;
/** Where processes share a database, one may have to delete what another has said. */
const LOOK_MS = 30_000;
const AGAIN_MS = 5_000;
const AT_A_TIME = 100;

const Fades = z.object({ place: Place, messageId: z.number(), left: z.string() });

export function createFadingDesk(options: {
  database: Database;
  say(saying: Saying): Promise<void>;
  clock: Clock;
  log: Log;
}): FadingDesk {
  const { database, clock, log } = options;
  const deletions = createDeletions(database);
  const shared = database.kind === 'postgres';
  let timer: { at: number; clear(): void } | undefined;
  let looking = false;
  /** What was planned while a look was under way, which may have missed it. */
  let missed = Number.POSITIVE_INFINITY;
  let stopped = false;

  /** Looks at `dueAt`, or earlier where something is due earlier. */
  function lookAt(dueAt: number): void {
    if (looking) missed = Math.min(missed, dueAt);
    const wait = Math.min(Math.max(0, dueAt - clock.now()), LOOK_MS);
    const at = clock.monotonic() + wait;
    if (stopped || looking || (timer && timer.at <= at)) return;
    timer?.clear();
    const clear = clock.setTimer(wait, () => {
      timer = undefined;
      void look();
    });
    timer = { at, clear };
  }

  async function look(): Promise<void> {
    looking = true;
    missed = Number.POSITIVE_INFINITY;
    let next: number | undefined;
    try {
      const due = await deletions.due(clock.now(), AT_A_TIME);
      await Promise.all(due.map(remove));
      next = await deletions.next();
    } catch (error) {
      log.error({ err: error }, 'what is to delete itself cannot be looked at');
      next = clock.now() + AGAIN_MS;
    }
    looking = false;
    const first = Math.min(next ?? Number.POSITIVE_INFINITY, missed);
    if (shared || first < Number.POSITIVE_INFINITY) lookAt(first);
  }

  async function remove({ id, message, dueAt }: PlannedDeletion): Promise<void> {
    const fades = Fades.safeParse(message).data;
    const pause = fades ? HOLD_MS : UNREADABLE_PAUSE_MS;
    const isOurs = await database.write(deletions.puttingOff(id, dueAt, clock.now() + pause));
    if (!isOurs || !fades || stopped) return;
    const { place, messageId, left } = fades;
    // Said, or as durable as everything that is said: from there on the outbox sees to it.
    await options.say({ place, steps: [{ do: 'delete', messageId, left }] });
    await database.write(deletions.removing(id));
  }

  async function note(plan: Write, dueAt: number): Promise<void> {
    try {
      await database.write(plan);
      lookAt(dueAt);
    } catch (error) {
      log.error({ err: error }, 'a message that is to delete itself cannot be noted; trying again');
      if (!stopped) clock.setTimer(AGAIN_MS, () => void note(plan, dueAt));
    }
  }

  return {
    plan(place, messageId, { afterMs, left }) {
      const dueAt = clock.now() + Math.min(afterMs, LATEST_MS);
      const message = { place, messageId, left };
      return note(deletions.planning(`${place.chatId}/${messageId}`, message, dueAt), dueAt);
    },
    start: () => void look(),
    stop() {
      stopped = true;
      timer?.clear();
    },
  };
}
