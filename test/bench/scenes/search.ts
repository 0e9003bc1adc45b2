/** Finding in an archive of words that it never sees: in a file, in Postgres, beside plain FTS5 and MiniSearch; then in a large one alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { everyCore, pinBench, unpinBench } from '../core-pinning.ts';
import { short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { startBenchPostgres } from '../postgres.ts';
import { productionOptions } from '../production.ts';
import { KINDS, type SearchKind } from '../searched-words.ts';
import { table } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const WORKER = new URL('../searching-worker.ts', import.meta.url).pathname;
/** As much room as in a thread of the service (thread.ts): a program left to itself takes what the machine has. */
const AS_A_THREAD = ['--max-semi-space-size=5', '--max-old-space-size=512'];

const Latency = z.object({ p50: z.number(), p95: z.number(), p99: z.number(), found: z.number() });
const Searching = z.object({
  startMs: z.number(),
  kinds: z.record(z.enum(KINDS), Latency),
  rssMb: z.number(),
  megabytes: z.number(),
  wroteToTheEnd: z.boolean(),
});
type Searching = z.infer<typeof Searching>;
const Receipt = z.object({ written: z.number(), seconds: z.number() });

interface Measured {
  readonly label: string;
  readonly messages: number;
  /** Messages that were brought in a second; undefined where that is not measured. */
  readonly importing: number | undefined;
  readonly searching: Searching;
}

const IN_FILE = 'this project';
const IN_POSTGRES = 'this project in Postgres';

export async function searchScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { beside, alone, times } = options.searched;
  const everywhere = everyCore(pinning.length > 0);
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-bench-search-'));
  const run = async (environment: Record<string, string>, ...words: string[]): Promise<unknown> =>
    JSON.parse(
      (await runToEnd([...productionOptions(), ...AS_A_THREAD, WORKER, ...words], folder, everywhere, environment))
        .line,
    );
  const measured: Measured[] = [];

  async function build(from: string, to: string, environment = {}): Promise<number> {
    const { written, seconds } = Receipt.parse(await run(environment, 'build', from, to));
    return written / seconds;
  }
  async function search(
    { label, messages, importing, environment = {} }: Omit<Measured, 'searching'> & { environment?: object },
    ...words: string[]
  ): Promise<void> {
    const searching = Searching.parse(await run({ ...environment }, ...words));
    measured.push({ label, messages, importing, searching });
    progress(`search: ${label}, ${messages} messages, commonest words p99 ${short(searching.kinds.common.p99)} ms`);
  }
  async function searchPostgres(few: string): Promise<string> {
    // The database server is one more that wants a core.
    unpinBench();
    const postgres = await startBenchPostgres().finally(() => pinBench());
    if ('unavailable' in postgres) return `Archives in Postgres were not measured: ${postgres.unavailable}`;
    await using _ = postgres;
    const environment = { SERVICE_DATABASE_URL: await postgres.createDatabase('archives') };
    const importing = await build(few, 'few', environment);
    await search(
      { label: IN_POSTGRES, messages: beside, importing, environment },
      'archive',
      few,
      'few',
      String(times),
    );
    return '';
  }

  try {
    const [few, many, more] = [join(folder, 'few.json'), join(folder, 'many.json'), join(folder, 'more.json')];
    const [small, large] = [join(folder, 'small.sqlite'), join(folder, 'large.sqlite')];
    await writeTelegramExport(few, beside, 8);
    const importing = await build(few, small);
    await search({ label: IN_FILE, messages: beside, importing }, 'archive', few, small, String(times));
    const missing = await searchPostgres(few);
    const others = { messages: beside, importing: undefined };
    await search(
      { label: 'plain FTS5, order by rank', ...others },
      'fts5',
      few,
      join(folder, 'fts5.sqlite'),
      String(times),
    );
    await search({ label: 'MiniSearch', ...others }, 'minisearch', few, '', String(times));
    const megabytes = (await writeTelegramExport(many, alone, 8)) / 1e6;
    const all = await build(many, large);
    await search({ label: IN_FILE, messages: alone, importing: all }, 'archive', many, large, String(times));
    // Long enough for all searches: other messages than those that are there.
    await writeTelegramExport(more, beside, 9);
    const meanwhile = { label: 'while an import writes', messages: alone, importing: undefined };
    await search(meanwhile, 'archive', many, large, String(times), more);
    return {
      report: [report(measured, megabytes), missing].filter(Boolean).join('\n'),
      targets: targets(measured, alone, megabytes),
    };
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
  const rows = measured.map(({ label, messages, importing, searching }) => [
    label,
    String(messages),
    ...KINDS.map((kind) => `${short(searching.kinds[kind].p50)} / ${short(searching.kinds[kind].p99)}`),
    searching.megabytes === 0 ? 'in memory' : short(searching.megabytes),
    short(searching.rssMb),
    short(searching.startMs),
    importing === undefined ? '–' : short(importing),
  ]);
  const head = [
    'p50 / p99 ms',
    'messages',
    ...KINDS.map((kind) => HEADS[kind]),
    'MB',
    'RSS MB',
    'start ms',
    'import/s',
  ];
  return `Searches for the best ${50} (the large export has ${short(megabytes)} MB):\n${table(head, rows)}`;
}

function targets(measured: readonly Measured[], alone: number, exportMegabytes: number): Target[] {
  const large = measured.filter(({ messages }) => messages === alone).slice(-2);
  const most = (pick: (searching: Searching) => number) => Math.max(...large.map(({ searching }) => pick(searching)));
  const ranked = KINDS.filter((kind) => kind !== 'newest');
  const [first] = large;
  const [inFile, inPostgres] = [IN_FILE, IN_POSTGRES].map((name) => measured.find(({ label }) => label === name));
  const usual = (one: Measured | undefined) =>
    one ? KINDS.reduce((sum, kind) => sum + one.searching.kinds[kind].p50, 0) : Number.NaN;
  return [
    atMost(3, 'search: p50 of all kinds together, in Postgres of that in a file', usual(inPostgres) / usual(inFile)),
    atLeast(
      0.5,
      'search: messages brought in a second, in Postgres of those in a file',
      (inPostgres?.importing ?? Number.NaN) / (inFile?.importing ?? Number.NaN),
    ),
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
