/**
 * Searches the messages of a Telegram export by one engine and says how long each kind of search took. A process of its
 * own, so that its memory is that of the engine.
 */
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import { openSource } from '#service/importers/source.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { archiveBytes } from '#service/server/archive/archive-file.ts';
import { createArchiveKey } from '#service/server/archive/archive-key.ts';
import { createArchiveReader } from '#service/server/archive/archive-reader.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import { createStores } from '#service/server/archive/open-stores.ts';
import { bringIn } from '#service/server/imports/import-thread.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { percentile } from './figures.ts';
import { KINDS, keywordsOf, type SearchKind } from './searched-words.ts';

const SHOWN = 50;
const DATASTORE = 'social-chat-message';

interface Engine {
  /** @returns how many were found, `SHOWN` at most */
  search(keywords: string, kind: SearchKind): number;
  bytes(): number;
  close?(): void;
}

const [engineName = '', path = '', file = '', timesText = '0', meanwhile = ''] = process.argv.slice(2);
const { signal } = new AbortController();
/** Where archives are; in Postgres the name that the file would have is the owner's. */
const place = process.env.SERVICE_DATABASE_URL
  ? { postgres: process.env.SERVICE_DATABASE_URL, owner: basename(file) }
  : { file };
const archive = { ...place, key: new Uint8Array(32).fill(7) };

/** @param givesWay as every import of the service does */
const bringItIn = (from: string, givesWay: boolean) =>
  bringIn(
    {
      path: from,
      choices: { me: 'user4242' },
      schemaBase: 'https://schemas.invalid',
      archive,
      now: Date.now(),
      givesWay,
    },
    () => undefined,
    signal,
  );

async function* messages(): AsyncGenerator<{ id: number; text: string; from: string }> {
  const source = await openSource(path, { signal });
  let id = 0;
  for await (const { items } of telegramImporter.read(source, {}, signal)) {
    for (const item of items) {
      if (item.kind === 'message') yield { id: id++, text: item.text, from: item.fromName ?? '' };
    }
  }
  await source.close();
}

function openArchive(): Engine {
  const stores = createStores();
  const store = stores.open(archive);
  const key = createArchiveKey(archive.key);
  const reader = createArchiveReader(store, key);
  const newest = (word: string) =>
    reader.open(reader.at(reader.index.newest({ all: [{ anyOf: [key.token(word)] }] }, ALL_TIME, SHOWN))).length;
  const best = (keywords: string) =>
    searchByKeywords(reader, { keywords, datastores: [DATASTORE], limit: SHOWN }).hits.length;
  return {
    search: (keywords, kind) => reader.atOneMoment(() => (kind === 'newest' ? newest(keywords) : best(keywords))),
    bytes: () => store.bytes(),
    close() {
      store.close();
      stores.close();
    },
  };
}

async function openFts5(): Promise<Engine> {
  const database = new DatabaseSync(file);
  database.exec('create virtual table message using fts5(body, sender); begin');
  const insert = database.prepare('insert into message (rowid, body, sender) values (?, ?, ?)');
  for await (const { id, text, from } of messages()) insert.run(id, text, from);
  database.exec("commit; insert into message (message) values ('optimize')");
  const ranked = database.prepare(`select body from message where message match ? order by rank limit ${SHOWN}`);
  const newest = database.prepare(`select body from message where message match ? order by rowid desc limit ${SHOWN}`);
  return {
    search(keywords, kind) {
      const quoted = kind === 'phrase' ? keywords : keywords.replace(/\S+/g, (word) => `"${word}"`);
      return (kind === 'newest' ? newest : ranked).all(kind === 'beginning' ? `${quoted}*` : quoted).length;
    },
    bytes: () => archiveBytes(file),
  };
}

async function openMiniSearch(): Promise<Engine> {
  const engine = new MiniSearch({ fields: ['text', 'from'], storeFields: ['text'] });
  for await (const message of messages()) engine.add(message);
  return {
    search: (keywords, kind) =>
      engine.search(keywords.replaceAll('"', ''), { combineWith: 'AND', prefix: kind === 'beginning' }).slice(0, SHOWN)
        .length,
    bytes: () => 0,
  };
}

const OPENINGS: Readonly<Record<string, () => Engine | Promise<Engine>>> = {
  archive: openArchive,
  fts5: openFts5,
  minisearch: openMiniSearch,
};

async function measure(): Promise<unknown> {
  const startedAt = performance.now();
  const engine = await (OPENINGS[engineName] ?? openArchive)();
  engine.search('ferry', 'rare');
  const startMs = performance.now() - startedAt;
  let isWriting = meanwhile !== '';
  const writing = isWriting ? bringItIn(meanwhile, true).finally(() => (isWriting = false)) : undefined;
  const kinds: Record<string, { p50: number; p95: number; p99: number; found: number }> = {};
  for (const kind of KINDS) {
    const took: number[] = [];
    let found = 0;
    for (let time = 0; time < Number(timesText); time++) {
      const begun = performance.now();
      found += engine.search(keywordsOf(kind, time), kind);
      took.push(performance.now() - begun);
      // The import's threads send their progress here.
      if (isWriting) await new Promise(setImmediate);
    }
    const at = (share: number) => percentile(took, share);
    kinds[kind] = { p50: at(0.5), p95: at(0.95), p99: at(0.99), found: found / took.length };
  }
  const wroteToTheEnd = isWriting;
  const rssMb = process.resourceUsage().maxRSS / 1024;
  await writing;
  const megabytes = engine.bytes() / 1e6;
  engine.close?.();
  return { startMs, kinds, rssMb, megabytes, wroteToTheEnd };
}

const said = engineName === 'build' ? await bringItIn(path, false) : await measure();
process.stdout.write(`${JSON.stringify(said)}\n`);
