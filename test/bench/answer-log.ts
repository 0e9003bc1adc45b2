/** Matches what a bot says with what it was told, and keeps how long each answer took. */

export interface AnswerLog {
  /** From now on what is heard of `key` is the answer to it; several of one key are answered in order. */
  expect(key: number): void;
  /** The bot has answered `key`. @returns whether that was expected */
  heard(key: number): boolean;
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
    expect(key) {
      open += 1;
      const times = waiting.get(key);
      if (times) times.push(performance.now());
      else waiting.set(key, [performance.now()]);
    },
    heard(key) {
      const times = waiting.get(key);
      const since = times?.shift();
      if (since === undefined) return false;
      if (times?.length === 0) waiting.delete(key);
      lastAt = performance.now();
      taken.push(lastAt - since);
      open -= 1;
      if (open === 0) done?.();
      return true;
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
