/** A program of the project that is run to its end, watched from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { memoryMbOf } from './program-process.ts';

const LOOK_MS = 50;

/**
 * @param everywhere words before the command line that give it every core
 * @param environment variables beside those
 * @returns its last line of output, and the most memory that was seen
 */
export async function runToEnd(
  words: readonly string[],
  dataDir: string,
  everywhere: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ line: string; memoryMb: number }> {
  const [command = '', ...rest] = [...everywhere, process.execPath, ...words];
  const child = spawn(command, rest, {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let memoryMb = 0;
  const looking = setInterval(() => {
    memoryMb = Math.max(memoryMb, memoryMbOf(child.pid ?? 0));
  }, LOOK_MS);
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece;
  });
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { line: said.trim().split('\n').at(-1) ?? '', memoryMb };
}
