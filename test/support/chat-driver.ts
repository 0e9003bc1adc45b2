/**
 * Simulates people who chat with the bot:
 *
 *   const driver = await openChatDriver(playground.url);
 *   const anna = await driver.person({ id: 11, name: 'Anna', language: 'en' });
 *   const answer = await anna.asks('/search boat', /3 chats/);
 *   await anna.taps('Next ▸', /^4–6/);
 *
 * Waits use the playground's event stream, never sleeping. `hears` considers what the bot has sent or edited since this
 * person's last message or press, so that a quick answer isn't missed.
 */

import type { InlineAnswer } from '#playground/world/inline-queries.ts';
import type { Message, MessageEntity } from '#playground/world/model.ts';
import {
  type ChatMessage,
  type Control,
  chatMessage,
  controlOf,
  present,
  watchPlayground,
} from './playground-watch.ts';
import type { Fault, RecordedCall } from './telegram.ts';
import { until } from './waiting.ts';

export type { ChatMessage } from './playground-watch.ts';

export interface DrivenPerson extends ChatView {
  readonly id: number;
  blocks(): Promise<void>;
  unblocks(): Promise<void>;
  /** Sets the language of this person's app: two letters, optionally with a region. */
  speaks(language: string): Promise<void>;
}

export interface DrivenGroup {
  readonly chatId: number;
  /** The group as seen by a member. */
  as(person: DrivenPerson): ChatView;
  /** Sends as the anonymous administrator (from 1087968824), or posts in a channel. */
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
  /** Injects a fault: the next `times` calls of the method fail (telegram.ts lists the kinds). */
  fault(fault: Partial<Fault> & Pick<Fault, 'method' | 'kind'>): Promise<void>;
  /** Clears injected faults; hanging calls are cut unless `leaveHanging`. */
  clearFaults(options?: { leaveHanging?: boolean }): Promise<void>;
  /** The recorded Bot API calls, oldest first. */
  calls(method?: string): Promise<RecordedCall[]>;
  /** Waits until the bot has made a matching call of `method`. */
  called(method: string, matches?: (params: Record<string, unknown>) => boolean): Promise<RecordedCall>;
  redeliver(updateId: number): Promise<void>;
  /** Posts to a control of the playground, by its path. */
  control<T>(path: string, body: object): Promise<T>;
  /** Waits until the bot has accepted every update (confirmed it, or answered the webhook with 2xx). */
  delivered(withinMs?: number): Promise<void>;
  /** Empties every chat. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a running playground. The driver may be closed before or after it. */
export async function openChatDriver(url: string): Promise<ChatDriver> {
  const watch = await watchPlayground(url);

  const control = controlOf(url, watch);
  const { ask } = control;

  const callsOf = async (method?: string) =>
    (await ask<{ calls: RecordedCall[] }>('GET', `/calls${method === undefined ? '' : `?method=${method}`}`)).calls;

  return {
    async person({ id, name = 'Person', lastName, username, language }) {
      const about = { id, first_name: name, last_name: lastName, username, language_code: language };
      const person = await ask<{ id: number }>('POST', '/people', about);
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
      const about = { id, title, type, members: members.map((member) => member.id), bot_is_admin: botIsAdmin };
      const { id: chatId } = await ask<{ id: number }>('POST', '/groups', about);
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
    calls: callsOf,
    called: (method, condition = () => true) =>
      until(
        async () => (await callsOf(method)).find(({ params }) => condition(params)),
        () => `a call of ${method}`,
      ),
    control: (path, body) => ask('POST', path, body),
    redeliver: async (updateId) => void (await ask('POST', '/updates/redeliver', { update_id: updateId })),
    async delivered(withinMs) {
      const isDelivered = async () => (await ask<{ pending: number }>('GET', '/state')).pending === 0;
      await until(isDelivered, () => 'the bot to take every update', withinMs);
    },
    reset: async () => void (await ask('POST', '/reset')),
    close: () => watch.close(),
  };
}

/** What to match: a substring, a pattern, or a condition. */
export type Wanted = string | RegExp | ((message: ChatMessage) => boolean);

export interface SayOptions {
  readonly entities?: readonly MessageEntity[];
  /** The message, or its id, that this one replies to. */
  readonly replyTo?: number | ChatMessage;
  readonly file?: { name: string; mime: string; base64: string; as_document?: boolean };
}

export interface Pressed {
  readonly callbackQueryId: string;
  readonly updateId: number | undefined;
  /** Waits for answerCallbackQuery: its text ('' for none), whether it's an alert, and its URL. */
  answer(): Promise<{ text: string; alert: boolean; url?: string }>;
}

export interface PressOptions {
  /** The button's message; by default the newest one with such a button. */
  readonly on?: ChatMessage | number;
  /** Sends this callback data as is, even without such a button, as a modified client can. */
  readonly data?: string;
}

/** A chat as seen by one person. */
export interface ChatView {
  readonly chatId: number;
  says(text: string, options?: SayOptions): Promise<{ messageId: number; updateId: number | undefined }>;
  edits(message: number, text: string): Promise<void>;
  /** Presses the inline button with this label (for a pattern, the first match). */
  presses(label: string | RegExp, options?: PressOptions): Promise<Pressed>;
  /** Waits for a matching message that the bot sent or edited since this person's last action here. */
  hears(wanted: Wanted): Promise<ChatMessage>;
  /** Says a text and hears its answer. */
  asks(text: string, answer: Wanted, options?: SayOptions): Promise<ChatMessage>;
  /** Presses a button and hears its answer. */
  taps(label: string | RegExp, answer: Wanted, options?: PressOptions): Promise<ChatMessage>;
  /** Waits until a message of this chat is deleted. */
  losesSight(of: number | ChatMessage): Promise<void>;
  /** Types the bot's username and this query into the message field, without sending it. */
  types(query: string): Promise<Typed>;
  /** Forwards a message to another chat of this person; rejects if it's protected. */
  forwards(message: number | ChatMessage, toChatId: number): Promise<void>;
  /** The commands offered to this person here, in the language of their app. */
  menu(): Promise<{ command: string; description: string }[]>;
  /** The messages that this person sees, oldest first; without deleted ones by default. */
  chat(options?: { withDeleted?: boolean }): Promise<ChatMessage[]>;
}

const idOf = (message: number | ChatMessage) => (typeof message === 'number' ? message : message.id);

function matches(wanted: Wanted, message: ChatMessage): boolean {
  if (typeof wanted === 'function') return wanted(message);
  return typeof wanted === 'string' ? message.text.includes(wanted) : wanted.test(message.text);
}

/** The messages of a chat, oldest first. */
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
      ...here,
      text,
      ...rest,
      file: file && { id, as_document: file.as_document },
      reply_to: replyTo && idOf(replyTo),
    });
    return { messageId: message.message_id, updateId: update_id };
  };
  const view: ChatView = {
    chatId,
    says: say,
    async edits(message, text) {
      since = await present(control);
      await ask('POST', '/edits', { ...here, message_id: message, text });
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
        ...here,
        message_id: target.id,
        label: exact,
        data,
      });
      const id = pressed.callback_query_id;
      return {
        callbackQueryId: id,
        updateId: pressed.update_id,
        answer: () =>
          watch.until(
            from,
            (event) => {
              if (event.type !== 'answered' || event.callback_query_id !== id) return undefined;
              return { text: event.text, alert: event.alert, ...(event.url === undefined ? {} : { url: event.url }) };
            },
            () => `an answer to the press of "${exact}"`,
          ),
      };
    },
    async hears(wanted) {
      const heard: string[] = [];
      return await watch.until(
        since,
        (event) => {
          if ((event.type !== 'message' && event.type !== 'edited') || event.chat_id !== chatId) return undefined;
          const message = chatMessage(chatId, event.message);
          if (message.fromBot) heard.push(message.text);
          return message.fromBot && matches(wanted, message) ? message : undefined;
        },
        () =>
          `${wanted} in chat ${chatId}; heard instead:\n${heard.map((text) => `  > ${text}`).join('\n') || '  nothing'}`,
      );
    },
    async asks(text, answer, options) {
      await say(text, options);
      return await view.hears(answer);
    },
    async taps(label, answer, options) {
      await view.presses(label, options);
      return await view.hears(answer);
    },
    async losesSight(of) {
      const isGone = async () => (await messagesOf(control, chatId)).every(({ id }) => id !== idOf(of));
      await until(isGone, () => `message ${idOf(of)} to be deleted`);
    },
    async types(query) {
      since = await present(control);
      return await typeInline(control, here, query);
    },
    forwards: async (message, toChatId) =>
      void (await ask('POST', '/forwards', { ...here, message_id: idOf(message), to_chat_id: toChatId })),
    async menu() {
      const query = `?chat_id=${chatId}&person_id=${personId}`;
      return (await ask<{ commands: Awaited<ReturnType<ChatView['menu']>> }>('GET', `/texts${query}`)).commands;
    },
    chat: ({ withDeleted } = {}) => messagesOf(control, chatId, withDeleted),
  };
  return view;
}

/** An inline query and its results. */
export interface Typed {
  readonly inlineQueryId: string;
  /** Undefined if a cached answer was used and the bot wasn't notified. */
  readonly updateId: number | undefined;
  /** Waits for the results. */
  offers(): Promise<InlineAnswer>;
  /** Waits for the results and chooses the one with this title (for a pattern, the first match). */
  chooses(title: string | RegExp): Promise<{ messageId: number; updateId: number | undefined }>;
}

/** Types an inline query in this chat as this person. */
async function typeInline(control: Control, here: { chat_id: number; from_id: number }, query: string): Promise<Typed> {
  const { ask, watch } = control;
  const from = await present(control);
  const asked = await ask<{ inline_query_id: string; update_id?: number }>('POST', '/inline', { ...here, query });
  const id = asked.inline_query_id;
  const offers = () =>
    watch.until(
      from,
      (event) => (event.type === 'inline' && event.inline_query_id === id ? event.answer : undefined),
      () => `an answer to the inline query "${query}"`,
    );
  return {
    inlineQueryId: id,
    updateId: asked.update_id,
    offers,
    async chooses(title) {
      const { results } = await offers();
      const named = (text: string) => (typeof title === 'string' ? text === title : title.test(text));
      const result = results.find((each) => named(each.title));
      if (!result) throw new Error(`no result ${title}; there are: ${results.map((each) => each.title).join(' | ')}`);
      const choice = { ...here, inline_query_id: id, result_id: result.id };
      const chosen = await ask<{ message: Message; update_id?: number }>('POST', '/inline/choices', choice);
      return { messageId: chosen.message.message_id, updateId: chosen.update_id };
    },
  };
}
