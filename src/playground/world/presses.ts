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
  /** Takes the press out, or undefined when it is unknown, answered already or too old. */
  take(id: string): Press | undefined;
  clear(): void;
}

export function createPresses(clock: Clock): Presses {
  const open = new Map<string, Press>();
  return {
    open(press) {
      // Insertion order is age order: what is too old stands first.
      for (const [id, old] of open) {
        if (clock.now() - old.at <= PRESS_ANSWERABLE_MS) break;
        open.delete(id);
      }
      const id = newQueryId();
      const opened = { ...press, id, at: clock.now() };
      open.set(id, opened);
      return opened;
    },
    take(id) {
      const press = open.get(id);
      open.delete(id);
      return press && clock.now() - press.at <= PRESS_ANSWERABLE_MS ? press : undefined;
    },
    clear() {
      open.clear();
    },
  };
}
