/** Makes the sample person's records at first start: the same for the same start time, in small steps that let others run. */
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { ChatMessage, DataRecord } from '../../contract/records.ts';
import type { Log } from '../../log.ts';
import type { RecordStore } from '../records/record-store.ts';
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
/** How long other work waits at most for a piece of this one. */
const SLICE_MS = 15;

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
  database: DatabaseSync;
  store: RecordStore;
  schemaBase: string;
  /** The present, in milliseconds since 1970: the data ends there. */
  now: number;
  log: Log;
}

/** Fills an empty store in one transaction; does nothing when there are chats already. */
export async function seedSample({ database, store, schemaBase, now, log }: SeedOptions): Promise<void> {
  if (store.count('social-chat-group') > 0) return;
  const startedAt = performance.now();
  database.exec('begin immediate');
  try {
    let sliceStart = performance.now();
    for (const [datastore, record] of sampleRecords(schemaBase, now)) {
      store.add(datastore, record);
      if (performance.now() - sliceStart < SLICE_MS) continue;
      await nextTurn();
      sliceStart = performance.now();
    }
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
  const messages = store.count('social-chat-message');
  log.info({ messages, ms: Math.round(performance.now() - startedAt) }, 'sample data made');
}
