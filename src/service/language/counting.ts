/** How many records there are of something. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import { type Filter, MAX_PAGE_SIZE } from '../../contract/filters.ts';
import type { Reader, ReaderQuery } from '../archive/reader.ts';

/** What is counted record by record ends here; the result then says "at least". */
const MOST_COUNTED = 10_000;

export interface Counted {
  readonly count: number;
  readonly atLeast: boolean;
}

export interface WhatToCount extends Pick<ReaderQuery, 'since' | 'until' | 'filter'> {
  /** All that fit the rest when absent. */
  readonly keywords?: string | undefined;
  readonly datastore: DatastoreName;
}

/** @throws BadFilterError, PatternCostError */
export async function countRecords(reader: Reader, what: WhatToCount): Promise<Counted> {
  const { keywords, datastore, since, until, filter } = what;
  if (keywords !== undefined) {
    const { total } = await reader.search({ ...what, keywords, datastores: [datastore], limit: 1 });
    return { count: total, atLeast: false };
  }
  if (!reader.filtered && !since && !until && !filter) {
    return { count: (await reader.query(datastore, {}, { limit: 1 }))?.dbRows ?? 0, atLeast: false };
  }
  const { timeField }: Datastore = DATASTORES[datastore];
  const bounds = { ...(since ? { $gte: since } : {}), ...(until ? { $lt: until } : {}) };
  const whole: Filter = { ...filter, ...(since || until ? { [timeField]: bounds } : {}) };
  let count = 0;
  for (let skip = 0; skip < MOST_COUNTED; skip += MAX_PAGE_SIZE) {
    const page = await reader.query(datastore, whole, { limit: MAX_PAGE_SIZE, skip });
    const found = page?.items.length ?? 0;
    count += found;
    if (found < MAX_PAGE_SIZE) return { count, atLeast: false };
  }
  return { count, atLeast: true };
}
