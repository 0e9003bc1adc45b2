/** /cancel stops what runs and waits, or one of it; its own buttons say "Stop". */

import { dismiss } from '../actions.ts';
import type { Command } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { reply } from '../reply.ts';

export const cancelCommands: readonly Command[] = [
  /** Its argument is the reference of the one run to stop; without one, all of the person's are stopped. */
  command('cancel', async function* ({ deps, person, words, pressed }, { argument }) {
    const stopped = await deps.running.cancel(person.id, ...(argument === '' ? [] : [argument]));
    if (stopped === 0) yield reply([words.text('progress-nothing-running')]);
    // A press waits to be answered; to a typed command, what was stopped has said it.
    else if (pressed) yield { kind: 'notice', text: words.text('progress-stopped'), alert: false };
  }),
  onAction(dismiss, function* ({ words }) {
    yield reply([words.text('plain-unchanged')], { place: 'replace' });
  }),
];
