/** A list without keywords: what the index holds of a question, newest first. */
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader, Row } from '../archive/archive-reader.ts';
import type { Held } from '../archive/keyword-index.ts';

export interface NewestRows {
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly total: number;
  /** There may be more: not everything was looked through. */
  readonly atLeast?: true;
}

/** Records that are opened where the index alone does not decide. */
const OPENED_AT_MOST = 5_000;
const OPENED_AT_ONCE = 1_000;

/** @param fits what has to be asked of the records themselves; undefined where the index has decided it all */
export function newestRows(
  reader: ArchiveReader,
  { question, range }: Held,
  fits: ((record: DataRecord) => boolean) | undefined,
  limit: number,
): NewestRows {
  if (!fits) {
    const rows = reader.at(reader.index.newest(question, range, limit));
    const total = rows.length < limit ? rows.length : reader.index.count(question, range, Number.MAX_SAFE_INTEGER);
    return { rows, total };
  }
  const rows: Row[] = [];
  let total = 0;
  const newest = reader.index.newest(question, range, OPENED_AT_MOST + 1);
  for (let from = 0; from < newest.length; from += OPENED_AT_ONCE) {
    const some = reader.at(newest.slice(from, Math.min(from + OPENED_AT_ONCE, OPENED_AT_MOST)));
    for (const [index, record] of reader.open(some).entries()) {
      if (fits(record) && total++ < limit) rows.push(some[index] as Row);
    }
  }
  return newest.length > OPENED_AT_MOST ? { rows, total, atLeast: true } : { rows, total };
}
