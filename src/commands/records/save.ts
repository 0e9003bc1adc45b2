/** /save: keeps a message in the person's archive, in the chat “Saved”; the same one once. */
import { say } from '../answer.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';

export function createSaveCommand(deps: CommandDeps): Command {
  const { importing, about } = deps;
  return defineCommand(deps, 'save', async function* ({ quoted }, turn) {
    const { saving, importing: words } = turn.words;
    if (!importing) yield say([words.elsewhereFile(serviceIn(turn.words, about))]);
    else if (!quoted) yield say([saving.how]);
    else {
      const { userId } = turn.person;
      const messages = { account: userId, messages: [quoted], removed: [] };
      const { written } = await importing.service.putMessages(userId, messages, turn.signal);
      yield say([written > 0 ? saving.saved : saving.known]);
    }
  });
}
