/**
 * A copy of the project in a temporary folder, in which one mutant at a time is tried. Child processes and threads of the
 * tests run the mutated file as well, because nothing but the file tells what is mutated.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Complaint {
  /** The test file that failed first; undefined when none is named, or when they did not end within the deadline. */
  test: string | undefined;
  output: string;
}

export type Workshop = ReturnType<typeof createWorkshop>;

/** How vitest's output names the file of a failed test. */
const FAILED_FILE = /FAIL {2}(?:\|[^|]+\| )?(test\/\S+\.test\.ts)/;

/** What tests neither read nor change: linked, or left where it is. */
const NOT_COPIED = new Set(['node_modules', '.git', 'data', 'coverage']);

/** Makes a copy of `project`. `env` is added to the environment of the tests. */
export function createWorkshop(project: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-bot-mutants-'));
  for (const name of readdirSync(project)) {
    if (!NOT_COPIED.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));

  /** What these tests notice: one fails, or they do not end within the deadline. Rejects when aborted. */
  async function complaintOf(
    tests: readonly string[],
    deadlineMs: number,
    signal: AbortSignal,
  ): Promise<Complaint | undefined> {
    signal.throwIfAborted();
    const words = ['run', '--config', 'test/vitest.config.ts', '--bail', '1', '--maxWorkers', '1', ...tests];
    // A group of its own, so that what the tests have started ends with them.
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
        // All of them have ended.
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
    /** Puts another text into a file of the copy. */
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
