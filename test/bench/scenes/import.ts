/** Bringing a large Telegram account in: reading alone beside stream-json, then into a sealed archive, then once more. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { everyCore } from '../core-pinning.ts';
import { short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { table } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import { duringImport } from './during-import.ts';
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
  rssMb: number;
}

async function read(reader: string, path: string, dataDir: string) {
  const { line } = await runToEnd([join(root, 'test/bench/reading-worker.ts'), reader, path], dataDir, false);
  return Reading.parse(JSON.parse(line));
}

/** An import has a thread for each of two cores. */
async function importOf(path: string, dataDir: string, everywhere: boolean): Promise<Import> {
  const { line, rssMb } = await runToEnd(
    [...AS_BY_NPM, join(root, 'src/main.ts'), 'import', path, '--json'],
    dataDir,
    everywhere,
  );
  return { ...Receipt.parse(JSON.parse(line)), rssMb };
}

export async function importScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const everywhere = pinning.length > 0;
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
    const others = await duringImport(everyCore(everywhere), { few, many: path });
    return {
      report: `${report(megabytes, { ours, theirs, first, second, idle })}\n\n${others.report}`,
      targets: [...targets(megabytes, { ours, first, second, idle }), ...others.targets],
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
    row('importing', first.read, first.seconds, first.rssMb, String(first.written)),
    row('importing once more', second.read, second.seconds, second.rssMb, String(second.written)),
    ['importing 100 messages', short(idle.seconds), '–', '–', String(idle.written), short(idle.rssMb)],
  ];
  const head = ['a Telegram account', 'seconds', 'MB/s', 'messages/s', 'written', 'most RSS MB'];
  return `An account of ${ours.messages} messages (${short(megabytes)} MB):\n${table(head, rows)}`;
}

function targets(megabytes: number, { ours, first, second, idle }: Omit<Figures, 'theirs'>): Target[] {
  return [
    atLeast(150, 'import: reading alone, MB/s', megabytes / ours.seconds),
    atLeast(15_000, 'import: messages a second, indexed and sealed', first.read / first.seconds),
    atMost(250, 'import: RSS above that of importing 100 messages, MB', first.rssMb - idle.rssMb),
    atMost(0, 'import once more: messages written', second.written),
    atMost(0.25, 'import once more: of the time of the first', second.seconds / first.seconds),
  ];
}
