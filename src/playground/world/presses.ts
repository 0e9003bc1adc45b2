/** Presses of inline buttons that wait for answerCallbackQuery. A press is answered once, and only while it is young. */
import type { Clock } from '#platform/clock.ts';
import { PRESS_ANSWERABLE_MS } from '../limits.ts';
import { newQueryId } from './query-id.ts';

export interface Press {
  readonly id: string;
  readonly chatId: number;
  readonly messageId: number;
  readonly personId: number;
  readonly at: number;
}

export interface Presses {
  open(press: Omit<Press, 'id' | 'at'>): Press;
  /** The press, answered or not, unless it is older than `withinMs` (at most what may be answered). */
  recent(id: string, withinMs: number): Press | undefined;
  /** Takes the press out, or undefined when it is unknown, answered already or too old. */
  take(id: string): Press | undefined;
  clear(): void;
}

export function createPresses(clock: Clock): Presses {
  const open = new Map<string, Press>();
  const answered = new Set<string>();
  return {
    open(press) {
      // Insertion order is age order: what is too old stands first.
      for (const [id, old] of open) {
        if (clock.now() - old.at <= PRESS_ANSWERABLE_MS) break;
        open.delete(id);
        answered.delete(id);
      }
      const id = newQueryId();
      const opened = { ...press, id, at: clock.now() };
      open.set(id, opened);
      return opened;
    },
    recent(id, withinMs) {
      const press = open.get(id);
      return press && clock.now() - press.at <= withinMs ? press : undefined;
    },
    take(id) {
      const press = answered.has(id) ? undefined : open.get(id);
      answered.add(id);
      return press && clock.now() - press.at <= PRESS_ANSWERABLE_MS ? press : undefined;
    },
    clear() {
      open.clear();
      answered.clear();
    },
  };
}
