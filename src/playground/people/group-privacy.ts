/**
 * Privacy mode: which messages of a group reach a bot that is not its administrator. The manual's list ("Privacy mode"):
 * commands meant for it, replies to it, service messages; mentions are let through too, so that a bot meets them.
 */
import type { Chat, Message } from '../world/model.ts';
import type { World } from '../world/world.ts';

export function reachesBot(world: World, chat: Chat, message: Message): boolean {
  if (chat.type === 'private' || chat.type === 'channel' || chat.bot_is_admin || message.new_members) return true;
  // Meant for the bot by its kind.
  if (message.via_bot) return true;
  const replied = chat.messages.find((other) => other.message_id === message.reply_to);
  if (replied?.sender.kind === 'bot') return true;
  const words = message.text ?? message.caption ?? '';
  const own = `@${world.bot.username}`.toLowerCase();
  return (message.entities ?? message.caption_entities ?? []).some(({ type, offset, length }) => {
    const span = words.slice(offset, offset + length).toLowerCase();
    if (type === 'mention') return span === own;
    return type === 'bot_command' && (!span.includes('@') || span.endsWith(own));
  });
}
