/**
 * The ordered event feed of the playground, read by the page and the tests' driver. A bounded tail is kept, so that a
 * reader can resume after a lost connection; one that was away too long reloads the state.
 */
import { randomBytes } from 'node:crypto';
import { MAX_EVENTS_KEPT } from '../limits.ts';
import type { InlineAnswer } from './inline-queries.ts';
import type { Bot, Chat, Message, Person } from './model.ts';

/** The bot as people see it, without its commands. */
export type ShownBot = Pick<Bot, 'id' | 'username' | 'name' | 'description'>;

/** A message with the message of the same chat that it replies to. */
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
  /** Inline results for the person who typed this query. */
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
  /** `<epoch of this feed>.<number>`, opaque to readers. */
  readonly id: string;
  readonly event: PlaygroundEvent;
}

/** Creates an empty feed. Its ids differ from those of every other run, so a page left open notices a restart. */
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
      // Trimmed in batches: shifting one element per event would be quadratic.
      if (kept.length > 2 * MAX_EVENTS_KEPT) kept.splice(0, kept.length - MAX_EVENTS_KEPT);
      for (const listener of listeners) listener(numbered);
    },
    get cursor(): string {
      return `${epoch}.${last}`;
    },
    /** The events after `cursor`, or undefined if the cursor is unknown or too old. */
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
