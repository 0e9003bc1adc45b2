/**
 * Schedules messages: in each chat one at a time within the chat's rate limit, across all chats within the bot's, and
 * none while the circuit breaker blocks calls.
 */
import type { Clock } from '#platform/clock.ts';
import type { Place } from '../../api/message.ts';
import type { Delivery } from './delivery.ts';
import { type CircuitBreaker, chatBucket, type TokenBucket, UNLIMITED } from './rate-limiter.ts';

/** One message job in memory; its steps are performed in order. */
export interface QueuedMessage {
  readonly id: string;
  delivery: Delivery;
  /** The first step that isn't known to be done, and whether it may have been. */
  step: number;
  maybeSent: boolean;
  state: 'waiting' | 'calling' | 'ended';
  /** State of its row. `since`: when this process certainly owned it. */
  row: { step: number; maybeSent: boolean; since: number };
  /** Whether any of its steps was sent again. */
  repeated: boolean;
  /** The step that was refused and replaced by a fixed sentence, if any. */
  lastResort: number | undefined;
  /** Failures while other messages got through, and the time until which it is paused for them. */
  failures: number;
  notBefore: number;
  failedAt: number;
  /** Called if its chat is closed to the bot. */
  onClosed: (() => void) | undefined;
  /** Called with the id of each message that it sent or edited. */
  onSent: ((messageId: number) => void) | undefined;
}

export interface Chat {
  readonly id: number;
  readonly items: QueuedMessage[];
  readonly bucket: TokenBucket;
  /** Whether its first message is being sent. */
  busy: boolean;
  /** Whether it waits for the overall rate limit. */
  ready: boolean;
  /** Until when Telegram asked to wait in this chat. */
  pausedUntil: number;
  /** The next scheduled check of this chat. */
  timer: { at: number; clear(): void } | undefined;
}

export type ChatQueue = ReturnType<typeof createChatQueue>;

/** Idle chats are forgotten once there are this many, at most once a second. */
const SWEEP_FROM = 5_000;
const SWEEP_EVERY_MS = 1_000;

export function createChatQueue(options: {
  /** Whether chats have a rate limit. */
  isPaced: boolean;
  pace: TokenBucket;
  breaker: CircuitBreaker;
  clock: Clock;
  /** Performs a step of the first message; resolves when its outcome is settled. Never rejects. */
  call(chat: Chat, item: QueuedMessage): Promise<void>;
  /** Called each time a message has to wait. */
  onWait(item: QueuedMessage): void;
}) {
  const { isPaced, pace, breaker, clock } = options;
  const chats = new Map<number, Chat>();
  /** Chats that are due, and wait for the overall rate limit. */
  const readyChats: Chat[] = [];
  let sweptAt = clock.monotonic();
  let isDrainScheduled = false;
  let isStopped = false;

  function chatOf({ chatId: id, kind }: Place): Chat {
    const known = chats.get(id);
    if (known) return known;
    sweep();
    const bucket = isPaced ? chatBucket(clock, kind) : UNLIMITED;
    const chat: Chat = { id, items: [], bucket, busy: false, ready: false, pausedUntil: 0, timer: undefined };
    chats.set(id, chat);
    return chat;
  }

  /** Forgets chats with no messages, no pause and a full bucket. */
  function sweep(): void {
    const now = clock.monotonic();
    if (chats.size < SWEEP_FROM || now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [id, { items, busy, bucket, pausedUntil }] of chats)
      if (items.length === 0 && !busy && pausedUntil <= now && bucket.full()) chats.delete(id);
  }

  /** Milliseconds until this chat may receive its first message. */
  function pauseOf({ items: [item], pausedUntil, bucket }: Chat): number {
    const now = clock.monotonic();
    return Math.max((item?.notBefore ?? 0) - now, pausedUntil - now, bucket.wait());
  }

  /** Whether nothing but a chat's own limits could delay a call. */
  const isOpen = () => !isStopped && readyChats.length === 0 && breaker.wait() === 0 && pace.wait() === 0;

  /** Sends the chat's first message if it is due, and schedules it otherwise. */
  function advance(chat: Chat): void {
    const [item] = chat.items;
    if (!item) return;
    const isHeldUp = isStopped || chat.busy || chat.ready;
    const pause = isHeldUp ? 0 : pauseOf(chat);
    if (!isHeldUp && pause <= 0 && isOpen()) {
      begin(chat, item);
      return;
    }
    notifyWaiting(chat);
    if (isHeldUp) return;
    if (pause > 0) advanceLater(chat, pause);
    else {
      chat.ready = true;
      readyChats.push(chat);
      drain();
    }
  }

  function notifyWaiting({ items }: Chat): void {
    for (const item of items) if (item.state === 'waiting') options.onWait(item);
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

  /** Sends what is due; called again when the circuit breaker opens. */
  function drain(): void {
    while (!isStopped && breaker.wait() === 0 && readyChats.length > 0) {
      const pause = pace.wait();
      if (pause > 0) {
        drainLater(pause);
        return;
      }
      // Probe with a message that hasn't failed before, if there is one.
      const fresh = breaker.probes() ? readyChats.findIndex(({ items: [item] }) => item?.failedAt === 0) : 0;
      const [chat] = readyChats.splice(Math.max(0, fresh), 1);
      if (!chat) return;
      chat.ready = false;
      const [item] = chat.items;
      if (item && pauseOf(chat) <= 0) begin(chat, item);
      else advance(chat);
    }
  }

  function drainLater(pause: number): void {
    if (isDrainScheduled) return;
    isDrainScheduled = true;
    clock.setTimer(pause, () => {
      isDrainScheduled = false;
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
    notifyWaiting(chat);
  }

  return {
    chatOf,
    chats: () => chats.values(),
    enter(item: QueuedMessage): void {
      const chat = chatOf(item.delivery.place);
      const { items } = chat;
      const urgent = item.delivery.urgent === true;
      const at = urgent ? items.findIndex(({ state, delivery }) => state === 'waiting' && !delivery.urgent) : -1;
      items.splice(at < 0 ? items.length : at, 0, item);
      advance(chat);
    },
    /** Whether a message added to this chat now would be sent immediately. */
    isFree: (chat: Chat) => chat.items.length === 0 && pauseOf(chat) <= 0 && isOpen(),
    drain,
    /** Starts no more sends. */
    stop() {
      isStopped = true;
    },
    /** Number of messages that have been entered and not ended. */
    waiting: () => [...chats.values()].reduce((sum, { items }) => sum + items.length, 0),
  };
}
