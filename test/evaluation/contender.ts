/** What is measured: this project's search, and plain FTS5 beside it, each over the same messages. */
import { DatabaseSync } from 'node:sqlite';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { type ArchiveRig, openFileArchive, openPostgresArchive } from '../service/archive-rig.ts';
import { type Session, toRecord } from './question.ts';

export interface Contender {
  readonly name: string;
  /** Ids of the messages that are found, best first. */
  search(question: string, limit: number): string[];
  close(): void;
}

/** Gives a contender the messages that it will search. */
export type OpenContender = (sessions: Iterable<Session>) => Contender;

const BATCH = 2000;
const NOW = Date.UTC(2026, 7, 1);

/** The search of the embedded service, over one of its archives. */
function openOwnSearch(name: string, archive: ArchiveRig, sessions: Iterable<Session>): Contender {
  let batch: Draft[] = [];
  const write = () => {
    archive.writer.put(batch, NOW);
    batch = [];
  };
  for (const { messages } of sessions) {
    for (const message of messages) batch.push(['social-chat-message', toRecord(message)]);
    if (batch.length >= BATCH) write();
  }
  write();
  return {
    name,
    search(question, limit) {
      const query = { keywords: question, datastores: ['social-chat-message'], partly: true, limit } as const;
      const { hits } = archive.reader.atOneMoment(() => searchByKeywords(archive.reader, query));
      return hits.map(({ record }) => record._id);
    },
    close: () => archive.close(),
  };
}

/**
 * What one gets from SQLite without doing anything: unicode61, bm25 over text, sender and chat; all words, and where
 * nothing has them all, any of them.
 */
function openPlainFts(sessions: Iterable<Session>): Contender {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table message using fts5(id unindexed, text, sender, chat, tokenize = 'unicode61')");
  const insert = database.prepare('insert into message (id, text, sender, chat) values (?, ?, ?, ?)');
  database.exec('begin');
  for (const { messages } of sessions) {
    for (const { id, text, fromName, chatName } of messages) insert.run(id, text, fromName, chatName);
  }
  database.exec('commit');
  const select = database.prepare('select id from message where message match ? order by rank limit ?');
  return {
    name: 'plain FTS5',
    search(question, limit) {
      const words = (question.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`);
      const found = (operator: string) => select.all(words.join(operator), limit).map((row) => String(row.id));
      if (words.length === 0) return [];
      const all = found(' AND ');
      return all.length > 0 ? all : found(' OR ');
    },
    close: () => database.close(),
  };
}

/** @param postgres address of one that keeps archives, too */
export function contenders(postgres?: string): readonly OpenContender[] {
  const inFile: OpenContender = (sessions) => openOwnSearch('this search', openFileArchive(), sessions);
  if (postgres === undefined) return [inFile, openPlainFts];
  const inPostgres: OpenContender = (sessions) =>
    openOwnSearch('this search in Postgres', openPostgresArchive(postgres), sessions);
  return [inFile, inPostgres, openPlainFts];
}
