/**
 * Updates that wait for the bot, in the order of their ids. An update stays until it is confirmed (by a higher offset or
 * by a webhook's 2xx), expires, or is dropped. Ids only ever grow, across restarts too: a bot may remember the ones it did.
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

/** Members of Update. */
export type UpdateKind = string;
const KINDS = new Set(Object.keys(SPEC.types.Update?.fields ?? {}).filter((name) => name !== 'update_id'));

/** Kinds that are sent only when asked for (getUpdates, allowed_updates). */
const ONLY_ON_REQUEST = new Set(['chat_member', 'message_reaction', 'message_reaction_count']);

/** What nobody waits for any more after a while, in milliseconds. */
const SHORT_LIVED: Readonly<Record<string, number>> = {
  callback_query: PRESS_LIFETIME_MS,
  inline_query: INLINE_ANSWERABLE_MS,
  chosen_inline_result: CHOICE_LIFETIME_MS,
};
/** An offset this far above the next id, or so large, is not believed: it confirms nothing (tddb, TQueue.cpp). */
const MAX_AHEAD = 10;
const MAX_ID = 2_000_000_000;

export interface WaitingUpdate {
  readonly update: { readonly update_id: number } & BotApiObject;
  /** Updates of one lane are delivered one after the other: a chat's, or a person's presses. */
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

// A crash may lose the last ids given out (the state file is written a moment later); a gap keeps them from being reused.
const ID_GAP_AFTER_RESTART = 1_000;

export function createUpdateQueue(clock: Clock, saved?: SavedQueue) {
  // Without a state file the time is a floor that grows faster than a person can chat.
  let nextId = Math.max(Math.floor(clock.now() / 1000), saved ? saved.next_id + ID_GAP_AFTER_RESTART : 1);
  let allowed: readonly string[] = saved?.allowed ?? [];
  let waiting: WaitingUpdate[] = saved?.waiting ?? [];
  let remembered: WaitingUpdate[] = [...waiting];
  /** Ids to be handed out once more though they lie below the offset, as after a bot's crash before it confirmed them. */
  const repeated = new Set<number>();
  const listeners = new Set<() => void>();

  const wanted = (kind: string) => (allowed.length === 0 ? !ONLY_ON_REQUEST.has(kind) : allowed.includes(kind));
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The updates that wait, oldest first, expired ones gone. */
  function current(): readonly WaitingUpdate[] {
    const now = clock.now();
    if (waiting.some(({ expiresAt }) => expiresAt <= now)) waiting = waiting.filter(({ expiresAt }) => expiresAt > now);
    return waiting;
  }

  function keep(kept: WaitingUpdate[]): void {
    const isLess = kept.length < waiting.length;
    waiting = kept;
    if (isLess) tell();
  }

  return {
    /** Queues an update unless its kind is not wanted, or too many wait; its id, or undefined when it was not queued. */
    push(kind: UpdateKind, payload: BotApiObject, lane: string): number | undefined {
      if (!wanted(kind) || waiting.length >= MAX_WAITING_UPDATES) return undefined;
      const expiresAt = clock.now() + (SHORT_LIVED[kind] ?? UPDATE_LIFETIME_MS);
      const entry = { update: { update_id: nextId, [kind]: payload }, lane, expiresAt };
      nextId += 1;
      waiting.push(entry);
      remembered.push(entry);
      if (remembered.length > 2 * MAX_REMEMBERED_UPDATES) remembered = remembered.slice(-MAX_REMEMBERED_UPDATES);
      tell();
      return entry.update.update_id;
    },
    waiting: current,
    /**
     * What waits from `offset` on, at most `limit`; what is below is forgotten. A negative offset leaves the last `-offset`;
     * one that names no update that there is or could soon be is none.
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
    /** Forgets one update, after a webhook has taken it. */
    done(updateId: number): void {
      repeated.delete(updateId);
      keep(waiting.filter(({ update }) => update.update_id !== updateId));
    },
    drop(): void {
      keep([]);
    },
    /** Queues a remembered update a second time under its old id; false when it is not remembered. */
    redeliver(updateId: number): boolean {
      const entry = remembered.find(({ update }) => update.update_id === updateId);
      if (!entry) return false;
      repeated.add(updateId);
      if (!waiting.includes(entry)) waiting = [{ ...entry, expiresAt: clock.now() + UPDATE_LIFETIME_MS }, ...waiting];
      tell();
      return true;
    },
    /** The last updates made, delivered or not. */
    remembered: (): readonly WaitingUpdate[] => remembered,
    /** Sets which kinds are queued from now on; a list without a known kind means the default ones. */
    allow(kinds: readonly string[]): void {
      allowed = kinds.filter((kind) => KINDS.has(kind));
    },
    get allowed() {
      return allowed;
    },
    /** Calls `listener` after updates have come or gone until the returned function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (): SavedQueue => ({ next_id: nextId, allowed: [...allowed], waiting: [...current()] }),
  };
}

export type UpdateQueue = ReturnType<typeof createUpdateQueue>;
