/** Behind "Cancel" buttons: takes a question back. Its argument names which sentence to leave in its place. */
import { say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';

export function createDismissCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'dismiss', function* ({ argument }, { words }) {
    const { takenBack } = words.front;
    const what = argument === 'profile' || argument === 'disconnect' ? argument : 'other';
    yield say([takenBack[what]], { place: 'replace' });
  });
}
