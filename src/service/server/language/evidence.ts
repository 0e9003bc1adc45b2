/**
 * What an answer has read so far: every record under a short name by which a model may cite it, and the frame in which
 * what people wrote is given to the model. Names and frame are made by chance for each answer, so that nobody who once
 * wrote a message can have written them.
 */
import { randomBytes } from 'node:crypto';
import { type AnswerDetails, type AnswerSource, MAX_SOURCES } from '../../contract/answers.ts';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import { cutText, sourceOf } from './passage.ts';

/** No vowels: nothing that is a word. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';

const LONGEST_NAME = 120;

export interface ReadRecord {
  readonly datastore: DatastoreName;
  readonly record: DataRecord;
}

export interface Evidence {
  /** What all names begin with. */
  readonly prefix: string;
  /** The name of a record, the same each time. */
  nameOf(datastore: DatastoreName, record: DataRecord): string;
  /** The name of something that was counted. */
  nameOfCount(text: string): string;
  has(name: string): boolean;
  /** What was read under a name; undefined for a count, and for names that were not given. */
  recordOf(name: string): ReadRecord | undefined;
  /** One more search was made. */
  searched(): void;
  /** Puts lines between marks that nobody could foresee. */
  frame(lines: readonly string[]): string;
  /** How the frame is to be told to the model. */
  readonly frameWords: string;
  /** What was read, and which of it is cited. @param cited names in the order of their numbers */
  told(cited: readonly string[]): Pick<AnswerDetails, 'sources' | 'read'>;
}

export function createEvidence(): Evidence {
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

  function told(name: string, number: number | undefined): AnswerSource | undefined {
    const numbered = number === undefined ? {} : { number };
    const record = read.get(name);
    if (record) return { ...sourceOf(record.datastore, record.record), ...numbered };
    const text = counts.get(name);
    return text === undefined ? undefined : { kind: 'count', own: false, text, ...numbered };
  }

  return {
    prefix,
    nameOf(datastore, record) {
      const key = `${datastore} ${record._id}`;
      const known = names.get(key);
      if (known !== undefined) return known;
      const name = next();
      names.set(key, name);
      read.set(name, { datastore, record });
      records[datastore] = (records[datastore] ?? 0) + 1;
      const groupId = textAt(record, 'groupId');
      if (groupId !== undefined) groups.set(groupId, textAt(record, 'groupName') ?? '');
      const at = Date.parse(happenedAt(datastore, record));
      if (!Number.isNaN(at)) Object.assign(span, { since: Math.min(span.since, at), until: Math.max(span.until, at) });
      return name;
    },
    nameOfCount(text) {
      const name = next();
      counts.set(name, text);
      return name;
    },
    has: (name) => read.has(name) || counts.has(name),
    recordOf: (name) => read.get(name),
    searched() {
      searches += 1;
    },
    frame: (lines) => `<<<${marker}\n${lines.join('\n')}\n${marker}>>>`,
    frameWords: `between "<<<${marker}" and "${marker}>>>"`,
    told(cited) {
      const uncited = [...read.keys()].filter((name) => !cited.includes(name));
      const sources = [
        ...cited.map((name, index) => told(name, index + 1)),
        ...uncited.map((name) => told(name, undefined)),
      ].filter((source) => source !== undefined);
      const most = Math.max(MAX_SOURCES, cited.length);
      const [chat = ''] = groups.size === 1 && Object.keys(records).length === 1 ? groups.values() : [];
      return {
        sources: sources.slice(0, most),
        read: {
          searches,
          records: { ...records },
          chats: groups.size,
          ...(chat.trim() === '' ? {} : { chat: cutText(chat.trim(), LONGEST_NAME) }),
          ...(span.since > span.until
            ? {}
            : { since: new Date(span.since).toISOString(), until: new Date(span.until).toISOString() }),
        },
      };
    },
  };
}
