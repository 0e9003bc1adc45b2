/** Resolves the ids in a Slack export to people and conversations. */

import { BrokenSourceError } from '../broken-source.ts';
import type { ExportedChat, NativeObject } from '../importer.ts';
import { readObjects } from '../json-objects.ts';
import { objectOf, textOf } from '../json-value.ts';
import { displayName, printableName } from '../shown-name.ts';
import type { SlackFiles } from './export-files.ts';

const LISTS = ['channels.json', 'groups.json', 'dms.json', 'mpims.json'] as const;

/** Slack's own account, which writes on behalf of the workspace. */
const SLACKBOT = 'USLACKBOT';

/** The native data of a folder that no list names. */
const NOTHING: NativeObject = {};

interface Conversation {
  readonly list: (typeof LISTS)[number];
  readonly native: NativeObject;
}

interface User {
  readonly name: string | undefined;
  readonly handle: string | undefined;
  readonly isBot: boolean;
}

/** Maximum people and conversations, and characters of the conversations' native data. */
const [MAX_USERS, MAX_CONVERSATIONS, MAX_NATIVE] = [30_000, 10_000, 2_000_000];
const MAX_HANDLE = 100;

export class SlackDirectory {
  readonly #users = new Map<string, User>();
  /** By id and by name, since folders may have either. */
  readonly #conversations = new Map<string, Conversation>();
  #nativeLength = 0;
  /** Number of lists that couldn't be read or stored completely. */
  brokenLists = 0;

  static async read({ lists }: SlackFiles, signal: AbortSignal): Promise<SlackDirectory> {
    const directory = new SlackDirectory();
    for (const name of ['users.json', ...LISTS] as const) {
      const file = lists.get(name);
      if (!file) continue;
      let isWhole = true;
      try {
        for await (const objects of readObjects(file.read(signal))) {
          for (const object of objects) if (!directory.#add(object, name)) isWhole = false;
        }
      } catch (error) {
        if (!(error instanceof BrokenSourceError)) throw error;
        isWhole = false;
      }
      if (!isWhole) directory.brokenLists += 1;
    }
    return directory;
  }

  /** @returns whether it was stored */
  #add(object: NativeObject | string, list: Conversation['list'] | 'users.json'): boolean {
    if (typeof object === 'string') return false;
    return list === 'users.json' ? this.#addUser(object) : this.#addConversation({ list, native: object });
  }

  #addUser(user: NativeObject): boolean {
    const id = textOf(user.id) ?? '';
    if (this.#users.size >= MAX_USERS || id.length > MAX_HANDLE) return false;
    const handle = textOf(user.name)?.slice(0, MAX_HANDLE);
    this.#users.set(id, { name: userName(user), handle, isBot: user.is_bot === true });
    return true;
  }

  #addConversation(conversation: Conversation): boolean {
    const { native } = conversation;
    const [id, name] = [textOf(native.id), textOf(native.name)];
    const length = JSON.stringify(native).length;
    if (this.#conversations.size >= 2 * MAX_CONVERSATIONS || this.#nativeLength + length > MAX_NATIVE) return false;
    this.#nativeLength += length;
    // Ids never equal names; of two conversations with the same name, the first one owns the folder.
    if (id !== undefined) this.#conversations.set(id, conversation);
    if (name !== undefined && !this.#conversations.has(name)) this.#conversations.set(name, conversation);
    return true;
  }

  /** A person's display name; undefined if they aren't in the export. */
  userName(id: string): string | undefined {
    return this.#users.get(id)?.name;
  }

  userHandle(id: string): string | undefined {
    return this.#users.get(id)?.handle;
  }

  isBot(id: string): boolean {
    return id === SLACKBOT || this.#users.get(id)?.isBot === true;
  }

  channelName(id: string): string | undefined {
    const conversation = this.#conversations.get(id);
    return conversation && printableName(textOf(conversation.native.name) ?? '');
  }

  /** The conversation of a folder of day files. */
  chat(folder: string, me: string | undefined): ExportedChat {
    const { list, native } = this.#conversations.get(folder) ?? { list: undefined, native: NOTHING };
    const members = list === 'dms.json' || list === 'mpims.json' ? membersOf(native) : [];
    const others = members.filter((member) => member !== me);
    const isAlone = members.length > 0 && members.every((member) => member === members[0]);
    const names = (isAlone ? members.slice(0, 1) : others).map((member) => this.userName(member) ?? member);
    return {
      kind: 'chat',
      id: textOf(native.id) ?? folder,
      name: displayName(names.join(', ')) ?? displayName(textOf(native.name) ?? folder) ?? folder,
      native,
    };
  }
}

/** The display name, else the real name, else the handle. */
export function userName(user: unknown): string | undefined {
  const { display_name, real_name, name, profile } = objectOf(user);
  const inProfile = objectOf(profile);
  const names = [inProfile.display_name, display_name, real_name, inProfile.real_name, name];
  return displayName(names.find((each) => textOf(each) !== undefined));
}

function membersOf(native: NativeObject): string[] {
  return Array.isArray(native.members) ? native.members.filter((member) => typeof member === 'string') : [];
}
