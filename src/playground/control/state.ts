/** What the page draws: who is there, their chats, and the messages of the one that is open. */
import { offeredCommands } from '../api/methods/commands.ts';
import type { Emulator } from '../emulator.ts';
import { pageWords } from '../page-words.ts';
import type { Bot, Chat, Person } from '../world/model.ts';
import { headOf, shownBot, shownMessage } from '../world/world.ts';

const MESSAGES_AT_ONCE = 80;

/** The newest messages before one, oldest first; `more`: there are older ones. */
export function messagesIn(chat: Chat, { before = Number.POSITIVE_INFINITY, limit = MESSAGES_AT_ONCE } = {}) {
  const older = chat.messages.filter(({ message_id }) => message_id < before);
  return { messages: older.slice(-limit).map((message) => shownMessage(chat, message)), more: older.length > limit };
}

export function stateOf({ world, queue }: Emulator) {
  const chats = [...world.chats.values()].map((chat) => {
    const last = chat.messages.findLast(({ deleted }) => !deleted);
    return { ...headOf(chat), last: last && shownMessage(chat, last), action: world.actionIn(chat.id) };
  });
  return {
    /** Events after this one are not in it. */
    cursor: world.feed.cursor,
    bot: shownBot(world.bot),
    people: [...world.people.values()],
    chats,
    pending: queue.waiting().length,
  };
}

/** What depends on a person's language: the commands that they are offered in the chat, and the page's own words. */
export const textsFor = (bot: Bot, chat: Chat, person: Person | undefined) => ({
  commands: offeredCommands(bot, chat, person),
  words: pageWords(person?.language_code),
});

/**
 * The state, with the person whose page it is, the first one unless there is such a person, and with the chat that they
 * have open, their own with the bot unless they are in such a chat.
 */
export function pageState(emulator: Emulator, personId: number, chatId = personId) {
  const { bot, chats, people } = emulator.world;
  const me = people.get(personId) ?? people.values().next().value;
  const asked = chats.get(chatId);
  const open = me && (asked?.members.includes(me.id) ? asked : chats.get(me.id));
  const opened = open && { chat_id: open.id, ...messagesIn(open), ...textsFor(bot, open, me) };
  return { ...stateOf(emulator), me: me?.id, opened };
}
