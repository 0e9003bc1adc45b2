/** Makes the sample person's records at first start: the same for the same start time. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { ChatMessage, DataRecord } from '../../contract/records.ts';
import type { Log } from '../../log.ts';
import type { Archive } from '../archive/archives.ts';
import { CHATS } from './chats.ts';
import { fileRecords } from './file-records.ts';
import { mailRecords } from './mail-records.ts';
import { createMessageMaker, groupRecord } from './message-records.ts';
import { createRandom, type Random } from './random.ts';
import { DAY_MS, type Said } from './said.ts';
import { smallTalk } from './small-talk.ts';
import { STORIES } from './stories/index.ts';
import { tellStory } from './story-script.ts';

const SEED = 20_240_229;
const SPAN_MS = 730 * DAY_MS;
const SMALL_TALK = 5_200;

/** Everything that was said, in the order of time. */
function everythingSaid(now: number, random: Random): Said[] {
  const said = [...smallTalk(SMALL_TALK, now - SPAN_MS, now, random)];
  for (const script of STORIES) said.push(...tellStory(script, now, random));
  return said.sort((a, b) => a.at - b.at);
}

/** All sample records as of `now`, in the order in which they are stored. */
export function* sampleRecords(schemaBase: string, now: number): Generator<[DatastoreName, DataRecord]> {
  const random = createRandom(SEED);
  const makeMessage = createMessageMaker(schemaBase, random);
  const chats = new Map(CHATS.map((chat) => [chat.key, { chat, messages: [] as ChatMessage[] }]));
  for (const said of everythingSaid(now, random)) {
    const entry = chats.get(said.chat);
    if (!entry) throw new RangeError(`a story happens in an unknown chat: ${said.chat}`);
    const message = makeMessage(entry.chat, said);
    // Only what the group record needs is kept: the bodies would be held twice.
    entry.messages.push({ _id: message._id, sourceId: message.sourceId, sentAt: message.sentAt });
    yield ['social-chat-message', message];
  }
  for (const { chat, messages } of chats.values()) {
    yield ['social-chat-group', groupRecord(schemaBase, chat, messages, random)];
  }
  for (const record of mailRecords(schemaBase, now, random)) yield ['social-email', record];
  for (const record of fileRecords(schemaBase, now, random)) yield ['file', record];
}

export interface SeedOptions {
  archive: Archive;
  schemaBase: string;
  /** The present, in milliseconds since 1970: the data ends there. */
  now: number;
  log: Log;
}

/** Fills an empty archive; does nothing when there are chats already: they are written last. */
export async function seedSample({ archive, schemaBase, now, log }: SeedOptions): Promise<void> {
  if ((await archive.count('social-chat-group')) > 0) return;
  const startedAt = performance.now();
  await archive.put([...sampleRecords(schemaBase, now)], now);
  const messages = await archive.count('social-chat-message');
  log.info({ messages, ms: Math.round(performance.now() - startedAt) }, 'sample data made');
}
