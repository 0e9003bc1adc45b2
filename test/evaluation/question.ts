/** What is asked of an archive, and which of its messages tell the answer. */
import { DEFAULT_SCHEMA_BASE, schemaAddress } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';

/** How a question stands to what was said; each measures something else. */
export const QUESTION_KINDS = {
  'same words': 'asked with the words with which it was told',
  'other words': 'asked with as few of them as a person might',
  'by the sender': 'told by somebody of themselves: the name stands beside the message only',
  changed: 'told twice, of two values: the newer one counts',
  'two at once': 'about two people, told in two places',
  'in a month': 'told at several times, of several values: asked for those of one month',
  'not there': 'never told, though much of the kind is',
} as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;

export interface Question {
  readonly id: string;
  /** Name of the language, or of the data set. */
  readonly group: string;
  readonly kind: string;
  readonly text: string;
  /** Ids of the sessions that tell the answer; none where there is none. */
  readonly evidence: readonly string[];
  /** Ids of the messages that do; undefined where only sessions are known. */
  readonly messages: readonly string[] | undefined;
  /** What a right answer names, all of it. */
  readonly answer: readonly string[];
}

/** One conversation of an archive. Its messages' ids begin with its own and a dot. */
export interface Session {
  readonly id: string;
  readonly messages: readonly SaidMessage[];
}

export interface SaidMessage {
  readonly id: string;
  readonly chatId: string;
  readonly chatName: string;
  readonly fromId: string;
  readonly fromName: string;
  readonly own: boolean;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The session of a message, by its id. */
export function sessionOf(messageId: string): string {
  const end = messageId.lastIndexOf('.');
  return end < 0 ? messageId : messageId.slice(0, end);
}

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
