/** Reads what describes a person: counted facts, and messages sampled over chats and time. */
import { type DatastoreName, GROUPS, MESSAGES } from '../../contract/datastores.ts';
import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '../../contract/platforms.ts';
import type { Statistics } from '../../contract/statistics.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
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
  /** Undefined if messages aren't readable. */
  readonly statistics: Statistics | undefined;
}

/** Maximum number of messages counted, newest first: more would keep other callers waiting. */
const MAX_COUNTED = 20_000;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const grouped = (amount: number) => amount.toLocaleString('en');

/** Counts facts in the readable records. Rejects with the signal's reason. */
export async function describePerson(
  { reader, zone }: Pick<Question, 'reader' | 'zone'>,
  signal: AbortSignal,
): Promise<PersonFacts> {
  const statistics = await reader.statistics(MESSAGES, { zone: zone ?? 'UTC', most: MAX_COUNTED, signal });
  const others = await Promise.all(
    othersThanChats(reader).map(async (name) => ({ name, count: await reader.count(name) })),
  );
  const besides = others.flatMap(({ name, count }) =>
    count === 0 ? [] : [`${grouped(count)} ${nounOf(name, count)}`],
  );
  const facts = [
    ...(statistics && statistics.messages > 0 ? await messageFacts(reader, statistics) : []),
    { title: 'Besides', values: besides },
  ];
  const own = await reader.query(MESSAGES, { type: 'send' }, { sort: [{ sentAt: 'desc' }], limit: 1 });
  const [newest] = own?.items ?? [];
  return {
    name: newest && textAt(newest, 'fromName'),
    facts: facts.filter(({ values }) => values.length > 0),
    statistics,
  };
}

const othersThanChats = ({ datastores }: Reader): DatastoreName[] =>
  datastores.filter((name) => name !== MESSAGES && name !== GROUPS);

async function messageFacts(reader: Reader, statistics: Statistics): Promise<Fact[]> {
  const { messages, sent, isPartial, chats, people, words, hours, weekdays } = statistics;
  const [count, groups] = await Promise.all([reader.count(MESSAGES), reader.count(GROUPS)]);
  const chatCount = Math.max(groups, statistics.chatCount);
  const [first, last] = [statistics.first ?? '', statistics.last ?? ''].map(dayText);
  const counted = isPartial ? `; of the newest ${grouped(messages)}: ` : '; ';
  const platforms = (Object.keys(PLATFORMS) as PlatformName[]).map(async (platform) => {
    const { total } = await reader.search({ keywords: '', narrow: { platform }, datastores: [MESSAGES], limit: 1 });
    return { name: PLATFORM_NAMES[platform], messages: total };
  });
  const named = (list: readonly { name: string; messages: number }[], most = 6) =>
    list.slice(0, most).map(({ name, messages }) => `${name || 'a chat without a name'} (${grouped(messages)})`);
  const facts: Fact[] = [
    {
      title: 'Messages',
      values: [
        `${grouped(count)} in ${grouped(chatCount)} ${nounOf(GROUPS, chatCount)}, from ${first} to ${last}${counted}${grouped(sent)} sent, ${grouped(messages - sent)} received`,
      ],
    },
    {
      title: 'Platforms',
      values: named((await Promise.all(platforms)).filter((one) => one.messages > 0).sort(byMessages)),
    },
    { title: 'Most active chats', values: named(chats) },
    { title: 'Writes most with', values: named(people.filter(({ name }) => name !== 'system')) },
  ];
  if (sent === 0) return facts;
  const busiest = (counts: readonly number[], most: number) =>
    counts
      .map((messages, at) => ({ at, messages }))
      .filter((one) => one.messages > 0)
      .sort(byMessages)
      .slice(0, most)
      .map(({ at }) => at);
  const around = busiest(hours, 3).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const days = busiest(weekdays, 2).map((day) => WEEKDAYS[day]);
  return [
    ...facts,
    {
      title: 'Most is written around',
      values: [`${around.join(', ')}, most on ${days.join(' and ')}`],
    },
    {
      title: 'Comes back to',
      values: named(
        words.map(({ word, messages }) => ({ name: word, messages })),
        15,
      ),
    },
  ];
}

const byMessages = (a: { messages: number }, b: { messages: number }) => b.messages - a.messages;

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
  const { facts, statistics } = await describePerson(question, signal);
  const sample = statistics ? await sampleMessages(reader, statistics, signal) : [];
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
