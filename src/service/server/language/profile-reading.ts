/** What is read for a profile: counted facts, a fair sample, and what fits the wish best; all as lines for a model. */
import type { Reader } from '../archives/reader.ts';
import { contentWords } from '../text/stop-words.ts';
import type { Conversation } from './agent-loop.ts';
import { searchFor } from './data-tools.ts';
import type { Evidence, ReadRecord } from './evidence.ts';
import { sampleMessages } from './fair-sample.ts';
import type { Question } from './language.ts';
import { describePerson, type PersonFacts } from './profile-facts.ts';
import { windowLines } from './windows.ts';

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
