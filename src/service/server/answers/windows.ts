/** Pieces of conversation around messages, and whole records, as lines for a model: each under its name. */
import { DATASTORES, type Datastore, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Evidence } from './evidence.ts';
import { cutText, excerptOf, nounOf, platformName, type ReadRecord, recordText } from './passage.ts';

/** Messages of one chat, oldest first, or one other record. */
export interface Window {
  readonly records: readonly ReadRecord[];
  /** `_id`s of those that were found, rather than standing around them. */
  readonly found: ReadonlySet<string>;
}

export interface Span {
  readonly before: number;
  readonly after: number;
}

/** Characters of a message that was found, and of one beside it. */
const FOUND_TEXT = 1_500;
const BESIDE_TEXT = 400;
const NAME_LENGTH = 60;

/** A window for each hit, in their order; those of a chat that touch are one. @param hits best first */
export async function windowsAround(
  reader: Pick<Reader, 'around'>,
  hits: readonly ReadRecord[],
  span: Span,
): Promise<Window[]> {
  const windows: { records: readonly ReadRecord[]; found: Set<string> }[] = [];
  const pieces = hits.map(async (hit) => {
    const { datastore, record } = hit;
    const groupId = datastore === MESSAGES ? textAt(record, 'groupId') : undefined;
    const around = groupId === undefined ? [] : await reader.around(groupId, { id: record._id, ...span });
    const records = around.length === 0 ? [record] : around;
    const isHit = (each: DataRecord) => each._id === record._id;
    return { found: record._id, records: records.map((each) => (isHit(each) ? hit : { datastore, record: each })) };
  });
  for (const { found, records } of await Promise.all(pieces)) {
    const touching = windows.find((window) => holdsAny(window.records, records));
    if (!touching) {
      windows.push({ records, found: new Set([found]) });
      continue;
    }
    const [first, second] = holdsAny(records, touching.records.slice(0, 1))
      ? [records, touching.records]
      : [touching.records, records];
    touching.records = [...first, ...second.filter((one) => !holdsAny(first, [one]))];
    touching.found.add(found);
  }
  return windows;
}

function holdsAny(records: readonly ReadRecord[], others: readonly ReadRecord[]): boolean {
  const ids = new Set(others.map(({ record }) => record._id));
  return records.some(({ record }) => ids.has(record._id));
}

/** The lines of a window: where it is, then each record under its name. No text of a record begins a line. */
export function windowLines({ records, found }: Window, evidence: Evidence): string[] {
  const [first] = records;
  if (!first) return [];
  return [titleOf(first), ...records.map((read) => lineOf(read, found.has(read.record._id), evidence))];
}

function titleOf({ datastore, record }: ReadRecord): string {
  const platform = platformName(textAt(record, 'sourceApplication'));
  const from = platform === '' ? '' : ` (${oneLine(platform, NAME_LENGTH)})`;
  return datastore === MESSAGES
    ? `# chat "${oneLine(textAt(record, 'groupName') ?? '', NAME_LENGTH)}"${from}`
    : `# ${nounOf(datastore, 1)}${from}`;
}

function lineOf(read: ReadRecord, found: boolean, evidence: Evidence): string {
  const { datastore, record, words = [] } = read;
  const name = evidence.citeKey(read);
  const at = happenedAt(datastore, record).slice(0, 16).replace('T', ' ');
  const longest = found ? FOUND_TEXT : BESIDE_TEXT;
  const said = excerptOf(recordText(record), words, longest);
  if (datastore === MESSAGES) return `${name} ${at} ${writerOf(record)}: ${oneLine(said, longest)}`;
  const { timeField }: Datastore = DATASTORES[datastore];
  const from = textAt(record, 'fromName') ?? textAt(record, 'fromEmail');
  const title = oneLine(record.name ?? '', 200);
  const body = said === record.name ? '' : ` | ${oneLine(said, longest)}`;
  return `${name} ${timeField} ${at}${from === undefined ? '' : ` from ${oneLine(from, NAME_LENGTH)}`} "${title}"${body}`;
}

function writerOf(record: DataRecord): string {
  if (textAt(record, 'type') === 'send') return 'me (the person who asks)';
  return oneLine(textAt(record, 'fromName') ?? textAt(record, 'fromHandle') ?? 'somebody', NAME_LENGTH);
}

/** Line ends become a sign, so that a text cannot pretend to be a line of its own. */
export function oneLine(text: string, longest: number): string {
  return cutText(text.replace(/\s*[\r\n\u2028\u2029\u0085\v\f]+\s*/g, ' ⏎ ').trim(), longest);
}
