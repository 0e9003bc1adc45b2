/** /save: keeps a message in the person's archive, in the chat “Saved”; the same one once. */

import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { connectButton } from '../press.ts';
import { reply } from '../reply.ts';

export function createSaveCommand(deps: CommandDeps): Command {
  const { importing, about } = deps;
  return defineCommand(deps, 'save', async function* ({ quoted }, turn) {
    const words = turn.words;
    if (!importing) yield reply([words.text('importing-elsewhere-file', { service: serviceIn(turn.words, about) })]);
    else if (!quoted) yield reply([words.text('saving-how')]);
    else {
      const { userId } = turn.person;
      const messages = { account: userId, messages: [quoted], removed: [] };
      const { written } = await importing.service.putMessages(userId, messages, turn.signal);
      const { connection } = await turn.user();
      // It is in their archive, and not in what they look through.
      if (written > 0 && connection?.access?.whose === 'sample')
        yield reply([words.text('saving-saved-aside')], {
          buttons: [[connectButton(words.text('connecting-connect-own'))]],
        });
      else yield reply([words.text(written > 0 ? 'saving-saved' : 'saving-known')]);
    }
  });
}
