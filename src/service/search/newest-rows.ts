/** A list without keywords: what the index holds of a question, newest first. */
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader, Held, Row } from '../archive/archive-reader.ts';

export interface NewestRows {
  readonly rows: readonly Row[];
  /** How many there are in all. */
  readonly total: number;
  /** There may be more: not everything was looked through. */
  readonly atLeast?: true;
}

/** Records that are opened where the index alone does not decide. */
const OPENED_AT_MOST = 5_000;

/** @param fits what has to be asked of the records themselves; undefined where the index has decided it all */
export function newestRows(
  reader: ArchiveReader,
  { question, range }: Held,
  fits: ((record: DataRecord) => boolean) | undefined,
  limit: number,
): NewestRows {
  if (!fits) {
    const rows = reader.index.newest(question, range, limit).flatMap((seq) => reader.row(seq) ?? []);
    const total = rows.length < limit ? rows.length : reader.index.count(question, range, Number.MAX_SAFE_INTEGER);
    return { rows, total };
  }
  const rows: Row[] = [];
  let total = 0;
  let opened = 0;
  for (const row of reader.rows({ question, range }, 'newest')) {
    if (opened++ === OPENED_AT_MOST) return { rows, total, atLeast: true };
    if (fits(reader.open(row)) && total++ < limit) rows.push(row);
  }
  return { rows, total };
}
