/** The program as a deployment starts it, watched from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { takesUpdates } from '../support/takes-updates.ts';
import type { BotSettings } from './bots/bench-link.ts';
import { environmentOf } from './bots/this-bot-environment.ts';
import { productionOptions } from './production.ts';

const root = new URL('../../', import.meta.url);
const LOOK_MS = 5;
const START_DEADLINE_MS = 20_000;
const STOP_DEADLINE_MS = 5000;

export interface Program extends AsyncDisposable {
  readonly pid: number;
  /** From the start of the process until it says that it is ready and its webhook is set. */
  readonly startMs: number;
}

/** @param webhookSet resolves when Telegram has been given the address of the webhook */
export async function startProgram(
  settings: BotSettings,
  pinning: readonly string[],
  webhookSet: Promise<void>,
): Promise<Program> {
  const program = [...productionOptions(), new URL('src/main.ts', root).pathname];
  const words = [...pinning, process.execPath, ...program];
  const startedAt = performance.now();
  const child = spawn(words[0] ?? process.execPath, words.slice(1), {
    // A `.env` of whoever runs the bench is none of this program's.
    cwd: settings.dataDir,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environmentOf(settings) },
    stdio: 'ignore',
  });
  try {
    await untilReady(child, `http://127.0.0.1:${settings.port}`, startedAt + START_DEADLINE_MS);
    await webhookSet;
  } catch (error) {
    await end(child);
    throw error;
  }
  const startMs = performance.now() - startedAt;
  return { pid: child.pid ?? 0, startMs, [Symbol.asyncDispose]: () => end(child) };
}

async function untilReady(child: ChildProcess, home: string, deadline: number): Promise<void> {
  for (;;) {
    if (await takesUpdates(home)) return;
    if (child.exitCode !== null) throw new Error(`the program ended with code ${child.exitCode} instead of starting`);
    if (performance.now() > deadline) throw new Error('the program does not get ready');
    await sleep(LOOK_MS);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await gone;
  clearTimeout(force);
}

/** Memory of another process that is in RAM, MB; NaN where there is no /proc. */
export function rssMbOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
