/** Statistics of all records that match a query, counted in parts so that other requests are served in between. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { createStats, mergeStats, summarize } from '../../contract/message-stats.ts';
import type { Statistics } from '../../contract/statistics.ts';
import { happenedAt } from '../archive/record-values.ts';
import { QueryCostError } from '../query/filter-match.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Archive } from './archives.ts';

/** Maximum number of records opened per request, about ten seconds of work. */
const MAX_OPENED = 500_000;

/** @param most limits the records counted, newest first. Rejects like Archive.query, and with the signal's reason. */
export async function statisticsOf(
  archive: Pick<Archive, 'countPart' | 'query' | 'countMatching'>,
  datastore: DatastoreName,
  filters: readonly Filter[],
  { zone, signal, most = MAX_OPENED }: { zone: string; signal: AbortSignal; most?: number | undefined },
): Promise<Statistics> {
  const stats = createStats();
  let opened = 0;
  let below: number | undefined;
  do {
    const part = await archive.countPart(datastore, filters, { zone, below });
    signal.throwIfAborted();
    mergeStats(stats, part.stats);
    opened += part.opened;
    below = part.below;
  } while (below !== undefined && opened < most);
  const summary = { ...summarize(stats, (word) => !isStopWord(word)), isPartial: below !== undefined };
  if (!summary.isPartial) return summary;
  const { timeField }: Datastore = DATASTORES[datastore];
  const [oldest] = (await archive.query(datastore, filters, { sort: [{ [timeField]: 'asc' }], limit: 1 })).items;
  const first = Date.parse(oldest ? happenedAt(datastore, oldest) : '');
  const total = await totalOf(archive, datastore, filters);
  return {
    ...summary,
    ...(total === undefined ? {} : { total }),
    ...(Number.isNaN(first) ? {} : { first: new Date(first).toISOString() }),
  };
}

/** Undefined if only opening all records would tell. */
async function totalOf(archive: Pick<Archive, 'countMatching'>, datastore: DatastoreName, filters: readonly Filter[]) {
  try {
    return await archive.countMatching(datastore, filters);
  } catch (error) {
    if (error instanceof QueryCostError) return undefined;
    throw error;
  }
}
