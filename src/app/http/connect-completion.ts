/** Finishes a one-tap connection: checks and keeps the token, tells the chat, and gives the page its words. */
import { randomUUID } from 'node:crypto';
import { completeConnect } from '#commands/access/consent-callback.ts';
import type { CommandDeps } from '#commands/deps.ts';
import type { Reply } from '#commands/reply.ts';
import type { ConnectPageOptions } from './connect-page.ts';

const DEADLINE_MS = 30_000;

export function createConnectCompletion(
  deps: CommandDeps,
  tell: (to: { person: string; chatId: string }, answer: Reply) => Promise<void>,
  stopping: AbortSignal,
): Pick<ConnectPageOptions, 'bring' | 'whose' | 'complete'> {
  return {
    bring: (state, brought) => deps.consents.bring(state, brought, deps.clock.now()),
    async whose(state) {
      const pending = await deps.consents.peek(state, deps.clock.now());
      return pending && { firstName: pending.firstName, hasToken: pending.brought !== undefined };
    },
    async complete(state, decision) {
      const reference = randomUUID().slice(0, 8).toUpperCase();
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(DEADLINE_MS)]);
      const outcome = await completeConnect(deps, { state, decision }, { signal, reference });
      if (outcome.tell) {
        await tell(outcome.tell, outcome.tell.answer).catch((error: unknown) =>
          deps.log.warn({ err: error, reference }, 'the outcome of connecting could not be said in the chat'),
        );
      }
      return { status: outcome.status, ...outcome.page };
    },
  };
}
