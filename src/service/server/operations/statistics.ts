/** The statistics extension: parts of an archive are counted one after the other, so that nobody waits for the whole of it. */
import type { DatastoreName } from '../../contract/datastores.ts';
import { DATASTORES, type Datastore } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import type { Statistics } from '../../contract/statistics.ts';
import { summaryOf } from '../../contract/summary.ts';
import { createTally, joinTally } from '../../contract/tally.ts';
import { happenedAt } from '../archive/record-values.ts';
import type { Archive } from '../archives/archives.ts';
import { QueryCostError } from '../query/query-cost.ts';
import { isStopWord } from '../text/stop-words.ts';

/** Records that are opened for one request at most, some ten seconds. */
const MOST_OPENED = 500_000;

/** Rejects as Archive.query does, and with the signal's reason. */
export async function statisticsOf(
  archive: Pick<Archive, 'tally' | 'query' | 'countFitting'>,
  datastore: DatastoreName,
  filters: readonly Filter[],
  { zone, signal }: { zone: string; signal: AbortSignal },
): Promise<Statistics> {
  const tally = createTally();
  let opened = 0;
  let below: number | undefined;
  do {
    const part = await archive.tally(datastore, filters, { zone, below });
    signal.throwIfAborted();
    joinTally(tally, part.tally);
    opened += part.opened;
    below = part.below;
  } while (below !== undefined && opened < MOST_OPENED);
  const summary = { ...summaryOf(tally, (word) => !isStopWord(word)), isPartial: below !== undefined };
  if (!summary.isPartial) return summary;
  const { timeField }: Datastore = DATASTORES[datastore];
  const [oldest] = (await archive.query(datastore, filters, { sort: [{ [timeField]: 'asc' }], limit: 1 })).items;
  const total = await totalOf(archive, datastore, filters);
  return {
    ...summary,
    ...(total === undefined ? {} : { total }),
    ...(oldest ? { first: happenedAt(datastore, oldest) } : {}),
  };
}

/** Undefined where only opening all of them would tell. */
async function totalOf(archive: Pick<Archive, 'countFitting'>, datastore: DatastoreName, filters: readonly Filter[]) {
  try {
    return await archive.countFitting(datastore, filters);
  } catch (error) {
    if (error instanceof QueryCostError) return undefined;
    throw error;
  }
}
