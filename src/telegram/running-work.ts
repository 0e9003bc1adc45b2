/** What commands may know of running work, and do about it, out of what the pipeline and the deliveries know. */
import type { RunningWork } from '../commands/deps.ts';
import type { Pipeline } from '../updates/pipeline.ts';
import type { TelegramBot } from './router.ts';

/** @param parts given late, because the commands have to exist before there is a bot that runs them */
export function createRunningWork(
  parts: () => { bot: Pick<TelegramBot, 'underWay'>; pipeline: Pick<Pipeline, 'cancel' | 'running' | 'forget'> },
): RunningWork {
  return {
    async cancel(person) {
      const { bot, pipeline } = parts();
      const here = bot.underWay(person);
      const anywhere = await pipeline.running(person);
      if (!anywhere || !(await pipeline.cancel(person))) return undefined;
      // What runs in another process, or only waits, has recorded what it has paid there: say the safe thing.
      return { label: anywhere.label, mayHaveCost: here === undefined || here.credits > 0 };
    },
    current: (person) => parts().pipeline.running(person),
    // A private chat has its person's id, so it is stored under the person's pseudonym.
    forget: (person) => parts().pipeline.forget(person, person),
  };
}
