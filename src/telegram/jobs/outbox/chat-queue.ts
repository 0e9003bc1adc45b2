/**
 * Which chat is next: in a chat one message after the other at the chat's pace, over all chats at the bot's, and none while
 * the gate is closed. What has to wait is handed to `wait` first, so that it can be made durable.
 */
import type { Clock } from '#platform/clock.ts';
import type { Chat, Chats, QueuedMessage } from './chats.ts';
import type { CircuitBreaker, TokenBucket } from './rate-limiter.ts';

export interface ChatQueue {
  enter(item: QueuedMessage): void;
  /** Whether something sent now to this chat would be sent at once. */
  free(chat: Chat): boolean;
  /** Goes on wherever the gate has kept from it. */
  drain(): void;
  /** From now on nothing begins. */
  stop(): void;
  /** What is entered and has not ended. */
  waiting(): number;
}

export function createChatQueue(options: {
  chats: Chats;
  pace: TokenBucket;
  gate: CircuitBreaker;
  clock: Clock;
  /** Makes a step of the first message; resolves when it is clear what became of it. Never rejects. */
  call(chat: Chat, item: QueuedMessage): Promise<void>;
  wait(item: QueuedMessage): void;
}): ChatQueue {
  const { chats, pace, gate: breaker, clock } = options;
  /** What has failed already was handed over first. */
  const ready: { failed: Chat[]; fresh: Chat[] } = { failed: [], fresh: [] };
  let timed = false;
  let stopped = false;

  /** Milliseconds until this chat bears its first message. */
  function pauseOf({ items: [item], pausedUntil, bucket }: Chat): number {
    const now = clock.monotonic();
    return Math.max((item?.notBefore ?? 0) - now, pausedUntil - now, bucket.wait());
  }

  const lined = () => ready.failed.length + ready.fresh.length;

  /** Whether nothing but a chat's own pace keeps it from being called at once. */
  const open = () => !stopped && lined() === 0 && breaker.wait() === 0 && pace.wait() === 0;

  /** Begins if the chat's time has come, and sees to it that it will otherwise. */
  function advance(chat: Chat): void {
    const [item] = chat.items;
    if (!item) return;
    const isHeldUp = stopped || chat.busy || chat.lined;
    const pause = isHeldUp ? 0 : pauseOf(chat);
    if (!isHeldUp && pause <= 0 && open()) {
      begin(chat, item);
      return;
    }
    waitBehind(chat);
    if (isHeldUp) return;
    if (pause > 0) later(chat, pause);
    else {
      chat.lined = true;
      ready[item.failedAt > 0 ? 'failed' : 'fresh'].push(chat);
      drain();
    }
  }

  function waitBehind({ items }: Chat): void {
    for (const item of items) if (item.state === 'waiting') options.wait(item);
  }

  function later(chat: Chat, pause: number): void {
    const at = clock.monotonic() + pause;
    if (chat.timer && chat.timer.at <= at) return;
    chat.timer?.clear();
    const clear = clock.setTimer(pause, () => {
      chat.timer = undefined;
      advance(chat);
    });
    chat.timer = { at, clear };
  }

  function drain(): void {
    while (!stopped && breaker.wait() === 0) {
      const pause = pace.wait();
      if (pause > 0) {
        drainLater(pause);
        return;
      }
      // A chat that has failed is not what finds out whether others get through.
      const [first, second] = breaker.probes() ? [ready.fresh, ready.failed] : [ready.failed, ready.fresh];
      const chat = first.shift() ?? second.shift();
      if (!chat) return;
      chat.lined = false;
      const [item] = chat.items;
      if (item && pauseOf(chat) <= 0) begin(chat, item);
      else advance(chat);
    }
  }

  function drainLater(pause: number): void {
    if (timed || lined() === 0) return;
    timed = true;
    clock.setTimer(pause, () => {
      timed = false;
      drain();
    });
  }

  function begin(chat: Chat, item: QueuedMessage): void {
    chat.busy = true;
    chat.bucket.take();
    pace.take();
    breaker.pass();
    item.state = 'calling';
    item.callingSince = clock.monotonic();
    void options.call(chat, item).then(() => {
      chat.busy = false;
      advance(chat);
    });
    waitBehind(chat);
  }

  return {
    enter(item) {
      const chat = chats.of(item.delivery.place);
      const { items } = chat;
      const urgent = item.delivery.urgent === true;
      const at = urgent ? items.findIndex(({ state, delivery }) => state === 'waiting' && !delivery.urgent) : -1;
      items.splice(at < 0 ? items.length : at, 0, item);
      advance(chat);
    },
    free: (chat) => chat.items.length === 0 && pauseOf(chat) <= 0 && open(),
    drain,
    stop() {
      stopped = true;
      for (const chat of chats.all()) waitBehind(chat);
    },
    waiting: () => [...chats.all()].reduce((sum, { items }) => sum + items.length, 0),
  };
}
