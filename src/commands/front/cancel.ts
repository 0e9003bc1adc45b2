/** /cancel stops what runs and waits, or one of it, which then says what it may have cost; "Cancel" buttons take a question back. */

import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { reply } from '../reply.ts';

/** Its argument is the reference of the one turn to stop; without one, all of the person's are stopped. */
export function createCancelCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'cancel', async function* ({ argument }, turn) {
    const stopped = await deps.running.cancel(turn.person.id, ...(argument === '' ? [] : [argument]));
    if (stopped === 0) yield reply([turn.words.text('progress-nothing-running')]);
    // A button waits to be answered; to a typed command, what was stopped has said it.
    else if (turn.pressed) yield { kind: 'notice', text: turn.words.text('progress-stopped'), alert: false };
  });
}

export function createDismissCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'dismiss', function* ({ argument }, { words }) {
    const sentences: Readonly<Record<string, string>> = {
      profile: words.text('front-taken-back-profile'),
      disconnect: words.text('front-taken-back-disconnect'),
    };
    const sentence = Object.hasOwn(sentences, argument) ? sentences[argument] : undefined;
    yield reply([sentence ?? words.text('front-taken-back-other')], { place: 'replace' });
  });
}
