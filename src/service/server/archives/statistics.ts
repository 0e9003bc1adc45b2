/** Statistics of all records that match a query, counted in parts so that other requests are served in between. */
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Filter } from '../../contract/filters.ts';
import { createStats, mergeStats, summarize } from '../../contract/message-stats.ts';
import type { Statistics } from '../../contract/statistics.ts';
import { happenedAt } from '../archive/record-values.ts';
import { unlessCostly } from '../query/query-cost.ts';
import { isOrdinaryWord } from '../text/stop-words.ts';
import { wholeWords } from '../text/words.ts';
import type { Archive } from './archives.ts';

/** Maximum number of records opened per request, about ten seconds of work. */
const MAX_OPENED = 500_000;

/** Rejects like Archive.query, and with the signal's reason. */
export async function statisticsOf(
  archive: Pick<Archive, 'countPart' | 'query' | 'countMatching'>,
  datastore: DatastoreName,
  filters: readonly Filter[],
  { zone, signal }: { zone: string; signal: AbortSignal },
): Promise<Statistics> {
  const stats = createStats();
  let opened = 0;
  let below: number | undefined;
  let isCut = false;
  do {
    const part = await archive.countPart(datastore, filters, { zone, below });
    signal.throwIfAborted();
    mergeStats(stats, part.stats);
    opened += part.opened;
    below = part.below;
    isCut = part.isCut;
  } while (below !== undefined && opened < MAX_OPENED);
  const names = new Set([...stats.people.keys()].flatMap(wholeWords));
  const isKeyword = (word: string) => !isOrdinaryWord(word) && !wholeWords(word).some((part) => names.has(part));
  const summary = { ...summarize(stats, isKeyword), isPartial: isCut || below !== undefined };
  if (!summary.isPartial) return summary;
  const { timeField }: Datastore = DATASTORES[datastore];
  const [oldest] = (await archive.query(datastore, filters, { sort: [{ [timeField]: 'asc' }], limit: 1 })).items;
  const first = Date.parse(oldest ? happenedAt(datastore, oldest) : '');
  const total = isCut ? undefined : await unlessCostly(archive.countMatching(datastore, filters));
  return {
    ...summary,
    ...(total === undefined ? {} : { total }),
    ...(Number.isNaN(first) ? {} : { first: new Date(first).toISOString() }),
  };
}
