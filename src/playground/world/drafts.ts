/**
 * Texts that the bot is still writing: one per private chat, each for a short while. A draft ends with the bot's next
 * message, when its time is over, or when the person stops it; of one that was stopped nothing more is shown.
 */
import type { Clock } from '#platform/clock.ts';
import { DRAFT_MS } from '../limits.ts';
import type { MessageEntity } from './model.ts';

export interface Draft {
  readonly draft_id: number;
  /** Empty while the bot is thinking. */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  readonly can_stop: boolean;
  readonly keep_on_stop: boolean;
}

export interface Drafts {
  put(chatId: number, draft: Draft): void;
  /** The draft that is shown now. */
  in(chatId: number): Draft | undefined;
  /** Takes away what is shown: the bot has sent a message. */
  end(chatId: number): void;
  /** The person wants no more of it; false when there is nothing to stop. */
  stop(chatId: number): Draft | undefined;
  clear(): void;
}

interface Slot {
  shown: Draft | undefined;
  /** The draft that is not to be heard of any more. */
  stopped: number | undefined;
  cancel(): void;
}

/** `tell` hears of every change: the draft that is shown in a chat from now on. */
export function createDrafts(clock: Clock, tell: (chatId: number, draft: Draft | undefined) => void): Drafts {
  const slots = new Map<number, Slot>();
  const slotOf = (chatId: number): Slot => {
    const slot = slots.get(chatId) ?? { shown: undefined, stopped: undefined, cancel: () => {} };
    slots.set(chatId, slot);
    return slot;
  };
  function hide(chatId: number): void {
    const slot = slots.get(chatId);
    slot?.cancel();
    if (!slot?.shown) return;
    slot.shown = undefined;
    tell(chatId, undefined);
  }
  return {
    put(chatId, draft) {
      const slot = slotOf(chatId);
      if (slot.stopped === draft.draft_id) return;
      slot.cancel();
      Object.assign(slot, { shown: draft, stopped: undefined });
      slot.cancel = clock.after(DRAFT_MS, () => hide(chatId));
      tell(chatId, draft);
    },
    in: (chatId) => slots.get(chatId)?.shown,
    end: hide,
    stop(chatId) {
      const slot = slots.get(chatId);
      const draft = slot?.shown;
      if (!slot || !draft?.can_stop) return undefined;
      slot.stopped = draft.draft_id;
      if (!draft.keep_on_stop) hide(chatId);
      else {
        slot.shown = { ...draft, can_stop: false };
        tell(chatId, slot.shown);
      }
      return draft;
    },
    clear() {
      for (const chatId of slots.keys()) hide(chatId);
      slots.clear();
    },
  };
}
