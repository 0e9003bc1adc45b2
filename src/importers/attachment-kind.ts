/** What kind of attachment a file is, told by its media type. */
import type { Attachment } from './export.ts';

const CONTACTS = new Set(['text/vcard', 'text/x-vcard', 'text/directory']);

/** @param mediaType e.g. `image/png`, in any case */
export function attachmentKind(mediaType: string): Attachment['kind'] {
  const type = mediaType.toLowerCase();
  if (type.startsWith('image/')) return 'photo';
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  return CONTACTS.has(type) ? 'contact' : 'file';
}
