/** setMessageReaction: bots put one emoji of a fixed set under a message, or none. */
import type { MethodTable } from '../../emulator.ts';
import { badRequest } from '../../refusal.ts';
import { namedMessage, writableChat } from './addressing.ts';

export const reactions: MethodTable = {
  setMessageReaction(emulator, args) {
    const { reaction: [first, ...more] = [] } = args;
    const chat = writableChat(emulator, args);
    const message = namedMessage(chat, args.message_id, 'react');
    if (more.length > 0) throw badRequest('REACTIONS_TOO_MANY');
    if (first && first.emoji === undefined) throw badRequest('REACTION_INVALID');
    emulator.world.react(chat, message, emulator.world.bot.id, first?.emoji);
    return true;
  },
};
