/** Attachments of a message, from the fields that Telegram Desktop writes for each kind of media. */
import { isObject, tryParseJson } from '#platform/json.ts';
import type { Attachment, NativeObject } from '../importer.ts';
import { displayName } from '../shown-name.ts';
import { plainText } from './exported-text.ts';

const NONE: readonly Attachment[] = [];

const KIND_OF_MEDIA: Readonly<Record<string, Attachment['kind']>> = {
  sticker: 'sticker',
  video_message: 'video',
  voice_message: 'voice',
  animation: 'video',
  video_file: 'video',
  audio_file: 'audio',
};

/** Checked in order of frequency; a message has at most one attachment. */
export function attachmentsOf(message: NativeObject): readonly Attachment[] {
  if (message.photo !== undefined) return [{ kind: 'photo', name: fileName(message.photo) }];
  if (message.file !== undefined || message.media_type !== undefined || message.file_name !== undefined) {
    return [fileOf(message)];
  }
  if (message.location_information !== undefined || message.place_name !== undefined) {
    return [{ kind: 'location', name: displayName(message.place_name) ?? displayName(message.address) }];
  }
  if (message.contact_information !== undefined) {
    return [{ kind: 'contact', name: contactName(message.contact_information) }];
  }
  if (message.poll !== undefined) return [{ kind: 'poll', name: titleOf(message.poll, 'question') }];
  const other = otherOf(message);
  return other === undefined ? NONE : [other];
}

function fileOf(message: NativeObject): Attachment {
  const media = typeof message.media_type === 'string' ? message.media_type : '';
  const kind = Object.hasOwn(KIND_OF_MEDIA, media) ? KIND_OF_MEDIA[media] : 'file';
  const name = displayName(message.file_name) ?? fileName(message.file);
  if (kind === 'sticker') return { kind, name: displayName(message.sticker_emoji) ?? name };
  if (kind === 'audio') return { kind, name: songName(message) ?? name };
  return { kind: kind ?? 'file', name };
}

function songName({ performer, title }: NativeObject): string | undefined {
  const parts = [displayName(performer), displayName(title)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' – ') : undefined;
}

/** For a file that wasn't exported, the path is a note in parentheses, at most preceded by the name. */
function fileName(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const real = path.replace(/ ?\((?:File|Photo) (?:not included|exceeds maximum size|unavailable)[^()]*\)$/, '');
  return displayName(real.slice(real.lastIndexOf('/') + 1));
}

function contactName(contact: unknown): string | undefined {
  if (!isObject(contact)) return undefined;
  return personName(contact) ?? displayName(contact.phone_number);
}

/** Full name of the person described by the object. */
export function personName({ first_name: first, last_name: last }: NativeObject): string | undefined {
  return displayName(`${typeof first === 'string' ? first : ''} ${typeof last === 'string' ? last : ''}`);
}

function titleOf(value: unknown, key: string): string | undefined {
  return isObject(value) ? displayName(plainText(value[key])) : undefined;
}

function otherOf(message: NativeObject): Attachment | undefined {
  if (message.game_title !== undefined) return { kind: 'other', name: displayName(message.game_title) };
  if (message.invoice_information !== undefined) {
    return { kind: 'other', name: titleOf(unwrapped(message.invoice_information), 'title') };
  }
  if (message.todo_list !== undefined) return { kind: 'other', name: titleOf(message.todo_list, 'title') };
  const nameless = ['giveaway_information', 'giveaway_results', 'paid_stars_amount'];
  return nameless.some((key) => message[key] !== undefined) ? { kind: 'other' } : undefined;
}

/** Invoices are JSON inside a string. */
const unwrapped = (value: unknown): unknown => (typeof value === 'string' ? tryParseJson(value) : value);
