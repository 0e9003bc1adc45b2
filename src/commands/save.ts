/** /save: keeps a message in the person's archive, in the chat “Saved”; the same one once. */
import { say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { IMPORT_WORDS, SAVE_WORDS } from './import-words.ts';

export function createSaveCommand(deps: CommandDeps): Command {
  const { importing, about } = deps;
  return defineCommand(deps, 'save', async function* ({ quoted }, turn) {
    if (!importing) yield say([IMPORT_WORDS.elsewhere(about.serviceName)]);
    else if (!quoted) yield say([SAVE_WORDS.how]);
    else {
      const { userId } = turn.person;
      const messages = { account: userId, messages: [quoted], removed: [] };
      const { written } = await importing.service.putMessages(userId, messages, turn.signal);
      yield say([written > 0 ? SAVE_WORDS.saved : SAVE_WORDS.known]);
    }
  });
}
