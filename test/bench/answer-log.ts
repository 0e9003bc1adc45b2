/** Matches what a bot says with what it was told, chat by chat, and keeps how long each answer took. */
import type { BenchUpdate } from './updates.ts';

export interface AnswerLog {
  /** From now on what is heard in this update's chat is the answer to it; several of one chat are answered in order. */
  expect(update: BenchUpdate): void;
  /** The bot has said something in `chat`; nothing happens if nothing is expected there. */
  heard(chat: number): void;
  readonly answered: number;
  /** When the last answer came, by `performance.now()`. */
  readonly lastAt: number;
  /**
   * Milliseconds from delivery to answer. What has no answer yet counts with the time that it has waited by now, so that
   * silence never makes a bot look fast.
   */
  latencies(): number[];
  /** @returns whether everything was answered by the deadline */
  complete(deadlineMs: number): Promise<boolean>;
}

export function createAnswerLog(): AnswerLog {
  const waiting = new Map<number, number[]>();
  const taken: number[] = [];
  let open = 0;
  let lastAt = performance.now();
  let done: (() => void) | undefined;

  return {
    expect({ chat }) {
      open += 1;
      const times = waiting.get(chat);
      if (times) times.push(performance.now());
      else waiting.set(chat, [performance.now()]);
    },
    heard(chat) {
      const since = waiting.get(chat)?.shift();
      if (since === undefined) return;
      lastAt = performance.now();
      taken.push(lastAt - since);
      open -= 1;
      if (open === 0) done?.();
    },
    get answered() {
      return taken.length;
    },
    get lastAt() {
      return lastAt;
    },
    latencies() {
      const now = performance.now();
      return [...taken, ...[...waiting.values()].flat().map((since) => now - since)];
    },
    complete(deadlineMs) {
      if (open === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const late = setTimeout(() => resolve(false), deadlineMs);
        done = () => {
          clearTimeout(late);
          resolve(true);
        };
      });
    },
  };
}
