/** Who and what the ids in a Slack export are: its people and its conversations. */
import type { ExportedChat } from '../importer.ts';
import { isObject } from '../json-value.ts';
import { shownName } from '../shown-name.ts';
import { type JsonList, type JsonObject, readJsonList, type SlackFiles, textOf } from './slack-json.ts';

const LISTS = ['channels.json', 'groups.json', 'dms.json', 'mpims.json'] as const;

/** Slack's own account, which writes on behalf of the workspace. */
const SLACKBOT = 'USLACKBOT';

interface Conversation {
  readonly list: (typeof LISTS)[number];
  readonly native: JsonObject;
}

export class SlackDirectory {
  readonly #users = new Map<string, JsonObject>();
  /** By id, and by name: folders have the one or the other. */
  readonly #conversations = new Map<string, Conversation>();
  /** Lists that could not be read to their end. */
  readonly brokenLists: number;

  private constructor(users: JsonList, lists: readonly (JsonList & { list: Conversation['list'] })[]) {
    for (const user of users.objects) this.#users.set(textOf(user, 'id') ?? '', user);
    for (const { list, objects } of lists) {
      for (const native of objects) {
        const [id, name] = [textOf(native, 'id'), textOf(native, 'name')];
        // An id is nobody else's name; of two that have one name, the first has the folder.
        if (id !== undefined) this.#conversations.set(id, { list, native });
        if (name !== undefined && !this.#conversations.has(name)) this.#conversations.set(name, { list, native });
      }
    }
    this.brokenLists = [users, ...lists].filter(({ broken }) => broken).length;
  }

  static async read({ lists }: SlackFiles, signal: AbortSignal): Promise<SlackDirectory> {
    const read = async (name: string): Promise<JsonList> => {
      const file = lists.get(name);
      return file ? readJsonList(file, signal) : { objects: [], broken: false };
    };
    const users = await read('users.json');
    const others: (JsonList & { list: Conversation['list'] })[] = [];
    for (const list of LISTS) others.push({ list, ...(await read(list)) });
    return new SlackDirectory(users, others);
  }

  /** The name that a person chose to be shown; undefined for whom the export does not know. */
  userName(id: string): string | undefined {
    return userName(this.#users.get(id));
  }

  userHandle(id: string): string | undefined {
    return textOf(this.#users.get(id), 'name');
  }

  isBot(id: string): boolean {
    return id === SLACKBOT || this.#users.get(id)?.is_bot === true;
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
      name: names.join(', ') || shownName(textOf(native, 'name') ?? folder),
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
  return name === undefined ? undefined : shownName(name) || undefined;
}

function membersOf(native: JsonObject): string[] {
  return Array.isArray(native.members) ? native.members.filter((member) => typeof member === 'string') : [];
}
