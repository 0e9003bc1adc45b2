/**
 * Lets a test be the people on the other side of the bot:
 *
 *   const driver = await openPlaygroundDriver(playground.url);
 *   const anna = await driver.person({ id: 11, name: 'Anna', language: 'en' });
 *   await anna.says('/search boat');
 *   const answer = await anna.hears(/3 chats/);
 *   await anna.presses('Next ▸');
 *
 * Waiting is done on the playground's event stream, never by sleeping. `hears` looks at what the bot has sent or edited
 * since this person last spoke or pressed, so an answer that came quickly is not missed.
 */

import { type ChatView, chatView, messagesOf } from './playground-chat-view.ts';
import { type ChatMessage, controlOf, type WaitOptions, watchPlayground } from './playground-watch.ts';
import type { Fault, RecordedCall } from './telegram.ts';

export type { ChatView, Pressed, SayOptions, WaitOptions, Wanted } from './playground-chat-view.ts';
export type { ChatMessage } from './playground-watch.ts';

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

export interface PlaygroundDriver {
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
export async function openPlaygroundDriver(url: string): Promise<PlaygroundDriver> {
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
        async () => ((await ask<{ pending: number }>('GET', '/updates')).pending === 0 ? true : undefined),
        withinMs,
        () => 'the bot to take every update',
      );
    },
    reset: async () => void (await ask('POST', '/reset')),
    close: () => watch.close(),
  };
}
