/** Who and what the ids in a Slack export are: its people and its conversations. */
import type { ExportedChat } from '../importer.ts';
import { isObject } from '../json-value.ts';
import { displayName, shownName } from '../shown-name.ts';
import { type JsonObject, readJsonList, type SlackFiles, textOf } from './slack-json.ts';

const LISTS = ['channels.json', 'groups.json', 'dms.json', 'mpims.json'] as const;

/** Slack's own account, which writes on behalf of the workspace. */
const SLACKBOT = 'USLACKBOT';

interface Conversation {
  readonly list: (typeof LISTS)[number];
  readonly native: JsonObject;
}

interface User {
  readonly name: string | undefined;
  readonly handle: string | undefined;
  readonly isBot: boolean;
}

/** People and conversations that are remembered, and characters of what the lists say of these. */
const [MAX_USERS, MAX_CONVERSATIONS, MAX_NATIVE] = [30_000, 10_000, 2_000_000];
const MAX_HANDLE = 100;

export class SlackDirectory {
  readonly #users = new Map<string, User>();
  /** By id, and by name: folders have the one or the other. */
  readonly #conversations = new Map<string, Conversation>();
  #nativeLength = 0;
  /** Lists that could not be read to their end, or not remembered whole. */
  brokenLists = 0;

  static async read({ lists }: SlackFiles, signal: AbortSignal): Promise<SlackDirectory> {
    const directory = new SlackDirectory();
    for (const name of ['users.json', ...LISTS] as const) {
      const file = lists.get(name);
      if (!file) continue;
      const add = name === 'users.json' ? directory.#addUser : directory.#addConversation;
      let isWhole = true;
      const list = readJsonList(file, signal);
      let next = await list.next();
      for (; !next.done; next = await list.next()) {
        const { object } = next.value;
        const isKept = object !== undefined && add.call(directory, object, name as Conversation['list']);
        isWhole &&= isKept;
      }
      if (next.value || !isWhole) directory.brokenLists += 1;
    }
    return directory;
  }

  #addUser(user: JsonObject): boolean {
    const id = textOf(user, 'id') ?? '';
    if (this.#users.size >= MAX_USERS || id.length > MAX_HANDLE) return false;
    const handle = textOf(user, 'name')?.slice(0, MAX_HANDLE);
    this.#users.set(id, { name: userName(user), handle, isBot: user.is_bot === true });
    return true;
  }

  #addConversation(given: JsonObject, list: Conversation['list']): boolean {
    const [id, name] = [textOf(given, 'id'), textOf(given, 'name')];
    const length = JSON.stringify(given).length;
    if (this.#conversations.size >= 2 * MAX_CONVERSATIONS || this.#nativeLength + length > MAX_NATIVE) return false;
    this.#nativeLength += length;
    const conversation = { list, native: given };
    // An id is nobody else's name; of two that have one name, the first has the folder.
    if (id !== undefined) this.#conversations.set(id, conversation);
    if (name !== undefined && !this.#conversations.has(name)) this.#conversations.set(name, conversation);
    return true;
  }

  /** The name that a person chose to be shown; undefined for whom the export does not know. */
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
    return conversation && shownName(textOf(conversation.native, 'name') ?? '');
  }

  /** Whether a list tells whose conversation a folder of days is. */
  knows(folder: string): boolean {
    return this.#conversations.has(folder);
  }

  /**
   * The conversation of a folder of days.
   * @param writers ids of those who wrote in it: they name a direct message that no list does
   */
  chat(folder: string, writers: readonly string[], me: string | undefined): ExportedChat {
    const { list, native } = this.#conversations.get(folder) ?? { list: unlisted(folder), native: {} };
    const members = list === 'dms.json' || list === 'mpims.json' ? membersOf(native) : [];
    const others = (members.length > 0 || list === undefined ? members : writers).filter((member) => member !== me);
    const alone = members.length > 0 && members.every((member) => member === members[0]);
    const names = (alone ? members.slice(0, 1) : others).map((member) => this.userName(member) ?? member);
    return {
      kind: 'chat',
      id: textOf(native, 'id') ?? folder,
      name: displayName(names.join(', ')) ?? displayName(textOf(native, 'name') ?? folder) ?? folder,
      type: list === 'dms.json' ? this.#directType(others, alone) : 'group',
      native,
    };
  }

  #directType(others: readonly string[], alone: boolean): ExportedChat['type'] {
    if (alone) return 'saved';
    return others.some((member) => this.isBot(member)) ? 'bot' : 'private';
  }
}

/** Folders of direct messages have their id for a name. */
function unlisted(folder: string): Conversation['list'] | undefined {
  return /^D[A-Z0-9]{6,}$/.test(folder) ? 'dms.json' : undefined;
}

/** What people see: the display name where they have chosen one, else the real one, else the handle. */
export function userName(user: unknown): string | undefined {
  if (!isObject(user)) return undefined;
  const chosen = textOf(user.profile, 'display_name') ?? textOf(user, 'display_name');
  const name = chosen ?? textOf(user, 'real_name') ?? textOf(user.profile, 'real_name') ?? textOf(user, 'name');
  return name === undefined ? undefined : displayName(name);
}

function membersOf(native: JsonObject): string[] {
  return Array.isArray(native.members) ? native.members.filter((member) => typeof member === 'string') : [];
}
