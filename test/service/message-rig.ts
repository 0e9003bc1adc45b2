/** A few messages that can be counted by eye, and a reader of them. */

import type { AnswerProgress } from '#service/contract/answers.ts';
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
}

export interface MessageRig {
  readonly reader: Reader;
  /** A reader of the messages that match the filter. */
  filtered(filter: Filter): Reader;
  close(): void;
}

export function openMessages(messages: readonly Said[]): MessageRig {
  const { reader, writer, close } = openArchive();
  const records = messages.map(({ at, text, type = 'send', chat = 'Boats', groupId = `g-${chat}`, who }, index) => ({
    _id: `m${index}`,
    messageText: text,
    type,
    fromName: who ?? (type === 'send' ? 'Nina' : 'Tomás'),
    groupName: chat,
    groupId,
    sentAt: at,
    sourceApplication: 'https://whatsapp.com',
  }));
  writer.put(
    records.map((record) => ['social-chat-message', record] as const),
    0,
  );
  const archive = {
    search: async (query: Parameters<typeof searchByKeywords>[1]) => searchByKeywords(reader, query),
    countMatching: async (...given: DropReader<Parameters<typeof countMatching>>) => countMatching(reader, ...given),
    countPart: async (...given: DropReader<Parameters<typeof countPart>>) => countPart(reader, ...given),
    around: async (...given: DropReader<Parameters<typeof recordsAround>>) => recordsAround(reader, ...given),
    query: async (...given: DropReader<Parameters<typeof queryDatastore>>) => queryDatastore(reader, ...given),
  };
  return {
    reader: createReader(archive, ['social-chat-message']),
    filtered: (filter) => createReader(archive, ['social-chat-message'], filter),
    close,
  };
}

/** Answer options without cancellation, which collect the progress. */
export function making(): AnswerOptions & { readonly told: AnswerProgress[] } {
  const told: AnswerProgress[] = [];
  return { signal: new AbortController().signal, tell: (progress) => told.push(progress), credits: 10, told };
}
