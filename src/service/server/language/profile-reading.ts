/** What is read for a profile: counted facts, a fair sample, and what fits the wish best; all as lines for a model. */

import type { DataRecord } from '../../contract/records.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { contentWords } from '../text/stop-words.ts';
import type { Conversation } from './agent-loop.ts';
import { searchFor } from './data-tools.ts';
import type { Evidence, ReadRecord } from './evidence.ts';
import type { Question } from './language.ts';
import type { Survey } from './message-survey.ts';
import { describePerson, type PersonFacts } from './profile-facts.ts';
import { windowLines } from './windows.ts';

/** Equal pieces of the time from the oldest message to the newest. */
const TIMES = 8;
/** Half of them the most active ones, half the others, evenly. */
const CHATS = 24;
/** Looked at in each chat and time, and taken of these: the longest, since greetings say little. */
const LOOKED_AT = 8;
const TAKEN = 2;
const SHORTEST = 12;
const MESSAGES = 'social-chat-message';

/** Chats to hear: the busy ones, and some of all the others. */
async function chatsOf(reader: Reader, survey: Survey): Promise<string[]> {
  const groups = (await reader.query('social-chat-group', {}, { limit: 500 }))?.items ?? [];
  const known = [
    ...new Set([...survey.chats.top(survey.chats.counts.size).map(([id]) => id), ...groups.map(({ _id }) => _id)]),
  ];
  const busy = known.slice(0, CHATS / 2);
  const others = known.slice(CHATS / 2);
  const step = Math.max(1, others.length / (CHATS / 2));
  const some = Array.from(
    { length: Math.min(CHATS / 2, others.length) },
    (_, at) => others[Math.floor(at * step)] ?? '',
  );
  return [...busy, ...some];
}

async function timeSlices(reader: Reader): Promise<{ $gte: string; $lt: string }[]> {
  const edge = async (order: 'asc' | 'desc') => {
    const page = await reader.query(MESSAGES, {}, { sort: [{ sentAt: order }], limit: 1 });
    const [message] = page?.items ?? [];
    return message ? Date.parse(textAt(message, 'sentAt') ?? '') : Number.NaN;
  };
  const [first, last] = await Promise.all([edge('asc'), edge('desc')]);
  if (Number.isNaN(first) || Number.isNaN(last)) return [];
  const moment = (at: number) => new Date(first + ((last + 1 - first) * at) / TIMES).toISOString();
  return Array.from({ length: TIMES }, (_, at) => ({ $gte: moment(at), $lt: moment(at + 1) }));
}

const lengthOf = (message: DataRecord) => (textAt(message, 'messageText') ?? '').length;

/**
 * Messages in the order in which they should be heard while there is room: one of each chat and time first, then another
 * of each. Rejects with the signal's reason.
 */
export async function sampleMessages(reader: Reader, survey: Survey, signal: AbortSignal): Promise<ReadRecord[]> {
  if (!reader.datastores.includes(MESSAGES)) return [];
  const [chats, times] = await Promise.all([chatsOf(reader, survey), timeSlices(reader)]);
  const cells: DataRecord[][] = [];
  // Time by time, newest first, so that the chats of one time are asked for together.
  for (const sentAt of times.reverse()) {
    signal.throwIfAborted();
    const pages = await Promise.all(
      chats.map((groupId) =>
        reader.query(MESSAGES, { groupId, sentAt }, { sort: [{ sentAt: 'desc' }], limit: LOOKED_AT }),
      ),
    );
    for (const page of pages) {
      const telling = (page?.items ?? []).filter((message) => lengthOf(message) >= SHORTEST);
      cells.push(telling.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, TAKEN));
    }
  }
  const rounds = Array.from({ length: TAKEN }, (_, round) => cells.flatMap((cell) => cell[round] ?? []));
  return rounds.flatMap((round) => evenly(round)).map((record) => ({ datastore: MESSAGES, record }));
}

/** So ordered that any beginning of the list is spread over the whole of it. */
export function evenly<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.round(list.length * 0.382));
  const coprime = nextCoprime(step, list.length);
  return list.map((_, index) => list[(index * coprime) % list.length] as T);
}

function nextCoprime(step: number, length: number): number {
  let candidate = step;
  while (divisor(candidate, length) !== 1) candidate += 1;
  return candidate;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Characters of sampled messages that go into one part. */
const PART_CHARS = 8_000;
const MAX_PARTS = 4;
/** Of each kind of record besides messages. */
const NEWEST_OF_OTHERS = 5;

export interface ProfileReading {
  readonly facts: PersonFacts;
  /** Framed facts, each under a name. */
  readonly counted: string;
  /** Framed sampled messages, part by part; none where there is nothing to read. */
  readonly parts: readonly string[];
}

/** Rejects with the signal's reason. */
export async function readForProfile({ desk, signal }: Conversation, { reader }: Question): Promise<ProfileReading> {
  const { evidence, tell } = desk;
  const facts = await describePerson(reader, signal);
  const picked = [...(await sampleMessages(reader, facts.survey, signal)), ...(await newestOfOthers(reader))];
  const parts = inParts(picked, evidence);
  tell({ stage: 'sampled', count: parts.reduce((sum, part) => sum + part.count, 0) });
  const lines = facts.facts.map(({ title, values }) => {
    const text = `${title}: ${values.join(', ')}`;
    return `${evidence.nameOfCount(text)} ${text}`;
  });
  return {
    facts,
    counted: lines.length === 0 ? 'Nothing could be counted.' : evidence.frame(lines),
    parts: parts.map(({ lines: own }) => evidence.frame(own)),
  };
}

/** What fits best to some words, framed. */
export function readAbout(words: string, { desk }: Conversation): Promise<string> {
  return searchFor({ keywords: contentWords(words), partly: true }, desk);
}

async function newestOfOthers(reader: Reader): Promise<ReadRecord[]> {
  const others = reader.datastores.filter((name) => name !== 'social-chat-message' && name !== 'social-chat-group');
  const pages = await Promise.all(
    others.map(async (datastore) => {
      const page = await reader.query(datastore, {}, { sort: [{ insertedAt: 'desc' }], limit: NEWEST_OF_OTHERS });
      return (page?.items ?? []).map((record) => ({ datastore, record }));
    }),
  );
  return pages.flat();
}

function inParts(picked: readonly ReadRecord[], evidence: Evidence): { lines: string[]; count: number }[] {
  const parts: { lines: string[]; count: number }[] = [];
  let size = 0;
  for (const read of picked) {
    const lines = windowLines({ records: [read], found: new Set() }, evidence);
    const own = lines.reduce((sum, line) => sum + line.length + 1, 0);
    if (parts.length === 0 || size + own > PART_CHARS) {
      if (parts.length === MAX_PARTS) break;
      parts.push({ lines: [], count: 0 });
      size = 0;
    }
    const part = parts.at(-1);
    part?.lines.push(...lines);
    if (part) part.count += 1;
    size += own;
  }
  return parts;
}
