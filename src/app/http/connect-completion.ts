/** Completes a one-tap connection: checks and stores the token, notifies the chat, and provides the page's text. */
import { randomUUID } from 'node:crypto';
import { completeConnect } from '#commands/access/consent-callback.ts';
import type { CommandDeps } from '#commands/deps.ts';
import type { Reply } from '#commands/reply.ts';
import type { ConnectPageOptions } from './connect-page.ts';

const DEADLINE_MS = 30_000;

export function createConnectCompletion(
  deps: CommandDeps,
  notify: (to: { person: string; chatId: string }, answer: Reply) => Promise<void>,
  stopping: AbortSignal,
): Pick<ConnectPageOptions, 'storeToken' | 'find' | 'complete'> {
  return {
    storeToken: (state, received) => deps.consents.bring(state, received, deps.clock.now()),
    async find(state) {
      const pending = await deps.consents.peek(state, deps.clock.now());
      return pending && { firstName: pending.firstName, broughtBy: pending.brought?.browser };
    },
    async complete(state, decision, browser) {
      const reference = randomUUID().slice(0, 8).toUpperCase();
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(DEADLINE_MS)]);
      const outcome = await completeConnect(deps, { state, decision, browser }, { signal, reference });
      if (outcome.tell) {
        await notify(outcome.tell, outcome.tell.answer).catch((error: unknown) =>
          deps.log.warn({ err: error, reference }, 'could not report the outcome of connecting in the chat'),
        );
      }
      return { status: outcome.status, ...outcome.page };
    },
  };
}
