/**
 * Reads a Telegram export, imports it into an archive, or searches that archive and prints the durations of each kind
 * of search. A separate process, so that its memory can be measured. Arguments: read, build or search; the export; the
 * archive's file; number of searches of each kind; an export to import meanwhile.
 */
import { basename } from 'node:path';
import { readExport } from '#service/importers/read-export.ts';
import { openSource } from '#service/importers/source.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { ALL_TIME } from '#service/server/archive/moment.ts';
import { createOpenArchives } from '#service/server/archive/open-archives.ts';
import { createImportThreads } from '#service/server/imports/import-thread.ts';
import { searchByKeywords } from '#service/server/search/keyword-search.ts';
import { percentile } from './figures.ts';
import { KINDS, keywordsOf, type SearchKind } from './telegram-export.ts';

const SHOWN = 50;
const [task = '', path = '', file = '', timesText = '0', meanwhile = ''] = process.argv.slice(2);
const { signal } = new AbortController();
/** Location of the archive; in Postgres, the file's name is the owner. */
const place = process.env.SERVICE_DATABASE_URL
  ? { postgres: process.env.SERVICE_DATABASE_URL, owner: basename(file) }
  : { file };
const archive = { ...place, key: new Uint8Array(32).fill(7) };

async function read(): Promise<unknown> {
  const startedAt = performance.now();
  const source = await openSource(path, { signal });
  let messages = 0;
  for await (const { items } of readExport(telegramImporter, source, {}, signal))
    messages += items.filter(({ kind }) => kind === 'message').length;
  await source.close();
  const seconds = (performance.now() - startedAt) / 1000;
  return { messages, seconds, rssMb: process.resourceUsage().maxRSS / 1024 };
}

/** @param givesWay runs at low priority, like every import of the service */
function build(from: string, givesWay: boolean) {
  const archives = createOpenArchives();
  archives.create(archive);
  archives.closeAll();
  const common = { choices: { me: 'user4242' }, schemaBase: 'https://schemas.invalid' };
  const task = { ...common, path: from, archive, now: Date.now() };
  return createImportThreads({ lowPriority: givesWay }).runImport(task, () => undefined, signal);
}

async function search(): Promise<unknown> {
  const startedAt = performance.now();
  const archives = createOpenArchives();
  const reader = archives.open(archive);
  const newest = (word: string) =>
    reader.open(reader.rowsAt(reader.index.find({ all: [{ anyOf: [reader.tokenOf(word)] }] }, ALL_TIME, SHOWN))).length;
  const best = (keywords: string) =>
    searchByKeywords(reader, { keywords, datastores: ['social-chat-message'], limit: SHOWN }).hits.length;
  const found = (keywords: string, kind: SearchKind) =>
    reader.snapshot(() => (kind === 'newest' ? newest(keywords) : best(keywords)));
  found('ferry', 'rare');
  const startMs = performance.now() - startedAt;

  let isWriting = meanwhile !== '';
  const writing = isWriting ? build(meanwhile, true).finally(() => (isWriting = false)) : undefined;
  const kinds: Record<string, { p50: number; p95: number; p99: number }> = {};
  for (const kind of KINDS) {
    const took: number[] = [];
    for (let time = 0; time < Number(timesText); time++) {
      const begun = performance.now();
      found(keywordsOf(kind, time), kind);
      took.push(performance.now() - begun);
      // Lets the import's threads report their progress.
      if (isWriting) await new Promise(setImmediate);
    }
    kinds[kind] = { p50: percentile(took, 0.5), p95: percentile(took, 0.95), p99: percentile(took, 0.99) };
  }
  const rssMb = process.resourceUsage().maxRSS / 1024;
  await writing;
  const megabytes = reader.bytes() / 1e6;
  archives.closeAll();
  return { startMs, kinds, rssMb, megabytes };
}

const tasks: Readonly<Record<string, () => Promise<unknown>>> = { read, build: () => build(path, false), search };
if (tasks[task]) process.stdout.write(`${JSON.stringify(await tasks[task]())}\n`);
