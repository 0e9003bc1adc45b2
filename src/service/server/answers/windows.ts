/** Excerpts of conversations around messages, and whole records, as named lines for a model. */
import { DATASTORES, type Datastore, MESSAGES } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { happenedAt, isSent, textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import type { Evidence } from './evidence.ts';
import { cutText, excerptOf, nounOf, platformName, type ReadRecord, textOf } from './passage.ts';

/** Messages of one chat, oldest first, or one other record. */
export interface Window {
  readonly records: readonly ReadRecord[];
  /** `_id`s of the hits among them, rather than context. */
  readonly found: ReadonlySet<string>;
}

export interface Span {
  readonly before: number;
  readonly after: number;
}

/** Maximum characters of a hit, and of a context message. */
const FOUND_TEXT = 1_500;
const CONTEXT_TEXT = 400;
const NAME_LENGTH = 60;

/** A window per hit, in their order; overlapping ones of a chat are merged. @param hits best first */
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
    const overlapping = windows.find((window) => holdsAny(window.records, records));
    if (!overlapping) {
      windows.push({ records, found: new Set([found]) });
      continue;
    }
    const [first, second] = holdsAny(records, overlapping.records.slice(0, 1))
      ? [records, overlapping.records]
      : [overlapping.records, records];
    overlapping.records = [...first, ...second.filter((one) => !holdsAny(first, [one]))];
    overlapping.found.add(found);
  }
  return windows;
}

function holdsAny(records: readonly ReadRecord[], others: readonly ReadRecord[]): boolean {
  const ids = new Set(others.map(({ record }) => record._id));
  return records.some(({ record }) => ids.has(record._id));
}

/** The lines of a window: its place, then each record with its name. Text of a record never starts a line. */
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
  const longest = found ? FOUND_TEXT : CONTEXT_TEXT;
  const text = excerptOf(textOf(read), words, longest);
  if (datastore === MESSAGES) return `${name} ${at} ${writerOf(record)}: ${oneLine(text, longest)}`;
  const { timeField }: Datastore = DATASTORES[datastore];
  const from = textAt(record, 'fromName') ?? textAt(record, 'fromEmail');
  const title = oneLine(record.name ?? '', 200);
  const body = text === record.name ? '' : ` | ${oneLine(text, longest)}`;
  return `${name} ${timeField} ${at}${from === undefined ? '' : ` from ${oneLine(from, NAME_LENGTH)}`} "${title}"${body}`;
}

function writerOf(record: DataRecord): string {
  if (isSent(record)) return 'me (the person who asks)';
  return oneLine(textAt(record, 'fromName') ?? textAt(record, 'fromHandle') ?? 'somebody', NAME_LENGTH);
}

/** Replaces line breaks by a sign, so that a text can't fake a line of its own. */
export function oneLine(text: string, longest: number): string {
  return cutText(text.replace(/\s*[\r\n\u2028\u2029\u0085\v\f]+\s*/g, ' ⏎ ').trim(), longest);
}
