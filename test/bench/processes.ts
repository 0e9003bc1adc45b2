/** Child processes of the bench, measured from outside: bots, the program, and programs that run to their end. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRequest, BotReport, Usage } from './bots/bench-link.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const [BENCH_CORE, BOT_CORE] = ['0', '1'];
const START_DEADLINE_MS = 60_000;
const ANSWER_DEADLINE_MS = 10_000;
const STOP_DEADLINE_MS = 5000;
const READY_LOOK_MS = 5;
const MEMORY_LOOK_MS = 50;
/** Maximum length of a bot's output in errors. */
const KEPT_OUTPUT = 4000;

/** Pins this process to a core. @returns a prefix for a bot's command line, empty if pinning isn't available */
export function pinBench(): string[] {
  if (spawnSync('taskset', ['-c', BOT_CORE, 'true']).status !== 0) return [];
  spawnSync('taskset', ['-a', '-c', '-p', BENCH_CORE, String(process.pid)]);
  return ['taskset', '-c', BOT_CORE];
}

/** Lets this process and its children of `work` use all cores, for measurements with several processes. */
export async function onEveryCore<T>(work: () => Promise<T>): Promise<T> {
  spawnSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(process.pid)]);
  try {
    return await work();
  } finally {
    pinBench();
  }
}

/** A command line prefix that lets a child use all cores while the bench is pinned to one. */
export const everyCore = (pinning: readonly string[]): string[] =>
  pinning.length > 0 ? ['taskset', '-c', `0-${cpus().length - 1}`] : [];

/** The environment and Node options of `npm start`, with absolute paths. */
export function production(): { environment: Record<string, string>; options: string[] } {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: { start: string } };
  const [, variable = '', value = '', words = ''] =
    /^(\w+)=(\w+) exec node (.+) src\/main\.ts$/.exec(scripts.start) ?? [];
  if (words === '') throw new Error('npm start does not start src/main.ts');
  const absolute = (word: string) => (word.startsWith('./') ? new URL(word, `file://${ROOT}`).pathname : word);
  return { environment: { [variable]: value }, options: words.split(' ').map(absolute) };
}

export interface BotProcess extends AsyncDisposable {
  readonly pid: number;
  /** URL of its embedded service, if any. */
  readonly serviceUrl: string | undefined;
  /** Resource usage since its start; after a garbage collection for `live-heap`. */
  usage(request: 'usage' | 'live-heap'): Promise<Usage>;
}

/**
 * Starts a bot. Rejects with its output if it doesn't start.
 * @param entry file in `bots/`, without its extension
 * @param environment variables in addition to PATH
 * @param pinning prefix of the command line
 */
export async function startBot(
  entry: string,
  environment: Readonly<Record<string, string>>,
  pinning: readonly string[],
  nodeOptions: readonly string[],
): Promise<BotProcess> {
  const [command = '', ...words] = [...pinning, process.execPath, ...nodeOptions, `${ROOT}test/bench/bots/${entry}.ts`];
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, ...production().environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the bot ${entry} exited (${code ?? signal}); its output:\n${output}`);
  });
  // Handled by callers that wait for the bot; otherwise the exit is expected.
  exited.catch(() => {});

  async function nextReport(deadlineMs: number): Promise<BotReport> {
    const message = once(child, 'message', { signal: AbortSignal.timeout(deadlineMs) });
    message.catch(() => {});
    const [report] = await Promise.race([message, exited]).catch((error: unknown) => {
      const late = error instanceof Error && error.name === 'AbortError';
      throw late
        ? new Error(`the bot ${entry} did not respond within ${deadlineMs} ms; its output:\n${output}`)
        : error;
    });
    return report as BotReport;
  }

  const ask = (request: BenchRequest) => child.send(request);
  const stop = () =>
    end(
      child,
      () => child.connected && ask('stop'),
      () => child.kill('SIGKILL'),
    );
  const ready = await nextReport(START_DEADLINE_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    serviceUrl: ready.kind === 'ready' ? ready.serviceUrl : undefined,
    async usage(request) {
      ask(request);
      const report = await nextReport(ANSWER_DEADLINE_MS);
      if (report.kind !== 'usage') throw new Error(`unexpected report from the bot ${entry}`);
      return report;
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function end(child: ChildProcess, stop: () => void, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  stop();
  const force = setTimeout(kill, STOP_DEADLINE_MS);
  await gone;
  clearTimeout(force);
}

export interface Program extends AsyncDisposable {
  readonly pid: number;
  /** Time from the start of the process until a page is served. */
  readonly startMs: number;
}

/** Runs `npm start`. @param environment variables in addition to PATH and HOME, with the PORT of its page */
export async function startProgram(environment: Readonly<Record<string, string>>): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      npm_config_update_notifier: 'false',
      ...environment,
    },
    stdio: 'ignore',
    // A separate process group, so that npm's children are stopped too.
    detached: true,
  });
  const signalAll = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal);
  const stop = () =>
    end(
      child,
      () => signalAll('SIGTERM'),
      () => signalAll('SIGKILL'),
    );
  const isReady = () =>
    fetch(`http://127.0.0.1:${environment.PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode === null && performance.now() < startedAt + START_DEADLINE_MS) await sleep(READY_LOOK_MS);
    else {
      await stop();
      throw new Error(`npm start did not become ready (${child.exitCode ?? 'no answer'})`);
    }
  }
  return { pid: child.pid ?? 0, startMs: performance.now() - startedAt, [Symbol.asyncDispose]: stop };
}

/**
 * Runs a program of the project to its end.
 * @param pinning prefix of the command line
 * @param environment variables in addition to PATH and DATA_DIR
 * @returns its last line of output and its peak memory
 */
export async function runToEnd(
  words: readonly string[],
  dataDir: string,
  pinning: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ line: string; memoryMb: number }> {
  const [command = '', ...rest] = [...pinning, process.execPath, ...words];
  const child = spawn(command, rest, {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...production().environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let memoryMb = 0;
  const looking = setInterval(() => {
    memoryMb = Math.max(memoryMb, memoryMbOf(child.pid ?? 0));
  }, MEMORY_LOOK_MS);
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece;
  });
  const [code] = await once(child, 'close');
  clearInterval(looking);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { line: said.trim().split('\n').at(-1) ?? '', memoryMb };
}

/**
 * Memory of a process and its descendants in MB, with shared pages counted once (PSS); 0 without /proc. npm itself is
 * excluded, since a deployment needn't use it.
 */
export function memoryMbOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of orElse(() => readdirSync('/proc'), [])) {
    const parent = /\) \S (\d+) /.exec(orElse(() => readFileSync(`/proc/${name}/stat`, 'utf8'), ''))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isOfIt = (one: number | undefined): boolean => one === pid || (one !== undefined && isOfIt(parents.get(one)));
  const pssOf = (one: number): number => {
    if (orElse(() => readFileSync(`/proc/${one}/cmdline`, 'utf8'), '').startsWith('npm')) return 0;
    const rollup = orElse(() => readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'), '');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  };
  return [...parents.keys()].filter(isOfIt).reduce((sum, one) => sum + pssOf(one), 0) / 1024;
}

/** The result of `read`, or `other` if it throws: a process may have exited meanwhile. */
function orElse<T>(read: () => T, other: T): T {
  try {
    return read();
  } catch {
    return other;
  }
}
