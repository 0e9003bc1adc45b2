/**
 * The tables of interface.md, "Resources and their fields", as strict schemas without additional fields. Only fields
 * that an app's export doesn't contain may be absent.
 */
import { z } from 'zod';

const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
const signatures = z.record(z.string().min(1), z.record(z.string(), z.string().regex(/^0x[0-9a-f]+$/)));
/** <platform>-<account_id>-<id>; message ids that are unique only within a chat are prefixed with the chat's. */
const ID = /^(?:telegram|whatsapp|signal|slack|discord)-[A-Za-z0-9]+--?[A-Za-z0-9.]+(?:_[A-Za-z0-9.]+)?$/;
const PLATFORM = z.enum([
  'https://telegram.com',
  'https://whatsapp.com',
  'https://signal.org',
  'https://slack.com',
  'https://discord.com',
]);
const shared = {
  _id: z.string().regex(ID),
  sourceApplication: PLATFORM,
  sourceId: z.string().min(1),
  sourceData: z.record(z.string(), z.unknown()),
  insertedAt: time,
  modifiedAt: time,
  _rev: z.string().regex(/^\d+-[0-9a-f]{8,}$/),
  signatures: signatures.optional(),
};

export const StrictGroup = z.strictObject({
  ...shared,
  schema: z.string().regex(/^https:\/\/[^/]+\/social\/chat\/group\/v0\.1\.0\/schema\.json$/),
  name: z.string(),
  newestId: z.string().regex(ID),
  syncData: z.string().regex(/^\[\["[^"]+","[^"]+"\]\]$/),
});

export const StrictMessage = z.strictObject({
  ...shared,
  schema: z.string().regex(/^https:\/\/[^/]+\/social\/chat\/message\/v0\.1\.0\/schema\.json$/),
  name: z.string().min(1).max(60),
  groupId: z.string().regex(ID),
  groupName: z.string(),
  type: z.enum(['send', 'receive']),
  fromId: z.string().min(1).optional(),
  fromHandle: z.string().min(1).optional(),
  fromName: z.string().min(1).optional(),
  messageText: z.string().min(1),
  sentAt: time,
});
