/** /cancel: stops the running request, and says whether credits may have been spent. */
import { bold, say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';

export function createCancelCommand(deps: CommandDeps): Command {
  return defineCommand(deps, {
    name: 'cancel',
    usage: '',
    summary: 'Stop what is running',
    listed: true,
    inGroups: false,
    operations: [],
    work: 'quick',
    async *run(_, turn) {
      const stopped = await deps.running.cancel(turn.person.id);
      if (!stopped) {
        yield say(['Nothing is running. 0 credits spent.']);
        return;
      }
      yield say([
        bold('Stopped: '),
        shorten(stopped.label, 80),
        stopped.mayHaveCost
          ? '\nThe request had been sent already, so the service may still charge for it; /credits lists it as in doubt.'
          : '\nNothing had been sent yet: 0 credits spent.',
      ]);
    },
  });
}
