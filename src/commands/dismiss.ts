/** Behind "Cancel" buttons: takes a question back. Its argument names which sentence to leave in its place. */
import { say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  profile: 'No profile was made. 0 credits spent.',
  disconnect: 'Nothing was erased.',
};

export function createDismissCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'dismiss', function* ({ argument }, { words }) {
    if (argument === 'figures') {
      yield say([words.figures.nothingCounted], { place: 'replace' });
      return;
    }
    if (argument === 'cap') {
      yield say([words.money.notSpent], { place: 'replace' });
      return;
    }
    const sentence = Object.hasOwn(SENTENCES, argument) ? SENTENCES[argument] : undefined;
    yield say([sentence ?? 'Nothing was changed.'], { place: 'replace' });
  });
}
