/** setMessageReaction: bots put one emoji of a fixed set under a message, or none. */
import type { MethodTable } from '../../emulator.ts';
import { badRequest } from '../../refusal.ts';
import { isRecord } from '../arguments.ts';
import { namedMessage, writableChat } from './addressing.ts';

/** ReactionTypeEmoji. */
const EMOJI = new Set(
  `❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭
   🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡`.split(/\s+/),
);

export const reactions: MethodTable = {
  setMessageReaction(emulator, args) {
    const chat = writableChat(emulator, args);
    const message = namedMessage(chat, args, 'react');
    emulator.world.react(chat, message, emojiIn(args.json('reaction')));
    return true;
  },
};

function emojiIn(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given)) throw badRequest("can't parse reaction types JSON object");
  const [first, ...more] = given;
  if (first === undefined) return undefined;
  if (more.length > 0) throw badRequest('REACTIONS_TOO_MANY');
  const { type, emoji } = isRecord(first) ? first : {};
  if (type !== 'emoji' || typeof emoji !== 'string' || !EMOJI.has(emoji)) throw badRequest('REACTION_INVALID');
  return emoji;
}
