/** The program as a deployment or `npm start` starts it, watched from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BotSettings } from './bots/bench-link.ts';
import { environmentOf } from './bots/this-bot-environment.ts';
import { productionOptions } from './production.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const LOOK_MS = 5;
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 5000;

export interface Program extends AsyncDisposable {
  readonly pid: number;
  /** From the start of the process until a page of it answers. */
  readonly startMs: number;
}

/** @param by the words of the Procfile, or npm */
export async function startProgram(settings: BotSettings, by: 'node' | 'npm'): Promise<Program> {
  const [command, words, cwd] =
    by === 'npm'
      ? (['npm', ['start', '--silent'], ROOT] as const)
      : ([process.execPath, [...productionOptions(), `${ROOT}src/main.ts`], settings.dataDir] as const);
  const startedAt = performance.now();
  const child = spawn(command, words, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      npm_config_update_notifier: 'false',
      ...environmentOf(settings),
    },
    stdio: 'ignore',
    // A group of its own: what npm starts ends with it.
    detached: true,
  });
  try {
    await untilAnswered(child, `http://127.0.0.1:${settings.port}/`, startedAt + START_DEADLINE_MS);
  } catch (error) {
    await end(child);
    throw error;
  }
  const startMs = performance.now() - startedAt;
  return { pid: child.pid ?? 0, startMs, [Symbol.asyncDispose]: () => end(child) };
}

async function untilAnswered(child: ChildProcess, page: string, deadline: number): Promise<void> {
  for (;;) {
    const answered = await fetch(page).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    if (child.exitCode !== null) throw new Error(`the program ended with code ${child.exitCode} instead of starting`);
    if (performance.now() > deadline) throw new Error('the program does not get ready');
    await sleep(LOOK_MS);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const { pid } = child;
  const gone = once(child, 'exit');
  process.kill(-pid, 'SIGTERM');
  const force = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_DEADLINE_MS);
  await gone;
  clearTimeout(force);
}

/** Memory of a process and all that it has started, MB, shared pages counted once (PSS); 0 where there is no /proc. */
export function memoryMbOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of entriesOf('/proc')) {
    const parent = /\) \S (\d+) /.exec(textOf(`/proc/${name}/stat`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isOfIt = (one: number | undefined): boolean => one === pid || (one !== undefined && isOfIt(parents.get(one)));
  const kilobytes = [...parents.keys()]
    .filter(isOfIt)
    .map((one) => Number(/^Pss:\s+(\d+) kB$/m.exec(textOf(`/proc/${one}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Empty when the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
