/**
 * The records of interface.md, Resources and their fields, with every field of its tables.
 * Which fields are required is "not shown", so only `_id` is, and a thread's chat id; unknown members pass through. This
 * project's service fills in all fields.
 */
import { z } from 'zod';
import { PLATFORM_KEYS } from './platforms.ts';

const signatures = z.record(z.string(), z.record(z.string(), z.string()));
const sourceData = z.record(z.string(), z.unknown());
const timestamp = z.string();

/** A chat. `_id` is `<platform>-<account_id>-<chat_id>`. */
export const ChatGroup = z.looseObject({
  _id: z.string().min(1),
  sourceApplication: z.string().optional(),
  sourceId: z.string().optional(),
  sourceData: sourceData.optional(),
  schema: z.string().optional(),
  name: z.string().optional(),
  insertedAt: timestamp.optional(),
  modifiedAt: timestamp.optional(),
  newestId: z.string().optional(),
  syncData: z.string().optional(),
  _rev: z.string().optional(),
  signatures: signatures.optional(),
});
export type ChatGroup = z.infer<typeof ChatGroup>;

/** A message. `_id` is `<platform>-<account_id>-<message_id>`; `type` is `send` (by the person) or `receive`. */
export const ChatMessage = z.looseObject({
  _id: z.string().min(1),
  name: z.string().optional(),
  groupId: z.string().optional(),
  groupName: z.string().optional(),
  type: z.string().optional(),
  fromId: z.string().optional(),
  fromHandle: z.string().optional(),
  fromName: z.string().optional(),
  messageText: z.string().optional(),
  schema: z.string().optional(),
  sourceApplication: z.string().optional(),
  sourceId: z.string().optional(),
  sourceData: sourceData.optional(),
  insertedAt: timestamp.optional(),
  sentAt: timestamp.optional(),
  modifiedAt: timestamp.optional(),
  signatures: signatures.optional(),
  _rev: z.string().optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A record of any datastore. */
export const DataRecord = z.looseObject({
  _id: z.string().min(1),
  schema: z.string().optional(),
  name: z.string().optional(),
});
export type DataRecord = z.infer<typeof DataRecord>;

/** Members that the client never passes on to a chat or a prompt: native objects, pictures and signatures. */
export const PRIVATE_MEMBERS = ['sourceData', 'icon', 'signatures', 'syncData', '_match'] as const;

export const PlatformName = z.enum(PLATFORM_KEYS);
