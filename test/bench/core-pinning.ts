/** Gives the bench one core and the bot under test another, where the machine has two and `taskset`. */
import { spawnSync } from 'node:child_process';

const BENCH_CORE = '0';
const BOT_CORE = '1';

/** Pins this process. @returns the words to put before a bot's command line; none where nothing can be pinned */
export function pinBench(): string[] {
  const pinnable = spawnSync('taskset', ['-c', BOT_CORE, 'true']).status === 0;
  if (!pinnable) return [];
  spawnSync('taskset', ['-a', '-c', '-p', BENCH_CORE, String(process.pid)]);
  return ['taskset', '-c', BOT_CORE];
}
