/** The program as an operator runs it: `node src/main.ts` (or another) with an environment, ended by signals. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface ChildProgram {
  /** What it has printed so far, both streams. */
  readonly output: string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Waits until it has printed this. */
  prints(wanted: RegExp): Promise<void>;
  signals(signal: NodeJS.Signals): void;
  /** Ends it, if it still runs. */
  close(): Promise<void>;
}

const SOURCE = new URL('../../src/', import.meta.url).pathname;
const PATIENCE_MS = 15_000;

/**
 * @param folder where it runs: no `.env` of this machine is found there
 * @param program file of `src/`
 * @param given what stands after it
 */
export function runProgram(
  folder: string,
  environment: Record<string, string>,
  program = 'main.ts',
  given: readonly string[] = [],
): ChildProgram {
  const child: ChildProcess = spawn(process.execPath, [SOURCE + program, ...given], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiters = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of [...waiters]) look();
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return {
    get output() {
      return output;
    },
    ended,
    prints: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiters.delete(look);
          reject(new Error(`waited for ${wanted}; it printed:\n${output.slice(-3000)}`));
        }, PATIENCE_MS);
        function look() {
          if (!wanted.test(output)) return;
          clearTimeout(timer);
          waiters.delete(look);
          resolve();
        }
        waiters.add(look);
        look();
      }),
    signals: (signal) => void child.kill(signal),
    async close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
