/** The people and chats of an archive, counted with every write: one sealed row for each person and chat. */
import { memoize } from '#platform/lru-cache.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import { MAX_NAMES } from '../../contract/limits.ts';
import type { KnownName } from '../../contract/names.ts';
import { PLATFORMS, type PlatformName } from '../../contract/platforms.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveKey } from './archive-key.ts';
import { factOf } from './facts.ts';
import { momentOf } from './moment.ts';
import { textAt } from './record-values.ts';
import type { ArchiveReading } from './store.ts';

/** A chat or person named by a message. */
type Named =
  | { readonly kind: 'chat'; readonly name: string; readonly groupId: string; readonly source: string }
  | { readonly kind: 'person'; readonly name: string; readonly fromId: string };

/** A sealed name under the token of its row; for a chat, the token of its groupId fact. */
export interface SealedName {
  readonly token: string;
  readonly isChat: boolean;
  readonly sealed: Uint8Array;
}

const binding = (token: string) => `name/${token}`;

function tokenOf(key: ArchiveKey, named: Named): string {
  return key.token(named.kind === 'chat' ? factOf('groupId', named.groupId) : `person=${named.name}`);
}

/** The chat of a message, and its sender unless that's the owner. */
function namesIn(datastore: DatastoreName, record: DataRecord): Named[] {
  if (datastore !== 'social-chat-message') return [];
  const text = (field: string) => textAt(record, field)?.trim() ?? '';
  const [groupId, chat, person] = [
    textAt(record, 'groupId'),
    text('groupName'),
    text('fromName') || text('fromHandle'),
  ];
  const isReceived = person !== '' && textAt(record, 'type') !== 'send';
  return [
    ...(groupId === undefined
      ? []
      : [{ kind: 'chat', name: chat, groupId, source: text('sourceApplication') } as const]),
    ...(isReceived ? [{ kind: 'person', name: person, fromId: text('fromId') } as const] : []),
  ];
}

/** Maximum number of sealed names cached. */
const MAX_CACHED = 10_000;

/** @returns the sealed names of a record; the same object for a repeated name */
export function createNameSealer(key: ArchiveKey): (datastore: DatastoreName, record: DataRecord) => SealedName[] {
  const sealed = memoize<SealedName>(MAX_CACHED, (text) => {
    const named = JSON.parse(text) as Named;
    const token = tokenOf(key, named);
    return { token, isChat: named.kind === 'chat', sealed: key.seal(Buffer.from(text), binding(token)) };
  });
  return (datastore, record) => namesIn(datastore, record).map((named) => sealed(JSON.stringify(named)));
}

const PLATFORM_OF = new Map(
  Object.entries(PLATFORMS).map(([name, source]) => [source as string, name as PlatformName]),
);

type Chat = KnownName['chats'][number];

/** Rows read: a person's private chat may rank far behind the person. */
const MAX_READ = 2 * MAX_NAMES;

/** The people and chats with the most messages first. */
export function knownNames(store: Pick<ArchiveReading, 'names'>, key: ArchiveKey): KnownName[] {
  const people: { name: string; fromId: string; messages: number }[] = [];
  const chats = new Map<Chat, string>();
  for (const { token, records, newest, sealed } of store.names(MAX_READ)) {
    const named = JSON.parse(key.open(sealed, binding(token)).toString()) as Named;
    if (named.kind === 'person') people.push({ name: named.name, fromId: named.fromId, messages: records });
    else {
      const platform = PLATFORM_OF.get(named.source);
      const chat = { groupId: named.groupId, messages: records, newestAt: momentOf(newest) };
      chats.set(platform === undefined ? chat : { ...chat, platform }, named.name);
    }
  }
  const byName = Map.groupBy(chats, ([, name]) => name);
  const byAccount = new Map(
    [...chats.keys()].flatMap((chat) => (chat.platform === 'telegram' ? [[accountIn(chat.groupId), chat]] : [])),
  );
  const owned = new Set<Chat>();
  const known = people.map(({ name, fromId, messages }): KnownName => {
    const named = (byName.get(name) ?? []).map(([chat]) => chat);
    const account = /^user(\d+)$/.exec(fromId)?.[1];
    const own = account === undefined ? undefined : byAccount.get(account);
    const all = [...new Set([...named, ...(own === undefined ? [] : [own])])];
    for (const chat of all) owned.add(chat);
    return { kind: 'person', name, messages, chats: all.sort((a, b) => (a.newestAt < b.newestAt ? 1 : -1)) };
  });
  for (const [chat, name] of chats)
    if (name !== '' && !owned.has(chat)) known.push({ kind: 'chat', name, messages: chat.messages, chats: [chat] });
  return known.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_NAMES);
}

/** The other account of a private Telegram chat: `telegram-<own account>-<theirs>`. */
const accountIn = (groupId: string) => /-(\d+)$/.exec(groupId)?.[1];

const weightOf = ({ messages, chats }: KnownName) =>
  Math.max(
    messages,
    chats.reduce((sum, chat) => sum + chat.messages, 0),
  );
