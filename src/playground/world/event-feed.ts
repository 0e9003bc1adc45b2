/**
 * What happens in the playground, in order, for everyone who watches: the page and the tests' driver. A bounded tail is
 * kept, so that a watcher whose connection broke can go on where it stopped; one that was away too long starts afresh.
 */
import { randomBytes } from 'node:crypto';
import { MAX_EVENTS_KEPT } from '../limits.ts';
import type { InlineAnswer } from './inline-queries.ts';
import type { Bot, Chat, Message, Person } from './model.ts';

/** What people see of the bot, but for its commands. */
export type ShownBot = Pick<Bot, 'id' | 'username' | 'name' | 'description'>;

/** A message beside the one of the chat that it replies to. */
export type ShownMessage = Message & { readonly replied?: Message };

/** A chat without its messages. */
export type ChatHead = Omit<Chat, 'messages' | 'next_message_id'>;

export type PlaygroundEvent =
  | { readonly type: 'message'; readonly chat_id: number; readonly message: ShownMessage }
  | { readonly type: 'edited'; readonly chat_id: number; readonly message: ShownMessage }
  | { readonly type: 'deleted'; readonly chat_id: number; readonly message_ids: readonly number[] }
  | { readonly type: 'hidden'; readonly chat_id: number; readonly message_id: number; readonly person_id: number }
  | { readonly type: 'action'; readonly chat_id: number; readonly action: string; readonly for_ms: number }
  | {
      readonly type: 'answered';
      readonly chat_id: number;
      readonly message_id: number;
      readonly person_id: number;
      readonly callback_query_id: string;
      readonly text: string;
      readonly alert: boolean;
      readonly url?: string;
    }
  /** What can be chosen, for one person who has typed these words. */
  | {
      readonly type: 'inline';
      readonly inline_query_id: string;
      readonly person_id: number;
      readonly query: string;
      readonly offset: string;
      readonly answer: InlineAnswer;
    }
  | { readonly type: 'chat'; readonly chat: ChatHead }
  | { readonly type: 'person'; readonly person: Person }
  | { readonly type: 'bot'; readonly bot: ShownBot }
  | { readonly type: 'reset' };

export interface NumberedEvent {
  /** `<start of this feed>.<number>`, opaque to watchers. */
  readonly id: string;
  readonly event: PlaygroundEvent;
}

/** An empty feed; its ids differ from those of any other run, so a page left open notices a restart. */
export function createEventFeed() {
  const epoch = randomBytes(6).toString('hex');
  const listeners = new Set<(event: NumberedEvent) => void>();
  const kept: NumberedEvent[] = [];
  let last = 0;

  return {
    publish(event: PlaygroundEvent): void {
      last += 1;
      const numbered = { id: `${epoch}.${last}`, event };
      kept.push(numbered);
      // Trimmed in slabs: shifting one element per event would be quadratic.
      if (kept.length > 2 * MAX_EVENTS_KEPT) kept.splice(0, kept.length - MAX_EVENTS_KEPT);
      for (const listener of listeners) listener(numbered);
    },
    /** The id of the newest event. */
    get cursor(): string {
      return `${epoch}.${last}`;
    },
    /** The events after `cursor`, or undefined when they are no longer (or were never) known here. */
    since(cursor: string): readonly NumberedEvent[] | undefined {
      const [itsEpoch, number = ''] = cursor.split('.');
      const seen = /^\d{1,15}$/.test(number) ? Number(number) : Number.NaN;
      if (itsEpoch !== epoch || !(seen >= last - kept.length && seen <= last)) return undefined;
      return kept.slice(kept.length - (last - seen));
    },
    /** Calls `listener` with each new event until the returned function is called. */
    subscribe(listener: (event: NumberedEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type EventFeed = ReturnType<typeof createEventFeed>;
