/** Behind "Cancel" buttons: takes a question back. Its argument names which sentence to leave in its place. */
import { say } from '../answer.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';

export function createDismissCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'dismiss', function* ({ argument }, { words }) {
    const { takenBack } = words.front;
    const sentences: Readonly<Record<string, string>> = {
      profile: takenBack.profile,
      disconnect: takenBack.disconnect,
      figures: words.figures.nothingCounted,
    };
    const sentence = Object.hasOwn(sentences, argument) ? sentences[argument] : undefined;
    yield say([sentence ?? takenBack.other], { place: 'replace' });
  });
}
