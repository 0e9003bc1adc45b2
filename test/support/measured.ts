/** Runs a command of the program in a child process and measures its peak memory, including all threads. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const [PRELOAD, PEAK, MAIN] = ['../../src/platform/preload.mjs', './peak-memory.mjs', '../../src/main.ts'].map(
  (path) => new URL(path, import.meta.url).pathname,
) as [string, string, string];

export interface Measured {
  readonly exit: number | null;
  readonly output: string;
  readonly errors: string;
  readonly peakMb: number;
}

export async function runMeasured(folder: string, words: readonly string[]): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', PRELOAD, '--import', PEAK, MAIN, ...words], {
    cwd: folder,
    // As npm run import sets it.
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, exit] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const peak = /^peak memory (\d+) kB$/m.exec(errors)?.[1];
  if (peak === undefined) throw new Error(`it did not end by itself (${exit}): ${errors}`);
  return { exit, output, errors, peakMb: Number(peak) / 1024 };
}
