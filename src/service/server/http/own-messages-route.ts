/**
 * Stores the live messages of a person's own Telegram account that the bot forwards, under the ids that an import of them
 * would use. Fields that came from an export are kept when a message or chat is written again.
 */

import type { Clock } from '#platform/clock.ts';
import { isObject } from '#platform/json.ts';
import { GROUPS, MESSAGES } from '../../contract/datastores.ts';
import { IMPORT_EXTENSIONS, type OwnMessage, type OwnMessages } from '../../contract/imports.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { ExportedMessage } from '../../importers/importer.ts';
import type { Draft } from '../archive/prepared-batch.ts';
import type { Archive } from '../archives/archives.ts';
import { createRecordMaker, type RecordMaker } from '../imports/import-records.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError } from './api-error.ts';
import type { OwnerRoute } from './authentication.ts';
import type { Route } from './route.ts';

interface OwnMessagesOptions {
  owners: Owners;
  archiveOf: ArchiveOf;
  schemaBase: string;
  clock: Clock;
}

/** @param now milliseconds since 1970 */
async function putOwnMessages(
  archive: Pick<Archive, 'get' | 'put' | 'chatRange' | 'remove'>,
  { account, messages, removed }: OwnMessages,
  { schemaBase, now }: { schemaBase: string; now: number },
) {
  const maker = createRecordMaker({ platform: 'telegram', me: `user${account}`, schemaBase });
  const drafts: Draft[] = [];
  for (const message of messages) drafts.push([MESSAGES, await recordOf(archive, maker, message)]);
  const put = drafts.length === 0 ? { written: 0, updated: 0, duplicate: 0 } : await archive.put(drafts, now);
  const deleted = removed.map((message) => ({ datastore: MESSAGES, id: maker.messageId(message) }) as const);
  const removedCount = deleted.length === 0 ? 0 : await archive.remove(deleted);
  if (put.written + put.updated + removedCount > 0) await writeChats(archive, maker, { messages, removed, now });
  return { ...put, removed: removedCount };
}

async function recordOf(archive: Pick<Archive, 'get'>, maker: RecordMaker, message: OwnMessage): Promise<DataRecord> {
  const made = maker.message(exported(message), message.chatName);
  const existing = await archive.get(MESSAGES, made._id);
  if (existing === undefined) return made;
  // Only an edit changes an existing message: an original that arrives late is older than its edits.
  const { name, messageText } = made;
  const sourceData = { ...(isObject(existing.sourceData) ? existing.sourceData : {}), ...made.sourceData };
  const edited = message.editedAt === undefined ? {} : { name, messageText, sourceData };
  return { ...made, ...withoutMetadata(existing), ...edited };
}

/** A record without the members that the archive adds. */
function withoutMetadata({ insertedAt: _, modifiedAt: __, _rev: ___, ...members }: DataRecord): DataRecord {
  return members;
}

const exported = ({ chatName: _, ...message }: OwnMessage): ExportedMessage => ({
  kind: 'message',
  ...message,
  native: {},
});

/** Updates the chats of these messages, which name their newest message. */
async function writeChats(
  archive: Pick<Archive, 'get' | 'put' | 'chatRange'>,
  maker: RecordMaker,
  { messages, removed, now }: Pick<OwnMessages, 'messages' | 'removed'> & { now: number },
): Promise<void> {
  const names = new Map(removed.map(({ chatId }): [string, string | undefined] => [chatId, undefined]));
  for (const { chatId, chatName } of messages) names.set(chatId, chatName);
  const drafts: Draft[] = [];
  for (const [chatId, name] of names) {
    const existing = await archive.get(GROUPS, maker.groupId(chatId));
    if (name === undefined && !existing) continue;
    const chat = { kind: 'chat', id: chatId, name: name ?? '', native: {} } as const;
    const made = maker.group(chat, await archive.chatRange(maker.groupId(chatId)));
    drafts.push([GROUPS, existing ? { ...made, ...withoutMetadata(existing), ...rangeOf(made) } : made]);
  }
  if (drafts.length > 0) await archive.put(drafts, now);
}

const rangeOf = ({ newestId, syncData }: DataRecord) => ({
  ...(newestId === undefined ? {} : { newestId }),
  ...(syncData === undefined ? {} : { syncData }),
});

export function ownMessagesRoute(
  route: OwnerRoute,
  { owners: { directory }, archiveOf, schemaBase, clock }: OwnMessagesOptions,
): Route {
  return route(IMPORT_EXTENSIONS.putMessages, async (name, given, { request }) => {
    const owner = given.existingOnly ? await directory.find(name) : await directory.getOrCreate(name);
    if (!owner) throw new ApiError(404, 'There is no such owner.');
    return putOwnMessages(await archiveOf(owner.id, request.signal), given, { schemaBase, now: clock.now() });
  });
}
