/** Assigns an update to a queue before it is handled. */
import type { CommandRegistry } from '#commands/all-commands.ts';
import { directInvocation } from '../render/keyboard.ts';
import { commandOf } from './incoming-message.ts';
import { type Update, writtenIn } from './update.ts';

export interface Classification {
  /** Updates of one queue start in order; usually a chat. */
  queue: string;
  /** Skips its queue (/cancel, a routine). */
  control: boolean;
  /** Not recorded, because it is worthless after seconds (an inline query). */
  unrecorded?: boolean;
  /** Kept even if its queue is full: it is archived, not answered. */
  mustKeep?: boolean;
}

/** @param me the bot's username */
export function classificationOf(
  update: Update | undefined,
  commands: Pick<CommandRegistry, 'find'>,
  pseudonym: (id: number | string) => string,
  me: string,
): Classification {
  if (!update) return { queue: 'unknown', control: false };
  const { callback_query: query, inline_query: inline, business_connection: connection, routine } = update;
  const message = writtenIn(update);
  if (message) {
    const named = commandOf(message, me);
    const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
    return { queue: pseudonym(message.chat.id), control: command?.control === true };
  }
  if (query) {
    // A press belongs to the queue of its chat.
    const direct = directInvocation(query.data);
    const control = direct !== undefined && commands.find(direct.command)?.control === true;
    return { queue: pseudonym(query.message?.chat.id ?? query.from.id), control };
  }
  if (inline) return { queue: 'inline', control: false, unrecorded: true };
  // Nobody waits for a routine, and it delays nothing in its chat.
  if (routine) return { queue: pseudonym(routine.userId), control: true };
  if (connection) return { queue: `live ${connection.id}`, control: false, mustKeep: true };
  const business = update.business_message ?? update.edited_business_message ?? update.deleted_business_messages;
  if (business) {
    const queue = `live ${business.business_connection_id} ${business.chat.id}`;
    return { queue, control: false, mustKeep: true };
  }
  return { queue: 'unknown', control: false };
}
