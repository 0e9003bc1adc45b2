/** Converts a chat item of Signal to a message. Field names are those of Signal's backup format in JSON. */

import { isObject } from '#platform/json.ts';
import { kindOfFile, kindOfMediaType } from '../file-kind.ts';
import { type Attachment, type ExportedMessage, type ExportItem, skipped } from '../importer.ts';
import { idOf, isTime, objectOf, objectsOf, textOf } from '../json-value.ts';
import { full, type Recipients } from './recipients.ts';

/** One line of the export. */
export type Frame = Record<string, unknown>;

interface Content {
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Events in a chat that nobody wrote. */
const EVENTS = ['updateMessage', 'paymentNotification', 'giftBadge'];
const DELETED = ['remoteDeletedMessage', 'adminDeletedMessage'];

/** @param chatId id of the `ExportedChat` */
export function itemOf(item: Frame, chatId: string, recipients: Recipients): ExportItem {
  if (DELETED.some((kind) => isObject(item[kind]))) return skipped('deleted');
  if (EVENTS.some((kind) => isObject(item[kind]))) return skipped('service message');
  const all = [...objectsOf(item.revisions), item].map((edition) => ({ edition, sentAt: timeOf(edition.dateSent) }));
  const dated = all.flatMap(({ edition, sentAt }) => (sentAt === undefined ? [] : [{ edition, sentAt }]));
  dated.sort((one, other) => one.sentAt - other.sentAt);
  const [first] = dated;
  const newest = dated.at(-1);
  if (!first || !newest) return skipped('no date');
  const content = contentOf(newest.edition, recipients);
  if (!content) return skipped('unreadable');
  if (content.text === '' && content.attachments.length === 0) return skipped('empty');
  const author = recipients.get(idOf(item.authorId));
  const own = isObject(item.outgoing) || author?.isSelf === true;
  const by = own ? (recipients.self ?? author) : author;
  return {
    kind: 'message',
    chatId,
    // Signal itself identifies a message by author and time.
    id: `${first.sentAt}-${by?.id ?? 'unknown'}`,
    sentAt: first.sentAt,
    editedAt: newest === first ? undefined : newest.sentAt,
    fromId: by?.id,
    fromHandle: by?.handle,
    fromName: by?.name,
    own,
    text: content.text,
    attachments: content.attachments,
    native: item,
  } satisfies ExportedMessage;
}

/** Milliseconds since 1970, a string in this format. */
function timeOf(value: unknown): number | undefined {
  const digits = idOf(value);
  if (digits === undefined || !/^\d{1,16}$/.test(digits)) return undefined;
  const time = Number(digits);
  return time > 0 && isTime(time) ? time : undefined;
}

/** @returns undefined for an unknown kind of message */
function contentOf(item: Frame, recipients: Recipients): Content | undefined {
  const { standardMessage, stickerMessage, contactMessage, viewOnceMessage, directStoryReplyMessage, poll } = item;
  if (isObject(standardMessage)) {
    const attachments = objectsOf(standardMessage.attachments).map(attachmentOf);
    return { text: bodyOf(standardMessage.text, recipients), attachments };
  }
  if (isObject(stickerMessage)) {
    return { text: '', attachments: [{ kind: 'sticker', name: textOf(objectOf(stickerMessage.sticker).emoji) }] };
  }
  if (isObject(contactMessage)) return { text: '', attachments: contactsOf(contactMessage) };
  if (isObject(viewOnceMessage)) {
    const { attachment } = viewOnceMessage;
    return { text: '', attachments: [isObject(attachment) ? attachmentOf(attachment) : { kind: 'other' }] };
  }
  if (isObject(directStoryReplyMessage)) {
    const { textReply, emoji } = directStoryReplyMessage;
    const text = isObject(textReply) ? bodyOf(textReply.text, recipients) : (textOf(emoji) ?? '');
    return { text, attachments: [] };
  }
  if (isObject(poll)) {
    const options = objectsOf(poll.options).flatMap(({ option }) => textOf(option) ?? []);
    return { text: options.join('\n'), attachments: [{ kind: 'poll', name: textOf(poll.question) }] };
  }
  return undefined;
}

/** Replaces the placeholder characters of mentions by names. */
function bodyOf(text: unknown, recipients: Recipients): string {
  const { body: given, bodyRanges } = objectOf(text);
  const body = textOf(given) ?? '';
  const mentions = objectsOf(bodyRanges)
    .map(({ start, length, mentionAci }) => ({
      start: Number(start ?? 0),
      length: Number(length ?? 1),
      name: recipients.nameOfAci(mentionAci),
    }))
    .filter(({ start, length, name }) => name !== undefined && body.slice(start, start + length) === '\ufffc')
    .sort((one, other) => one.start - other.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, length, name } of mentions) {
    if (start < at) continue;
    parts.push(body.slice(at, start), `@${name}`);
    at = start + length;
  }
  return [...parts, body.slice(at)].join('');
}

function attachmentOf(attachment: Frame): Attachment {
  const pointer = objectOf(attachment.pointer);
  const name = textOf(pointer.fileName);
  const type = textOf(pointer.contentType);
  if (attachment.flag === 'VOICE_MESSAGE' || attachment.flag === 1) return { kind: 'voice', name };
  if (type === undefined && name === undefined) return { kind: 'other' };
  return { kind: type === undefined ? kindOfFile(name ?? '') : kindOfMediaType(type), name };
}

function contactsOf(message: Frame): Attachment[] {
  const contacts = isObject(message.contact) ? [message.contact] : objectsOf(message.contact);
  return contacts.map((contact) => {
    const name = objectOf(contact.name);
    return { kind: 'contact', name: full(name.givenName, name.familyName) ?? full(contact.organization, undefined) };
  });
}
