/**
 * Who speaks next: in a chat one thing after the other at the chat's pace, over all chats at the bot's, and nobody while
 * the gate is closed. What has to wait is handed to `wait` first, so that it can be made durable.
 */
import type { Clock } from '#platform/clock.ts';
import type { Chat, Chats } from './chats.ts';
import type { Gate } from './gate.ts';
import type { Item } from './item.ts';
import type { Bucket } from './pace.ts';

export interface Queue {
  enter(item: Item): void;
  /** Whether something said now in this chat would be said at once. */
  free(chat: Chat): boolean;
  /** Goes on wherever the gate has kept from it. */
  drain(): void;
  /** From now on nothing begins. */
  stop(): void;
  /** What is entered and has not ended. */
  waiting(): number;
}

export function createQueue(options: {
  chats: Chats;
  pace: Bucket;
  gate: Gate;
  clock: Clock;
  /** Says one thing; resolves when it is clear what became of it. Never rejects. */
  say(chat: Chat, item: Item): Promise<void>;
  wait(item: Item): void;
}): Queue {
  const { chats, pace, gate, clock } = options;
  const ready: Record<'urgent' | 'failed' | 'fresh', Chat[]> = { urgent: [], failed: [], fresh: [] };
  let timed = false;
  let stopped = false;

  /** Milliseconds until this chat bears its first item. */
  function pauseOf({ items: [item], pausedUntil, bucket }: Chat): number {
    const now = clock.monotonic();
    return Math.max((item?.notBefore ?? 0) - now, pausedUntil - now, bucket.wait());
  }

  const lined = () => ready.urgent.length + ready.failed.length + ready.fresh.length;

  /** Whether nothing but a chat's own pace keeps it from speaking at once. */
  const open = () => !stopped && lined() === 0 && gate.wait() === 0 && pace.wait() === 0;

  /** Lets the chat speak if its time has come, and sees to it that it will otherwise. */
  function advance(chat: Chat): void {
    const [item] = chat.items;
    if (!item) return;
    if (stopped || chat.busy || chat.lined) {
      waitBehind(chat);
      return;
    }
    const pause = pauseOf(chat);
    if (pause <= 0 && open()) {
      begin(chat, item);
      return;
    }
    waitBehind(chat);
    if (pause > 0) {
      later(chat, pause);
      return;
    }
    chat.lined = true;
    ready[item.saying.urgent ? 'urgent' : item.failedAt > 0 ? 'failed' : 'fresh'].push(chat);
    drain();
  }

  /** Before those that only have answers to say. */
  function hurry(chat: Chat): void {
    for (const line of [ready.failed, ready.fresh]) {
      const at = line.indexOf(chat);
      if (at >= 0) ready.urgent.push(...line.splice(at, 1));
    }
  }

  function waitBehind({ items }: Chat): void {
    for (const item of items) if (item.state.is === 'waiting') options.wait(item);
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
    while (!stopped && gate.wait() === 0) {
      const pause = pace.wait();
      if (pause > 0) {
        drainLater(pause);
        return;
      }
      const chat = nextInLine();
      if (!chat) return;
      chat.lined = false;
      const [item] = chat.items;
      if (item && pauseOf(chat) <= 0) begin(chat, item);
      else advance(chat);
    }
  }

  /** What has failed already was handed over first, but is not what finds out whether others get through. */
  function nextInLine(): Chat | undefined {
    const [first, second] = gate.probes() ? [ready.fresh, ready.failed] : [ready.failed, ready.fresh];
    return ready.urgent.shift() ?? first.shift() ?? second.shift();
  }

  function drainLater(pause: number): void {
    if (timed || lined() === 0) return;
    timed = true;
    clock.setTimer(pause, () => {
      timed = false;
      drain();
    });
  }

  function begin(chat: Chat, item: Item): void {
    chat.busy = true;
    chat.bucket.take();
    pace.take();
    gate.pass();
    item.move({ is: 'calling', since: clock.monotonic() });
    void options.say(chat, item).then(() => {
      chat.busy = false;
      advance(chat);
    });
    waitBehind(chat);
  }

  return {
    enter(item) {
      const chat = chats.of(item.saying.place);
      const { items } = chat;
      const urgent = item.saying.urgent === true;
      const at = urgent ? items.findIndex(({ state, saying }) => state.is === 'waiting' && !saying.urgent) : -1;
      items.splice(at < 0 ? items.length : at, 0, item);
      if (urgent && chat.lined) hurry(chat);
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
