/** A few messages that can be counted by eye, and a reader of them. */

import type { AnswerProgress } from '#service/contract/answers.ts';
import { type DatastoreName, MAILS, MESSAGES } from '#service/contract/datastores.ts';
import type { Filter } from '#service/contract/filters.ts';
import type { AnswerOptions } from '#service/server/answers/answerer.ts';
import { createReader, type Reader } from '#service/server/archives/reader.ts';
import { countMatching, queryDatastore, recordsAround } from '#service/server/query/datastore-query.ts';
import { countPart } from '#service/server/query/statistics.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { openArchive } from './archive-rig.ts';

type DropReader<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

export interface Said {
  at: string;
  text: string;
  type?: 'send' | 'receive';
  /** Name of the chat; "Boats" by default. */
  chat?: string;
  /** Id of the chat, to distinguish chats of the same name. */
  groupId?: string;
  who?: string;
  /** Makes it a mail. */
  subject?: string;
  /** Of a mail; by default, each is alone. */
  threadId?: string;
}

export interface MessageRig extends Disposable {
  readonly reader: Reader;
  /** A reader of the messages that match the filter. */
  filtered(filter: Filter): Reader;
  close(): void;
}

export function openMessages(messages: readonly Said[]): MessageRig {
  const { reader, writer, close } = openArchive();
  const records = messages.map((said, index) => {
    const { at, text, type = 'send', chat = 'Boats', groupId = `g-${chat}`, subject } = said;
    const { who = type === 'send' ? 'Nina' : 'Tomás', threadId = `t${index}` } = said;
    const message = { _id: `m${index}`, messageText: text, type, fromName: who, sentAt: at };
    return subject === undefined
      ? ([MESSAGES, { ...message, groupName: chat, groupId, sourceApplication: 'https://whatsapp.com' }] as const)
      : ([MAILS, { ...message, name: subject, threadId, fromEmail: `${who}@mail.example` }] as const);
  });
  writer.put(records, 0);
  const datastores = [...new Set<DatastoreName>([MESSAGES, ...records.map(([datastore]) => datastore)])];
  const archive = {
    search: async (query: Parameters<typeof searchByKeywords>[1]) => searchByKeywords(reader, query),
    countMatching: async (...given: DropReader<Parameters<typeof countMatching>>) => countMatching(reader, ...given),
    countPart: async (...given: DropReader<Parameters<typeof countPart>>) => countPart(reader, ...given),
    around: async (...given: DropReader<Parameters<typeof recordsAround>>) => recordsAround(reader, ...given),
    query: async (...given: DropReader<Parameters<typeof queryDatastore>>) => queryDatastore(reader, ...given),
  };
  return {
    reader: createReader(archive, datastores),
    filtered: (filter) => createReader(archive, datastores, filter),
    close,
    [Symbol.dispose]: close,
  };
}

/** Answer options without cancellation, which collect the progress. */
export function making(): AnswerOptions & { readonly told: AnswerProgress[] } {
  const told: AnswerProgress[] = [];
  return { signal: new AbortController().signal, tell: (progress) => told.push(progress), credits: 10, told };
}
