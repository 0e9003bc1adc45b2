/** Server-sent events: the feed over HTTP, resumable by id. */
import type { Clock } from '#platform/clock.ts';
import type { EventFeed, NumberedEvent } from '../world/event-feed.ts';

const KEEP_ALIVE_MS = 15_000;
/** A watcher that reads nothing for this many events is cut off; it comes back and resumes where it was. */
const MAX_UNREAD = 10_000;

/**
 * A stream of the events after `cursor` (all new ones when undefined). When the cursor is unknown the first event is
 * `resync`: the watcher is to read the state again. Ends when `closing` is aborted.
 */
export function eventStream(feed: EventFeed, clock: Clock, cursor: string | undefined, closing: AbortSignal): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let stopTimer = () => {};
        const end = () => {
          stop();
          try {
            controller.close();
          } catch {
            // Closed already by the reader.
          }
        };
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return end();
          controller.enqueue(encoder.encode(text));
        };
        const send = ({ id, event }: NumberedEvent) => write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
        const keepAlive = () => {
          write(': still here\n\n');
          stopTimer = clock.setTimer(KEEP_ALIVE_MS, keepAlive);
        };
        const unsubscribe = feed.subscribe(send);
        stop = () => {
          unsubscribe();
          stopTimer();
          closing.removeEventListener('abort', end);
        };
        closing.addEventListener('abort', end, { once: true });
        if (closing.aborted) return end();
        write('retry: 500\n\n');
        const missed = cursor === undefined ? [] : feed.since(cursor);
        if (missed) for (const event of missed) send(event);
        else write(`id: ${feed.cursor}\ndata: {"type":"resync"}\n\n`);
        stopTimer = clock.setTimer(KEEP_ALIVE_MS, keepAlive);
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  );
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}
