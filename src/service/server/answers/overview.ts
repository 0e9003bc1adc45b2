/** Describes the available data: the number of records of each kind and their time range. */
import { DATASTORES, type DatastoreName } from '../../contract/datastores.ts';
import { happenedAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Answered } from './answerer.ts';
import { createEvidence } from './evidence.ts';
import { dayText, nounOf } from './passage.ts';

export interface Extent {
  readonly datastore: DatastoreName;
  readonly count: number;
  /** Times in ISO 8601, or '' if unknown. */
  readonly oldest: string;
  readonly newest: string;
}

/** The extents of non-empty datastores. */
export async function extentsOf(reader: Reader): Promise<Extent[]> {
  const extents = await Promise.all(
    reader.datastores.map(async (datastore) => {
      const { timeField } = DATASTORES[datastore];
      const at = (sort: 'asc' | 'desc') => reader.query(datastore, {}, { sort: [{ [timeField]: sort }], limit: 1 });
      const [count, oldest, newest] = await Promise.all([reader.count(datastore), at('asc'), at('desc')]);
      const [first, last] = [oldest?.items[0], newest?.items[0]];
      const time = (record: typeof first) => (record ? happenedAt(datastore, record) : '');
      return { datastore, count, oldest: time(first), newest: time(last) };
    }),
  );
  return extents.filter(({ count }) => count > 0);
}

/** `19 e-mails, from 3 May 2026 to 20 November 2026`. */
export function extentText({ datastore, count, oldest, newest }: Extent): string {
  const amount = `${count} ${nounOf(datastore, count)}`;
  return oldest === '' ? amount : `${amount}, from ${dayText(oldest)} to ${dayText(newest)}`;
}

/** The extents as an answer for people, which needs no model. @param note Markdown below it */
export async function overview(reader: Reader, note = ''): Promise<Answered> {
  const lines = (await extentsOf(reader)).map((extent) => `- ${extentText(extent)}`);
  const text =
    lines.length === 0
      ? 'There is nothing to read yet.'
      : `This is what I can read:\n\n${lines.join('\n')}\n\nAsk about a person, a plan, a place or a thing.`;
  return {
    completion: text + note,
    answeredBy: 'counts',
    found: true,
    ...createEvidence().summary([]),
    removedCitations: 0,
  };
}
