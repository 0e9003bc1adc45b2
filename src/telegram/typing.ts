/** Shows "typing" in a chat from now on, until stopped. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { BlockedError } from './call-errors.ts';
import type { Outbox } from './outbox.ts';
import type { Place } from './place.ts';

/** sendChatAction: the status is shown for five seconds or less. */
const RENEW_MS = 4_000;
const STOPPED = new Error('typing is over');

/** Returns what stops it; a renewal under way is given up then. */
export function keepTyping(deps: { outbox: Outbox; clock: Clock; log: Log }, place: Place): () => void {
  const stop = new AbortController();
  void renew(deps, place, stop.signal);
  return () => stop.abort(STOPPED);
}

async function renew(
  { outbox, clock, log }: { outbox: Outbox; clock: Clock; log: Log },
  place: Place,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await outbox.typing(place, signal);
    } catch (error) {
      if (signal.aborted || error instanceof BlockedError) return;
      log.debug({ err: error }, 'typing could not be shown');
    }
    await clock.sleep(RENEW_MS, signal).catch(() => undefined);
  }
}
