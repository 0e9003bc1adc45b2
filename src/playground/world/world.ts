/**
 * The emulated world: people, chats and their messages, and the bot's profile. All changes to them are made here, and
 * each is published to the event feed. It knows nothing of HTTP, updates or Bot API rules; callers check those first.
 */
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { defined } from '#platform/defined.ts';
import { CHAT_ACTION_MS, MAX_MESSAGES_PER_CHAT } from '../limits.ts';
import { type ChatHead, createEventFeed, type ShownBot, type ShownMessage } from './event-feed.ts';
import { type Bot, botSchema, type Chat, chatSchema, type Message, type Person, personSchema } from './model.ts';

export const savedWorldSchema = z.object({
  bot: botSchema,
  people: z.array(personSchema),
  chats: z.array(chatSchema),
});
export type SavedWorld = z.infer<typeof savedWorldSchema>;

/** A new message; the world assigns its id and date. */
export type NewMessage = Omit<Message, 'message_id' | 'date' | 'deleted' | 'hidden_for' | 'reactions'>;

type Given<T> = { readonly [Name in keyof T]: T[Name] | undefined } & Pick<T, 'sender' & keyof T>;

/** The fields of a message that an edit replaces; absent ones are removed. */
const CONTENT = [
  'text',
  'entities',
  'caption',
  'caption_entities',
  'reply_markup',
  'photo',
  'document',
  'covered',
] as const;
export type Content = Pick<Message, (typeof CONTENT)[number]>;

export const contentOf = (message: Content): Content =>
  defined(Object.fromEntries(CONTENT.map((name) => [name, message[name]])));

export function createWorld(clock: Clock, { bot, ...saved }: SavedWorld) {
  const feed = createEventFeed();
  const people = new Map(saved.people.map((person) => [person.id, person]));
  const chats = new Map(saved.chats.map((chat) => [chat.id, chat]));
  const actions = new Map<number, { action: string; until: number }>();
  const seconds = () => Math.floor(clock.now() / 1000);

  const announce = (type: 'message' | 'edited', chat: Chat, message: Message) =>
    // A copy, because the message may change while the feed keeps the event.
    feed.publish({ type, chat_id: chat.id, message: structuredClone(shownMessage(chat, message)) });

  return {
    feed,
    bot,
    people: people as ReadonlyMap<number, Person>,
    chats: chats as ReadonlyMap<number, Chat>,
    /** Applies `change` to the bot's profile and announces it. */
    changeBot(change: (bot: Bot) => void): void {
      change(bot);
      feed.publish({ type: 'bot', bot: structuredClone(shownBot(bot)) });
    },
    /** Adds a person with a private chat of the same id, or updates the given fields of an existing person. */
    putPerson(person: Person): Person {
      const known = people.get(person.id);
      const next = known ? Object.assign(known, person) : person;
      people.set(next.id, next);
      if (!chats.has(next.id)) {
        const chat = chatSchema.parse({ id: next.id, type: 'private', members: [next.id] });
        chats.set(chat.id, chat);
        feed.publish({ type: 'chat', chat: headOf(chat) });
      }
      feed.publish({ type: 'person', person: structuredClone(next) });
      return next;
    },
    putChat(chat: Chat): Chat {
      const known = chats.get(chat.id);
      const next = known
        ? Object.assign(known, { ...chat, messages: known.messages, next_message_id: known.next_message_id })
        : chat;
      chats.set(next.id, next);
      feed.publish({ type: 'chat', chat: headOf(next) });
      return next;
    },
    /** Undefined fields are left out of the message. */
    post(chat: Chat, written: Given<NewMessage>): Message {
      const message: Message = {
        ...(defined(written) as NewMessage),
        message_id: chat.next_message_id,
        date: seconds(),
        deleted: false,
        hidden_for: [],
        reactions: [],
      };
      chat.next_message_id += 1;
      chat.messages.push(message);
      if (chat.messages.length > MAX_MESSAGES_PER_CHAT) chat.messages.shift();
      // As in every client, a message ends its author's "typing…".
      if (written.sender.kind === 'bot') actions.delete(chat.id);
      announce('message', chat, message);
      return message;
    },
    revise(chat: Chat, message: Message, content: Content): void {
      for (const key of CONTENT) delete message[key];
      Object.assign(message, content, { edit_date: seconds() });
      announce('edited', chat, message);
    },
    /** Sets the sender's reaction to a message, replacing the previous one, or removes it if `emoji` is undefined. */
    react(chat: Chat, message: Message, from: number, emoji: string | undefined): void {
      const others = message.reactions.filter(({ from_id }) => from_id !== from);
      message.reactions = emoji === undefined ? others : [...others, { from_id: from, emoji }];
      announce('edited', chat, message);
    },
    remove(chat: Chat, ids: readonly number[]): void {
      for (const message of chat.messages) if (ids.includes(message.message_id)) message.deleted = true;
      feed.publish({ type: 'deleted', chat_id: chat.id, message_ids: [...ids] });
    },
    hide(chat: Chat, message: Message, personId: number): void {
      if (!message.hidden_for.includes(personId)) message.hidden_for.push(personId);
      feed.publish({ type: 'hidden', chat_id: chat.id, message_id: message.message_id, person_id: personId });
    },
    /** Shows the bot's action (typing …) in the chat for five seconds. */
    act(chat: Chat, action: string): void {
      actions.set(chat.id, { action, until: clock.now() + CHAT_ACTION_MS });
      feed.publish({ type: 'action', chat_id: chat.id, action, for_ms: CHAT_ACTION_MS });
    },
    actionIn(chatId: number): string | undefined {
      const shown = actions.get(chatId);
      return shown && shown.until > clock.now() ? shown.action : undefined;
    },
    /** Deletes all messages; people, groups and message numbering stay, as after "clear history". */
    clearChats(): void {
      actions.clear();
      for (const chat of chats.values()) Object.assign(chat, { messages: [], standing: 'present' });
      for (const person of people.values())
        Object.assign(person, { started: false, blocked: false, deactivated: false });
      feed.publish({ type: 'reset' });
    },
    /** The state without deleted messages. */
    save: (): SavedWorld => ({
      bot,
      people: [...people.values()],
      chats: [...chats.values()].map((chat) => ({
        ...chat,
        messages: chat.messages.filter(({ deleted }) => !deleted),
      })),
    }),
  };
}

export type World = ReturnType<typeof createWorld>;

export function shownMessage(chat: Chat, message: Message): ShownMessage {
  const replied = chat.messages.find((other) => other.message_id === message.reply_to && !other.deleted);
  return replied ? { ...message, replied } : message;
}

export const shownBot = ({ id, username, name, description }: Bot): ShownBot => ({ id, username, name, description });

/** A chat without its messages. */
export function headOf(chat: Chat): ChatHead {
  const { messages: _messages, next_message_id: _next, ...head } = chat;
  return structuredClone(head);
}
