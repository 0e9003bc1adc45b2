/** How far the data reaches: the first and the last record of each platform, told by row numbers; no record is opened. */
import type { DatastoreName } from '../../contract/datastores.ts';
import { PLATFORMS } from '../../contract/records.ts';
import { REACH_PLATFORMS, type SearchReach } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { datastoreFact, memberFact } from '../archive/facts.ts';
import { ALL_TIME, momentOf, seqOf } from '../archive/moment.ts';

/** Behind what has no readable time, however much of that there is. */
const DATED = { ...ALL_TIME, from: seqOf('1971-01-01T00:00:00.000Z') };

/** @returns undefined where there are records, but none whose platform and time are known */
export function reachOf(reader: ArchiveReader, datastores: readonly DatastoreName[]): SearchReach | undefined {
  const { index } = reader;
  // A chat without messages has the time at which it was brought in.
  const timed: readonly DatastoreName[] = datastores.filter((name) => name !== 'social-chat-group');
  if (timed.length === 0) return undefined;

  /** The number of the first or last row that has a fact. */
  function outermost(fact: string, order: 'newest' | 'oldest'): number | undefined {
    const holding = reader.holding([[fact]]);
    const seq = index.nth({ all: holding }, DATED, order, 0);
    const [row] = seq === undefined ? [] : reader.at([seq]);
    // Mostly it is of what is looked through: then the index need not be asked for both.
    if (!row || timed.includes(row.datastore)) return row?.seq;
    const { all, none } = reader.among(timed, true);
    return index.nth({ all: [...all, ...holding], none }, DATED, order, 0);
  }

  const reach = REACH_PLATFORMS.flatMap((platform) => {
    if (platform === 'email' && !timed.includes('social-email')) return [];
    const fact =
      platform === 'email' ? datastoreFact('social-email') : memberFact('sourceApplication', PLATFORMS[platform]);
    const last = outermost(fact, 'newest');
    const first = last === undefined ? undefined : outermost(fact, 'oldest');
    return first === undefined || last === undefined
      ? []
      : [{ platform, since: momentOf(first), until: momentOf(last) }];
  });
  return reach.length > 0 || datastores.every((name) => reader.count(name) === 0) ? reach : undefined;
}
