/**
 * A copy of the project in a temporary folder, in which one mutant at a time is tried. Since the file itself is
 * mutated, child processes and threads of the tests run the mutant too.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Complaint {
  /** The test file that failed first; undefined if none is named or the deadline was exceeded. */
  test: string | undefined;
  output: string;
}

export type Workshop = ReturnType<typeof createWorkshop>;

/** Matches the file of a failed test in vitest's output. */
const FAILED_FILE = /FAIL {2}(?:\|[^|]+\| )?(test\/\S+\.test\.ts)/;

/** Not needed by the tests, or linked instead. */
const NOT_COPIED = new Set(['node_modules', '.git', 'data', 'coverage']);

/** Copies `project`. `env` is added to the environment of the tests. */
export function createWorkshop(project: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-mutants-'));
  for (const name of readdirSync(project)) {
    if (!NOT_COPIED.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));

  /** Runs these tests; undefined if all pass before the deadline. Rejects when aborted. */
  async function complaintOf(
    tests: readonly string[],
    deadlineMs: number,
    signal: AbortSignal,
  ): Promise<Complaint | undefined> {
    signal.throwIfAborted();
    const words = ['run', '--config', 'test/vitest.config.ts', '--bail', '1', '--maxWorkers', '1', ...tests];
    // A separate process group, so that the tests' children are killed with them.
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of them have exited.
      }
    };
    const timer = setTimeout(end, deadlineMs);
    signal.addEventListener('abort', end, { once: true });
    try {
      const code = await new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', resolve);
      });
      signal.throwIfAborted();
      return code === 0 ? undefined : { test: FAILED_FILE.exec(output)?.[1], output };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      end();
    }
  }

  return {
    complaintOf,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
