/** Searching an archive in a file and in Postgres, then a large one, idle and during an import into it. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createPostgresDatabase, createServiceTables, startPostgresCluster } from '../../support/postgres.ts';
import { atLeast, atMost, short, type Target, table } from '../figures.ts';
import { everyCore, onEveryCore, production, runToEnd } from '../processes.ts';
import { KINDS, writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const WORKER = new URL('../searching-worker.ts', import.meta.url).pathname;
/** The memory limits of a service thread (platform/worker.ts); otherwise V8 uses what the machine has. */
const AS_A_THREAD = ['--max-semi-space-size=2', '--max-old-space-size=512'];

const Searching = z.object({
  startMs: z.number(),
  kinds: z.record(z.enum(KINDS), z.object({ p50: z.number(), p95: z.number(), p99: z.number() })),
  rssMb: z.number(),
  megabytes: z.number(),
});
const Receipt = z.object({ written: z.number(), seconds: z.number() });

interface Measured extends z.infer<typeof Searching> {
  readonly label: string;
  readonly messages: number;
  /** Messages imported per second; NaN if not measured. */
  readonly importing: number;
}

export async function searchScene({ sizes, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { beside, alone, times } = sizes.searched;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-bench-search-'));
  const [few, many, more] = ['few.json', 'many.json', 'more.json'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  const run = async (words: readonly string[], environment: Record<string, string>): Promise<unknown> => {
    const program = [...production().options, ...AS_A_THREAD, WORKER, ...words];
    return JSON.parse((await runToEnd(program, folder.path, everyCore(pinning), environment)).line);
  };

  async function build(from: string, to: string, environment = {}): Promise<number> {
    const { written, seconds } = Receipt.parse(await run(['build', from, to], environment));
    return written / seconds;
  }
  async function search(
    about: Pick<Measured, 'label' | 'messages' | 'importing'>,
    words: readonly [from: string, archive: string, meanwhile?: string],
    environment = {},
  ): Promise<Measured> {
    const [from, archive, meanwhile = ''] = words;
    const searching = await run(['search', from, archive, String(times), meanwhile], environment);
    const measured = { ...about, ...Searching.parse(searching) };
    progress(
      `search: ${about.label}, ${about.messages} messages, common word p99 ${short(measured.kinds.common.p99)} ms`,
    );
    return measured;
  }
  async function searchPostgres(): Promise<Measured | { unavailable: string }> {
    // The database server needs a core too.
    const cluster = await onEveryCore(() => startPostgresCluster());
    if ('unavailable' in cluster) return cluster;
    await using running = new AsyncDisposableStack();
    running.defer(() => cluster.stop());
    const { url } = await createPostgresDatabase(cluster.url);
    const environment = { SERVICE_DATABASE_URL: url };
    await createServiceTables(url);
    const importing = await build(few, 'few', environment);
    return await search({ label: 'in Postgres', messages: beside, importing }, [few, 'few'], environment);
  }

  const [small, large] = [join(folder.path, 'small.sqlite'), join(folder.path, 'large.sqlite')];
  await writeTelegramExport(few, beside, 8);
  const importing = await build(few, small);
  const inFile = await search({ label: 'in a file', messages: beside, importing }, [few, small]);
  const inPostgres = await searchPostgres();
  const megabytes = (await writeTelegramExport(many, alone, 8)) / 1e6;
  const all = await build(many, large);
  const quiet = await search({ label: 'in a file', messages: alone, importing: all }, [many, large]);
  // New messages, enough that the import outlasts all searches.
  await writeTelegramExport(more, beside, 9);
  const meanwhile = { label: 'while an import writes', messages: alone, importing: Number.NaN };
  const busy = await search(meanwhile, [many, large, more]);

  const missing = 'unavailable' in inPostgres ? inPostgres : undefined;
  const measured = [inFile, ...('unavailable' in inPostgres ? [] : [inPostgres]), quiet, busy];
  const title = `Searches for the best 50 (the large export has ${short(megabytes)} MB):\n${searchTable(measured)}`;
  return {
    report: missing ? `${title}\nArchives in Postgres were not measured: ${missing.unavailable}` : title,
    targets: [
      ...('unavailable' in inPostgres ? [] : postgresTargets(inPostgres, inFile)),
      ...largeTargets(quiet, busy, megabytes),
    ],
  };
}

function searchTable(measured: readonly Measured[]): string {
  return table(
    ['p50 / p99 ms', 'messages', ...KINDS, 'MB', 'RSS MB', 'start ms', 'import/s'],
    measured.map(({ label, messages, kinds, megabytes, rssMb, startMs, importing }) => [
      label,
      String(messages),
      ...KINDS.map((kind) => `${short(kinds[kind].p50)} / ${short(kinds[kind].p99)}`),
      ...[megabytes, rssMb, startMs, importing].map(short),
    ]),
  );
}

function postgresTargets(inPostgres: Measured, inFile: Measured): Target[] {
  const usual = ({ kinds }: Measured) => KINDS.reduce((sum, kind) => sum + kinds[kind].p50, 0);
  const importing = inPostgres.importing / inFile.importing;
  return [
    atMost(3, 'search: sum of the p50s, in Postgres relative to a file', usual(inPostgres) / usual(inFile)),
    atLeast(0.5, 'search: messages imported per second, in Postgres relative to a file', importing),
  ];
}

function largeTargets(quiet: Measured, busy: Measured, exportMegabytes: number): Target[] {
  const ranked = KINDS.filter((kind) => kind !== 'newest');
  const newest = Math.max(quiet.kinds.newest.p95, busy.kinds.newest.p95);
  const slowest = Math.max(...[quiet, busy].flatMap(({ kinds }) => ranked.map((kind) => kinds[kind].p99)));
  const bytes = quiet.megabytes / exportMegabytes;
  return [
    atMost(5, `search: newest first, ${quiet.messages} messages, p95 ms`, newest),
    atMost(50, `search: ranked, ${quiet.messages} messages, p99 ms of the slowest kind`, slowest),
    atMost(1.4, 'search: size of the archive relative to the export', bytes),
    atMost(200, 'search: RSS of a searching process, MB', quiet.rssMb),
    atMost(1000, 'search: from opening the archive to the first result, ms', quiet.startMs),
  ];
}
