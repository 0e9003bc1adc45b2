/** What kind of thing a sent file is, by its name or its media type. */
import type { Attachment } from './importer.ts';

type Kind = Attachment['kind'];

const BY_EXTENSION: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    photo: 'jpg jpeg png gif webp heic heif bmp avif',
    video: 'mp4 mov m4v 3gp mkv webm avi',
    audio: 'mp3 m4a aac wav flac ogg opus amr',
    contact: 'vcf',
  }).flatMap(([kind, extensions]) => extensions.split(' ').map((extension) => [extension, kind as Kind] as const)),
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
