/** Importing a large Telegram account: reading only, importing, importing again; latencies of others meanwhile. */
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { LATEST_ANSWER_MS, withCarriedService } from '../carried-service.ts';
import { atLeast, atMost, percentile, short, type Target, table } from '../figures.ts';
import { everyCore, production, runToEnd } from '../processes.ts';
import { EXPORT_OWNER, writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
/** Messages of a tiny account, to measure the program's base memory. */
const FEW = 100;

const Reading = z.object({ messages: z.number(), seconds: z.number(), rssMb: z.number() });
const Receipt = z.object({ read: z.number(), written: z.number(), seconds: z.number() });

interface Import extends z.infer<typeof Receipt> {
  /** Peak memory during the import. */
  readonly memoryMb: number;
}

/** `npm run import`, on all cores: the command waits in one thread while another imports. */
export async function importOf(path: string, dataDir: string, pinning: readonly string[]): Promise<Import> {
  const words = [...production().options, join(ROOT, 'src/main.ts'), 'import', path, '--json'];
  const { line, memoryMb } = await runToEnd(words, dataDir, everyCore(pinning));
  return { ...Receipt.parse(JSON.parse(line)), memoryMb };
}

export async function importScene({ sizes, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-bench-import-'));
  const [few, many] = [join(folder.path, 'few.json'), join(folder.path, 'result.json')];
  await writeTelegramExport(few, FEW);
  const idle = await importOf(few, folder.path, pinning);
  const megabytes = (await writeTelegramExport(many, sizes.importMessages, 8)) / 1e6;
  progress(`import: ${sizes.importMessages} messages, ${short(megabytes)} MB`);
  const worker = join(ROOT, 'test/bench/searching-worker.ts');
  const reading = Reading.parse(JSON.parse((await runToEnd([worker, 'read', many], folder.path, [])).line));
  progress(`import: read at ${short(megabytes / reading.seconds)} MB/s`);
  const first = await importOf(many, folder.path, pinning);
  progress(`import: ${short(first.read / first.seconds)} messages/s`);
  const second = await importOf(many, folder.path, pinning);

  const row = (name: string, messages: number, seconds: number, memoryMb: number, written: string) => {
    const rates = [megabytes / seconds, messages / seconds];
    return [name, short(seconds), ...rates.map(short), written, short(memoryMb)];
  };
  const rows = [
    row('reading', reading.messages, reading.seconds, reading.rssMb, '–'),
    row('importing', first.read, first.seconds, first.memoryMb, String(first.written)),
    row('importing again', second.read, second.seconds, second.memoryMb, String(second.written)),
    ['importing 100 messages', short(idle.seconds), '–', '–', String(idle.written), short(idle.memoryMb)],
  ];
  const head = ['a Telegram account', 'seconds', 'MB/s', 'messages/s', 'written', 'peak MB'];
  return {
    report: `An account of ${reading.messages} messages (${short(megabytes)} MB):\n${table(head, rows)}`,
    targets: [
      atLeast(150, 'import: reading only, MB/s', megabytes / reading.seconds),
      atLeast(15_000, 'import: messages per second, indexed and encrypted', first.read / first.seconds),
      atMost(250, 'import: memory above that of importing 100 messages, MB', first.memoryMb - idle.memoryMb),
      atMost(0, 'importing again: messages written', second.written),
      atMost(0.25, 'importing again: duration relative to the first', second.seconds / first.seconds),
      ...(await latenciesDuring(pinning, few, many)),
    ],
  };
}

/** In a shorter time, single pauses would determine the p99. */
const BEFORE_MS = 30_000;
const WARM_UP_MS = 5_000;

/** Latencies of unconnected people and the owner during an import into the embedded service. */
async function latenciesDuring(pinning: readonly string[], few: string, many: string): Promise<Target[]> {
  return withCarriedService(pinning, async ({ bringIn, connect, listenFor }) => {
    await bringIn([{ owner: EXPORT_OWNER, path: few }]);
    await connect([EXPORT_OWNER]);
    await listenFor(sleep(WARM_UP_MS));
    const before = await listenFor(sleep(BEFORE_MS));
    const during = await listenFor(bringIn([{ owner: EXPORT_OWNER, path: many }]));
    const ratio = percentile(during.help, 0.99) / percentile(before.help, 0.99);
    return [
      atMost(1.5, '/help during an import: p99 relative to before', ratio),
      atMost(0, 'during an import: unanswered', during.unanswered),
      atMost(LATEST_ANSWER_MS, '/search of its owner during an import: slowest, ms', Math.max(...during.search)),
    ];
  });
}
