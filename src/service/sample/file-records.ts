/** The sample person's files as records, from the table of `papers.ts`. */
import { schemaAddress } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { isoTime, revisionOf, signaturesOf } from './message-records.ts';
import { PAPERS } from './papers.ts';
import type { Random } from './random.ts';
import { DAY_MS, HOUR_MS } from './said.ts';
import { fillDates } from './story-script.ts';

const FILE_SOURCE = 'https://drive.google.com';
const ACCOUNT = '108273645546372819';
const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown',
  txt: 'text/plain',
  m4a: 'audio/mp4',
};

/** Oldest first. A line is `days ago | file name | what it says`. */
export function* fileRecords(schemaBase: string, now: number, random: Random): Generator<DataRecord> {
  const rows = PAPERS.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
  for (const [days = '', name = '', contentText = ''] of rows.sort((a, b) => Number(b[0]) - Number(a[0]))) {
    const extension = name.split('.').at(-1) ?? '';
    const sourceId = `1${random.hex(32)}`;
    const time = isoTime(Math.floor(now / DAY_MS - Number(days)) * DAY_MS + random.whole(9, 21) * HOUR_MS);
    yield {
      _id: `google-${ACCOUNT}-${sourceId}`,
      name,
      extension,
      mimeType: MIME_TYPES[extension] ?? 'application/octet-stream',
      size: random.whole(12, 4_800) * 1024,
      contentText: fillDates(contentText, now),
      uri: `https://drive.example/file/${sourceId}`,
      schema: schemaAddress(schemaBase, 'file'),
      sourceApplication: FILE_SOURCE,
      sourceId,
      sourceData: { kind: 'drive#file', id: sourceId, name, mimeType: MIME_TYPES[extension] },
      insertedAt: time,
      modifiedAt: time,
      signatures: signaturesOf(random),
      _rev: revisionOf(random),
    };
  }
}
