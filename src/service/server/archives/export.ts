/** All records of one owner, as they are kept: datastore by datastore, in pages, in the order of their ids. */
import { DATASTORE_NAMES, type DatastoreName } from '../../contract/datastores.ts';
import type { ExportPlace } from '../../contract/extensions.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { Archive } from './archives.ts';

export interface ExportPage {
  readonly datastore: DatastoreName;
  readonly items: readonly DataRecord[];
  /** Undefined behind the last one. */
  readonly next: ExportPlace | undefined;
}

/** Of a page as JSON; a record that is larger comes alone. */
const PAGE = { records: 500, bytes: 2 * 1024 * 1024 };

/** @param place where the page before this one says; the beginning when undefined */
export async function exportPage(archive: Pick<Archive, 'after'>, place?: ExportPlace): Promise<ExportPage> {
  const { datastore, after } = place ?? { datastore: DATASTORE_NAMES[0] };
  const { items, isLast } = await archive.after(datastore, after, PAGE);
  if (!isLast) return { datastore, items, next: { datastore, after: items.at(-1)?._id } };
  const following = DATASTORE_NAMES[DATASTORE_NAMES.indexOf(datastore) + 1];
  return { datastore, items, next: following && { datastore: following } };
}

/** As JSON lines, in which they can be brought in again: some at a time, those of a page. */
export async function* exportLines(archive: Pick<Archive, 'after'>): AsyncGenerator<{ text: string; count: number }> {
  for (let place: ExportPlace | undefined, isFirst = true; isFirst || place; isFirst = false) {
    const { datastore, items, next } = await exportPage(archive, place);
    const text = items.map((record) => `${JSON.stringify({ datastore, record })}\n`).join('');
    if (items.length > 0) yield { text, count: items.length };
    place = next;
  }
}
