/** All records of one owner, as they are kept: datastore by datastore, in pages, in the order of their ids. */
import { DATASTORES, type DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { Archive } from './archives.ts';

/** Where a page begins: behind `skip` records of a datastore. */
export interface ExportPlace {
  readonly datastore: DatastoreName;
  readonly skip: number;
}

export interface ExportPage {
  readonly datastore: DatastoreName;
  readonly items: readonly DataRecord[];
  /** Undefined behind the last one. */
  readonly next: ExportPlace | undefined;
}

const NAMES = Object.keys(DATASTORES) as DatastoreName[];
const RECORDS_OF_PAGE = 500;
/** Of a page as JSON; a record that is larger comes alone. */
const BYTES_OF_PAGE = 512 * 1024;

/** @param place where the page before this one says; the beginning when undefined */
export async function exportPage(archive: Pick<Archive, 'query'>, place?: ExportPlace): Promise<ExportPage> {
  const { datastore, skip } = place ?? { datastore: NAMES[0] as DatastoreName, skip: 0 };
  const { items } = await archive.query(datastore, [], { limit: RECORDS_OF_PAGE, skip });
  const taken = beginningOf(items);
  if (taken.length < items.length || items.length === RECORDS_OF_PAGE)
    return { datastore, items: taken, next: { datastore, skip: skip + taken.length } };
  const following = NAMES[NAMES.indexOf(datastore) + 1];
  return { datastore, items, next: following === undefined ? undefined : { datastore: following, skip: 0 } };
}

/** As JSON lines, in which they can be brought in again: some at a time, those of a page. */
export async function* exportLines(archive: Pick<Archive, 'query'>): AsyncGenerator<{ text: string; count: number }> {
  for (let place: ExportPlace | undefined, isFirst = true; isFirst || place; isFirst = false) {
    const { datastore, items, next } = await exportPage(archive, place);
    const text = items.map((record) => `${JSON.stringify({ datastore, record })}\n`).join('');
    if (items.length > 0) yield { text, count: items.length };
    place = next;
  }
}

function beginningOf(items: readonly DataRecord[]): readonly DataRecord[] {
  let bytes = 0;
  const end = items.findIndex((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return at > 0 && bytes > BYTES_OF_PAGE;
  });
  return end < 0 ? items : items.slice(0, end);
}
