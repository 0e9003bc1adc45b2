/** Limits the size of a search's reply. */
import type { DataRecord } from '../../contract/records.ts';

/** Maximum bytes of a reply's records, as JSON. The bot reads replies of up to 8 MB. */
const MAX_BYTES = 6 * 1024 ** 2;

/** @returns a function that adds a record to the reply and tells whether there was room; the first one always has room */
export function createReplyRoom(): (record: DataRecord) => boolean {
  let used = 0;
  return (record) => {
    const isFirst = used === 0;
    used += Buffer.byteLength(JSON.stringify(record));
    return isFirst || used <= MAX_BYTES;
  };
}
