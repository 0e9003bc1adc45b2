/** Behind "Cancel" buttons: takes a question back. Its argument names which sentence to leave in its place. */
import { say } from '../answer.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';

export function createDismissCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'dismiss', function* ({ argument }, { words }) {
    const sentences: Readonly<Record<string, string>> = {
      profile: words.text('front-taken-back-profile'),
      disconnect: words.text('front-taken-back-disconnect'),
      figures: words.text('figures-nothing-counted'),
    };
    const sentence = Object.hasOwn(sentences, argument) ? sentences[argument] : undefined;
    yield say([sentence ?? words.text('front-taken-back-other')], { place: 'replace' });
  });
}
