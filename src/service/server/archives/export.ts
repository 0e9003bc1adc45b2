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
const BYTES_OF_PAGE = 2 * 1024 * 1024;
/** What is read and does not fit is read again: it should not be much. */
const FEWEST_READ = 20;

/**
 * @param place where the page before this one says; the beginning when undefined
 * @param limit of records
 */
export async function exportPage(
  archive: Pick<Archive, 'query'>,
  place?: ExportPlace,
  limit = RECORDS_OF_PAGE,
): Promise<ExportPage> {
  const { datastore, skip } = place ?? { datastore: NAMES[0] as DatastoreName, skip: 0 };
  const { items } = await archive.query(datastore, [], { limit, skip });
  const taken = beginningOf(items);
  if (taken.length < items.length || items.length === limit)
    return { datastore, items: taken, next: { datastore, skip: skip + taken.length } };
  const following = NAMES[NAMES.indexOf(datastore) + 1];
  return { datastore, items, next: following === undefined ? undefined : { datastore: following, skip: 0 } };
}

/** As JSON lines, in which they can be brought in again: some at a time, those of a page. */
export async function* exportLines(archive: Pick<Archive, 'query'>): AsyncGenerator<{ text: string; count: number }> {
  let limit = RECORDS_OF_PAGE;
  for (let place: ExportPlace | undefined, isFirst = true; isFirst || place; isFirst = false) {
    const { datastore, items, next } = await exportPage(archive, place, limit);
    limit = Math.min(RECORDS_OF_PAGE, Math.max(FEWEST_READ, 2 * items.length));
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
