/**
 * The bot's pending updates, ordered by id. An update stays until it's confirmed (by a higher offset or a webhook's
 * 2xx), expires, or is dropped. Ids always increase, even across restarts, since bots may remember handled ids.
 */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import {
  CHOICE_LIFETIME_MS,
  INLINE_ANSWERABLE_MS,
  MAX_BATCH_BYTES,
  MAX_REMEMBERED_UPDATES,
  MAX_WAITING_UPDATES,
  PRESS_LIFETIME_MS,
  UPDATE_LIFETIME_MS,
} from '../limits.ts';
import { SPEC } from '../spec/spec.ts';
import type { BotApiObject } from '../world/model.ts';

/** A field of Update other than update_id. */
export type UpdateKind = string;
const KINDS = new Set(Object.keys(SPEC.types.Update?.fields ?? {}).filter((name) => name !== 'update_id'));

/** Kinds sent only if listed in allowed_updates (see getUpdates). */
const ONLY_ON_REQUEST = new Set(['chat_member', 'message_reaction', 'message_reaction_count']);

/** Lifetimes of kinds that expire early, in milliseconds. */
const SHORT_LIVED: Readonly<Record<string, number>> = {
  callback_query: PRESS_LIFETIME_MS,
  inline_query: INLINE_ANSWERABLE_MS,
  chosen_inline_result: CHOICE_LIFETIME_MS,
};
/** An offset further above the next id, or above MAX_ID, is ignored: it confirms nothing (tddb, TQueue.cpp). */
const MAX_AHEAD = 10;
const MAX_ID = 2_000_000_000;

export interface WaitingUpdate {
  readonly update: { readonly update_id: number } & BotApiObject;
  /** Updates of one lane, such as a chat or one person's presses, are delivered sequentially. */
  readonly lane: string;
  readonly expiresAt: number;
}

export const savedQueueSchema = z.object({
  next_id: z.number().int().positive(),
  allowed: z.array(z.string()),
  waiting: z.array(
    z.object({ update: z.looseObject({ update_id: z.number().int() }), lane: z.string(), expiresAt: z.number() }),
  ),
});
export type SavedQueue = z.infer<typeof savedQueueSchema>;

// A crash may lose the last assigned ids (the state file is written with a delay); the gap prevents their reuse.
const ID_GAP_AFTER_RESTART = 1_000;

export function createUpdateQueue(clock: Clock, saved?: SavedQueue) {
  // Without a state file, ids start at the current time, which grows faster than a person can chat.
  let nextId = Math.max(Math.floor(clock.now() / 1000), saved ? saved.next_id + ID_GAP_AFTER_RESTART : 1);
  let allowed: readonly string[] = saved?.allowed ?? [];
  let waiting: WaitingUpdate[] = saved?.waiting ?? [];
  let remembered: WaitingUpdate[] = [...waiting];
  /** Ids to deliver again even below the offset, as after a bot crashes before it confirms them. */
  const repeated = new Set<number>();
  const listeners = new Set<() => void>();

  const wanted = (kind: string) => (allowed.length === 0 ? !ONLY_ON_REQUEST.has(kind) : allowed.includes(kind));
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The pending updates, oldest first, without expired ones. */
  function current(): readonly WaitingUpdate[] {
    const now = clock.now();
    if (waiting.some(({ expiresAt }) => expiresAt <= now)) waiting = waiting.filter(({ expiresAt }) => expiresAt > now);
    return waiting;
  }

  function keep(kept: WaitingUpdate[]): void {
    const isShorter = kept.length < waiting.length;
    waiting = kept;
    if (isShorter) notify();
  }

  return {
    /** Queues an update; undefined if its kind isn't allowed or the queue is full, else its id. */
    push(kind: UpdateKind, payload: BotApiObject, lane: string): number | undefined {
      if (!wanted(kind) || waiting.length >= MAX_WAITING_UPDATES) return undefined;
      const expiresAt = clock.now() + (SHORT_LIVED[kind] ?? UPDATE_LIFETIME_MS);
      const entry = { update: { update_id: nextId, [kind]: payload }, lane, expiresAt };
      nextId += 1;
      waiting.push(entry);
      remembered.push(entry);
      if (remembered.length > 2 * MAX_REMEMBERED_UPDATES) remembered = remembered.slice(-MAX_REMEMBERED_UPDATES);
      notify();
      return entry.update.update_id;
    },
    waiting: current,
    /**
     * The pending updates from `offset` on, at most `limit`; earlier ones are removed. A negative offset keeps the last
     * `-offset` updates; one that is too high is ignored.
     */
    take(offset: number, limit: number): WaitingUpdate['update'][] {
      const isKnown = offset <= nextId + MAX_AHEAD && offset < MAX_ID;
      const isFrom = ({ update: { update_id: id } }: WaitingUpdate) => id >= offset || repeated.has(id);
      const known = current();
      if (isKnown && offset !== 0) keep(offset < 0 ? known.slice(offset) : known.filter(isFrom));
      const taken: WaitingUpdate['update'][] = [];
      let bytes = 0;
      for (const { update } of waiting.slice(0, limit)) {
        bytes += Buffer.byteLength(JSON.stringify(update));
        if (taken.length > 0 && bytes > MAX_BATCH_BYTES) break;
        taken.push(update);
        repeated.delete(update.update_id);
      }
      return taken;
    },
    /** Removes an update that a webhook has accepted or that has expired. */
    done(updateId: number): void {
      repeated.delete(updateId);
      keep(waiting.filter(({ update }) => update.update_id !== updateId));
    },
    drop(): void {
      keep([]);
    },
    /** Queues a remembered update again under its old id; false if it's not remembered. */
    redeliver(updateId: number): boolean {
      const entry = remembered.find(({ update }) => update.update_id === updateId);
      if (!entry) return false;
      repeated.add(updateId);
      if (!waiting.includes(entry)) waiting = [{ ...entry, expiresAt: clock.now() + UPDATE_LIFETIME_MS }, ...waiting];
      notify();
      return true;
    },
    /** The latest updates, delivered or not. */
    remembered: (): readonly WaitingUpdate[] => remembered,
    /** Sets the kinds queued from now on; a list without any known kind restores the default. */
    allow(kinds: readonly string[]): void {
      allowed = kinds.filter((kind) => KINDS.has(kind));
    },
    get allowed() {
      return allowed;
    },
    /** Calls `listener` after updates are added or removed, until the returned function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (): SavedQueue => ({ next_id: nextId, allowed: [...allowed], waiting: [...current()] }),
  };
}

export type UpdateQueue = ReturnType<typeof createUpdateQueue>;
