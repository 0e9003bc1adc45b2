/** In which order messages and presses are handled. */
import type { CommandBook } from '#commands/book.ts';
import type { Classification } from '../jobs/inbox/update.ts';
import { directInvocation } from '../render/keyboard.ts';
import { commandOf, type Incoming } from './incoming.ts';

/** After those of its chat, unless it stops something. */
export function classificationOf(
  incoming: Incoming | undefined,
  { commands }: { commands: CommandBook },
  pseudonym: (id: number) => string,
  me: string,
): Classification {
  if (!incoming) return { lane: 'unknown', control: false };
  if (incoming.kind === 'press') {
    // A press belongs to the chat it was made in.
    const { message, from, data } = incoming.press;
    const direct = directInvocation(data);
    const control = direct !== undefined && commands.find(direct.command)?.control === true;
    return { lane: pseudonym(message?.chat.id ?? from.id), control };
  }
  const named = commandOf(incoming.message, me);
  const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
  return { lane: pseudonym(incoming.message.chat.id), control: command?.control === true };
}
