/** Statistics of matching records: opens them newest first, in parts, and counts. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { countMessage, createStats, type MessageStats } from '../../contract/message-stats.ts';
import type { ArchiveReader } from '../archive/archive.ts';
import { intersection } from '../archive/moment.ts';
import { happenedAt } from '../archive/record-values.ts';
import type { Row } from '../archive/store.ts';
import { createTimeLimit } from './query-cost.ts';
import { planQuery } from './query-plan.ts';

/** Maximum number of rows opened in one part, since it blocks the thread for other requests. */
const ROWS_AT_ONCE = 2048;

export interface CountedPart {
  readonly stats: MessageStats;
  readonly opened: number;
  /** Start of the next part; undefined at the end. */
  readonly below: number | undefined;
  /** Whether some matches may be missing. */
  readonly isCut: boolean;
}

/** Counts the next part. @param below exclusive upper bound of its row numbers @throws BadFilterError */
export function countPart(
  reader: ArchiveReader,
  datastore: DatastoreName,
  filters: readonly Filter[],
  { zone, below }: { zone: string; below?: number | undefined },
): CountedPart {
  const plan = planQuery(reader, datastore, filters);
  const { question, range } = plan.held;
  const left = below === undefined ? range : intersection(range, { from: 0, to: below - 1 });
  const rows: Row[] = [];
  for (const row of reader.rows({ question, range: left }, 'newest')) {
    if (rows.push(row) === ROWS_AT_ONCE) break;
  }
  const stats = createStats();
  const isTooLong = createTimeLimit();
  let opened = 0;
  for (const record of reader.open(rows)) {
    opened += 1;
    if (plan.fits(record)) countMessage(stats, record, { happened: happenedAt(datastore, record), zone });
    if (isTooLong()) break;
  }
  const isEnd = opened === rows.length && rows.length < ROWS_AT_ONCE;
  return { stats, opened, below: isEnd ? undefined : rows[opened - 1]?.seq, isCut: plan.isCut };
}
