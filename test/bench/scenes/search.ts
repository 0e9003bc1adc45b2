/** Finding in an archive of words that it never sees: beside plain FTS5 and MiniSearch, then in a large one alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { KINDS, type SearchKind } from '../searched-words.ts';
import { table } from '../tables.ts';
import { startBenchPostgres } from '../postgres.ts';
import { atMost, type Target } from '../targets.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const WORKER = new URL('../searching-worker.ts', import.meta.url).pathname;
/** New objects get as much room as in a thread of the service (thread.ts), where a program left to itself takes 48 MB more. */
const AS_A_THREAD = '--max-semi-space-size=5';

const Latency = z.object({ p50: z.number(), p95: z.number(), p99: z.number(), found: z.number() });
const Searching = z.object({
  startMs: z.number(),
  kinds: z.record(z.enum(KINDS), Latency),
  rssMb: z.number(),
  megabytes: z.number(),
  wroteToTheEnd: z.boolean(),
});
type Searching = z.infer<typeof Searching>;

interface Measured {
  readonly label: string;
  readonly messages: number;
  readonly searching: Searching;
}

export async function searchScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { beside, alone, times } = options.searched;
  const everywhere = pinning.length > 0;
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-bench-search-'));
  const run = async (...words: string[]) => (await runToEnd([AS_A_THREAD, WORKER, ...words], folder, everywhere)).line;
  const measured: Measured[] = [];

  async function search(label: string, messages: number, ...words: string[]): Promise<void> {
    const searching = Searching.parse(JSON.parse(await run(...words)));
    measured.push({ label, messages, searching });
    progress(`search: ${label}, ${messages} messages, commonest words p99 ${short(searching.kinds.common.p99)} ms`);
  }

  try {
    const [few, many, more] = [join(folder, 'few.json'), join(folder, 'many.json'), join(folder, 'more.json')];
    const [small, large] = [join(folder, 'small.sqlite'), join(folder, 'large.sqlite')];
    await writeTelegramExport(few, beside, 8);
    await run('build', few, small);
    await search('this project', beside, 'archive', few, small, String(times));
    await search('plain FTS5, order by rank', beside, 'fts5', few, join(folder, 'fts5.sqlite'), String(times));
    await search('MiniSearch', beside, 'minisearch', few, '', String(times));
    const megabytes = (await writeTelegramExport(many, alone, 8)) / 1e6;
    await run('build', many, large);
    await search('this project', alone, 'archive', many, large, String(times));
    // Long enough for all searches: other messages than those that are there.
    await writeTelegramExport(more, beside, 9);
    await search('while an import writes', alone, 'archive', many, large, String(times), more);
    return { report: report(measured, megabytes), targets: targets(measured, alone, megabytes) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const HEADS: { readonly [kind in SearchKind]: string } = {
  newest: 'newest 50',
  rare: 'rare word',
  common: 'common word',
  two: 'two common',
  three: 'three common',
  beginning: 'two letters',
  phrase: 'phrase',
  question: 'question',
};

function report(measured: readonly Measured[], megabytes: number): string {
  const rows = measured.map(({ label, messages, searching }) => [
    label,
    String(messages),
    ...KINDS.map((kind) => `${short(searching.kinds[kind].p50)} / ${short(searching.kinds[kind].p99)}`),
    searching.megabytes === 0 ? 'in memory' : short(searching.megabytes),
    short(searching.rssMb),
    short(searching.startMs),
  ]);
  const head = ['p50 / p99 ms', 'messages', ...KINDS.map((kind) => HEADS[kind]), 'MB', 'RSS MB', 'start ms'];
  return `Searches for the best ${50} (the large export has ${short(megabytes)} MB):\n${table(head, rows)}`;
}

function targets(measured: readonly Measured[], alone: number, exportMegabytes: number): Target[] {
  const large = measured.filter(({ messages }) => messages === alone).slice(-2);
  const most = (pick: (searching: Searching) => number) => Math.max(...large.map(({ searching }) => pick(searching)));
  const ranked = KINDS.filter((kind) => kind !== 'newest');
  const [first] = large;
  return [
    atMost(
      5,
      `search: newest first, ${alone} messages, p95 ms`,
      most(({ kinds }) => kinds.newest.p95),
    ),
    atMost(
      50,
      `search: ranked, ${alone} messages, p99 ms of the slowest kind`,
      most(({ kinds }) => Math.max(...ranked.map((kind) => kinds[kind].p99))),
    ),
    atMost(
      1.4,
      'search: bytes of the archive for one of the export',
      (first?.searching.megabytes ?? Number.NaN) / exportMegabytes,
    ),
    atMost(200, 'search: RSS of a process that searches, MB', first?.searching.rssMb ?? Number.NaN),
    atMost(1000, 'search: from opening the archive to the first answer, ms', first?.searching.startMs ?? Number.NaN),
  ];
}
