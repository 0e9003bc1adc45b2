/** /cancel stops what runs and waits, or one of it; its own buttons say "Stop". */
import { z } from 'zod';
import { dismiss } from '../actions.ts';
import type { Command } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { reply } from '../reply.ts';

/** What the button under a run carries: the number of its update. */
const Args = z.object({ only: z.int().nonnegative() });

export const cancelCommands: readonly Command[] = [
  /** Stops all that runs for the person, whatever follows the command; a button may stop one run alone. */
  command('cancel', async function* ({ deps, person, words, pressed }, { args }) {
    const stopped = await deps.running.cancel(person.id, Args.safeParse(args).data?.only);
    if (stopped === 0) yield reply([words.text('progress-nothing-running')]);
    // A press waits to be answered; to a typed command, what was stopped has said it.
    else if (pressed) yield { kind: 'notice', text: words.text('progress-stopped'), alert: false };
  }),
  onAction(dismiss, function* ({ words }) {
    yield reply([words.text('plain-unchanged')], { place: 'replace' });
  }),
];
