/** What an error of `getUpdates` means: how long to pause, what to say about it, and when to give up. */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';

/** What Telegram itself has said, as far as a poller must know it (bot-api/errors.ts). */
const Refusal = z.object({
  code: z.int(),
  description: z.string(),
  retryAfterMs: z.number().optional(),
});

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A conflict is normal while an earlier process of the same bot ends. */
const NORMAL_CONFLICT_MS = 120_000;

export interface PollTrouble {
  /** Says what happened, once for each kind and then seldom; how long to wait, in milliseconds. */
  met(error: unknown): number | 'fatal';
  /** A poll succeeded. */
  over(): void;
}

export function createPollTrouble(options: { clock: Clock; log: Log; random: () => number }): PollTrouble {
  const { clock, log, random } = options;
  let failures = 0;
  let conflictSince: number | undefined;

  function conflict(description: string): void {
    if (/webhook/i.test(description)) {
      log.error(
        'polling is refused while a webhook is set for this bot: another deployment may be using the token. ' +
          'Give this one a token of its own, or remove the webhook (deleteWebhook)',
      );
      return;
    }
    conflictSince ??= clock.monotonic();
    if (clock.monotonic() - conflictSince < NORMAL_CONFLICT_MS) {
      log.warn('another process polls with the same token; normal for a moment after a restart');
    } else {
      log.error(
        { forMs: clock.monotonic() - conflictSince },
        'another instance polls with the same token all the time: each update reaches only one of them. Stop one of them',
      );
    }
  }

  return {
    met(error) {
      failures++;
      const doubled = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      const pauseMs = doubled * (0.75 + random() / 4);
      const refusal = Refusal.safeParse(error);
      if (!refusal.success) {
        log.warn({ err: error, failures }, 'Telegram cannot be reached; polling goes on');
        return pauseMs;
      }
      const { code, description, retryAfterMs = 0 } = refusal.data;
      if (code === 401 || code === 404) {
        log.fatal({ code }, 'Telegram does not know this bot token');
        return 'fatal';
      }
      if (code === 409) {
        conflict(description);
        return pauseMs;
      }
      log.warn({ code, failures }, 'Telegram refuses to be polled; polling goes on');
      return Math.max(pauseMs, retryAfterMs);
    },
    over() {
      failures = 0;
      conflictSince = undefined;
    },
  };
}
