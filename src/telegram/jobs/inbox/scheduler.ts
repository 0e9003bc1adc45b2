/**
 * What is due by itself comes in here as updates do: under a number that stands for the thing and its time, so that it is
 * done once, whichever and however many processes find it due, and whatever happens to them.
 */
import { createHash } from 'node:crypto';
import { type Clock, repeat } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';
import type { DueRoutine, Routines } from '#storage/routines.ts';
import type { IncomingUpdate } from '../../updates/update.ts';

const LOOK_EVERY_MS = 20_000;
/** Under way at a time; the rest at a later look. */
const AT_A_TIME = 50;
const DAY_MS = 86_400_000;
/** Nothing is due later than the next week: what seems to be was put down by a clock that went wrong. */
const LATEST_MS = 8 * DAY_MS;
/** Whoever does it says when it is due again; if nobody does, it is after this. */
const AGAIN_MS = DAY_MS;

/** Looks for what is due now and then again, until `signal` is aborted; what it finds goes its way. Never rejects. */
export function runScheduler(options: {
  routines: Pick<Routines, 'due' | 'putOff'>;
  receive(update: IncomingUpdate): Promise<void>;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
}): Promise<void> {
  const { routines, receive, clock, log, signal } = options;
  const underWay = new Set<string>();

  async function handOver(due: DueRoutine, now: number): Promise<void> {
    const { id, dueAt, routine } = due;
    if (routine) {
      const { userId, chatId, language, firstName } = routine;
      await receive({ update_id: numberOf(due), routine: { id, userId, chatId, language, firstName } });
    }
    await routines.putOff(id, dueAt, now + AGAIN_MS);
  }

  async function look(): Promise<void> {
    try {
      const now = clock.now();
      for (const due of await routines.due(now, now + LATEST_MS, AT_A_TIME)) {
        if (underWay.has(due.id)) continue;
        underWay.add(due.id);
        handOver(due, now)
          .catch((error: unknown) => log.info({ err: error }, 'what is due waits for a later look'))
          .finally(() => underWay.delete(due.id));
      }
    } catch (error) {
      log.error({ err: error }, 'what is due could not be looked for');
    }
  }

  return repeat(clock, LOOK_EVERY_MS, signal, look);
}

/** The same in every process; 52 bits of a hash, above all of Telegram's numbers. */
function numberOf({ id, dueAt }: DueRoutine): number {
  const hash = createHash('sha256').update(`${id} ${dueAt}`).digest();
  return FIRST_OWN_NUMBER + hash.readUIntBE(0, 6) * 2 ** 4 + ((hash[6] ?? 0) >> 4);
}
