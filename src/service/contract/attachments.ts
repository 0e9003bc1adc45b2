/** Kinds of attachments: the word that an import writes into the message text, and the file extensions. */
export const ATTACHMENTS = {
  photo: { word: 'photo', endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'bmp', 'avif'] },
  video: { word: 'video', endings: ['mp4', 'mov', 'm4v', '3gp', 'mkv', 'webm', 'avi'] },
  voice: { word: 'voice message', endings: [] },
  audio: { word: 'audio', endings: ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg', 'opus', 'amr'] },
  file: { word: 'file', endings: [] },
  sticker: { word: 'sticker', endings: [] },
  location: { word: 'location', endings: [] },
  contact: { word: 'contact', endings: ['vcf'] },
  poll: { word: 'poll', endings: [] },
  other: { word: 'attachment', endings: [] },
} as const satisfies Record<string, { word: string; endings: readonly string[] }>;
export type AttachmentKind = keyof typeof ATTACHMENTS;
export const ATTACHMENT_KINDS = Object.keys(ATTACHMENTS) as [AttachmentKind, ...AttachmentKind[]];

/** Kinds of files that a search can be limited to, besides any file. */
export const HELD_KINDS = ['photo', 'video', 'voice', 'audio', 'sticker'] as const satisfies AttachmentKind[];
export type HeldKind = (typeof HELD_KINDS)[number];

const HELD_WORDS = [...HELD_KINDS, 'file' as const, 'other' as const].map((kind) => ATTACHMENTS[kind].word);
const ATTACHED = new RegExp(`^\\[(?:${HELD_WORDS.join('|')})(?:: .*)?\\]$`, 'm');

/** Whether a text has an attachment line, as written by imports. */
export const holdsAttachedLine = (text: string): boolean => text.includes('[') && ATTACHED.test(text);

const LINE = new RegExp(
  `^\\[(${Object.values(ATTACHMENTS)
    .map(({ word }) => word)
    .join('|')})(?=\\]$|: .*\\]$)`,
  'gm',
);
const KINDS = new Map<string, AttachmentKind>(ATTACHMENT_KINDS.map((kind) => [ATTACHMENTS[kind].word, kind]));

/** Replaces the words in a text's attachment lines, for example by translated ones. */
export const renameAttached = (text: string, nameOf: (kind: AttachmentKind) => string): string =>
  text.includes('[') ? text.replace(LINE, (_, word: string) => `[${nameOf(KINDS.get(word) ?? 'other')}`) : text;
