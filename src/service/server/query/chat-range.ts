/** The first and the last message that an archive holds of a chat. */
import type { DataRecord } from '../../contract/records.ts';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { queryDatastore } from './datastore-query.ts';

export interface ChatRange {
  readonly newest: DataRecord;
  readonly oldest: DataRecord;
}

/** @returns undefined for a chat of which there is no message */
export function chatRange(reader: ArchiveReader, groupId: string): ChatRange | undefined {
  const first = (direction: 'asc' | 'desc') =>
    queryDatastore(reader, 'social-chat-message', [{ groupId }], { sort: [{ sentAt: direction }], limit: 1 }).items[0];
  const [newest, oldest] = [first('desc'), first('asc')];
  return newest && oldest && { newest, oldest };
}
