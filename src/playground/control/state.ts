/** The state that the page renders: people, chats, and the messages of the open chat. */
import { offeredCommands } from '../api/methods/commands.ts';
import type { Emulator } from '../emulator.ts';
import { pageWords } from '../page-words.ts';
import type { Bot, Chat, Person } from '../world/model.ts';
import { headOf, shownBot, shownMessage } from '../world/world.ts';

const PAGE_SIZE = 80;

/** The latest messages before the id `before`, oldest first; `more` if there are older ones. */
export function messagesIn(chat: Chat, { before = Number.POSITIVE_INFINITY, limit = PAGE_SIZE } = {}) {
  const older = chat.messages.filter(({ message_id }) => message_id < before);
  return { messages: older.slice(-limit).map((message) => shownMessage(chat, message)), more: older.length > limit };
}

export function stateOf({ world, queue }: Emulator) {
  const chats = [...world.chats.values()].map((chat) => {
    const last = chat.messages.findLast(({ deleted }) => !deleted);
    return { ...headOf(chat), last: last && shownMessage(chat, last), action: world.actionIn(chat.id) };
  });
  return {
    /** Id of the last event included in the state. */
    cursor: world.feed.cursor,
    bot: shownBot(world.bot),
    people: [...world.people.values()],
    chats,
    pending: queue.waiting().length,
  };
}

/** What depends on a person's language: the commands offered in the chat, and the page's UI texts. */
export const textsFor = (bot: Bot, chat: Chat, person: Person | undefined) => ({
  commands: offeredCommands(bot, chat, person),
  words: pageWords(person?.language_code),
});

/**
 * The state with `me`, the page's person (by default the first one), and their open chat (by default their private chat
 * with the bot).
 */
export function pageState(emulator: Emulator, personId: number, chatId: number) {
  const { bot, chats, people } = emulator.world;
  const me = people.get(personId) ?? people.values().next().value;
  const asked = chats.get(chatId);
  const open = me && (asked?.members.includes(me.id) ? asked : chats.get(me.id));
  const opened = open && { chat_id: open.id, ...messagesIn(open), ...textsFor(bot, open, me) };
  return { ...stateOf(emulator), me: me?.id, opened };
}
