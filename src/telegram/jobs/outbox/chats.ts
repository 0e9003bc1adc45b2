/** The chats to which something is sent: each gets one message after the other, at its own pace. */
import type { Clock } from '#platform/clock.ts';
import type { Place } from '../../api/message.ts';
import type { Delivery } from './delivery.ts';
import { chatBucket, type TokenBucket, UNLIMITED } from './rate-limiter.ts';

/** One message job in memory; its steps are made one after the other. */
export interface QueuedMessage {
  readonly id: string;
  readonly madeAt: number;
  delivery: Delivery;
  /** The first step that is not done, and whether it may be. */
  step: number;
  maybeSent: boolean;
  state: 'waiting' | 'calling' | 'ended';
  /** Since when it is being called. */
  callingSince: number;
  /** What its row says; undefined while it has none. `since`: from when on it is certainly this process's. */
  row: { step: number; maybeSent: boolean; since: number } | undefined;
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
  /** Resolves when Telegram has all of it, when it is durable, or when it has ended otherwise. */
  readonly taken: PromiseWithResolvers<void>;
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

export interface Chats {
  of(place: Place): Chat;
  all(): Iterable<Chat>;
}

const SWEEP_FROM = 5_000;
const SWEEP_EVERY_MS = 1_000;

/** @param paced false: a chat bears anything */
export function createChats(clock: Clock, paced: boolean): Chats {
  const chats = new Map<number, Chat>();
  let sweptAt = clock.monotonic();

  /** Forgets chats in which nothing waits and whose pace is as if nothing had been sent. */
  function sweep(): void {
    const now = clock.monotonic();
    if (chats.size < SWEEP_FROM || now - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now;
    for (const [id, { items, busy, bucket, pausedUntil }] of chats) {
      if (items.length === 0 && !busy && pausedUntil <= now && bucket.full()) chats.delete(id);
    }
  }

  return {
    of({ chatId, kind }) {
      const known = chats.get(chatId);
      if (known) return known;
      sweep();
      const bucket = paced ? chatBucket(clock, kind) : UNLIMITED;
      const chat: Chat = { id: chatId, items: [], bucket, busy: false, lined: false, pausedUntil: 0, timer: undefined };
      chats.set(chatId, chat);
      return chat;
    },
    all: () => chats.values(),
  };
}
