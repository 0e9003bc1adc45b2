/** Detects the kinds of files in a record. Imports write attachments as text lines: "[photo]", "[file: trip.mp4]". */
import { ATTACHMENTS, HELD_KINDS, type HeldKind } from '../../contract/attachments.ts';
import type { DataRecord } from '../../contract/records.ts';
import { textAt } from './record-values.ts';

const SIGNS = HELD_KINDS.map((kind) => {
  const { word, endings: all } = ATTACHMENTS[kind];
  const endings = all.join('|');
  const named = endings === '' ? '' : `|^\\[(?:file|attachment): .*\\.(?:${endings})\\]$`;
  return {
    kind,
    isLine: new RegExp(`^\\[${word}(?:: .*)?\\]$${named}`, 'im'),
    isName: endings === '' ? undefined : new RegExp(`\\.(?:${endings})$`, 'i'),
  };
});

export function heldKinds(record: DataRecord): HeldKind[] {
  const text = ['messageText', 'content', 'description'].flatMap((member) => textAt(record, member) ?? []).join('\n');
  const lines = text.includes('[') ? text : '';
  const name = record.name?.trim() ?? '';
  if (lines === '' && name === '') return [];
  return SIGNS.flatMap(({ kind, isLine, isName }) => (isLine.test(lines) || isName?.test(name) ? [kind] : []));
}
