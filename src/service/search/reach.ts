/** How far the data reaches: the first and the last record of each platform, told by row numbers; no record is opened. */
import type { DatastoreName } from '../../contract/datastores.ts';
import { PLATFORMS } from '../../contract/records.ts';
import { REACH_PLATFORMS, type SearchReach } from '../../contract/search-extension.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { datastoreFact, memberFact } from '../archive/facts.ts';
import type { IndexQuestion } from '../archive/keyword-index.ts';
import { ALL_TIME, momentOf, seqOf } from '../archive/moment.ts';

/** Behind what has no readable time, however much of that there is. */
const DATED = { ...ALL_TIME, from: seqOf('1971-01-01T00:00:00.000Z') };

/** @returns undefined where there are records, but none whose platform and time are known */
export function reachOf(reader: ArchiveReader, datastores: readonly DatastoreName[]): SearchReach | undefined {
  const { index } = reader;
  // A chat without messages has the time at which it was brought in.
  const timed = datastores.filter((name) => name !== 'social-chat-group');
  if (timed.length === 0) return undefined;
  const { all, none } = reader.among(timed, true);
  const questionOf = (platform: SearchReach[number]['platform']): IndexQuestion | undefined => {
    if (platform !== 'email')
      return { all: [...all, ...reader.holding([[memberFact('sourceApplication', PLATFORMS[platform])]])], none };
    const isRead = datastores.includes('social-email');
    return isRead ? { all: reader.holding([[datastoreFact('social-email')]]) } : undefined;
  };
  const reach = REACH_PLATFORMS.flatMap((platform) => {
    const question = questionOf(platform);
    const last = question && index.nth(question, DATED, 'newest', 0);
    const first = last === undefined ? undefined : question && index.nth(question, DATED, 'oldest', 0);
    return first === undefined || last === undefined
      ? []
      : [{ platform, since: momentOf(first), until: momentOf(last) }];
  });
  return reach.length > 0 || datastores.every((name) => reader.count(name) === 0) ? reach : undefined;
}
