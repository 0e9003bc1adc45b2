/** Waiting for what others bring about, without sleeping. */

export interface Waiting {
  /** Something has happened: every wait looks again. */
  look(): void;
  /** Resolves with what `find` finds, as soon as that is something; rejects after `withinMs` with these words. */
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
