/** The attachment kind of a file, by its name or media type. */
import { ATTACHMENT_KINDS, ATTACHMENTS, type AttachmentKind as Kind } from '../contract/attachments.ts';

const BY_EXTENSION: ReadonlyMap<string, Kind> = new Map(
  ATTACHMENT_KINDS.flatMap((kind) => ATTACHMENTS[kind].endings.map((ending) => [ending, kind] as const)),
);

/** By the extension; any other file is a `file`. */
export function kindOfFile(name: string): Kind {
  return BY_EXTENSION.get(/\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? 'file';
}

const CONTACTS: ReadonlySet<string> = new Set(['text/vcard', 'text/x-vcard', 'text/directory']);

/** @param mediaType such as `image/jpeg`, in any case */
export function kindOfMediaType(mediaType: string): Kind {
  const type = mediaType.toLowerCase();
  if (type.startsWith('image/')) return 'photo';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return CONTACTS.has(type) ? 'contact' : 'file';
}
