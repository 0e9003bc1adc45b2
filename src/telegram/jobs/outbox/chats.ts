/** The chats in which something waits to be said: each says one thing after the other, at its own pace. */

import type { Clock } from '#platform/clock.ts';
import type { Place } from '../../api/message.ts';
import type { Item } from './item.ts';
import { type Bucket, chatBucket, UNLIMITED } from './pace.ts';

export interface Chat {
  readonly id: number;
  readonly items: Item[];
  readonly bucket: Bucket;
  /** Its first item is being said. */
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

  /** Forgets chats in which nothing waits and whose pace is as if nothing had been said. */
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
