/** Says something to a person who has not just written: a connection was made elsewhere, a token is about to go. */
import type { Clock } from '../clock.ts';
import type { Answer } from '../commands/answer.ts';
import type { Log } from '../log.ts';
import type { Keepsakes } from '../storage/keepsakes.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { UndiciTelegram } from './bot-api.ts';
import { createOutbox } from './outbox.ts';
import { createComposer } from './outgoing.ts';
import { createKeyboards } from './render/keyboard.ts';

/** @param to `person` is the pseudonym, `chatId` the private chat. Rejects when Telegram does not take the message. */
export type Tell = (to: { person: string; chatId: string }, answer: Answer, signal: AbortSignal) => Promise<void>;

export function createTell(deps: {
  telegram: UndiciTelegram;
  invocations: Keepsakes;
  settings: Pick<SettingsStore, 'read'>;
  commandNames: ReadonlySet<string>;
  clock: Clock;
  log: Log;
}): Tell {
  const outbox = createOutbox(deps.telegram, deps.log);
  const keyboards = createKeyboards(deps.invocations, deps.clock.now);
  const composer = createComposer({ ...deps, keyboards });
  return async ({ person, chatId }, answer, signal) => {
    if (answer.kind === 'progress' || answer.kind === 'notice') return;
    for (const message of await composer.compose(answer, person, '')) {
      await outbox.send({ chatId: Number(chatId), kind: 'private' }, message, signal);
    }
  };
}
