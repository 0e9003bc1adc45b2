/** Of which kind a file is that a record holds. Imports write what was attached as lines of the text: "[photo]", "[file: trip.mp4]". */
import { HELD_KINDS, type HeldKind } from '../../contract/attachments.ts';
import type { DataRecord } from '../../contract/records.ts';
import { textAt } from './record-values.ts';

interface Told {
  /** How imports call it. */
  readonly line: string;
  /** What the names of such files end with. */
  readonly endings: string;
}

const TOLD: Readonly<Record<HeldKind, Told>> = {
  photo: { line: 'photo', endings: 'jpg|jpeg|png|heic|webp|gif' },
  video: { line: 'video', endings: 'mp4|mov|mkv|webm|avi|3gp' },
  voice: { line: 'voice message', endings: '' },
  audio: { line: 'audio', endings: 'mp3|m4a|ogg|opus|wav|flac|aac' },
  sticker: { line: 'sticker', endings: '' },
};

const SIGNS = HELD_KINDS.map((kind) => {
  const { line, endings } = TOLD[kind];
  const named = endings === '' ? '' : `|^\\[(?:file|attachment): .*\\.(?:${endings})\\]$`;
  return {
    kind,
    isLine: new RegExp(`^\\[${line}(?:: .*)?\\]$${named}`, 'im'),
    isName: endings === '' ? undefined : new RegExp(`\\.(?:${endings})$`, 'i'),
  };
});

/** The kinds of files that a record holds. */
export function heldKinds(record: DataRecord): HeldKind[] {
  const text = ['messageText', 'content', 'description'].flatMap((member) => textAt(record, member) ?? []).join('\n');
  const lines = text.includes('[') ? text : '';
  const name = record.name?.trim() ?? '';
  if (lines === '' && name === '') return [];
  return SIGNS.flatMap(({ kind, isLine, isName }) => (isLine.test(lines) || isName?.test(name) ? [kind] : []));
}
