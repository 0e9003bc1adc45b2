/** What commands may know of running work, and do about it, out of what the inbox knows. */
import type { RunningWork } from '#commands/deps.ts';
import type { Inbox } from '../jobs/inbox/inbox.ts';

/** The number of the update that the reference stands for. */
const updateIdOf = (reference: string) => Number.parseInt(reference, 36);

export function createRunningWork(inbox: Pick<Inbox, 'cancel' | 'forget' | 'isBusy'>): RunningWork {
  return {
    cancel: async (person, reference = '') =>
      (await inbox.cancel(person, ...(reference === '' ? [] : [updateIdOf(reference)]))).length,
    isRunning: (person, reference) => inbox.isBusy(person, updateIdOf(reference)),
    // A private chat has its person's id, so it is stored under the person's pseudonym.
    forget: (person) => inbox.forget(person),
  };
}
