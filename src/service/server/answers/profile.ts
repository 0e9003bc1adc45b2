/** Reads what describes a person: counted facts, and messages sampled over chats and time. */
import type { AnswerDetails } from '../../contract/answers.ts';
import { type DatastoreName, GROUPS, MAILS, MESSAGES } from '../../contract/datastores.ts';
import type { Statistics } from '../../contract/statistics.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { unlessCostly } from '../query/query-cost.ts';
import type { Question } from './answerer.ts';
import type { Evidence } from './evidence.ts';
import { dayText, nounOf, type ReadRecord, textOf } from './passage.ts';
import { windowLines } from './windows.ts';

export interface Fact {
  readonly title: string;
  /** Plain text, not Markdown. */
  readonly values: readonly string[];
}

export interface PersonFacts {
  readonly name: string | undefined;
  readonly facts: readonly Fact[];
  /** Undefined if there are neither messages nor mails to read. */
  readonly counted: Counted | undefined;
  /** Number of records by datastore, without those that have none. */
  readonly records: Readonly<Record<string, number>>;
}

type Counted = NonNullable<AnswerDetails['counted']>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const grouped = (amount: number) => amount.toLocaleString('en');

/** Counts facts in the readable records. Rejects with the signal's reason. */
export async function describePerson(
  { reader, zone }: Pick<Question, 'reader' | 'zone'>,
  signal: AbortSignal,
): Promise<PersonFacts> {
  const counted = await countOf(reader, { zone: zone ?? 'UTC', signal });
  const others = await Promise.all(
    othersThanChats(reader)
      .filter((name) => name !== counted?.datastore)
      .map(async (name) => [name, (await unlessCostly(reader.count(name))) ?? 0] as const),
  );
  const besides = others.filter(([, count]) => count > 0);
  const facts = [
    ...(counted ? countedFacts(counted) : []),
    { title: 'Besides', values: besides.map(([name, count]) => `${grouped(count)} ${nounOf(name, count)}`) },
  ];
  const own = await reader.query(MESSAGES, { type: 'send' }, { sort: [{ sentAt: 'desc' }], limit: 1 });
  const [newest] = own?.items ?? [];
  return {
    name: newest && textAt(newest, 'fromName'),
    facts: facts.filter(({ values }) => values.length > 0),
    counted,
    records: { ...(counted ? { [counted.datastore]: totalOf(counted) } : {}), ...Object.fromEntries(besides) },
  };
}

const othersThanChats = ({ datastores }: Reader): DatastoreName[] =>
  datastores.filter((name) => name !== MESSAGES && name !== GROUPS);

async function countOf(reader: Reader, how: { zone: string; signal: AbortSignal }): Promise<Counted | undefined> {
  for (const datastore of [MESSAGES, MAILS] as const) {
    const statistics = await reader.statistics(datastore, how);
    if (statistics && statistics.messages > 0) return { datastore, statistics };
  }
  return undefined;
}

const totalOf = ({ statistics: { total, messages } }: Counted) => total ?? messages;

function countedFacts(counted: Counted): Fact[] {
  const { datastore, statistics } = counted;
  const { messages, sent, isPartial, chatCount, chats, people, words, hours, weekdays } = statistics;
  const [first, last] = [statistics.first ?? '', statistics.last ?? ''].map(dayText);
  const split = isPartial ? `; of the newest ${grouped(messages)}: ` : '; ';
  const total = totalOf(counted);
  const places = chatCount === 0 ? '' : ` in ${grouped(chatCount)} ${nounOf(GROUPS, chatCount)}`;
  const amount = datastore === MESSAGES ? grouped(total) : `${grouped(total)} ${nounOf(datastore, total)}`;
  const named = (list: readonly { name: string; messages: number }[], most = 6) =>
    list.slice(0, most).map(({ name, messages: of }) => `${name || 'a chat without a name'} (${grouped(of)})`);
  const facts: Fact[] = [
    {
      title: 'Messages',
      values: [
        `${amount}${places}, from ${first} to ${last}${split}${grouped(sent)} sent, ${grouped(messages - sent)} received`,
      ],
    },
    { title: 'Most active chats', values: named(chats) },
    { title: 'Writes most with', values: named(people.filter(({ name }) => name !== SYSTEM)) },
  ];
  if (sent === 0) return facts;
  const busiest = (counts: readonly number[], most: number) =>
    counts
      .map((count, at) => ({ at, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ at }) => at);
  const around = busiest(hours, 3).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const days = busiest(weekdays, 2).map((day) => WEEKDAYS[day]);
  return [
    ...facts,
    { title: 'Most is written around', values: [`${around.join(', ')}, most on ${days.join(' and ')}`] },
    {
      title: 'Comes back to',
      values: named(
        words.map(({ word, messages: of }) => ({ name: word, messages: of })),
        15,
      ),
    },
  ];
}

/** The sender of notices, in some exports. */
const SYSTEM = 'system';

/** The first and the newest counted record that somebody wrote; one if they are the same. */
export async function firstAndNewest(reader: Reader, { datastore }: Counted): Promise<ReadRecord[]> {
  const ends = await Promise.all(
    (['asc', 'desc'] as const).map(async (order) => {
      const page = await unlessCostly(reader.query(datastore, {}, { sort: [{ sentAt: order }], limit: READ_PER_SPOT }));
      return page?.items.find((record) => textAt(record, 'fromName') !== SYSTEM && textOf({ record }) !== '');
    }),
  );
  const [first, newest] = ends;
  return (first?._id === newest?._id ? [first] : ends).flatMap((record) => (record ? [{ datastore, record }] : []));
}

/** Samples each chat at its newest, middle and oldest messages, and takes the longest of each spot. */
const SPOTS = [0, 0.5, 1];
const READ_PER_SPOT = 8;
const TAKEN_PER_SPOT = 3;
const MIN_LENGTH = 12;
/** Number of newest records of each other kind. */
const NEWEST_OF_OTHERS = 5;

/** The longest sampled messages of each chat, the most active first. Rejects with the signal's reason. */
async function sampleMessages(reader: Reader, { chats }: Statistics, signal: AbortSignal): Promise<ReadRecord[]> {
  const spots: ReadRecord[][] = [];
  for (const spot of SPOTS) {
    signal.throwIfAborted();
    const pages = chats.map(({ id, messages }) => {
      const skip = Math.floor(spot * Math.max(0, messages - READ_PER_SPOT));
      return reader.query(MESSAGES, { groupId: id }, { sort: [{ sentAt: 'desc' }], limit: READ_PER_SPOT, skip });
    });
    for (const page of await Promise.all(pages)) {
      const records = (page?.items ?? []).map((record): ReadRecord => ({ datastore: MESSAGES, record }));
      const long = records.filter((read) => textOf(read).length >= MIN_LENGTH);
      spots.push(long.sort((a, b) => textOf(b).length - textOf(a).length));
    }
  }
  // The spots of a short chat overlap.
  const seen = new Set<string>();
  return Array.from({ length: TAKEN_PER_SPOT }, (_, rank) => spots.flatMap((records) => records[rank] ?? []))
    .flat()
    .filter(({ record }) => !seen.has(record._id) && seen.add(record._id));
}

async function newestOfOthers(reader: Reader): Promise<ReadRecord[]> {
  const pages = othersThanChats(reader).map(async (datastore) => {
    const page = await reader.query(datastore, {}, { sort: [{ insertedAt: 'desc' }], limit: NEWEST_OF_OTHERS });
    return (page?.items ?? []).map((record) => ({ datastore, record }));
  });
  return (await Promise.all(pages)).flat();
}

/** Characters of records per part. */
const PART_CHARS = 8_000;
const MAX_PARTS = 4;

export interface ProfileReading {
  /** Fenced facts, each with a name; undefined if there are none. */
  readonly counted: string | undefined;
  /** Fenced records, part by part. */
  readonly parts: readonly string[];
  /** Number of records in all parts. */
  readonly sampled: number;
}

/** Rejects with the signal's reason. */
export async function readForProfile(
  question: Pick<Question, 'reader' | 'zone'>,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<ProfileReading> {
  const { reader } = question;
  const { facts, counted } = await describePerson(question, signal);
  const sample = counted ? await sampleMessages(reader, counted.statistics, signal) : [];
  const parts: string[][] = [];
  let [sampled, room] = [0, 0];
  for (const read of [...(await newestOfOthers(reader)), ...sample]) {
    const lines = windowLines({ records: [read], found: new Set() }, evidence);
    const size = lines.reduce((sum, line) => sum + line.length + 1, 0);
    if (room < size) {
      if (parts.length === MAX_PARTS) break;
      parts.push([]);
      room = PART_CHARS;
    }
    parts.at(-1)?.push(...lines);
    room -= size;
    sampled += 1;
  }
  const lines = facts.map(({ title, values }) => {
    const text = `${title}: ${values.join(', ')}`;
    return `${evidence.citeKeyOfCount(text)} ${text}`;
  });
  return {
    counted: lines.length === 0 ? undefined : evidence.fence(lines),
    parts: parts.map((part) => evidence.fence(part)),
    sampled,
  };
}
