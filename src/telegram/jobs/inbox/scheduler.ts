/**
 * Feeds due routines into the inbox as updates. The number is derived from the routine and its due time, so that each
 * runs once even if several processes find it due or one crashes.
 */
import { createHash } from 'node:crypto';
import { type Clock, repeat } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { FIRST_OWN_NUMBER } from '#storage/jobs.ts';
import type { DueRoutine, Routines } from '#storage/routines.ts';
import type { IncomingUpdate } from '../../updates/update.ts';

const LOOK_EVERY_MS = 20_000;
/** Maximum number handed over per look; the rest follows later. */
const MAX_DUE = 50;
const DAY_MS = 86_400_000;
/** Nothing is due more than a week ahead: a later time was written by a wrong clock, and counts as due now. */
const LATEST_MS = 8 * DAY_MS;
/** Default time until it is due again; its handler normally sets the next time. */
const REPEAT_MS = DAY_MS;

/** Looks for due routines every 20 seconds until `signal` aborts; those already handed over continue. Never rejects. */
export function runScheduler(options: {
  routines: Pick<Routines, 'due' | 'putOff'>;
  receive(update: IncomingUpdate): Promise<void>;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
}): Promise<void> {
  const { routines, receive, clock, log, signal } = options;
  const inProgress = new Set<string>();

  async function handOver(due: DueRoutine, now: number): Promise<void> {
    const { id, dueAt, routine } = due;
    if (routine) {
      const { userId, chatId, language, firstName } = routine;
      await receive({ update_id: updateIdOf(due), routine: { id, userId, chatId, language, firstName } });
    }
    await routines.putOff(id, dueAt, now + REPEAT_MS);
  }

  async function look(): Promise<void> {
    try {
      const now = clock.now();
      for (const due of await routines.due(now, now + LATEST_MS, MAX_DUE)) {
        if (inProgress.has(due.id)) continue;
        inProgress.add(due.id);
        handOver(due, now)
          .catch((error: unknown) => log.info({ err: error }, 'could not hand over a due routine; retrying later'))
          .finally(() => inProgress.delete(due.id));
      }
    } catch (error) {
      log.error({ err: error }, 'could not look for due routines');
    }
  }

  return repeat(clock, LOOK_EVERY_MS, signal, look);
}

/** The same in every process: 52 bits of a hash, above all of Telegram's update ids. */
function updateIdOf({ id, dueAt }: DueRoutine): number {
  const hash = createHash('sha256').update(`${id} ${dueAt}`).digest();
  return FIRST_OWN_NUMBER + hash.readUIntBE(0, 6) * 2 ** 4 + ((hash[6] ?? 0) >> 4);
}
