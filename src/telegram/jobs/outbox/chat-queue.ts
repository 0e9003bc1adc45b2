/**
 * Which chat is next: in a chat one message after the other at the chat's pace, over all chats at the bot's, and none while
 * the circuit breaker is closed.
 */
import type { Clock } from '#platform/clock.ts';
import type { Place } from '../../api/message.ts';
import type { Delivery } from './delivery.ts';
import { type CircuitBreaker, chatBucket, type TokenBucket, UNLIMITED } from './rate-limiter.ts';

/** One message job in memory; its steps are made one after the other. */
export interface QueuedMessage {
  readonly id: string;
  delivery: Delivery;
  /** The first step that is not done, and whether it may be. */
  step: number;
  maybeSent: boolean;
  state: 'waiting' | 'calling' | 'ended';
  /** What its row says. `since`: from when on it is certainly this process's. */
  row: { step: number; maybeSent: boolean; since: number };
  /** Something of it was sent again. */
  repeated: boolean;
  /** The step whose words were refused; what it says instead is the last resort. */
  lastResort: number | undefined;
  /** Failures while others got through, and until when it waits for them. */
  failures: number;
  notBefore: number;
  failedAt: number;
  /** Hears that its chat is closed to the bot. */
  closed: (() => void) | undefined;
}

export interface Chat {
  readonly id: number;
  readonly items: QueuedMessage[];
  readonly bucket: TokenBucket;
  /** Its first message is being sent. */
  busy: boolean;
  /** In line for a place in the overall pace. */
  lined: boolean;
  /** Telegram has asked to wait until then in this chat. */
  pausedUntil: number;
  /** When something looks after it next. */
  timer: { at: number; clear(): void } | undefined;
}

export interface ChatQueue {
  chatOf(place: Place): Chat;
  chats(): Iterable<Chat>;
  enter(item: QueuedMessage): void;
  /** Whether something sent now to this chat would be sent at once. */
  isFree(chat: Chat): boolean;
  /** Goes on wherever the circuit breaker has kept from it. */
  drain(): void;
  /** From now on nothing begins. */
  stop(): void;
  /** What is entered and has not ended. */
  waiting(): number;
}

/** Chats of which nothing is to be known any more are forgotten where there are so many, at most once a second. */
const SWEEP_FROM = 5_000;
const SWEEP_EVERY_MS = 1_000;

export function createChatQueue(options: {
  /** false: a chat bears anything */
  isPaced: boolean;
  pace: TokenBucket;
  breaker: CircuitBreaker;
  clock: Clock;
  /** Makes a step of the first message; resolves when it is clear what became of it. Never rejects. */
  call(chat: Chat, item: QueuedMessage): Promise<void>;
  /** Hears of what has to wait, as often as it has to. */
  waits(item: QueuedMessage): void;
}): ChatQueue {
  const { isPaced, pace, breaker, clock } = options;
  const chats = new Map<number, Chat>();
  /** Chats whose time has come, and which wait for the overall pace. */
  const ready: Chat[] = [];
  let sweptAt = clock.monotonic();
  let isTimed = false;
  let isStopped = false;

  function chatOf({ chatId: id, kind }: Place): Chat {
    const known = chats.get(id);
    if (known) return known;
    sweep();
    const bucket = isPaced ? chatBucket(clock, kind) : UNLIMITED;
    const chat: Chat = { id, items: [], bucket, busy: false, lined: false, pausedUntil: 0, timer: undefined };
    chats.set(id, chat);
    return chat;
  }

  /** Forgets chats in which nothing waits and whose pace is as if nothing had been sent. */
  function sweep(): void {
    const now = clock.monotonic();
    if (chats.size < SWEEP_FROM || now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [id, { items, busy, bucket, pausedUntil }] of chats)
      if (items.length === 0 && !busy && pausedUntil <= now && bucket.full()) chats.delete(id);
  }

  /** Milliseconds until this chat bears its first message. */
  function pauseOf({ items: [item], pausedUntil, bucket }: Chat): number {
    const now = clock.monotonic();
    return Math.max((item?.notBefore ?? 0) - now, pausedUntil - now, bucket.wait());
  }

  /** Whether nothing but a chat's own pace keeps it from being called at once. */
  const isOpen = () => !isStopped && ready.length === 0 && breaker.wait() === 0 && pace.wait() === 0;

  /** Begins if the chat's time has come, and sees to it that it will otherwise. */
  function advance(chat: Chat): void {
    const [item] = chat.items;
    if (!item) return;
    const isHeldUp = isStopped || chat.busy || chat.lined;
    const pause = isHeldUp ? 0 : pauseOf(chat);
    if (!isHeldUp && pause <= 0 && isOpen()) {
      begin(chat, item);
      return;
    }
    tellWaiting(chat);
    if (isHeldUp) return;
    if (pause > 0) advanceLater(chat, pause);
    else {
      chat.lined = true;
      ready.push(chat);
      drain();
    }
  }

  function tellWaiting({ items }: Chat): void {
    for (const item of items) if (item.state === 'waiting') options.waits(item);
  }

  function advanceLater(chat: Chat, pause: number): void {
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
    while (!isStopped && breaker.wait() === 0 && ready.length > 0) {
      const pause = pace.wait();
      if (pause > 0) {
        drainLater(pause);
        return;
      }
      // A chat that has failed is not what finds out whether others get through.
      const fresh = breaker.probes() ? ready.findIndex(({ items: [item] }) => item?.failedAt === 0) : 0;
      const [chat] = ready.splice(Math.max(0, fresh), 1);
      if (!chat) return;
      chat.lined = false;
      const [item] = chat.items;
      if (item && pauseOf(chat) <= 0) begin(chat, item);
      else advance(chat);
    }
  }

  function drainLater(pause: number): void {
    if (isTimed) return;
    isTimed = true;
    clock.setTimer(pause, () => {
      isTimed = false;
      drain();
    });
  }

  function begin(chat: Chat, item: QueuedMessage): void {
    chat.busy = true;
    chat.bucket.take();
    pace.take();
    breaker.pass();
    item.state = 'calling';
    void options.call(chat, item).then(() => {
      chat.busy = false;
      advance(chat);
    });
    tellWaiting(chat);
  }

  return {
    chatOf,
    chats: () => chats.values(),
    enter(item) {
      const chat = chatOf(item.delivery.place);
      const { items } = chat;
      const urgent = item.delivery.urgent === true;
      const at = urgent ? items.findIndex(({ state, delivery }) => state === 'waiting' && !delivery.urgent) : -1;
      items.splice(at < 0 ? items.length : at, 0, item);
      advance(chat);
    },
    isFree: (chat) => chat.items.length === 0 && pauseOf(chat) <= 0 && isOpen(),
    drain,
    stop() {
      isStopped = true;
    },
    waiting: () => [...chats.values()].reduce((sum, { items }) => sum + items.length, 0),
  };
}
