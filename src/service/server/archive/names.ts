/** Who writes in an archive and in which chats, counted with every write: a sealed row a person and a chat. */
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

/** What one message names. */
type Named =
  | { readonly kind: 'chat'; readonly name: string; readonly groupId: string; readonly source: string }
  | { readonly kind: 'person'; readonly name: string; readonly fromId: string };

/** Sealed, under the token that its row is found by: of a chat that of the fact of its id. */
export interface SealedName {
  readonly token: string;
  readonly isChat: boolean;
  readonly sealed: Uint8Array;
}

const binding = (token: string) => `name/${token}`;

function tokenOf(key: ArchiveKey, named: Named): string {
  return key.token(named.kind === 'chat' ? factOf('groupId', named.groupId) : `person=${named.name}`);
}

/** The chat of a message, and who wrote it if that is not the owner. */
function namedIn(datastore: DatastoreName, record: DataRecord): Named[] {
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

/** Names whose sealed form is remembered. */
const MAX_REMEMBERED = 10_000;

/** @returns what a record names, sealed; of what was named before the same object */
export function createNameSealer(key: ArchiveKey): (datastore: DatastoreName, record: DataRecord) => SealedName[] {
  const sealed = memoize<SealedName>(MAX_REMEMBERED, (text) => {
    const named = JSON.parse(text) as Named;
    const token = tokenOf(key, named);
    return { token, isChat: named.kind === 'chat', sealed: key.seal(Buffer.from(text), binding(token)) };
  });
  return (datastore, record) => namedIn(datastore, record).map((named) => sealed(JSON.stringify(named)));
}

const PLATFORM_OF = new Map(
  Object.entries(PLATFORMS).map(([name, source]) => [source as string, name as PlatformName]),
);

type Chat = KnownName['chats'][number];

/** Rows that are read: a person's own chat may be far behind them. */
const MOST_READ = 2 * MAX_NAMES;

/** First those that are written with most. */
export function knownNames(store: Pick<ArchiveReading, 'names'>, key: ArchiveKey): KnownName[] {
  const people: { name: string; fromId: string; messages: number }[] = [];
  const chats = new Map<Chat, string>();
  for (const { token, records, newest, sealed } of store.names(MOST_READ)) {
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

/** Of a private chat of Telegram, whose it is: `telegram-<own account>-<theirs>`. */
const accountIn = (groupId: string) => /-(\d+)$/.exec(groupId)?.[1];

const weightOf = ({ messages, chats }: KnownName) =>
  Math.max(
    messages,
    chats.reduce((sum, chat) => sum + chat.messages, 0),
  );
