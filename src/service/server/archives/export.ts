/** Exports all records of one owner as stored: datastore by datastore, in pages, in id order. */
import { DATASTORE_NAMES, type DatastoreName } from '../../contract/datastores.ts';
import type { ExportPlace } from '../../contract/extensions.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { Archive } from './archives.ts';

export interface ExportPage {
  readonly datastore: DatastoreName;
  readonly items: readonly DataRecord[];
  /** Undefined after the last page. */
  readonly next: ExportPlace | undefined;
}

/** Page limits, in bytes of JSON; a larger record is a page by itself. */
const PAGE = { records: 500, bytes: 2 * 1024 * 1024 };

/** @param place `next` of the previous page; undefined for the first page */
export async function exportPage(archive: Pick<Archive, 'after'>, place?: ExportPlace): Promise<ExportPage> {
  const { datastore, after } = place ?? { datastore: DATASTORE_NAMES[0] };
  const { items, isLast } = await archive.after(datastore, after, PAGE);
  if (!isLast) return { datastore, items, next: { datastore, after: items.at(-1)?._id } };
  const following = DATASTORE_NAMES[DATASTORE_NAMES.indexOf(datastore) + 1];
  return { datastore, items, next: following && { datastore: following } };
}

/** The export as JSON lines, which can be imported again; yields one page at a time. */
export async function* exportLines(archive: Pick<Archive, 'after'>): AsyncGenerator<{ text: string; count: number }> {
  for (let place: ExportPlace | undefined, isFirst = true; isFirst || place; isFirst = false) {
    const { datastore, items, next } = await exportPage(archive, place);
    const text = items.map((record) => `${JSON.stringify({ datastore, record })}\n`).join('');
    if (items.length > 0) yield { text, count: items.length };
    place = next;
  }
}
