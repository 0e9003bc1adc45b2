/**
 * An answer while it is written, as a draft of a message (sendMessageDraft): one slot, of which the newest words win. Shown
 * when there is room and waited for by nobody; it goes by itself, when the message comes or after half a minute.
 */

import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Place } from '../api/message.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import type { Formatted } from '../render/formatted.ts';

/** Clients animate the difference; more often than this they lag behind. */
const EVERY_MS = 250;
/** What is answered at once needs none. */
const FIRST_AFTER_MS = 300;
/** When there was no room for it. */
const AGAIN_AFTER_MS = 1_000;
/** A draft is shown for about 30 seconds. */
const REFRESH_MS = 20_000;
/** How long the answer waits for a draft that is under way: coming behind it, it would stay beside it. */
const PATIENCE_MS = 500;

export interface Draft {
  /** What to show from now on. */
  show(words: () => Formatted): void;
  /** Nothing is shown after this resolves, unless a call hangs. */
  finish(): Promise<void>;
}

export function createDraft(options: {
  outbox: Pick<Outbox, 'draft'>;
  clock: Clock;
  log: Log;
  place: Place;
  reference: string;
  id: number;
  /** There is one to be seen, and it has just been renewed. */
  onShown(): void;
  /** There are no drafts here; nothing more is shown. */
  onUnsupported(): void;
}): Draft {
  const { outbox, clock, log, place, id } = options;
  let words: (() => Formatted) | undefined;
  /** What is shown is not the newest. */
  let stale = false;
  let calling: Promise<void> | undefined;
  let stop: (() => void) | undefined;
  let nextAt = clock.elapsed() + FIRST_AFTER_MS;
  let over = false;

  function schedule(): void {
    stop?.();
    stop = undefined;
    if (over || calling || !words) return;
    const at = stale ? nextAt : nextAt + REFRESH_MS;
    stop = clock.after(Math.max(0, at - clock.elapsed()), () => {
      stop = undefined;
      calling = put().then((pauseMs) => {
        calling = undefined;
        nextAt = clock.elapsed() + pauseMs;
        schedule();
      });
    });
  }

  /** How long to wait before the next one. Never rejects. */
  async function put(): Promise<number> {
    if (!words) return EVERY_MS;
    stale = false;
    try {
      const outcome = await outbox.draft(place, { id, ...words(), canStop: true });
      if (outcome === 'shown') {
        if (!over) options.onShown();
        return EVERY_MS;
      }
      stale = true;
      if (outcome === 'dropped' || over) return AGAIN_AFTER_MS;
    } catch (error) {
      log.warn({ err: error, reference: options.reference }, 'a draft could not be shown');
    }
    over = true;
    options.onUnsupported();
    return EVERY_MS;
  }

  return {
    show(next) {
      words = next;
      stale = true;
      if (!calling) schedule();
    },
    async finish() {
      over = true;
      stop?.();
      if (!calling) return;
      const patience = new AbortController();
      await Promise.race([calling, clock.sleep(PATIENCE_MS, patience.signal).catch(() => undefined)]);
      patience.abort();
    },
  };
}
