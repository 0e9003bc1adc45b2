/** Sessions as the records of the service. */
import { DEFAULT_SCHEMA_BASE, schemaAddress } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';
import type { SaidMessage } from './question.ts';

const SCHEMA = schemaAddress(DEFAULT_SCHEMA_BASE, 'social-chat-message');

/** A chat message of the interface document. */
export function toRecord(message: SaidMessage): DataRecord {
  const sentAt = new Date(message.sentAt).toISOString();
  return {
    _id: message.id,
    groupId: message.chatId,
    groupName: message.chatName,
    type: message.own ? 'send' : 'receive',
    fromId: message.fromId,
    fromName: message.fromName,
    messageText: message.text,
    schema: SCHEMA,
    sourceApplication: 'https://telegram.com',
    sourceId: message.id,
    sentAt,
    insertedAt: sentAt,
  };
}
