/** Bringing a large Telegram account in: reading alone beside stream-json, then into a sealed archive, then once more. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { LATEST_ANSWER_MS, withCarriedService } from '../carried-service.ts';
import { everyCore } from '../core-pinning.ts';
import { percentile, short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { table } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import { EXPORT_OWNER, writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const root = new URL('../../../', import.meta.url).pathname;
/** As `npm run import` starts it. */
const AS_BY_NPM = ['--import', join(root, 'src/platform/preload.mjs')];
/** Of an account that takes no time: what the program needs when it imports nothing. */
const FEW = 100;

const Reading = z.object({ messages: z.number(), seconds: z.number(), rssMb: z.number() });
const Receipt = z.object({ read: z.number(), written: z.number(), seconds: z.number() });

interface Import extends z.infer<typeof Receipt> {
  /** The most that was seen while it ran. */
  memoryMb: number;
}

async function read(reader: string, path: string, dataDir: string) {
  const { line } = await runToEnd([join(root, 'test/bench/reading-worker.ts'), reader, path], dataDir, []);
  return Reading.parse(JSON.parse(line));
}

/** An import has a thread for each of two cores. */
export async function importOf(path: string, dataDir: string, everywhere: readonly string[]): Promise<Import> {
  const { line, memoryMb } = await runToEnd(
    [...AS_BY_NPM, join(root, 'src/main.ts'), 'import', path, '--json'],
    dataDir,
    everywhere,
  );
  return { ...Receipt.parse(JSON.parse(line)), memoryMb };
}

export async function importScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const everywhere = everyCore(pinning.length > 0);
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-bench-import-'));
  try {
    const few = join(folder, 'few.json');
    await writeTelegramExport(few, FEW);
    const idle = await importOf(few, folder, everywhere);
    const path = join(folder, 'result.json');
    const megabytes = (await writeTelegramExport(path, options.importMessages, 8)) / 1e6;
    progress(`import: ${options.importMessages} messages, ${short(megabytes)} MB`);
    const ours = await read('importer', path, folder);
    const theirs = await read('stream-json', path, folder);
    progress(`import: read at ${short(megabytes / ours.seconds)} MB/s`);
    const first = await importOf(path, folder, everywhere);
    progress(`import: ${short(first.read / first.seconds)} messages/s`);
    const second = await importOf(path, folder, everywhere);
    const noticed = await noticedDuring(everywhere, few, path);
    return {
      report: report(megabytes, { ours, theirs, first, second, idle }),
      targets: [...targets(megabytes, { ours, first, second, idle }), ...noticed],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Figures {
  ours: z.infer<typeof Reading>;
  theirs: z.infer<typeof Reading>;
  first: Import;
  second: Import;
  idle: Import;
}

function report(megabytes: number, { ours, theirs, first, second, idle }: Figures): string {
  const row = (name: string, messages: number, seconds: number, rssMb: number, written = '–') => [
    name,
    short(seconds),
    short(megabytes / seconds),
    short(messages / seconds),
    written,
    short(rssMb),
  ];
  const rows = [
    row('reading, stream-json (tokens)', theirs.messages, theirs.seconds, theirs.rssMb),
    row('reading, this project', ours.messages, ours.seconds, ours.rssMb),
    row('importing', first.read, first.seconds, first.memoryMb, String(first.written)),
    row('importing once more', second.read, second.seconds, second.memoryMb, String(second.written)),
    ['importing 100 messages', short(idle.seconds), '–', '–', String(idle.written), short(idle.memoryMb)],
  ];
  const head = ['a Telegram account', 'seconds', 'MB/s', 'messages/s', 'written', 'most MB'];
  return `An account of ${ours.messages} messages (${short(megabytes)} MB):\n${table(head, rows)}`;
}

function targets(megabytes: number, { ours, first, second, idle }: Omit<Figures, 'theirs'>): Target[] {
  return [
    atLeast(150, 'import: reading alone, MB/s', megabytes / ours.seconds),
    atLeast(15_000, 'import: messages a second, indexed and sealed', first.read / first.seconds),
    atMost(250, 'import: memory above that of importing 100 messages, MB', first.memoryMb - idle.memoryMb),
    atMost(0, 'import once more: messages written', second.written),
    atMost(0.25, 'import once more: of the time of the first', second.seconds / first.seconds),
  ];
}

/** In less, a pause or two decide what the p99 is. */
const BEFORE_MS = 30_000;
const WARM_UP_MS = 5_000;

/** What strangers and the owner notice of an import into the service that the bot carries. */
async function noticedDuring(everywhere: readonly string[], few: string, many: string): Promise<Target[]> {
  return withCarriedService(everywhere, async ({ bringIn, connect, listenFor }) => {
    await bringIn([{ owner: EXPORT_OWNER, path: few }]);
    await connect([EXPORT_OWNER]);
    await listenFor(sleep(WARM_UP_MS));
    const before = await listenFor(sleep(BEFORE_MS));
    const during = await listenFor(bringIn([{ owner: EXPORT_OWNER, path: many }]));
    return [
      atMost(
        1.5,
        '/help during an import: p99, of that before',
        percentile(during.help, 0.99) / percentile(before.help, 0.99),
      ),
      atMost(0, 'during an import: unanswered', during.unanswered),
      atMost(LATEST_ANSWER_MS, '/search of its owner during an import: slowest, ms', Math.max(...during.search)),
    ];
  });
}
