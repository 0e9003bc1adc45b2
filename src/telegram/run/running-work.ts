/** What commands may know of running work, and do about it, out of what the inbox knows. */
import type { RunningWork } from '#commands/deps.ts';
import type { Inbox } from '../jobs/inbox/inbox.ts';

export function createRunningWork(inbox: Pick<Inbox, 'cancel' | 'forget'>): RunningWork {
  return {
    async cancel(person, reference) {
      const only = reference === undefined || reference === '' ? undefined : Number.parseInt(reference, 36);
      return (await inbox.cancel(person, only)).length;
    },
    // A private chat has its person's id, so it is stored under the person's pseudonym.
    forget: (person) => inbox.forget(person),
  };
}
