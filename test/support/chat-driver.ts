/**
 * Lets a test be the people on the other side of the bot:
 *
 *   const driver = await openChatDriver(playground.url);
 *   const anna = await driver.person({ id: 11, name: 'Anna', language: 'en' });
 *   await anna.says('/search boat');
 *   const answer = await anna.hears(/3 chats/);
 *   await anna.presses('Next ▸');
 *
 * Waiting is done on the playground's event stream, never by sleeping. `hears` looks at what the bot has sent or edited
 * since this person last spoke or pressed, so an answer that came quickly is not missed.
 */

import type { InlineAnswer } from '#playground/world/inline-queries.ts';
import type { Message, MessageEntity } from '#playground/world/model.ts';
import {
  type ChatMessage,
  type Control,
  chatMessage,
  controlOf,
  present,
  type Told,
  type WaitOptions,
  watchPlayground,
} from './playground-watch.ts';
import type { Fault, RecordedCall } from './telegram.ts';

export type { ChatMessage, WaitOptions } from './playground-watch.ts';

export interface DrivenPerson extends ChatView {
  readonly id: number;
  blocks(): Promise<void>;
  unblocks(): Promise<void>;
  /** Sets the language of this person's app: two letters, with a region or without. */
  speaks(language: string): Promise<void>;
}

export interface DrivenGroup {
  readonly chatId: number;
  /** The group as one of its members sees it. */
  as(person: DrivenPerson): ChatView;
  /** A message of its anonymous administrator (from 1087968824), or a channel's post. */
  anonymousAdminSays(text: string): Promise<void>;
  chat(options?: { withDeleted?: boolean }): Promise<ChatMessage[]>;
}

export interface ChatDriver {
  person(input: {
    id?: number;
    name?: string;
    lastName?: string;
    username?: string;
    language?: string;
  }): Promise<DrivenPerson>;
  group(input: {
    id?: number;
    title: string;
    members: readonly DrivenPerson[];
    type?: 'group' | 'supergroup' | 'channel';
    botIsAdmin?: boolean;
  }): Promise<DrivenGroup>;
  /** Orders a fault: the next `times` calls of the method go wrong (faults.ts lists the kinds). */
  fault(fault: Partial<Fault> & Pick<Fault, 'method' | 'kind'>): Promise<void>;
  /** Forgets ordered faults; calls that hang are cut, unless they are to be left. */
  clearFaults(options?: { leaveHanging?: boolean }): Promise<void>;
  /** The recorded Bot API calls, oldest first. */
  calls(method?: string): Promise<RecordedCall[]>;
  /** Waits until the bot has made a call of `method` that matches. */
  called(
    method: string,
    matches?: (params: Record<string, unknown>) => boolean,
    options?: WaitOptions,
  ): Promise<RecordedCall>;
  redeliver(updateId: number): Promise<void>;
  /** Waits until the bot has taken every update (confirmed, or answered the webhook with 2xx). */
  delivered(options?: WaitOptions): Promise<void>;
  /** Empties every chat. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a running playground. Close the driver before (or after) the playground. */
export async function openChatDriver(url: string): Promise<ChatDriver> {
  const watch = await watchPlayground(url);

  const control = controlOf(url, watch);
  const { ask } = control;

  return {
    async person({ id, name = 'Person', lastName, username, language }) {
      const person = await ask<{ id: number }>('POST', '/people', {
        ...(id === undefined ? {} : { id }),
        first_name: name,
        ...(lastName === undefined ? {} : { last_name: lastName }),
        ...(username === undefined ? {} : { username }),
        ...(language === undefined ? {} : { language_code: language }),
      });
      const block = async (blocked: boolean) => void (await ask('POST', `/people/${person.id}/block`, { blocked }));
      return {
        ...chatView(control, person.id, person.id),
        id: person.id,
        blocks: () => block(true),
        unblocks: () => block(false),
        speaks: async (language_code) =>
          void (await ask('POST', '/people', { id: person.id, first_name: name, language_code })),
      };
    },
    async group({ id, title, members, type, botIsAdmin }) {
      const first = members[0]?.id ?? 0;
      const { id: chatId } = await ask<{ id: number }>('POST', '/groups', {
        title,
        members: members.map((member) => member.id),
        ...(id === undefined ? {} : { id }),
        ...(type === undefined ? {} : { type }),
        ...(botIsAdmin === undefined ? {} : { bot_is_admin: botIsAdmin }),
      });
      return {
        chatId,
        as: (person) => chatView(control, chatId, person.id),
        async anonymousAdminSays(text) {
          await ask('POST', '/messages', { chat_id: chatId, from_id: first, text, as: 'anonymous_admin' });
        },
        chat: ({ withDeleted } = {}) => messagesOf(control, chatId, withDeleted),
      };
    },
    fault: async (fault) => void (await ask('POST', '/faults', fault)),
    clearFaults: async ({ leaveHanging = false } = {}) =>
      void (await ask('DELETE', `/faults${leaveHanging ? '?hanging=leave' : ''}`)),
    calls: async (method) =>
      (await ask<{ calls: RecordedCall[] }>('GET', `/calls${method === undefined ? '' : `?method=${method}`}`)).calls,
    async called(method, condition = () => true, { withinMs } = {}) {
      return await watch.poll(
        async () => {
          const { calls } = await ask<{ calls: RecordedCall[] }>('GET', `/calls?method=${method}`);
          return calls.find(({ params }) => condition(params));
        },
        withinMs,
        () => `a call of ${method}`,
      );
    },
    redeliver: async (updateId) => void (await ask('POST', '/updates/redeliver', { update_id: updateId })),
    async delivered({ withinMs } = {}) {
      await watch.poll(
        async () => ((await ask<{ pending: number }>('GET', '/state')).pending === 0 ? true : undefined),
        withinMs,
        () => 'the bot to take every update',
      );
    },
    reset: async () => void (await ask('POST', '/reset')),
    close: () => watch.close(),
  };
}

/** What to look for: a part of the text, a pattern, or a condition. */
export type Wanted = string | RegExp | ((message: ChatMessage) => boolean);

export interface SayOptions {
  readonly entities?: readonly MessageEntity[];
  /** A message, or its id, that this one replies to. */
  readonly replyTo?: number | ChatMessage;
  readonly file?: { name: string; mime: string; base64: string; as_document?: boolean };
}

/** What happened to a press. */
export interface Pressed {
  readonly callbackQueryId: string;
  readonly updateId: number | undefined;
  /** Waits for answerCallbackQuery: its text ('' for none), whether as an alert, and its url. */
  answer(options?: WaitOptions): Promise<{ text: string; alert: boolean; url?: string }>;
}

export interface PressOptions {
  /** The message whose button it is; the newest one that has such a button when absent. */
  readonly on?: ChatMessage | number;
  /** Sends this callback data as it is, button or no button, as a modified client can. */
  readonly data?: string;
}

/** A chat seen by one person. */
export interface ChatView {
  readonly chatId: number;
  says(text: string, options?: SayOptions): Promise<{ messageId: number; updateId: number | undefined }>;
  edits(message: number, text: string): Promise<void>;
  /** Presses the inline button with this label (or, for a pattern, the first that matches). */
  presses(label: string | RegExp, options?: PressOptions): Promise<Pressed>;
  /** The bot's message that matches, sent or edited since this person last spoke or pressed here. Waits for it. */
  hears(wanted: Wanted, options?: WaitOptions): Promise<ChatMessage>;
  /** Waits until a message of this chat is gone. */
  losesSight(of: number | ChatMessage, options?: WaitOptions): Promise<void>;
  /** Types the bot's name and these words into the message field, without sending them. */
  types(query: string, options?: { offset?: string }): Promise<Typed>;
  /** Passes a message on to another chat of this person's; rejects where it is protected. */
  forwards(message: number | ChatMessage, toChatId: number): Promise<void>;
  /** The commands that this person is offered here, in the language of their app. */
  menu(): Promise<{ command: string; description: string }[]>;
  /** The messages that this person sees, oldest first; deleted ones only when asked for. */
  chat(options?: { withDeleted?: boolean }): Promise<ChatMessage[]>;
  /** What the bot shows it is doing now ("typing"), or undefined. */
  action(): Promise<string | undefined>;
}

const idOf = (message: number | ChatMessage) => (typeof message === 'number' ? message : message.id);

function matches(wanted: Wanted, message: ChatMessage): boolean {
  if (typeof wanted === 'function') return wanted(message);
  return typeof wanted === 'string' ? message.text.includes(wanted) : wanted.test(message.text);
}

/** The messages of a chat, oldest first: those that everybody sees, and those for `reader` alone. */
export async function messagesOf({ ask }: Control, chatId: number, withDeleted = false): Promise<ChatMessage[]> {
  const { messages } = await ask<{ messages: Message[] }>('GET', `/chats/${chatId}/messages?limit=5000`);
  const seen = messages.filter((message) => withDeleted || !message.deleted);
  return seen.map((message) => chatMessage(chatId, message));
}

/** The chat as this person sees it. */
export function chatView(control: Control, chatId: number, personId: number): ChatView {
  const { ask, send, watch } = control;
  const here = { chat_id: chatId, from_id: personId };
  let since = 0;
  const say = async (text: string, options: SayOptions = {}) => {
    since = await present(control);
    const { replyTo, file, ...rest } = options;
    const id = file && (await send(file.name, file.mime, Buffer.from(file.base64, 'base64')));
    const { message, update_id } = await ask<{ message: Message; update_id?: number }>('POST', '/messages', {
      chat_id: chatId,
      from_id: personId,
      text,
      ...rest,
      ...(id === undefined ? {} : { file: { id, as_document: file?.as_document } }),
      ...(replyTo === undefined ? {} : { reply_to: idOf(replyTo) }),
    });
    return { messageId: message.message_id, updateId: update_id };
  };
  return {
    chatId,
    says: say,
    async edits(message, text) {
      since = await present(control);
      await ask('POST', '/edits', { chat_id: chatId, from_id: personId, message_id: message, text });
    },
    async presses(label, { on, data } = {}) {
      const messages = await messagesOf(control, chatId);
      const named = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
      const target =
        on === undefined ? messages.findLast(({ buttons }) => buttons.flat().some(named)) : { id: idOf(on) };
      if (!target) {
        const seen = messages.flatMap(({ buttons }) => buttons.flat());
        throw new Error(`no button ${label} in chat ${chatId}; there are: ${seen.join(' | ') || 'none'}`);
      }
      const exact =
        messages
          .find(({ id }) => id === target.id)
          ?.buttons.flat()
          .find(named) ?? String(label);
      since = await present(control);
      const from = since;
      const pressed = await ask<{ callback_query_id: string; update_id?: number }>('POST', '/presses', {
        chat_id: chatId,
        from_id: personId,
        message_id: target.id,
        label: exact,
        ...(data === undefined ? {} : { data }),
      });
      const id = pressed.callback_query_id;
      const answers = (event: Told) => event.type === 'answered' && event.callback_query_id === id;
      return {
        callbackQueryId: id,
        updateId: pressed.update_id,
        async answer({ withinMs } = {}) {
          const event = await watch.until(from, answers, withinMs, () => `an answer to the press of "${exact}"`);
          if (event.type !== 'answered') throw new Error('unreachable');
          return { text: event.text, alert: event.alert, ...(event.url === undefined ? {} : { url: event.url }) };
        },
      };
    },
    async hears(wanted, { withinMs } = {}) {
      const heard: string[] = [];
      const event = await watch.until(
        since,
        (candidate) => {
          if ((candidate.type !== 'message' && candidate.type !== 'edited') || candidate.chat_id !== chatId)
            return false;
          const message = chatMessage(chatId, candidate.message);
          if (message.fromBot) heard.push(message.text);
          return message.fromBot && matches(wanted, message);
        },
        withinMs,
        () =>
          `${wanted} in chat ${chatId}; heard instead:\n${heard.map((text) => `  > ${text}`).join('\n') || '  nothing'}`,
      );
      if (event.type !== 'message' && event.type !== 'edited') throw new Error('unreachable');
      return chatMessage(chatId, event.message);
    },
    async losesSight(of, { withinMs } = {}) {
      const id = idOf(of);
      const gone = (event: Told) =>
        event.type === 'deleted' && event.chat_id === chatId && event.message_ids.includes(id);
      if ((await messagesOf(control, chatId)).every((message) => message.id !== id)) return;
      await watch.until(since, gone, withinMs, () => `message ${id} to be deleted`);
    },
    async types(query, { offset = '' } = {}) {
      since = await present(control);
      return await typeInline(control, here, { query, offset });
    },
    forwards: async (message, toChatId) =>
      void (await ask('POST', '/forwards', { ...here, message_id: idOf(message), to_chat_id: toChatId })),
    async menu() {
      const query = `?chat_id=${chatId}&person_id=${personId}`;
      return (await ask<{ commands: Awaited<ReturnType<ChatView['menu']>> }>('GET', `/texts${query}`)).commands;
    },
    chat: ({ withDeleted } = {}) => messagesOf(control, chatId, withDeleted),
    async action() {
      const { action } = await ask<{ action: string | null }>('GET', `/chats/${chatId}/messages?limit=1`);
      return action ?? undefined;
    },
  };
}

/** Words typed behind the bot's name, and what can be chosen for them. */
export interface Typed {
  readonly inlineQueryId: string;
  /** Absent when a kept answer was there already: the bot did not hear of it. */
  readonly updateId: number | undefined;
  /** Waits for what can be chosen. */
  offers(options?: WaitOptions): Promise<InlineAnswer>;
  /** Chooses the result with this title (or, for a pattern, the first that matches); waits until there is one. */
  chooses(title: string | RegExp, options?: WaitOptions): Promise<{ messageId: number; updateId: number | undefined }>;
}

/** Types the words in this chat, as this person. */
async function typeInline(
  control: Control,
  here: { chat_id: number; from_id: number },
  words: { query: string; offset: string },
): Promise<Typed> {
  const { ask, watch } = control;
  const from = await present(control);
  const asked = await ask<{ inline_query_id: string; update_id?: number }>('POST', '/inline', { ...here, ...words });
  const id = asked.inline_query_id;
  const isOffer = (event: Told) => event.type === 'inline' && event.inline_query_id === id;
  const offers = async ({ withinMs }: WaitOptions = {}) => {
    const event = await watch.until(from, isOffer, withinMs, () => `an answer to the inline query "${words.query}"`);
    if (event.type !== 'inline') throw new Error('unreachable');
    return event.answer;
  };
  return {
    inlineQueryId: id,
    updateId: asked.update_id,
    offers,
    async chooses(title, options) {
      const { results } = await offers(options);
      const named = (text: string) => (typeof title === 'string' ? text === title : title.test(text));
      const result = results.find((each) => named(each.title));
      if (!result) throw new Error(`no result ${title}; there are: ${results.map((each) => each.title).join(' | ')}`);
      const choice = { ...here, inline_query_id: id, result_id: result.id };
      const chosen = await ask<{ message: Message; update_id?: number }>('POST', '/inline/choices', choice);
      return { messageId: chosen.message.message_id, updateId: chosen.update_id };
    },
  };
}
