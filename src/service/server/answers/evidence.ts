/** Records what an answer has read. Names and fence are random per answer, so that no message can anticipate them. */
import { randomBytes } from 'node:crypto';
import { type AnswerDetails, type AnswerSource, MAX_SOURCES } from '../../contract/answers.ts';
import { textAt } from '../archive/record-values.ts';
import { cutText, momentOf, type ReadRecord, sourceOf } from './passage.ts';

/** No vowels, so that names aren't words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';

const MAX_NAME_LENGTH = 120;

export type Evidence = ReturnType<typeof createEvidence>;

export function createEvidence() {
  const prefix = [...randomBytes(2)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const marker = randomBytes(9).toString('hex');
  const names = new Map<string, string>();
  const read = new Map<string, ReadRecord>();
  const counts = new Map<string, string>();
  const groups = new Map<string, string>();
  /** Milliseconds since 1970. */
  const span = { since: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
  const records: Record<string, number> = {};
  let searches = 0;
  let given = 0;
  const next = () => `${prefix}${++given}`;

  function sourceFor(name: string, number: number | undefined): AnswerSource | undefined {
    const numbered = number === undefined ? {} : { number };
    const record = read.get(name);
    if (record) return { ...sourceOf(record), ...numbered };
    const text = counts.get(name);
    return text === undefined ? undefined : { kind: 'count', own: false, text, ...numbered };
  }

  return {
    /** Prefix of all names. */
    prefix,
    /** The citation name of a record, stable across calls. */
    citeKey(one: ReadRecord): string {
      const { datastore, record } = one;
      const key = `${datastore} ${record._id}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      const name = next();
      names.set(key, name);
      read.set(name, one);
      records[datastore] = (records[datastore] ?? 0) + 1;
      const groupId = textAt(record, 'groupId');
      if (groupId !== undefined) groups.set(groupId, textAt(record, 'groupName') ?? '');
      const at = momentOf(one);
      if (!Number.isNaN(at)) Object.assign(span, { since: Math.min(span.since, at), until: Math.max(span.until, at) });
      return name;
    },
    /** The citation name of a count. */
    citeKeyOfCount(text: string): string {
      const name = next();
      counts.set(name, text);
      return name;
    },
    has: (name: string) => read.has(name) || counts.has(name),
    /** The record of a name; undefined for counts and unknown names. */
    recordFor: (name: string) => read.get(name),
    countSearch(): void {
      searches += 1;
    },
    /** Encloses lines in unpredictable markers. */
    fence: (lines: readonly string[]) => `<<<${marker}\n${lines.join('\n')}\n${marker}>>>`,
    /** Description of the fence for the model. */
    fenceDescription: `between "<<<${marker}" and "${marker}>>>"`,
    /** Everything read, and what was cited. @param cited names in the order of their numbers */
    summary(cited: readonly string[]): Pick<AnswerDetails, 'sources' | 'read'> {
      const uncited = [...read.keys()].filter((name) => !cited.includes(name));
      const sources = [
        ...cited.map((name, index) => sourceFor(name, index + 1)),
        ...uncited.map((name) => sourceFor(name, undefined)),
      ].filter((source) => source !== undefined);
      const most = Math.max(MAX_SOURCES, cited.length);
      const [chat = ''] = groups.size === 1 && Object.keys(records).length === 1 ? groups.values() : [];
      return {
        sources: sources.slice(0, most),
        read: {
          searches,
          records: { ...records },
          chats: groups.size,
          ...(chat.trim() === '' ? {} : { chat: cutText(chat.trim(), MAX_NAME_LENGTH) }),
          ...(span.since > span.until
            ? {}
            : { since: new Date(span.since).toISOString(), until: new Date(span.until).toISOString() }),
        },
      };
    },
  };
}
