/** Gives the bench one core and the bot under test another, where the machine has two and `taskset`. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const BENCH_CORE = '0';
const BOT_CORE = '1';

/** Pins this process. @returns the words to put before a bot's command line; none where nothing can be pinned */
export function pinBench(): string[] {
  const pinnable = spawnSync('taskset', ['-c', BOT_CORE, 'true']).status === 0;
  if (!pinnable) return [];
  pin(BENCH_CORE);
  return ['taskset', '-c', BOT_CORE];
}

/** Gives this process, and what it starts from now on, every core: for what is more than one process by itself. */
export function unpinBench(): void {
  pin(`0-${cpus().length - 1}`);
}

/** Words before a command line that give a child of the bench every core, where the bench holds itself to one. */
export function everyCore(isPinned: boolean): string[] {
  const { length } = cpus();
  return isPinned && length > 1 ? ['taskset', '-c', `0-${length - 1}`] : [];
}

function pin(cores: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)]);
}
