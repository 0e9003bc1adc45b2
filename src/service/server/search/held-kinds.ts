/**
 * Of which kind a file is that a record holds. Imports write what was attached as lines of the text ("[photo]",
 * "[file: trip.mp4]"); the index knows the words of these lines, and the record itself tells whether they are such lines.
 */

import type { DataRecord } from '../../contract/records.ts';
import { HELD_KINDS, type HeldKind } from '../../contract/search-extension.ts';
import { textAt } from '../archive/record-values.ts';

interface Told {
  /** How imports call it. */
  readonly line: string;
  /** What the names of such files end with. */
  readonly endings: string;
}

const TOLD: Readonly<Record<HeldKind, Told>> = {
  photo: { line: 'photo', endings: 'jpg jpeg png heic webp gif' },
  video: { line: 'video', endings: 'mp4 mov mkv webm avi 3gp' },
  voice: { line: 'voice message', endings: '' },
  audio: { line: 'audio', endings: 'mp3 m4a ogg opus wav flac aac' },
  sticker: { line: 'sticker', endings: '' },
};

const endingsOf = (kind: HeldKind) => TOLD[kind].endings.split(' ').filter(Boolean);

export function isHeldKind(has: string | undefined): has is HeldKind {
  return HELD_KINDS.some((kind) => kind === has);
}

/** Words of which each record that holds such a file has one. */
export function wordsOfKind(kind: HeldKind): string[] {
  return [TOLD[kind].line.replace(/ .*/, ''), ...endingsOf(kind)];
}

/** Whether a record holds a file of the kind. */
export function holdsKind(kind: HeldKind): (record: DataRecord) => boolean {
  const ending = endingsOf(kind).join('|');
  const named = ending === '' ? '' : `|^\\[(?:file|attachment): .*\\.(?:${ending})\\]$`;
  const isLine = new RegExp(`^\\[${TOLD[kind].line}(?:: .*)?\\]$${named}`, 'im');
  const isName = ending === '' ? undefined : new RegExp(`\\.(?:${ending})$`, 'i');
  return (record) => {
    const text = ['messageText', 'content', 'description'].map((member) => textAt(record, member)).join('\n');
    return isLine.test(text) || (isName?.test(record.name?.trim() ?? '') ?? false);
  };
}
