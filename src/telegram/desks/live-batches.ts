/** Changes of one owner's messages, written together: whatever comes while a request is under way goes with the next. */
import type { ImportService, OwnMessages } from '#service/contract/imports.ts';

export type LiveChange = Pick<OwnMessages, 'messages' | 'removed'>;

/** Of one request, whose body may have 100 kB: characters of text, messages, deletions. */
const MOST = { text: 20_000, messages: 50, removed: 1_000 };

interface Waiting {
  readonly change: LiveChange;
  settle(error?: unknown): void;
}

const lengthOf = ({ messages }: LiveChange) => messages.reduce((sum, { text }) => sum + text.length + 500, 0);

export function createLiveBatches(service: Pick<ImportService, 'putMessages'>) {
  const waiting = new Map<string, Waiting[]>();
  const under = new Set<string>();

  function take(queue: Waiting[]): Waiting[] {
    const taken: Waiting[] = [];
    let [text, messages, removed] = [0, 0, 0];
    for (const one of queue) {
      text += lengthOf(one.change);
      messages += one.change.messages.length;
      removed += one.change.removed.length;
      const isFull = text > MOST.text || messages > MOST.messages || removed > MOST.removed;
      // What was deleted must not be written again by what came before it in the same request.
      if (taken.length > 0 && (isFull || taken.some(({ change }) => change.removed.length > 0))) break;
      taken.push(one);
    }
    return taken;
  }

  async function flush(owner: string): Promise<void> {
    if (under.has(owner)) return;
    under.add(owner);
    const queue = waiting.get(owner) ?? [];
    while (queue.length > 0) {
      const batch = take(queue);
      queue.splice(0, batch.length);
      const messages = batch.flatMap(({ change }) => change.messages);
      const removed = batch.flatMap(({ change }) => change.removed);
      // Its own requests have a deadline: no single update may end what others go with.
      const { signal } = new AbortController();
      const error = await service
        .putMessages(owner, { account: owner, messages, removed, existingOnly: true }, signal)
        .then(
          () => undefined,
          (reason: unknown) => reason ?? new Error('not written'),
        );
      for (const { settle } of batch) settle(error);
    }
    waiting.delete(owner);
    under.delete(owner);
  }

  return {
    /** Resolves when it is written. Rejects with ServiceFailure, or with the signal's reason: then it may be written all the same. */
    put(owner: string, change: LiveChange, signal: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = () => reject(signal.reason);
        signal.addEventListener('abort', leave, { once: true });
        const settle = (error?: unknown) => {
          signal.removeEventListener('abort', leave);
          if (error === undefined) resolve();
          else reject(error);
        };
        const queue = waiting.get(owner) ?? [];
        queue.push({ change, settle });
        waiting.set(owner, queue);
        void flush(owner);
      });
    },
  };
}
