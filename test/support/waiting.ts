/** Waiting for external events without sleeping. */

export interface Waiting {
  /** Makes every wait check again. */
  look(): void;
  /** Resolves as soon as `find` returns something; rejects after `withinMs` with the message `words()`. */
  until<T>(find: () => T | undefined, withinMs: number, words: () => string): Promise<T>;
}

export function createWaiting(): Waiting {
  const looks = new Set<() => void>();
  return {
    look() {
      for (const look of [...looks]) look();
    },
    until: (find, withinMs, words) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          looks.delete(look);
          reject(new Error(words()));
        }, withinMs);
        function look() {
          const found = find();
          if (found === undefined) return;
          clearTimeout(timer);
          looks.delete(look);
          resolve(found);
        }
        looks.add(look);
        look();
      }),
  };
}
